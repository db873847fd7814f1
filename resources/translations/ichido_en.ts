<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ichido::MainWindow</name>
    <message numerus="yes">
        <source>The %n oldest requests in processing; there are more.</source>
        <translation>
            <numerusform>%n request in processing, the oldest; there are more.</numerusform>
            <numerusform>The %n oldest requests in processing; there are more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) in processing.</source>
        <translation>
            <numerusform>%n request in processing.</numerusform>
            <numerusform>%n requests in processing.</numerusform>
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
