/*
 * One payment intent between its service, the gateway and two consoles; README.md says what is
 * modelled and what is not. Compile-time names switch a rule off, so that `run` can show that the
 * rule is needed: each must give a counterexample of the property that it protects.
 */
mtype = { processing, completed, failed };   /* the row */
mtype = { none, paid, declined, absent, unavailable }; /* a charge, a look-up's answer, evidence */

#define ATTEMPTS 2    /* attempt keys that the service may use one after the other */
#define NEEDED 3      /* not-found answers that settle */
#define MISSES 2      /* look-ups that may miss a charge which is there */
#define ASKS 5        /* look-ups of one intent before it is left to a person */

mtype row = processing;
mtype charge[ATTEMPTS] = none;
byte charges, finals, audits, missed;
byte phase;           /* 0: before the send deadline; 1: after it; 2: the grace is over, too */
byte in_flight;       /* charges sent and not yet carried out */
byte evidence_absent;
bool evidence_paid, evidence_declined;
bool carried_out[2];  /* the command of console c has an outcome in ichido.command */
byte lease;           /* 0: free; c + 1: of console c */
byte asked;           /* look-ups so far, of both consoles */
bool person;          /* somebody has to look at it */
bool died, sent_again; /* one crash and one lost acknowledgement, of whichever console */

chan wire = [2] of { byte };
chan answers = [2] of { mtype };

/* What is asserted, under the name that the checker prints. */
bool agreement = true, charged_once = true, final_once = true, evidence_first = true, one_audit_event = true,
     no_call_inside_a_transaction = true;

#define MONEY (charge[0] == paid || charge[1] == paid)

inline check_agreement() {
	agreement = !(row == failed && MONEY) && !(row == completed && !MONEY);
	assert(agreement)
}

/* Evidence as stored, asked by the function itself: no client is believed. */
#define PERMITS(status) ((status == completed && evidence_paid) || \
	(status == failed && (evidence_declined || evidence_absent >= NEEDED)))

inline write_final(status, permitted) {
	evidence_first = permitted;
	assert(evidence_first);
	row = status;
	finals++;
	final_once = (finals == 1);
	assert(final_once);
#ifndef FORGET_AUDIT
	audits++;
#endif
	one_audit_event = (audits == finals);
	assert(one_audit_event);
	check_agreement()
}

/* Claims, charges outside any transaction, settles; dies anywhere. */
active proctype service() {
	mtype answer = none;
	byte attempt = 0;
	bool in_transaction = true; /* the claim */
#ifndef CALL_INSIDE_A_TRANSACTION
	in_transaction = false;
#endif
send:
	if
	:: true -> goto dead
#ifdef NO_FENCE
	:: true ->
#else
	:: atomic { phase == 0 ->
#endif
		no_call_inside_a_transaction = !in_transaction;
		assert(no_call_inside_a_transaction);
		in_flight++;
		wire!attempt
#ifndef NO_FENCE
	   }
#endif
	:: phase > 0 -> goto dead /* too late to send: recovery's from here */
	fi;
	if
	:: answers?answer
	:: true -> /* timed out: unknown, so never another key */
#ifdef NEW_KEY_AFTER_A_TIMEOUT
		if
		:: attempt + 1 < ATTEMPTS -> attempt++; goto send
		:: else -> goto dead
		fi
#else
		goto dead
#endif
	:: true -> goto dead
	fi;
	if
	:: answer == declined && attempt + 1 < ATTEMPTS -> attempt++; goto send /* another attempt, in time */
	:: true
	fi;
	if
	:: true -> goto dead
	:: atomic { row == processing ->
		if
		:: answer == paid -> write_final(completed, true)
		:: else -> write_final(failed, true)
		fi }
	:: row != processing /* final already: answers with what stands there */
	fi;
dead:	skip
}

/* Carries out each attempt key once, whenever it arrives. */
active proctype gateway() {
	byte attempt;
end:	do
	:: atomic { wire?attempt ->
		if
		:: charge[attempt] == none ->
			if
			:: charge[attempt] = paid; charges++
			:: charge[attempt] = declined
			fi
		:: else
		fi;
		in_flight--;
		charged_once = (charges <= 1);
		assert(charged_once);
		check_agreement();
		answers!charge[attempt]
	   }
	od
}

active proctype clock() {
end:	do
	:: phase == 0 -> phase = 1
	:: atomic { phase == 1 && in_flight == 0 -> phase = 2 } /* a call's own deadline ends within the grace */
#ifndef LEASE_WITHOUT_END
	:: atomic { lease != 0 -> lease = 0 }
#endif
	od
}

/* One look-up and its evidence; the evidence counts only if the rules say so. */
inline ask() {
	if
	:: answer = unavailable
	:: atomic { MONEY && missed < MISSES -> missed++; answer = absent; asked_in = phase } /* an index that lags */
	:: atomic {
		if
		:: MONEY -> answer = paid
		:: !MONEY && (charge[0] == declined || charge[1] == declined) -> answer = declined
		/* No else: Spin would take it for the outer selection's, which always has a way. */
		:: !MONEY && charge[0] != declined && charge[1] != declined -> answer = absent
		fi;
		asked_in = phase
	   }
	fi;
	atomic {
		if
		:: answer == paid -> evidence_paid = true
#ifdef DECLINED_BEFORE_THE_GRACE
		:: answer == declined -> evidence_declined = true
#else
		:: answer == declined && asked_in == 2 -> evidence_declined = true
#endif
#ifdef SINGLE_NOT_FOUND
		:: answer == absent -> evidence_absent = NEEDED
#else
		:: answer == absent && asked_in == 2 && evidence_absent < NEEDED -> evidence_absent++
#endif
#ifdef SETTLE_ON_TIMEOUT
		:: answer == unavailable && evidence_absent < NEEDED -> evidence_absent++
#endif
		:: else
		fi;
		answer = none;
		asked_in = 0
	}
}

/* decide(): what the stored evidence permits. */
inline conclude() {
	atomic {
		if
		:: evidence_paid -> verdict = completed
		:: !evidence_paid && PERMITS(failed) -> verdict = failed
#ifdef SETTLE_WITHOUT_EVIDENCE
		:: !evidence_paid && !PERMITS(failed) -> verdict = failed
#endif
		:: else
		fi
	}
}

/* ichido.settle(): one transaction, repeatable by its command. */
inline settle() {
	atomic {
		if
		:: carried_out[c] ->
#ifdef DOUBLE_COMMAND
			audits++;
			one_audit_event = (audits == finals);
			assert(one_audit_event)
#else
			skip
#endif
		:: else ->
			carried_out[c] = true;
			if
#ifdef NO_COMPARE_AND_SET
			:: true -> write_final(verdict, PERMITS(verdict))
#elif defined(SETTLE_WITHOUT_EVIDENCE)
			:: row == processing -> write_final(verdict, PERMITS(verdict))
#else
			:: row == processing && PERMITS(verdict) -> write_final(verdict, PERMITS(verdict))
#endif
			:: else
			fi
		fi
	}
}

/* Asks, freezes a verdict with a command of its own, applies it; dies anywhere, and may start again. */
active [2] proctype console() {
	mtype answer = none, verdict = processing;
	byte asked_in = 0, c = _pid - 3;
start:
	if
	:: verdict != processing -> goto apply /* the plan file is the journal */
	:: else
	fi;
end:	do
	:: row != processing -> goto finished
	:: row == processing && asked == ASKS -> person = true; goto finished
	:: atomic { row == processing && asked < ASKS && (lease == 0 || lease == c + 1) -> lease = c + 1; asked++ };
		ask();
		if
		:: atomic { !died -> died = true }; goto gone /* with the lease in its hand */
		:: true
		fi;
		conclude();
		if
		:: verdict != processing -> goto apply
		:: else
		fi;
		atomic {
			if
			:: lease == c + 1 -> lease = 0
			:: else
			fi
		}
	od;
gone:
	if
	:: true -> goto start
	:: true -> goto finished /* nobody starts it again */
	fi;
apply:
	if
	:: atomic { !died -> died = true }; goto gone
	:: true
	fi;
	settle();
	if
	:: atomic { !sent_again -> sent_again = true }; goto apply /* the acknowledgement was lost */
	:: atomic { !died -> died = true }; goto gone
	:: true
	fi;
finished:
	verdict = processing
}

/* Nothing stays in processing without anybody who knows. */
ltl left_to_nobody { <> (row != processing || person) }
