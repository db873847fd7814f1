<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>StuckView</name>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>%n reason</numerusform>
            <numerusform>%n reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ichido::ApplyDialog</name>
    <message numerus="yes">
        <source>Settle %n intent(s)</source>
        <translation>
            <numerusform>Settle %n intent</numerusform>
            <numerusform>Settle %n intents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ichido::PlanView</name>
    <message numerus="yes">
        <source>%n settled now</source>
        <translation>
            <numerusform>%n settled now</numerusform>
            <numerusform>%n settled now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settled before</source>
        <translation>
            <numerusform>%n settled before</numerusform>
            <numerusform>%n settled before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written: refused, or the row changed meanwhile</source>
        <translation>
            <numerusform>%n not written: refused, or the row changed meanwhile</numerusform>
            <numerusform>%n not written: refused, or the row changed meanwhile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown: apply again to read them back</source>
        <translation>
            <numerusform>%n unknown: apply again to read them back</numerusform>
            <numerusform>%n unknown: apply again to read them back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, with the reason in each line</source>
        <translation>
            <numerusform>%n left, with the reason in each line</numerusform>
            <numerusform>%n left, with the reason in each line</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ichido::RequestsPage</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n matches</numerusform>
            <numerusform>%n match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded, more match</source>
        <translation>
            <numerusform>%n loaded, more match</numerusform>
            <numerusform>%n loaded, more match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask the gateway about %n selected</source>
        <translation>
            <numerusform>Ask the gateway about %n selected</numerusform>
            <numerusform>Ask the gateway about %n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ichido::StuckView</name>
    <message numerus="yes">
        <source>at least %n stuck · oldest %1</source>
        <translation>
            <numerusform>at least %n stuck · oldest %1</numerusform>
            <numerusform>at least %n stuck · oldest %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stuck · oldest %1</source>
        <translation>
            <numerusform>%n stuck · oldest %1</numerusform>
            <numerusform>%n stuck · oldest %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>migrate</name>
    <message numerus="yes">
        <source>%n migration(s) applied.</source>
        <translation>
            <numerusform>%n migration applied.</numerusform>
            <numerusform>%n migrations applied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message numerus="yes">
        <source>%n line(s) settled</source>
        <translation>
            <numerusform>%n line settled</numerusform>
            <numerusform>%n lines settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1; the plan expires at %2.</source>
        <translation>
            <numerusform>%n line written to %1; the plan expires at %2.</numerusform>
            <numerusform>%n lines written to %1; the plan expires at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>ends a list</comment>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: %n line(s) were not sent. Apply the same plan again to settle them.</source>
        <translation>
            <numerusform>Interrupted: %n line was not sent. Apply the same plan again to settle it.</numerusform>
            <numerusform>Interrupted: %n lines were not sent. Apply the same plan again to settle them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message numerus="yes">
        <source>%n request(s) read</source>
        <translation>
            <numerusform>%n request read</numerusform>
            <numerusform>%n requests read</numerusform>
        </translation>
    </message>
</context>
</TS>
