<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>doctor</name>
    <message>
        <source>Nothing is wrong with this database.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failures</name>
    <message>
        <source>The connection holds a password, which other users of this machine could read. Leave it out and put it into a password file (passfile) or a service file of libpq.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection names a setting that is not known or not allowed. Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection cannot be read. Write it as postgresql://login@host:port/database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No database server answers there. Check that it runs, and the host and port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not accept the login&apos;s password. Check the password file (its mode must be 0600) or the service file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no such database. Check the name behind the last slash of the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not let this login in. Check the login&apos;s name, and whether it may connect to this database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed. Install the package libqt6sql6-psql.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no free connection. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refuses the connection. Check its rules for this host, login and database.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the database could not be made or was lost. Check that the server runs, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database does not allow this to the login. Ask its administrator for the role that is missing; “ichidoctl doctor” names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This login may not work for that organisation. Ask the administrator to enter it in ichido.member.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This login lacks the role that this needs. Ask the administrator to grant it; “ichidoctl doctor” names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command was sent before with another content. Nothing was written; make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), or orders is not unique by it. Mend that first; “ichidoctl doctor” prints the SQL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This database may only be read: it is a standby. Connect to the primary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such organisation, or this login may not see it. Check its number or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such request, or this login may not see it. Check the organisation and the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another migration of this database is running. Wait until it has ended, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the plan file is missing. Nothing was applied; take the whole file, or make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan file was changed after it was made. Nothing was applied; make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan file was made by another version of Ichido. Nothing was applied; make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan holds a line without evidence, which is never sent. Make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan was made for another database. Nothing was applied; check the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a plan that can be read. Nothing was applied; check the name, or make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no profile of this name. Put one into the folder of gateways, or correct the organisation&apos;s gateway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gateway&apos;s profile cannot be read. Correct the file, or take it out of the folder of gateways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway cannot be reached. Check that it is up, and its address in the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sandbox needs enough rows for its stuck intents, and at most 100 million. Choose other numbers for --rows and --stuck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sandbox has 8 to 10,000 organisations. Choose another number for --organizations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sandbox stands in this folder already. Stop it first, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder holds other files. Choose an empty or a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sandbox in this folder. Check the name, or start one with “ichidoctl sandbox start”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the sandbox cannot be made or written. Check its rights and the free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PostgreSQL&apos;s server programs are not installed. Install the package postgresql.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unprivileged user to run the sandbox&apos;s server. Run it as an ordinary user, or create one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox belongs to another user. Stop it as that user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox could not be set up or ended. What was begun is removed again; check the free space, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was refused, and nothing was changed. Check the login&apos;s rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else stands against it, and nothing was changed. Read the current state and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database is busy, and nothing was changed. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answered, and nothing was changed. Check the connection, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer took too long. Narrow the question down, or check the indexes with “ichidoctl doctor”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input or an answer was not what was expected, and nothing was changed. “ichidoctl doctor” shows what the database lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The acknowledgement was lost: it may or may not have happened. Apply the same plan again; it answers with the outcome and changes nothing twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its profile names no address. Put a profile with a base_url into the folder of gateways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its profile has no look-up for what is known of these requests. Add one that looks up by key or order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of gateways cannot be read. Check its name and rights (--gateways, ICHIDO_GATEWAYS).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others may read the file with the gateway&apos;s secret. Give it the mode 0600.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is empty or too long, or holds a control character. Correct the file or the environment variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is missing or cannot be read. Put it into the file or the environment variable that its profile names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written. Check that its folder exists, its rights and the free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read. Check its name and rights.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>The schema “ichido” is missing. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema “ichido” is older than this program, which therefore only reads. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema “ichido” is newer than this program, which therefore only reads. Install the newer Ichido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A migration that was applied differs from this program&apos;s. Find out who changed it before anything is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table payment_requests. Check the database and the schema of the connection, or run “ichidoctl migrate”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), so that a key could be claimed twice. Add it before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table orders: amounts cannot be compared, and every intent goes to a person. Run “ichidoctl migrate”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is PostgreSQL %1; Ichido needs 13 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is a standby that can only be read. Connect to the primary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 is missing; without it lists read the whole table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This login has none of Ichido&apos;s roles. Let the administrator grant the ones it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This login is a member of no organisation, so that it sees and changes nothing. Let the administrator enter it in ichido.member.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Usage</source>
        <comment>before an example of a command line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options in a command line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VERB</source>
        <comment>stands for one of the verbs in a command line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verbs</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers payment intents that were left in processing: asks the gateway what happened and writes it down once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 findings, or rows left for a person or for later; 2 wrong usage; 3 could not connect; 4 refused by role; 5 unknown outcome, to be read back by applying the same plan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong or missing with this database, and the SQL that mends it. Ends with 1 when something was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the database to the schema of this program; run it as the database&apos;s owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at payment requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists requests; those in processing oldest first, others newest first. JSON is an array of objects, amounts in minor units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One request with its masked response, its evidence and its audit trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settles what is stuck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the gateways about intents in processing and stores the answers as evidence; settles nothing. Ends with 1 when some are left undecided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks where evidence is missing or old, then freezes the verdicts in a file; settles nothing. Ends with 0 when the plan was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies a plan; may be repeated, which changes nothing twice. Ends with 1 when rows are left for a person, wait, or changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks, plans and applies in one; ends like apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A private PostgreSQL, a simulated gateway and a merchant service, for trying and testing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts one and prints its addresses; the same seed gives the same data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends its processes and removes what it made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it runs. Ends with 1 when not all does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database, like postgresql://login@host/database?passfile=FILE; without a password. Else ICHIDO_URI, else libpq&apos;s PG* variables and service file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table (for people), json or csv (stable).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en, ja or ko; else that of LANG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of gateway profiles. Else ICHIDO_GATEWAYS, else the folder gateways beside the connection&apos;s password file, else ichido/gateways among your settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the SQL instead, for somebody to run by hand; connects to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which requests, like: org:acme status:processing age:&gt;10m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most so many; 0 for all. A table shows 50, json and csv all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file for the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is applied; stands in the audit trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file for the outcome of every line, as JSON lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks also where stored evidence decides already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idempotency key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the sandbox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many requests (100000).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them are stuck (200).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the data is drawn from (7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many organisations (40).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ichido::MainWindow</name>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ichido — %1</source>
        <comment>window title; %1 is the connection</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests in processing, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not read: %1</source>
        <comment>%1 is a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %n oldest requests in processing; there are more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) in processing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ichido::RequestTableModel</name>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>read aloud: row number, column title, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <comment>column title: how long ago the request was created</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The database, as a URI without a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: en, ja or ko.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>database</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>migrate</name>
    <message>
        <source>The schema is up to date; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n migration(s) applied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>There is no such field. Fields are org, status, age, created, key, sha, order and stuck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part of a query names a field, like status:processing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing behind the colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field stands twice; each may stand once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An organisation is given by its number or its name; a name with spaces stands in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A status is processing, completed or failed; several are separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An age is written like age:&gt;10m or age:&lt;2h30m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times are written like created:2026-11-01..2026-11-30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can lie in this range; its ends are the wrong way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key, or its beginning, is hexadecimal digits with its dashes in their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fingerprint, or its beginning, is at most 64 hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order is given by its number, like order:1234.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only value is yes: stuck:yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote is opened here and not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query is not UTF-8 from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A control character stands here; leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part of the query cannot be read. Parts are like org:acme status:processing age:&gt;10m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The gateway has not been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last answer is too old to settle from; the gateway must be asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is so young that its own service may still be working on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is working on this intent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is final already; nothing is left to settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway charged exactly this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One attempt charged exactly this order; the other attempts failed for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was charged and later partly refunded; both are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was charged and later wholly refunded; both are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment failed and cannot succeed any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three spaced answers after the send deadline found no payment: the order was not charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway is still working on the payment; it will be asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway knows no such payment yet; a single absence proves nothing, so it will be asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway did not answer. Check that it is up and reachable, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway allows no more calls just now; ask again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment is authorised but not captured: no money has moved. Check whether it should be captured before the authorisation expires.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One payment succeeded while another is not decided yet; it may become a double charge. Check the open payment at the gateway if this lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment failed, but a late worker could still try it again. Declare the organisation&apos;s send deadline, or check that no worker is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was charged and wholly refunded, and this organisation&apos;s answer cannot show a refund. Check what its customers should be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway answered with a payment of another key, order or account. Check at the gateway whose payment it is before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway charged another amount than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway charged in another currency than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount or currency in the gateway&apos;s answer cannot be read. Check the payment at the gateway, and the profile&apos;s description of amounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This request has no order whose amount could be compared. Check with its service what was ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One payment was refunded and another succeeded. Check at the gateway which of the two is the order&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order was charged more than once. Check the payments at the gateway and refund all but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment failed but may still be tried again at the gateway. Cancel it there, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment has been pending beyond the whole schedule. Check with the gateway what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway knows no such payment, but the organisation declares no send deadline, so a late worker could still charge. Declare one, or check that no worker is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway knows no such payment although a reference to one is stored. Check that account and mode (live or test) are the right ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request is older than the gateway keeps keys, so that its absence means nothing. Check the gateway&apos;s own reports for the payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway refuses the credentials; it is not asked any further. Check the secret, and whether it is for this account and mode (live or test).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gateway&apos;s answer cannot be understood; it is kept as evidence. Check the payment at the gateway, and the gateway&apos;s profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment is older than the request, so that it belongs to another command. Check at the gateway which order it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is stated about this organisation. Enter its gateway and its deadlines before its intents can be decided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message>
        <source>The row is another command&apos;s now; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is final already, as “%1”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is a status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row was finished by %1 at %2, as “%3”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is “service” or “ichido”, %2 a time, %3 a status</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled as completed</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled as failed</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled before</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed or refused, not written</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown, to be read back</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has expired: the database will refuse lines whose evidence is too old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) settled</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The gateway “%1” was not asked: %2</source>
        <comment>%2 is a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 intents decided</source>
        <comment>progress; more may follow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intents</source>
        <comment>label of a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look-ups</source>
        <comment>label of a count: calls of the gateway</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by answer</source>
        <comment>label of counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look-ups</source>
        <comment>column title: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <comment>label of an id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <comment>label of a file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted: no plan was written. What was asked is kept as evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted: nothing was settled. What was asked is kept as evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALARM</source>
        <comment>stands beside a line that needs a look at once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refund proposed</source>
        <comment>stands beside a line that was charged twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by reason</source>
        <comment>label of counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intents</source>
        <comment>column title: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the orders</source>
        <comment>column title: amounts by currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a person to decide:</source>
        <comment>heading of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left for later:</source>
        <comment>heading of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>The evidence is not stored in this database. Ask the gateway again and make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence belongs to another request. Make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored evidence does not permit this status. Ask the gateway again and make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The currency in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request has no order. Check with its service what was ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence is too old. Make a new plan, which asks the gateway again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount needs the approval of a second person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The organisation declares no send deadline, so that an absence settles nothing. Declare one, or check that no worker is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reason was given. Say with --reason why the plan is applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer that would be stored has not the agreed form. Make a new plan with this version of Ichido.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database&apos;s checks refused it. Make a new plan.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message>
        <source>Created</source>
        <comment>label of a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label of a hash</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <comment>heading: stored answers of the gateway</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column title: number of the evidence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>column title: when the gateway was asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <comment>heading: the audit trail of one request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <comment>column title: the login that acted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <comment>column title: status before the action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <comment>column title: status after the action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>column title: what the person wrote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response, masked</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <comment>column title: how long ago the request was created</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <comment>column title: number of the order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>column title: how far over the threshold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more; --limit 0 shows all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbox</name>
    <message>
        <source>database, for recovery</source>
        <comment>label of a URI</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>database, for setup</source>
        <comment>label of a URI</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a URL</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a URL</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <comment>label of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <comment>state of a program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not run</source>
        <comment>state of a program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox is stopped and removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole sandbox</source>
        <comment>label</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>database</source>
        <comment>label</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a program</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>%1 d</source>
        <comment>days, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two parts of an age, the larger unit first</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>A verb is missing. “ichidoctl --help” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3.</source>
        <comment>%1 is an option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why with --reason; it stands in the audit trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is too long; at most 1,000 bytes are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file for the plan with --output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format takes table, json or csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang takes en, ja or ko.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the organisation and the idempotency key; a key has the form 01234567-89ab-cdef-0123-456789abcdef.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file with the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder of the sandbox with --dir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output could not be written completely. Check the free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 is not known here. “--help” behind the verb lists its options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such verb. Did you mean “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a word too many, or no such verb. “ichidoctl --help” lists the verbs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 needs exactly one value. “--help” behind the verb explains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line cannot be read. “ichidoctl --help” explains it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>processing</source>
        <comment>status of a request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <comment>status of a request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <comment>status of a request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait</source>
        <comment>verdict: nothing to do yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask again</source>
        <comment>verdict: ask the gateway again later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle as completed</source>
        <comment>verdict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle as failed</source>
        <comment>verdict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>verdict: a person decides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>succeeded, then refunded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>authorised, not captured</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed for good</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed, may be tried again</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such payment</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several payments</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <comment>a gateway&apos;s answer: time-out, outage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many calls</source>
        <comment>a gateway&apos;s answer: rate limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>credentials refused</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <comment>a gateway&apos;s answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <comment>outcome of a write</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already settled</source>
        <comment>outcome of a write</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the threshold</source>
        <comment>how long an intent has been stuck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
