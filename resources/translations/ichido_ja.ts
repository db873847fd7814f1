<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ActivityPanel</name>
    <message>
        <source>already settled</source>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>not written</source>
        <comment>refused or changed meanwhile</comment>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>acknowledgement lost</comment>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>left for later</source>
        <translation>後回し</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>“%1”: %2</source>
        <comment>the wrong part, and a whole sentence</comment>
        <translation>「%1」: %2</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>operator</source>
        <comment>a role: may settle</comment>
        <translation>オペレーター</translation>
    </message>
    <message>
        <source>prober</source>
        <comment>a role: may ask gateways</comment>
        <translation>照会担当</translation>
    </message>
    <message>
        <source>viewer</source>
        <comment>a role: may only look</comment>
        <translation>閲覧者</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>ロールなし</translation>
    </message>
    <message>
        <source>read only</source>
        <comment>the server is a standby</comment>
        <translation>読み取り専用</translation>
    </message>
</context>
<context>
    <name>StuckView</name>
    <message>
        <source>not asked yet</source>
        <translation>未照会</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>理由 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>%1 is a time</comment>
        <translation>次 %1</translation>
    </message>
    <message>
        <source>due now</source>
        <comment>intents to be asked about</comment>
        <translation>今すぐ可</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>not readable</source>
        <comment>an amount in a gateway&apos;s answer</comment>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>row label</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>未照会</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>row label</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>row label: the gateway&apos;s own id</comment>
        <translation>参照番号</translation>
    </message>
    <message>
        <source>Key at the gateway</source>
        <comment>row label</comment>
        <translation>ゲートウェイのキー</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>row label</comment>
        <translation>返金</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>This console has no profile for the gateway “%1”.</source>
        <translation>このコンソールには、決済ゲートウェイ「%1」のプロファイルがありません。</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Nothing is wrong with this database.</source>
        <translation>このデータベースに問題はありません。</translation>
    </message>
</context>
<context>
    <name>environment</name>
    <message>
        <source>DEVELOPMENT</source>
        <translation>開発</translation>
    </message>
    <message>
        <source>STAGING</source>
        <translation>ステージング</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>本番</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>%1 · send deadline %2</source>
        <comment>two durations</comment>
        <translation>%1 · 送信期限 %2</translation>
    </message>
    <message>
        <source>%1 · no send deadline</source>
        <comment>a duration</comment>
        <translation>%1 · 送信期限なし</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>answer of the gateway</comment>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>label</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>label</comment>
        <translation>組織</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>label: idempotency key</comment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>label</comment>
        <translation>注文</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>label</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Order&apos;s payment</source>
        <comment>label: payment state of the order</comment>
        <translation>注文の支払い</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>label: the gateway&apos;s own id</comment>
        <translation>参照番号</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>label: a time</comment>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>label: fingerprint</comment>
        <translation>内容</translation>
    </message>
    <message>
        <source>Threshold</source>
        <comment>label: when it counts as stuck</comment>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Gateway</source>
        <comment>label</comment>
        <translation>ゲートウェイ</translation>
    </message>
    <message>
        <source>Last answer</source>
        <comment>label: of the gateway</comment>
        <translation>最後の回答</translation>
    </message>
</context>
<context>
    <name>failures</name>
    <message>
        <source>The connection holds a password, which other users of this machine could read. Leave it out and put it into a password file (passfile) or a service file of libpq.</source>
        <translation>接続の指定にパスワードが含まれており、このマシンのほかの利用者に読み取られるおそれがあります。指定から除き、パスワードファイル(passfile)または libpq のサービスファイルに書いてください。</translation>
    </message>
    <message>
        <source>The connection names a setting that is not known or not allowed. Check its spelling.</source>
        <translation>接続の指定に、未知または許可されていない設定が含まれています。綴りを確認してください。</translation>
    </message>
    <message>
        <source>The connection cannot be read. Write it as postgresql://login@host:port/database.</source>
        <translation>接続の指定を読み取れません。postgresql://login@host:port/database の形で書いてください。</translation>
    </message>
    <message>
        <source>No database server answers there. Check that it runs, and the host and port.</source>
        <translation>指定の場所でデータベースサーバーが応答しません。サーバーが稼働しているか、ホストとポートが正しいかを確認してください。</translation>
    </message>
    <message>
        <source>The server does not accept the login&apos;s password. Check the password file (its mode must be 0600) or the service file.</source>
        <translation>サーバーがログインユーザーのパスワードを受け付けません。パスワードファイル(パーミッションは 0600 であること)またはサービスファイルを確認してください。</translation>
    </message>
    <message>
        <source>The server has no such database. Check the name behind the last slash of the connection.</source>
        <translation>サーバーにこのデータベースはありません。接続の指定のうち、最後のスラッシュより後の名前を確認してください。</translation>
    </message>
    <message>
        <source>The server does not let this login in. Check the login&apos;s name, and whether it may connect to this database.</source>
        <translation>サーバーがこのログインユーザーの接続を認めません。ユーザー名と、このデータベースへの接続権限を確認してください。</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed. Install the package libqt6sql6-psql.</source>
        <translation>Qt の PostgreSQL ドライバーがインストールされていません。パッケージ libqt6sql6-psql をインストールしてください。</translation>
    </message>
    <message>
        <source>The server has no free connection. Try again in a moment.</source>
        <translation>サーバーの接続数に空きがありません。しばらくしてから再実行してください。</translation>
    </message>
    <message>
        <source>The server refuses the connection. Check its rules for this host, login and database.</source>
        <translation>サーバーが接続を拒否しました。このホスト、ログインユーザー、データベースに対するサーバー側の規則を確認してください。</translation>
    </message>
    <message>
        <source>The connection to the database could not be made or was lost. Check that the server runs, and try again.</source>
        <translation>データベースに接続できないか、接続が失われました。サーバーが稼働していることを確認し、再実行してください。</translation>
    </message>
    <message>
        <source>The database does not allow this to the login. Ask its administrator for the role that is missing; “ichidoctl doctor” names it.</source>
        <translation>データベースがこのログインユーザーにこの操作を許可していません。不足しているロールは「ichidoctl doctor」で分かります。その付与を管理者に依頼してください。</translation>
    </message>
    <message>
        <source>This login may not work for that organisation. Ask the administrator to enter it in ichido.member.</source>
        <translation>このログインユーザーは、その組織を扱えません。ichido.member への登録を管理者に依頼してください。</translation>
    </message>
    <message>
        <source>This login lacks the role that this needs. Ask the administrator to grant it; “ichidoctl doctor” names it.</source>
        <translation>このログインユーザーには、この操作に必要なロールがありません。必要なロールは「ichidoctl doctor」で分かります。その付与を管理者に依頼してください。</translation>
    </message>
    <message>
        <source>This command was sent before with another content. Nothing was written; make a new plan.</source>
        <translation>このコマンドは、以前に別の内容で送信されています。何も書き込んでいません。計画を作り直してください。</translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), or orders is not unique by it. Mend that first; “ichidoctl doctor” prints the SQL.</source>
        <translation>テーブル payment_requests に主キー (org_id, idem_key) がないか、テーブル orders に同じ列の一意制約がありません。先にこれを直してください。そのための SQL は「ichidoctl doctor」で表示できます。</translation>
    </message>
    <message>
        <source>This database may only be read: it is a standby. Connect to the primary.</source>
        <translation>このデータベースはスタンバイのため、読み取りしかできません。プライマリに接続してください。</translation>
    </message>
    <message>
        <source>There is no such organisation, or this login may not see it. Check its number or name.</source>
        <translation>その組織は存在しないか、このログインユーザーには見えません。番号または名前を確認してください。</translation>
    </message>
    <message>
        <source>There is no such request, or this login may not see it. Check the organisation and the key.</source>
        <translation>そのリクエストは存在しないか、このログインユーザーには見えません。組織と冪等キーを確認してください。</translation>
    </message>
    <message>
        <source>Another migration of this database is running. Wait until it has ended, and try again.</source>
        <translation>このデータベースでは別のマイグレーションが実行中です。終わるのを待ってから再実行してください。</translation>
    </message>
    <message>
        <source>The end of the plan file is missing. Nothing was applied; take the whole file, or make a new plan.</source>
        <translation>計画ファイルの末尾が欠けています。何も適用していません。完全なファイルを使うか、計画を作り直してください。</translation>
    </message>
    <message>
        <source>The plan file was changed after it was made. Nothing was applied; make a new plan.</source>
        <translation>計画ファイルが作成後に変更されています。何も適用していません。計画を作り直してください。</translation>
    </message>
    <message>
        <source>The plan file was made by another version of Ichido. Nothing was applied; make a new plan.</source>
        <translation>計画ファイルは、別のバージョンの Ichido で作成されたものです。何も適用していません。計画を作り直してください。</translation>
    </message>
    <message>
        <source>The plan holds a line without evidence, which is never sent. Make a new plan.</source>
        <translation>計画に証拠のない行が含まれています。証拠のない行は決して送信されません。計画を作り直してください。</translation>
    </message>
    <message>
        <source>The plan was made for another database. Nothing was applied; check the connection.</source>
        <translation>計画は別のデータベース用に作成されたものです。何も適用していません。接続先を確認してください。</translation>
    </message>
    <message>
        <source>The file is not a plan that can be read. Nothing was applied; check the name, or make a new plan.</source>
        <translation>このファイルは計画として読み取れません。何も適用していません。ファイル名を確認するか、計画を作り直してください。</translation>
    </message>
    <message>
        <source>There is no profile of this name. Put one into the folder of gateways, or correct the organisation&apos;s gateway.</source>
        <translation>この名前のプロファイルはありません。決済ゲートウェイのフォルダーにプロファイルを置くか、組織に設定した決済ゲートウェイを訂正してください。</translation>
    </message>
    <message>
        <source>A gateway&apos;s profile cannot be read. Correct the file, or take it out of the folder of gateways.</source>
        <translation>決済ゲートウェイのプロファイルを読み取れません。ファイルを訂正するか、決済ゲートウェイのフォルダーから取り除いてください。</translation>
    </message>
    <message>
        <source>The gateway cannot be reached. Check that it is up, and its address in the profile.</source>
        <translation>決済ゲートウェイに到達できません。稼働していることと、プロファイルのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>A sandbox needs enough rows for its stuck intents, and at most 100 million. Choose other numbers for --rows and --stuck.</source>
        <translation>サンドボックスの件数は、滞留する意図を含められるだけ必要で、上限は 1 億件です。--rows と --stuck に別の数を指定してください。</translation>
    </message>
    <message>
        <source>A sandbox has 8 to 10,000 organisations. Choose another number for --organizations.</source>
        <translation>サンドボックスの組織数は 8 から 10,000 までです。--organizations に別の数を指定してください。</translation>
    </message>
    <message>
        <source>A sandbox stands in this folder already. Stop it first, or choose another folder.</source>
        <translation>このフォルダーにはすでにサンドボックスがあります。先に停止するか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The folder holds other files. Choose an empty or a new one.</source>
        <translation>このフォルダーにはほかのファイルがあります。空のフォルダーか、新しいフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>There is no sandbox in this folder. Check the name, or start one with “ichidoctl sandbox start”.</source>
        <translation>このフォルダーにサンドボックスはありません。名前を確認するか、「ichidoctl sandbox start」で開始してください。</translation>
    </message>
    <message>
        <source>The folder of the sandbox cannot be made or written. Check its rights and the free space.</source>
        <translation>サンドボックスのフォルダーを作成できないか、書き込めません。権限と空き容量を確認してください。</translation>
    </message>
    <message>
        <source>PostgreSQL&apos;s server programs are not installed. Install the package postgresql.</source>
        <translation>PostgreSQL のサーバープログラムがインストールされていません。パッケージ postgresql をインストールしてください。</translation>
    </message>
    <message>
        <source>There is no unprivileged user to run the sandbox&apos;s server. Run it as an ordinary user, or create one.</source>
        <translation>サンドボックスのサーバーを動かすための、特権を持たないユーザーがいません。一般ユーザーで実行するか、そのようなユーザーを作成してください。</translation>
    </message>
    <message>
        <source>The sandbox belongs to another user. Stop it as that user.</source>
        <translation>サンドボックスは別のユーザーのものです。そのユーザーで停止してください。</translation>
    </message>
    <message>
        <source>The sandbox could not be set up or ended. What was begun is removed again; check the free space, and try again.</source>
        <translation>サンドボックスの構築または終了ができませんでした。途中まで作成したものは削除します。空き容量を確認し、再実行してください。</translation>
    </message>
    <message>
        <source>This was refused, and nothing was changed. Check the login&apos;s rights.</source>
        <translation>操作は拒否され、何も変更していません。ログインユーザーの権限を確認してください。</translation>
    </message>
    <message>
        <source>Something else stands against it, and nothing was changed. Read the current state and try again.</source>
        <translation>現在の状態と食い違うため、何も変更していません。現在の状態を読み直し、再実行してください。</translation>
    </message>
    <message>
        <source>The database is busy, and nothing was changed. Try again in a moment.</source>
        <translation>データベースが混み合っているため、何も変更していません。しばらくしてから再実行してください。</translation>
    </message>
    <message>
        <source>Nobody answered, and nothing was changed. Check the connection, and try again.</source>
        <translation>応答がなく、何も変更していません。接続を確認し、再実行してください。</translation>
    </message>
    <message>
        <source>The answer took too long. Narrow the question down, or check the indexes with “ichidoctl doctor”.</source>
        <translation>応答に時間がかかりすぎました。条件を絞り込むか、「ichidoctl doctor」でインデックスを確認してください。</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>取り消されました。</translation>
    </message>
    <message>
        <source>The input or an answer was not what was expected, and nothing was changed. “ichidoctl doctor” shows what the database lacks.</source>
        <translation>入力または応答が想定と異なるため、何も変更していません。データベースに不足しているものは「ichidoctl doctor」で分かります。</translation>
    </message>
    <message>
        <source>The acknowledgement was lost: it may or may not have happened. Apply the same plan again; it answers with the outcome and changes nothing twice.</source>
        <translation>完了の応答が失われたため、実行されたかどうか分かりません。同じ計画をもう一度適用してください。実際の結果が返り、二重に変更されることはありません。</translation>
    </message>
    <message>
        <source>Its profile names no address. Put a profile with a base_url into the folder of gateways.</source>
        <translation>プロファイルにアドレスがありません。base_url を書いたプロファイルを、決済ゲートウェイのフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>Its profile has no look-up for what is known of these requests. Add one that looks up by key or order.</source>
        <translation>プロファイルに、これらのリクエストについて分かっている情報で使える照会がありません。キーまたは注文で照会する設定を追加してください。</translation>
    </message>
    <message>
        <source>The folder of gateways cannot be read. Check its name and rights (--gateways, ICHIDO_GATEWAYS).</source>
        <translation>決済ゲートウェイのフォルダーを読み取れません。名前と権限を確認してください(--gateways、ICHIDO_GATEWAYS)。</translation>
    </message>
    <message>
        <source>Others may read the file with the gateway&apos;s secret. Give it the mode 0600.</source>
        <translation>決済ゲートウェイのシークレットのファイルが、ほかの利用者にも読める状態です。パーミッションを 0600 にしてください。</translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is empty or too long, or holds a control character. Correct the file or the environment variable.</source>
        <translation>決済ゲートウェイのシークレットが空か、長すぎるか、制御文字を含んでいます。ファイルまたは環境変数を訂正してください。</translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is missing or cannot be read. Put it into the file or the environment variable that its profile names.</source>
        <translation>決済ゲートウェイのシークレットがないか、読み取れません。プロファイルで指定したファイルまたは環境変数に設定してください。</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that its folder exists, its rights and the free space.</source>
        <translation>ファイルに書き込めません。フォルダーの有無、権限、空き容量を確認してください。</translation>
    </message>
    <message>
        <source>The file cannot be read. Check its name and rights.</source>
        <translation>ファイルを読み取れません。名前と権限を確認してください。</translation>
    </message>
    <message>
        <source>The saved connections cannot be read. Each needs a name of its own and an address without a password; an environment is development, staging or production. Correct the file.</source>
        <translation>保存した接続を読み取れません。それぞれに固有の名前とパスワードのない接続先が必要で、environment は development、staging、production のいずれかです。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The program ichidoctl, which runs the sandbox, does not stand beside the window&apos;s program. Install both together.</source>
        <translation>サンドボックスを動かすプログラム ichidoctl が、ウィンドウのプログラムと同じ場所にありません。両方を一緒にインストールしてください。</translation>
    </message>
    <message>
        <source>The sandbox could not be started. Check that the package postgresql is installed, and the free space; then try again.</source>
        <translation>サンドボックスを起動できませんでした。パッケージ postgresql のインストールと空き容量を確認し、もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>The schema “ichido” is missing. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation>スキーマ「ichido」がありません。データベースの所有者として「ichidoctl migrate」を実行してください。</translation>
    </message>
    <message>
        <source>The schema “ichido” is older than this program, which therefore only reads. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation>スキーマ「ichido」がこのプログラムより古いため、読み取りのみ行います。データベースの所有者として「ichidoctl migrate」を実行してください。</translation>
    </message>
    <message>
        <source>The schema “ichido” is newer than this program, which therefore only reads. Install the newer Ichido.</source>
        <translation>スキーマ「ichido」がこのプログラムより新しいため、読み取りのみ行います。新しい Ichido をインストールしてください。</translation>
    </message>
    <message>
        <source>A migration that was applied differs from this program&apos;s. Find out who changed it before anything is written.</source>
        <translation>適用済みのマイグレーションが、このプログラムのものと異なります。何かを書き込む前に、誰が変更したのかを調べてください。</translation>
    </message>
    <message>
        <source>There is no table payment_requests. Check the database and the schema of the connection, or run “ichidoctl migrate”.</source>
        <translation>テーブル payment_requests がありません。接続先のデータベースとスキーマを確認するか、「ichidoctl migrate」を実行してください。</translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), so that a key could be claimed twice. Add it before anything else.</source>
        <translation>テーブル payment_requests に主キー (org_id, idem_key) がないため、同じキーを二度登録できてしまいます。何よりも先に主キーを追加してください。</translation>
    </message>
    <message>
        <source>There is no table orders: amounts cannot be compared, and every intent goes to a person. Run “ichidoctl migrate”.</source>
        <translation>テーブル orders がないため金額を照合できず、すべての意図が担当者の判断待ちになります。「ichidoctl migrate」を実行してください。</translation>
    </message>
    <message>
        <source>The server is PostgreSQL %1; Ichido needs 13 or newer.</source>
        <translation>サーバーは PostgreSQL %1 です。Ichido には 13 以降が必要です。</translation>
    </message>
    <message>
        <source>The server is a standby that can only be read. Connect to the primary.</source>
        <translation>サーバーは読み取り専用のスタンバイです。プライマリに接続してください。</translation>
    </message>
    <message>
        <source>The index %1 is missing; without it lists read the whole table.</source>
        <translation>インデックス %1 がありません。このインデックスがないと、一覧のたびにテーブル全体を読み取ります。</translation>
    </message>
    <message>
        <source>This login has none of Ichido&apos;s roles. Let the administrator grant the ones it needs.</source>
        <translation>このログインユーザーには Ichido のロールが一つもありません。必要なロールの付与を管理者に依頼してください。</translation>
    </message>
    <message>
        <source>This login is a member of no organisation, so that it sees and changes nothing. Let the administrator enter it in ichido.member.</source>
        <translation>このログインユーザーはどの組織にも属していないため、何も見えず、何も変更できません。ichido.member への登録を管理者に依頼してください。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Usage</source>
        <comment>before an example of a command line</comment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading</comment>
        <translation>引数</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options in a command line</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>VERB</source>
        <comment>stands for one of the verbs in a command line</comment>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Verbs</source>
        <comment>heading</comment>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>Recovers payment intents that were left in processing: asks the gateway what happened and writes it down once.</source>
        <translation>処理中のまま残された決済の意図を復旧します。何が起きたのかを決済ゲートウェイに照会し、結果を一度だけ書き込みます。</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 findings, or rows left for a person or for later; 2 wrong usage; 3 could not connect; 4 refused by role; 5 unknown outcome, to be read back by applying the same plan again.</source>
        <translation>終了コード: 0 完了、1 指摘あり、または担当者の判断待ち・後回しの行あり、2 使い方の誤り、3 接続できない、4 ロールの権限不足、5 結果不明(同じ計画をもう一度適用して読み直す)。</translation>
    </message>
    <message>
        <source>What is wrong or missing with this database, and the SQL that mends it. Ends with 1 when something was found.</source>
        <translation>データベースの誤りや不足と、それを直す SQL を表示します。問題が見つかると終了コードは 1 です。</translation>
    </message>
    <message>
        <source>Brings the database to the schema of this program; run it as the database&apos;s owner.</source>
        <translation>データベースをこのプログラムのスキーマに合わせます。データベースの所有者として実行してください。</translation>
    </message>
    <message>
        <source>Looks at payment requests.</source>
        <translation>決済リクエストを調べます。</translation>
    </message>
    <message>
        <source>Lists requests; those in processing oldest first, others newest first. JSON is an array of objects, amounts in minor units.</source>
        <translation>リクエストを一覧します。処理中のものは古い順、それ以外は新しい順です。JSON はオブジェクトの配列で、金額は最小通貨単位です。</translation>
    </message>
    <message>
        <source>One request with its masked response, its evidence and its audit trail.</source>
        <translation>一件のリクエストを、マスク済みの応答、証拠、監査証跡とともに表示します。</translation>
    </message>
    <message>
        <source>Settles what is stuck.</source>
        <translation>滞留している意図を確定します。</translation>
    </message>
    <message>
        <source>Asks the gateways about intents in processing and stores the answers as evidence; settles nothing. Ends with 1 when some are left undecided.</source>
        <translation>処理中の意図について決済ゲートウェイに照会し、回答を証拠として保存します。確定はしません。未判定の意図が残ると終了コードは 1 です。</translation>
    </message>
    <message>
        <source>Asks where evidence is missing or old, then freezes the verdicts in a file; settles nothing. Ends with 0 when the plan was written.</source>
        <translation>証拠がないか古いものを照会し、判定を固定してファイルに保存します。確定はしません。計画を書き出せると終了コードは 0 です。</translation>
    </message>
    <message>
        <source>Applies a plan; may be repeated, which changes nothing twice. Ends with 1 when rows are left for a person, wait, or changed meanwhile.</source>
        <translation>計画を適用します。繰り返しても二重に変更されることはありません。担当者の判断待ち、待機中、または途中で変更された行が残ると終了コードは 1 です。</translation>
    </message>
    <message>
        <source>Asks, plans and applies in one; ends like apply.</source>
        <translation>照会、計画、適用をまとめて行います。終了コードは apply と同じです。</translation>
    </message>
    <message>
        <source>A private PostgreSQL, a simulated gateway and a merchant service, for trying and testing.</source>
        <translation>試用とテストのための、専用の PostgreSQL、模擬決済ゲートウェイ、加盟店サービスです。</translation>
    </message>
    <message>
        <source>Starts one and prints its addresses; the same seed gives the same data.</source>
        <translation>サンドボックスを開始し、アドレスを表示します。シードが同じなら、データも同じです。</translation>
    </message>
    <message>
        <source>Ends its processes and removes what it made.</source>
        <translation>サンドボックスのプロセスを終了し、作成したものを削除します。</translation>
    </message>
    <message>
        <source>What of it runs. Ends with 1 when not all does.</source>
        <translation>サンドボックスの稼働状況を表示します。すべてが稼働していなければ終了コードは 1 です。</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>The database, like postgresql://login@host/database?passfile=FILE; without a password. Else ICHIDO_URI, else libpq&apos;s PG* variables and service file.</source>
        <translation>データベース。例: postgresql://login@host/database?passfile=FILE。パスワードは書けません。省略時は ICHIDO_URI、それもなければ libpq の PG* 変数とサービスファイルに従います。</translation>
    </message>
    <message>
        <source>table (for people), json or csv (stable).</source>
        <translation>table(人が読む表)、json または csv(安定した形式)。</translation>
    </message>
    <message>
        <source>en, ja or ko; else that of LANG.</source>
        <translation>en、ja または ko。省略時は LANG に従います。</translation>
    </message>
    <message>
        <source>A folder of gateway profiles. Else ICHIDO_GATEWAYS, else the folder gateways beside the connection&apos;s password file, else ichido/gateways among your settings.</source>
        <translation>決済ゲートウェイのプロファイルを置くフォルダー。省略時は ICHIDO_GATEWAYS、次に接続のパスワードファイルと同じ場所のフォルダー gateways、最後に個人設定内の ichido/gateways を使います。</translation>
    </message>
    <message>
        <source>Prints the SQL instead, for somebody to run by hand; connects to nothing.</source>
        <translation>実行せずに、手作業で流すための SQL を表示します。どこにも接続しません。</translation>
    </message>
    <message>
        <source>Which requests, like: org:5 status:processing age:&gt;10m</source>
        <translation>対象とするリクエスト。例: org:5 status:processing age:&gt;10m</translation>
    </message>
    <message>
        <source>At most so many; 0 for all. A table shows 50, json and csv all.</source>
        <translation>表示する最大件数。0 はすべて。省略時、table は 50 件、json と csv はすべて。</translation>
    </message>
    <message>
        <source>The file for the plan.</source>
        <translation>計画の書き出し先ファイル。</translation>
    </message>
    <message>
        <source>Why it is applied; stands in the audit trail.</source>
        <translation>適用する理由。監査証跡に残ります。</translation>
    </message>
    <message>
        <source>A file for the outcome of every line, as JSON lines.</source>
        <translation>行ごとの結果の書き出し先ファイル(JSON Lines)。</translation>
    </message>
    <message>
        <source>Asks also where stored evidence decides already.</source>
        <translation>保存済みの証拠で判定できるものにも照会します。</translation>
    </message>
    <message>
        <source>The file with the plan.</source>
        <translation>計画のファイル。</translation>
    </message>
    <message>
        <source>Its number or name.</source>
        <translation>組織の番号または名前。</translation>
    </message>
    <message>
        <source>The idempotency key.</source>
        <translation>冪等キー。</translation>
    </message>
    <message>
        <source>The folder of the sandbox.</source>
        <translation>サンドボックスのフォルダー。</translation>
    </message>
    <message>
        <source>How many requests (100000).</source>
        <translation>リクエストの件数(100000)。</translation>
    </message>
    <message>
        <source>How many of them are stuck (200).</source>
        <translation>そのうち滞留させる件数(200)。</translation>
    </message>
    <message>
        <source>What the data is drawn from (7).</source>
        <translation>データ生成のシード(7)。</translation>
    </message>
    <message>
        <source>How many organisations (40).</source>
        <translation>組織の数(40)。</translation>
    </message>
</context>
<context>
    <name>ichido::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>処理状況</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Sends nothing further; what was sent is waited for</source>
        <translation>これ以上は送信しません。送信済みのものは結果を待ちます</translation>
    </message>
    <message>
        <source>Apply again</source>
        <translation>もう一度適用</translation>
    </message>
    <message>
        <source>Sends the identical commands again: what is settled stays as it is</source>
        <translation>同じコマンドをもう一度送信します。確定済みのものは変わりません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>rate: so many in a second</comment>
        <translation>%1 件/秒</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <comment>rate and time that it still takes</comment>
        <translation>%1 · 残り %2</translation>
    </message>
    <message>
        <source>%1 could not be asked: %2</source>
        <comment>%1 is a gateway, %2 a whole sentence</comment>
        <translation>%1 に照会できませんでした: %2</translation>
    </message>
    <message>
        <source>Some acknowledgements were lost. Apply again to read the outcomes back.</source>
        <translation>一部の完了応答が失われました。もう一度適用すると、結果を読み戻せます。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Asking the gateways</source>
        <translation>照会中</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>確定中</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>途中で終了</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>照会済み</translation>
    </message>
    <message>
        <source>Settled</source>
        <comment>heading after an apply</comment>
        <translation>確定しました</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <translation>%1 / %2 以上</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>所要 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>ichido::ApplyDialog</name>
    <message>
        <source>Write a reason first; it stays in the audit.</source>
        <translation>先に理由を入力してください。監査記録に残ります。</translation>
    </message>
    <message>
        <source>Type the number of intents to settle.</source>
        <translation>確定する件数を入力してください。</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>%1 is a list of verdicts with their counts</comment>
        <translation>対象外: %1</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n intent(s)</source>
        <translation>
            <numerusform>%n 件を確定</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason, kept in the audit</source>
        <translation>理由(監査記録に残ります)</translation>
    </message>
    <message>
        <source>Type %1 to settle</source>
        <comment>%1 is a number</comment>
        <translation>確定するには %1 と入力</translation>
    </message>
    <message>
        <source>plan %1 · safe to apply again</source>
        <comment>%1 is a short id</comment>
        <translation>計画 %1 · 再適用しても安全</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Settle %1</source>
        <comment>button; %1 is a number</comment>
        <translation>%1 件を確定</translation>
    </message>
</context>
<context>
    <name>ichido::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>An action, a page, or a pasted key, order number or hash</source>
        <translation>操作、ページ、または貼り付けたキー・注文番号・ハッシュ</translation>
    </message>
    <message>
        <source>What to do or to find</source>
        <translation>実行する操作、または探すもの</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Show requests: %1</source>
        <translation>リクエストを表示: %1</translation>
    </message>
    <message>
        <source>%1 — not now</source>
        <comment>an action that cannot be done at the moment</comment>
        <translation>%1 — 今はできません</translation>
    </message>
</context>
<context>
    <name>ichido::ComparisonModel</name>
    <message>
        <source>Field</source>
        <comment>column title</comment>
        <translation>項目</translation>
    </message>
    <message>
        <source>Stored row</source>
        <comment>column title</comment>
        <translation>保存された行</translation>
    </message>
    <message>
        <source>Gateway&apos;s truth, %1</source>
        <comment>column title; %1 is a time</comment>
        <translation>ゲートウェイの事実 %1</translation>
    </message>
    <message>
        <source>Gateway&apos;s truth</source>
        <comment>column title</comment>
        <translation>ゲートウェイの事実</translation>
    </message>
    <message>
        <source>Will be written</source>
        <comment>column title</comment>
        <translation>書き込む内容</translation>
    </message>
    <message>
        <source>This differs from the stored row.</source>
        <translation>保存された行と異なります。</translation>
    </message>
</context>
<context>
    <name>ichido::ComparisonPanel</name>
    <message>
        <source>Three-way comparison</source>
        <translation>三つを比べる</translation>
    </message>
    <message>
        <source>Stored row, gateway&apos;s truth, and what will be written</source>
        <translation>保存された行、ゲートウェイの事実、書き込む内容</translation>
    </message>
    <message>
        <source>Choose a row to compare what is stored with the gateway&apos;s truth.</source>
        <translation>行を選ぶと、保存された内容とゲートウェイの事実を比べられます。</translation>
    </message>
</context>
<context>
    <name>ichido::ConnectionsDialog</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>接続に名前を付けてください。</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Connecting and looking…</source>
        <translation>接続して確認しています…</translation>
    </message>
    <message>
        <source>Connected as %1 to PostgreSQL %2.</source>
        <translation>%1 として PostgreSQL %2 に接続しました。</translation>
    </message>
    <message>
        <source>This login may ask gateways and settle.</source>
        <translation>このログインユーザーは、照会と確定ができます。</translation>
    </message>
    <message>
        <source>This login may ask gateways, and not settle.</source>
        <translation>このログインユーザーは、照会はできますが確定はできません。</translation>
    </message>
    <message>
        <source>This login may only look.</source>
        <translation>このログインユーザーは、閲覧だけができます。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>不足はありません。</translation>
    </message>
    <message>
        <source>Saved. A password belongs into a password file or the service file of libpq.</source>
        <translation>保存しました。パスワードは、libpq のパスワードファイルかサービスファイルに書いてください。</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>保存した接続</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続先</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>As a URI or as keywords of libpq (service=payments). No password here: it comes from a password file or the service file.</source>
        <translation>URI、または libpq のキーワード(service=payments)で書きます。パスワードは書かないでください。パスワードファイルかサービスファイルから読み取ります。</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>テストの結果</translation>
    </message>
    <message>
        <source>SQL that mends it</source>
        <translation>不足を補う SQL</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>Starts a sandbox of its own: a database, a gateway and 200 stuck intents</source>
        <translation>専用のサンドボックスを起動します。データベース、決済ゲートウェイ、滞留した 200 件が入っています</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
</context>
<context>
    <name>ichido::ConsoleConnection</name>
    <message>
        <source>Connect to a database first.</source>
        <translation>先にデータベースに接続してください。</translation>
    </message>
    <message>
        <source>The connection is being made.</source>
        <translation>接続しています。</translation>
    </message>
    <message>
        <source>The connection is lost; what is shown is old, and nothing can be written.</source>
        <translation>接続が失われました。表示内容は古く、何も書き込めません。</translation>
    </message>
    <message>
        <source>This server is a standby and can only be read. Connect to the primary.</source>
        <translation>このサーバーはスタンバイで、読み取りしかできません。プライマリに接続してください。</translation>
    </message>
    <message>
        <source>This login is no member of any organisation. Ask the administrator to enter it in ichido.member.</source>
        <translation>このログインユーザーは、どの組織のメンバーでもありません。ichido.member への登録を管理者に依頼してください。</translation>
    </message>
    <message>
        <source>This login lacks the role ichido_prober, which asking a gateway needs.</source>
        <translation>このログインユーザーには、照会に必要なロール ichido_prober がありません。</translation>
    </message>
    <message>
        <source>This login lacks the role ichido_operator, which settling needs.</source>
        <translation>このログインユーザーには、確定に必要なロール ichido_operator がありません。</translation>
    </message>
</context>
<context>
    <name>ichido::ConsoleMenu</name>
    <message>
        <source>Connections…</source>
        <translation>接続…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>詳細を表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Go to Requests</source>
        <translation>リクエストに移動</translation>
    </message>
    <message>
        <source>Go to Recovery</source>
        <translation>復旧に移動</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>システムのテーマ</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>ライトテーマ</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>ダークテーマ</translation>
    </message>
</context>
<context>
    <name>ichido::FilterBar</name>
    <message>
        <source>Filter: org:5 status:processing age:&gt;10m created:2026-11-01..2026-11-30 key:3f2a order:1234</source>
        <translation>絞り込み: org:5 status:processing age:&gt;10m created:2026-11-01..2026-11-30 key:3f2a order:1234</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>絞り込みを消去</translation>
    </message>
    <message>
        <source>Fields: org, status, age, created, key, sha, order, stuck; all must hold</source>
        <translation>項目: org, status, age, created, key, sha, order, stuck。すべてに合うものを表示します</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Stuck only</source>
        <translation>滞留のみ</translation>
    </message>
    <message>
        <source>All organisations</source>
        <translation>すべての組織</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>すべての期間</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>過去 1 時間</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>過去 24 時間</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Older than 10 minutes</source>
        <translation>10 分より前</translation>
    </message>
    <message>
        <source>Older than 24 hours</source>
        <translation>24 時間より前</translation>
    </message>
</context>
<context>
    <name>ichido::Inspector</name>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Choose a request to see everything about it.</source>
        <translation>リクエストを選ぶと、詳細を表示します。</translation>
    </message>
    <message>
        <source>No response is stored yet.</source>
        <translation>応答はまだ保存されていません。</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Stored response</source>
        <translation>保存された応答</translation>
    </message>
    <message>
        <source>Ask the gateway</source>
        <translation>ゲートウェイに照会</translation>
    </message>
    <message>
        <source>Copy key</source>
        <translation>キーをコピー</translation>
    </message>
</context>
<context>
    <name>ichido::MainWindow</name>
    <message>
        <source>Starting a sandbox: a database, a gateway and 200 stuck intents…</source>
        <translation>サンドボックスを起動しています: データベース、決済ゲートウェイ、滞留した 200 件…</translation>
    </message>
    <message>
        <source>Not connected since %1. What is shown is as of %2; nothing can be written. %3</source>
        <comment>two times and a whole sentence</comment>
        <translation>%1 から接続が切れています。表示は %2 時点の内容で、何も書き込めません。%3</translation>
    </message>
    <message>
        <source>Not connected since %1. %2</source>
        <comment>a time and a whole sentence</comment>
        <translation>%1 から接続できていません。%2</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>今すぐ試す</translation>
    </message>
    <message>
        <source>%1 — Ichido</source>
        <comment>window title; %1 is the connection</comment>
        <translation>%1 — Ichido</translation>
    </message>
    <message>
        <source>Ichido</source>
        <translation>Ichido</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>Ichido finds the payments that nobody finished, asks the gateway what is true, and writes it down once. Try it on a sandbox, or connect to a database with Ctrl+Shift+O.</source>
        <translation>Ichido は、誰も完了させていない決済を見つけ、決済ゲートウェイに事実を照会し、一度だけ書き込みます。サンドボックスで試すか、Ctrl+Shift+O でデータベースに接続してください。</translation>
    </message>
    <message>
        <source>Intents are being settled. What was sent is waited for; the rest of the plan is not sent. Close?</source>
        <translation>確定を進めています。送信済みのものは結果を待ち、計画の残りは送信しません。閉じますか。</translation>
    </message>
    <message>
        <source>The gateways are being asked. The answers so far are kept. Close?</source>
        <translation>照会を進めています。これまでの回答は保存されます。閉じますか。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>中止して閉じる</translation>
    </message>
</context>
<context>
    <name>ichido::PlanModel</name>
    <message>
        <source>Verdict and organisation</source>
        <comment>column title</comment>
        <translation>判定と組織</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>冪等キー</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>column title</comment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Will be written</source>
        <comment>column title</comment>
        <translation>書き込む内容</translation>
    </message>
    <message>
        <source>Outcome</source>
        <comment>column title</comment>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <comment>two counts</comment>
        <translation>%2 件中 %1 件を選択</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <comment>two counts</comment>
        <translation>%2 件中 %1 件を確定</translation>
    </message>
    <message>
        <source>taken out</source>
        <comment>of a plan</comment>
        <translation>除外</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>read aloud: row number, column title, value</comment>
        <translation>%1 行目、%2: %3</translation>
    </message>
</context>
<context>
    <name>ichido::PlanView</name>
    <message>
        <source>No line of this plan can be settled.</source>
        <translation>この計画に確定できる行はありません。</translation>
    </message>
    <message>
        <source>The plan has expired with its evidence; go back and make a new one.</source>
        <translation>計画は証拠とともに期限が切れました。戻って作り直してください。</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>saved to %1</source>
        <comment>%1 is a file</comment>
        <translation>%1 に保存しました</translation>
    </message>
    <message numerus="yes">
        <source>%n settled now</source>
        <translation>
            <numerusform>今回確定 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settled before</source>
        <translation>
            <numerusform>以前に確定 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written: refused, or the row changed meanwhile</source>
        <translation>
            <numerusform>未書き込み %n 件(拒否、または途中で行が変更)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown: apply again to read them back</source>
        <translation>
            <numerusform>結果不明 %n 件(もう一度適用すると読み戻せます)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, with the reason in each line</source>
        <translation>
            <numerusform>残り %n 件(理由は各行にあります)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · made %2 · expired</source>
        <comment>short id, time</comment>
        <translation>%1 · 作成 %2 · 期限切れ</translation>
    </message>
    <message>
        <source>%1 · made %2 · good until %3</source>
        <comment>short id, two times</comment>
        <translation>%1 · 作成 %2 · 有効期限 %3</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Apply again… (%1)</source>
        <comment>button; %1 is a count</comment>
        <translation>もう一度適用… (%1)</translation>
    </message>
    <message>
        <source>Settle %1…</source>
        <comment>button that opens a dialog; %1 is a count</comment>
        <translation>%1 件を確定…</translation>
    </message>
    <message>
        <source>Nothing is written before a reason is given (Ctrl+Return)</source>
        <translation>理由を入力するまで何も書き込みません (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Settle what the plan says</source>
        <translation>計画どおりに確定</translation>
    </message>
    <message>
        <source>Back to what is stuck</source>
        <translation>滞留の一覧に戻る</translation>
    </message>
    <message>
        <source>%1 of %2 lines will be settled</source>
        <translation>%2 行中 %1 行を確定します</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to what is stuck (Esc)</source>
        <translation>滞留の一覧に戻る (Esc)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Plan, grouped by verdict</source>
        <translation>計画(判定ごと)</translation>
    </message>
</context>
<context>
    <name>ichido::Rail</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>ichido::RecoveryJob</name>
    <message>
        <source>Something is running already; wait for it or stop it.</source>
        <translation>すでに処理中のものがあります。終わるのを待つか、中止してください。</translation>
    </message>
</context>
<context>
    <name>ichido::RecoveryPage</name>
    <message>
        <source>Recovery</source>
        <translation>復旧</translation>
    </message>
</context>
<context>
    <name>ichido::RequestTableModel</name>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>組織</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>冪等キー</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>column title</comment>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>column title: number of the order</comment>
        <translation>注文</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>column title: fingerprint of the content</comment>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>ichido::RequestsPage</name>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n 件を選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n 件が一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded, more match</source>
        <translation>
            <numerusform>%n 件を読み込み済み、ほかにも一致あり</numerusform>
        </translation>
    </message>
    <message>
        <source>page in %1 ms</source>
        <translation>1 ページ %1 ms</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>could not read again: %1</source>
        <comment>%1 is a whole sentence</comment>
        <translation>再読み込みできませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask the gateway about %n selected</source>
        <translation>
            <numerusform>選択した %n 件をゲートウェイに照会</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the gateway about the selected</source>
        <translation>選択したものをゲートウェイに照会</translation>
    </message>
    <message>
        <source>No connection. Choose one with Ctrl+Shift+O.</source>
        <translation>接続していません。Ctrl+Shift+O で選んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>There are no requests yet.</source>
        <translation>リクエストはまだありません。</translation>
    </message>
    <message>
        <source>No request matches the filter.</source>
        <translation>条件に合うリクエストはありません。</translation>
    </message>
    <message>
        <source>Go to the newest</source>
        <translation>最新に移動</translation>
    </message>
    <message>
        <source>Read the requests again</source>
        <translation>リクエストを読み直す</translation>
    </message>
    <message>
        <source>Filter the requests</source>
        <translation>リクエストを絞り込む</translation>
    </message>
    <message>
        <source>Copy the selected keys</source>
        <translation>選択したキーをコピー</translation>
    </message>
</context>
<context>
    <name>ichido::Strip</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Every action and page, and any key, order or hash (Ctrl+K)</source>
        <translation>すべての操作とページ、キー・注文・ハッシュの検索 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Language, theme and connections</source>
        <translation>言語、テーマ、接続</translation>
    </message>
    <message>
        <source>Choose another connection</source>
        <translation>別の接続を選ぶ</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>接続: %1</translation>
    </message>
    <message>
        <source>data as of %1</source>
        <comment>%1 is a time</comment>
        <translation>データ時点 %1</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>切断</translation>
    </message>
</context>
<context>
    <name>ichido::StuckTableModel</name>
    <message>
        <source>Severity</source>
        <comment>column title</comment>
        <translation>重さ</translation>
    </message>
    <message>
        <source>Stuck for</source>
        <comment>column title</comment>
        <translation>経過</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>組織</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>冪等キー</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Gateway</source>
        <comment>column title</comment>
        <translation>ゲートウェイ</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>column title: how often the gateway was asked</comment>
        <translation>試行</translation>
    </message>
    <message>
        <source>Last answer</source>
        <comment>column title: of the gateway</comment>
        <translation>最後の回答</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>column title: when the gateway is asked again</comment>
        <translation>次回</translation>
    </message>
    <message>
        <source>Verdict</source>
        <comment>column title</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Who is on it</source>
        <comment>column title</comment>
        <translation>担当</translation>
    </message>
    <message>
        <source>no profile</source>
        <comment>the gateway is unknown to this console</comment>
        <translation>プロファイルなし</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>%1 is a time</comment>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>%1 is a time</comment>
        <translation>照会 %1</translation>
    </message>
    <message>
        <source>This console has no profile for the gateway of this organisation.</source>
        <translation>このコンソールには、この組織の決済ゲートウェイのプロファイルがありません。</translation>
    </message>
    <message>
        <source>due now</source>
        <comment>the gateway may be asked again</comment>
        <translation>今すぐ可</translation>
    </message>
</context>
<context>
    <name>ichido::StuckView</name>
    <message numerus="yes">
        <source>at least %n stuck · oldest %1</source>
        <translation>
            <numerusform>滞留 %n 件以上 · 最も古い %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stuck · oldest %1</source>
        <translation>
            <numerusform>滞留 %n 件 · 最も古い %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>Ask (%1)</source>
        <comment>button; %1 is a count</comment>
        <translation>照会 (%1)</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>button: the gateways</comment>
        <translation>照会</translation>
    </message>
    <message>
        <source>Ask about the current one</source>
        <translation>現在の行を照会</translation>
    </message>
    <message>
        <source>Ask about the selected (%1)</source>
        <translation>選択した行を照会 (%1)</translation>
    </message>
    <message>
        <source>Ask about all that match (%1)</source>
        <translation>一致するすべてを照会 (%1)</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>Asks the gateways; nothing is written but their answers</source>
        <translation>決済ゲートウェイに照会します。書き込むのはその回答だけです</translation>
    </message>
    <message>
        <source>Plan… %1 of %2 can be settled</source>
        <translation>計画を作る… %1 / %2 件が確定できます</translation>
    </message>
    <message>
        <source>Plan…</source>
        <comment>button</comment>
        <translation>計画を作る…</translation>
    </message>
    <message>
        <source>Asks where answers are missing or old, and freezes the verdicts to be read</source>
        <translation>回答がないか古いものを照会し、判定を固定して表示します</translation>
    </message>
    <message>
        <source>Make a plan</source>
        <translation>計画を作る</translation>
    </message>
    <message>
        <source>Read the stuck intents again</source>
        <translation>滞留の一覧を読み直す</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n 件を選択</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown; press the card again to show all</source>
        <translation>%2 件中 %1 件を表示。もう一度カードを押すとすべて表示します</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>could not read again: %1</source>
        <comment>%1 is a whole sentence</comment>
        <translation>再読み込みできませんでした: %1</translation>
    </message>
    <message>
        <source>No connection. Choose one with Ctrl+Shift+O.</source>
        <translation>接続していません。Ctrl+Shift+O で選んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Nothing stuck belongs to this card.</source>
        <translation>このカードに当てはまる滞留はありません。</translation>
    </message>
    <message>
        <source>Nothing is stuck. Every intent has its outcome.</source>
        <translation>滞留はありません。すべての結果が記録されています。</translation>
    </message>
    <message>
        <source>Stuck intents</source>
        <translation>滞留の一覧</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>All organisations</source>
        <translation>すべての組織</translation>
    </message>
</context>
<context>
    <name>ichido::TableModel</name>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>read aloud: row number, column title, value</comment>
        <translation>%1 行目、%2: %3</translation>
    </message>
</context>
<context>
    <name>ichido::TimelineModel</name>
    <message>
        <source>claimed by its service</source>
        <translation>サービスが受け付け</translation>
    </message>
    <message>
        <source>passed the threshold</source>
        <translation>しきい値を超過</translation>
    </message>
    <message>
        <source>gateway answered: %1</source>
        <comment>an answer in a few words</comment>
        <translation>ゲートウェイの回答: %1</translation>
    </message>
    <message>
        <source>settled: %1 → %2</source>
        <comment>status before and after</comment>
        <translation>確定: %1 → %2</translation>
    </message>
    <message>
        <source>a settle was refused, nothing was written: %1</source>
        <comment>a reason</comment>
        <translation>確定は拒否され、何も書き込まれていません: %1</translation>
    </message>
    <message>
        <source>a settle came too late, the row had changed</source>
        <translation>確定が遅れ、行はすでに変更されていました</translation>
    </message>
    <message>
        <source>%1 — “%2”</source>
        <comment>what happened, and the reason that was given</comment>
        <translation>%1 —「%2」</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>実行者</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Language: en, ja or ko.</source>
        <translation>言語: en、ja または ko。</translation>
    </message>
    <message>
        <source>Opens this database, a URI without a password, as production.</source>
        <translation>このデータベース(パスワードなしの URI)を本番として開きます。</translation>
    </message>
    <message>
        <source>Opens a sandbox of its own to try things on.</source>
        <translation>試用のために専用のサンドボックスを開きます。</translation>
    </message>
    <message>
        <source>Give --uri or --demo, not both, and nothing else.</source>
        <translation>--uri か --demo のどちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>An option is not known or lacks its value. “ichido --help” lists them.</source>
        <translation>知らないオプション、または値のないオプションがあります。一覧は「ichido --help」で見られます。</translation>
    </message>
</context>
<context>
    <name>migrate</name>
    <message>
        <source>The schema is up to date; nothing was changed.</source>
        <translation>スキーマは最新です。何も変更していません。</translation>
    </message>
    <message numerus="yes">
        <source>%n migration(s) applied.</source>
        <translation>
            <numerusform>%n 件のマイグレーションを適用しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message>
        <source>wholly refunded</source>
        <translation>全額返金</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>一部返金</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>outcome of a write whose answer was lost</comment>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>outcome of a write</comment>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Settled by %1, %2.</source>
        <comment>&quot;service&quot; or &quot;ichido&quot;, a time</comment>
        <translation>%1 が %2 に確定しました。</translation>
    </message>
    <message>
        <source>Settled by %1.</source>
        <comment>&quot;service&quot; or &quot;ichido&quot;</comment>
        <translation>%1 が確定しました。</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>There is no such field. Fields are org, status, age, created, key, sha, order and stuck.</source>
        <translation>そのようなフィールドはありません。使えるフィールドは org、status、age、created、key、sha、order、stuck です。</translation>
    </message>
    <message>
        <source>Every part of a query names a field, like status:processing.</source>
        <translation>検索条件には、status:processing のように必ずフィールドを付けてください。</translation>
    </message>
    <message>
        <source>A value is missing behind the colon.</source>
        <translation>コロンの後に値がありません。</translation>
    </message>
    <message>
        <source>This field stands twice; each may stand once.</source>
        <translation>このフィールドは二度指定されています。それぞれ一度だけ指定できます。</translation>
    </message>
    <message>
        <source>An organisation is given by its number or its name; a name with spaces stands in quotes.</source>
        <translation>組織は番号または名前で指定してください。空白を含む名前は引用符で囲みます。</translation>
    </message>
    <message>
        <source>A status is processing, completed or failed; several are separated by commas.</source>
        <translation>状態は processing、completed、failed のいずれかです。複数指定するときはコンマで区切ります。</translation>
    </message>
    <message>
        <source>An age is written like age:&gt;10m or age:&lt;2h30m.</source>
        <translation>経過時間は age:&gt;10m や age:&lt;2h30m のように書いてください。</translation>
    </message>
    <message>
        <source>Times are written like created:2026-11-01..2026-11-30.</source>
        <translation>日時は created:2026-11-01..2026-11-30 のように書いてください。</translation>
    </message>
    <message>
        <source>Nothing can lie in this range; its ends are the wrong way round.</source>
        <translation>この範囲に当てはまるものはありません。両端が逆になっています。</translation>
    </message>
    <message>
        <source>A key, or its beginning, is hexadecimal digits with its dashes in their places.</source>
        <translation>冪等キーまたはその先頭部分は、16 進数字で、ハイフンを所定の位置に入れて書いてください。</translation>
    </message>
    <message>
        <source>A fingerprint, or its beginning, is at most 64 hexadecimal digits.</source>
        <translation>指紋またはその先頭部分は、64 桁以内の 16 進数字で書いてください。</translation>
    </message>
    <message>
        <source>An order is given by its number, like order:1234.</source>
        <translation>注文は order:1234 のように番号で指定してください。</translation>
    </message>
    <message>
        <source>The only value is yes: stuck:yes.</source>
        <translation>指定できる値は yes だけです(stuck:yes)。</translation>
    </message>
    <message>
        <source>A quote is opened here and not closed.</source>
        <translation>ここで始まる引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>The query is too long.</source>
        <translation>検索条件が長すぎます。</translation>
    </message>
    <message>
        <source>The query is not UTF-8 from here on.</source>
        <translation>検索条件のここから先が UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>A control character stands here; leave it out.</source>
        <translation>ここに制御文字があります。取り除いてください。</translation>
    </message>
    <message>
        <source>This part of the query cannot be read. Parts are like org:5 status:processing age:&gt;10m.</source>
        <translation>検索条件のこの部分を読み取れません。org:5 status:processing age:&gt;10m のように書いてください。</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>「%1」のことですか?</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The gateway has not been asked yet.</source>
        <translation>決済ゲートウェイへの照会がまだ行われていません。</translation>
    </message>
    <message>
        <source>The last answer is too old to settle from; the gateway must be asked again.</source>
        <translation>最後の回答が古く、確定には使えません。決済ゲートウェイへの再照会が必要です。</translation>
    </message>
    <message>
        <source>The request is so young that its own service may still be working on it.</source>
        <translation>作成から間もないリクエストで、元のサービスがまだ処理している可能性があります。</translation>
    </message>
    <message>
        <source>Somebody else is working on this intent.</source>
        <translation>この意図は、ほかの担当者が作業中です。</translation>
    </message>
    <message>
        <source>The request is final already; nothing is left to settle.</source>
        <translation>リクエストはすでに最終状態で、確定するものは残っていません。</translation>
    </message>
    <message>
        <source>The gateway charged exactly this order.</source>
        <translation>決済ゲートウェイで、この注文どおりに決済されています。</translation>
    </message>
    <message>
        <source>One attempt charged exactly this order; the other attempts failed for good.</source>
        <translation>一つの試行がこの注文どおりに決済され、ほかの試行はいずれも最終的に失敗しています。</translation>
    </message>
    <message>
        <source>The order was charged and later partly refunded; both are written.</source>
        <translation>注文は決済された後、一部返金されています。決済と返金の両方を書き込みます。</translation>
    </message>
    <message>
        <source>The order was charged and later wholly refunded; both are written.</source>
        <translation>注文は決済された後、全額返金されています。決済と返金の両方を書き込みます。</translation>
    </message>
    <message>
        <source>The payment failed and cannot succeed any more.</source>
        <translation>決済は失敗し、今後成功することはありません。</translation>
    </message>
    <message>
        <source>Three spaced answers after the send deadline found no payment: the order was not charged.</source>
        <translation>送信期限の後に間隔を空けた 3 回の照会で、いずれも決済が見つかりませんでした。この注文は決済されていません。</translation>
    </message>
    <message>
        <source>The gateway is still working on the payment; it will be asked again.</source>
        <translation>決済ゲートウェイがまだ処理を続けています。再照会します。</translation>
    </message>
    <message>
        <source>The gateway knows no such payment yet; a single absence proves nothing, so it will be asked again.</source>
        <translation>決済ゲートウェイに該当する決済はまだありません。一度見つからないだけでは何も証明できないため、再照会します。</translation>
    </message>
    <message>
        <source>The gateway did not answer. Check that it is up and reachable, then ask again.</source>
        <translation>決済ゲートウェイが応答しませんでした。稼働していて到達できることを確認し、再照会してください。</translation>
    </message>
    <message>
        <source>The gateway allows no more calls just now; ask again later.</source>
        <translation>決済ゲートウェイの呼び出し回数が制限に達しています。時間を置いて再照会してください。</translation>
    </message>
    <message>
        <source>The payment is authorised but not captured: no money has moved. Check whether it should be captured before the authorisation expires.</source>
        <translation>与信済みですが売上は未確定で、お金は動いていません。与信の期限が切れる前に、売上を確定すべきかどうかを確認してください。</translation>
    </message>
    <message>
        <source>One payment succeeded while another is not decided yet; it may become a double charge. Check the open payment at the gateway if this lasts.</source>
        <translation>一つの決済が成功し、別の決済の結果がまだ出ていないため、二重決済になる可能性があります。この状態が続く場合は、結果の出ていない決済を決済ゲートウェイで確認してください。</translation>
    </message>
    <message>
        <source>The payment failed, but a late worker could still try it again. Declare the organisation&apos;s send deadline, or check that no worker is left.</source>
        <translation>決済は失敗しましたが、遅れたワーカーが再び試みる可能性があります。組織の送信期限を登録するか、残っているワーカーがないことを確認してください。</translation>
    </message>
    <message>
        <source>The order was charged and wholly refunded, and this organisation&apos;s answer cannot show a refund. Check what its customers should be told.</source>
        <translation>注文は決済された後に全額返金されていますが、この組織の応答では返金を示せません。顧客に何を伝えるべきかを確認してください。</translation>
    </message>
    <message>
        <source>The gateway answered with a payment of another key, order or account. Check at the gateway whose payment it is before anything else.</source>
        <translation>決済ゲートウェイの回答は、別のキー、注文またはアカウントの決済を示しています。何よりも先に、誰の決済なのかを決済ゲートウェイで確認してください。</translation>
    </message>
    <message>
        <source>The gateway charged another amount than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation>決済ゲートウェイでの決済額が、注文の金額と異なります。決済ゲートウェイで決済を確認し、訂正または返金してください。</translation>
    </message>
    <message>
        <source>The gateway charged in another currency than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation>決済ゲートウェイでの決済通貨が、注文の通貨と異なります。決済ゲートウェイで決済を確認し、訂正または返金してください。</translation>
    </message>
    <message>
        <source>The amount or currency in the gateway&apos;s answer cannot be read. Check the payment at the gateway, and the profile&apos;s description of amounts.</source>
        <translation>決済ゲートウェイの回答にある金額または通貨を読み取れません。決済ゲートウェイで決済を確認し、プロファイルの金額の定義も確認してください。</translation>
    </message>
    <message>
        <source>This request has no order whose amount could be compared. Check with its service what was ordered.</source>
        <translation>このリクエストには、金額を照合する注文がありません。何が注文されたのかを元のサービスで確認してください。</translation>
    </message>
    <message>
        <source>One payment was refunded and another succeeded. Check at the gateway which of the two is the order&apos;s.</source>
        <translation>一つの決済は返金され、別の決済は成功しています。どちらがこの注文のものかを決済ゲートウェイで確認してください。</translation>
    </message>
    <message>
        <source>The order was charged more than once. Check the payments at the gateway and refund all but one.</source>
        <translation>この注文は二重に決済されています。決済ゲートウェイで各決済を確認し、一つを残して返金してください。</translation>
    </message>
    <message>
        <source>The payment failed but may still be tried again at the gateway. Cancel it there, then ask again.</source>
        <translation>決済は失敗しましたが、決済ゲートウェイで再び試みられる可能性があります。決済ゲートウェイで取り消してから、再照会してください。</translation>
    </message>
    <message>
        <source>The payment has been pending beyond the whole schedule. Check with the gateway what became of it.</source>
        <translation>予定した照会をすべて終えても、決済が結果待ちのままです。どうなったのかを決済ゲートウェイに確認してください。</translation>
    </message>
    <message>
        <source>The gateway knows no such payment, but the organisation declares no send deadline, so a late worker could still charge. Declare one, or check that no worker is left.</source>
        <translation>決済ゲートウェイに該当する決済はありませんが、組織の送信期限が登録されていないため、遅れたワーカーが決済する可能性があります。期限を登録するか、残っているワーカーがないことを確認してください。</translation>
    </message>
    <message>
        <source>The gateway knows no such payment although a reference to one is stored. Check that account and mode (live or test) are the right ones.</source>
        <translation>決済の参照番号が保存されているのに、決済ゲートウェイに該当する決済がありません。アカウントとモード(本番またはテスト)が正しいことを確認してください。</translation>
    </message>
    <message>
        <source>The request is older than the gateway keeps keys, so that its absence means nothing. Check the gateway&apos;s own reports for the payment.</source>
        <translation>リクエストが決済ゲートウェイのキー保持期間より古いため、見つからなくても何も証明できません。決済ゲートウェイの明細で決済を確認してください。</translation>
    </message>
    <message>
        <source>The gateway refuses the credentials; it is not asked any further. Check the secret, and whether it is for this account and mode (live or test).</source>
        <translation>決済ゲートウェイが認証情報を拒否したため、以後の照会を止めています。シークレットと、それがこのアカウントとモード(本番またはテスト)のものかどうかを確認してください。</translation>
    </message>
    <message>
        <source>The gateway&apos;s answer cannot be understood; it is kept as evidence. Check the payment at the gateway, and the gateway&apos;s profile.</source>
        <translation>決済ゲートウェイの回答を解釈できません。回答は証拠として保存してあります。決済ゲートウェイで決済を確認し、プロファイルも確認してください。</translation>
    </message>
    <message>
        <source>The payment is older than the request, so that it belongs to another command. Check at the gateway which order it is for.</source>
        <translation>決済がリクエストより古いため、別のコマンドのものです。どの注文の決済なのかを決済ゲートウェイで確認してください。</translation>
    </message>
    <message>
        <source>Nothing is stated about this organisation. Enter its gateway and its deadlines before its intents can be decided.</source>
        <translation>この組織の設定がありません。意図を判定するには、決済ゲートウェイと各期限を登録してください。</translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message>
        <source>The row is another command&apos;s now; nothing was written.</source>
        <translation>この行は、すでに別のコマンドのものになっています。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>The row is final already, as “%1”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is a status</comment>
        <translation>この行はすでに最終状態「%1」です。何も書き込んでいません。決済ゲートウェイと一致することを確認してください。</translation>
    </message>
    <message>
        <source>The row was finished by %1 at %2, as “%3”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is “service” or “ichido”, %2 a time, %3 a status</comment>
        <translation>この行は、%1 が %2 に「%3」で確定しています。何も書き込んでいません。決済ゲートウェイと一致することを確認してください。</translation>
    </message>
    <message>
        <source>lines</source>
        <comment>label of a count</comment>
        <translation>行数</translation>
    </message>
    <message>
        <source>settled as completed</source>
        <comment>label of a count</comment>
        <translation>完了で確定</translation>
    </message>
    <message>
        <source>settled as failed</source>
        <comment>label of a count</comment>
        <translation>失敗で確定</translation>
    </message>
    <message>
        <source>settled before</source>
        <comment>label of a count</comment>
        <translation>以前に確定済み</translation>
    </message>
    <message>
        <source>changed or refused, not written</source>
        <comment>label of a count</comment>
        <translation>変更または拒否により未書き込み</translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>label of a count</comment>
        <translation>担当者の判断待ち</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>label of a count</comment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>unknown, to be read back</source>
        <comment>label of a count</comment>
        <translation>結果不明(要読み直し)</translation>
    </message>
    <message>
        <source>The plan has expired: the database will refuse lines whose evidence is too old.</source>
        <translation>計画の期限が切れています。証拠が古すぎる行は、データベースに拒否されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) settled</source>
        <translation>
            <numerusform>%n 行を確定しました</numerusform>
        </translation>
    </message>
    <message>
        <source>The gateway “%1” was not asked: %2</source>
        <comment>%2 is a whole sentence</comment>
        <translation>決済ゲートウェイ「%1」には照会していません: %2</translation>
    </message>
    <message>
        <source>%1 of %2 intents decided</source>
        <comment>progress; more may follow</comment>
        <translation>意図 %2 件中 %1 件を判定済み</translation>
    </message>
    <message>
        <source>intents</source>
        <comment>label of a count</comment>
        <translation>意図</translation>
    </message>
    <message>
        <source>look-ups</source>
        <comment>label of a count: calls of the gateway</comment>
        <translation>照会</translation>
    </message>
    <message>
        <source>by answer</source>
        <comment>label of counts</comment>
        <translation>回答別</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation>回答</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <comment>column title: how many</comment>
        <translation>照会数</translation>
    </message>
    <message>
        <source>plan</source>
        <comment>label of an id</comment>
        <translation>計画</translation>
    </message>
    <message>
        <source>file</source>
        <comment>label of a file name</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Interrupted: no plan was written. What was asked is kept as evidence.</source>
        <translation>中断しました。計画は書き出していません。照会済みの回答は証拠として保存してあります。</translation>
    </message>
    <message>
        <source>Interrupted: nothing was settled. What was asked is kept as evidence.</source>
        <translation>中断しました。何も確定していません。照会済みの回答は証拠として保存してあります。</translation>
    </message>
    <message>
        <source>ALARM</source>
        <comment>stands beside a line that needs a look at once</comment>
        <translation>警報</translation>
    </message>
    <message>
        <source>refund proposed</source>
        <comment>stands beside a line that was charged twice</comment>
        <translation>返金を提案</translation>
    </message>
    <message>
        <source>by reason</source>
        <comment>label of counts</comment>
        <translation>理由別</translation>
    </message>
    <message>
        <source>Verdict</source>
        <comment>column title</comment>
        <translation>判定</translation>
    </message>
    <message>
        <source>Intents</source>
        <comment>column title: how many</comment>
        <translation>意図の件数</translation>
    </message>
    <message>
        <source>Sum of the orders</source>
        <comment>column title: amounts by currency</comment>
        <translation>注文の合計額</translation>
    </message>
    <message>
        <source>For a person to decide:</source>
        <comment>heading of a list</comment>
        <translation>担当者の判断が必要:</translation>
    </message>
    <message>
        <source>Left for later:</source>
        <comment>heading of a list</comment>
        <translation>後回し:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1; the plan expires at %2.</source>
        <translation>
            <numerusform>%n 行を %1 に書き出しました。計画の期限は %2 です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>ends a list</comment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: %n line(s) were not sent. Apply the same plan again to settle them.</source>
        <translation>
            <numerusform>中断しました。%n 行は未送信です。同じ計画をもう一度適用すると確定します。</numerusform>
        </translation>
    </message>
    <message>
        <source>To write it: ichidoctl recover apply %1 --reason TEXT</source>
        <comment>%1 is a file name; TEXT stands for the person&apos;s words</comment>
        <translation>書き込むには: ichidoctl recover apply %1 --reason TEXT</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>The evidence is not stored in this database. Ask the gateway again and make a new plan.</source>
        <translation>証拠がこのデータベースに保存されていません。決済ゲートウェイに再照会し、計画を作り直してください。</translation>
    </message>
    <message>
        <source>The evidence belongs to another request. Make a new plan.</source>
        <translation>証拠は別のリクエストのものです。計画を作り直してください。</translation>
    </message>
    <message>
        <source>The stored evidence does not permit this status. Ask the gateway again and make a new plan.</source>
        <translation>保存された証拠では、この状態に確定できません。決済ゲートウェイに再照会し、計画を作り直してください。</translation>
    </message>
    <message>
        <source>The amount in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation>証拠の金額が注文の金額と異なります。決済ゲートウェイで決済を確認してください。</translation>
    </message>
    <message>
        <source>The currency in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation>証拠の通貨が注文の通貨と異なります。決済ゲートウェイで決済を確認してください。</translation>
    </message>
    <message>
        <source>The request has no order. Check with its service what was ordered.</source>
        <translation>リクエストに注文がありません。何が注文されたのかを元のサービスで確認してください。</translation>
    </message>
    <message>
        <source>The evidence is too old. Make a new plan, which asks the gateway again.</source>
        <translation>証拠が古すぎます。計画を作り直すと、決済ゲートウェイに再照会します。</translation>
    </message>
    <message>
        <source>The amount needs the approval of a second person.</source>
        <translation>この金額には二人目の承認が必要です。</translation>
    </message>
    <message>
        <source>The organisation declares no send deadline, so that an absence settles nothing. Declare one, or check that no worker is left.</source>
        <translation>組織の送信期限が登録されていないため、見つからないことを根拠に確定できません。期限を登録するか、残っているワーカーがないことを確認してください。</translation>
    </message>
    <message>
        <source>No reason was given. Say with --reason why the plan is applied.</source>
        <translation>理由がありません。計画を適用する理由を --reason で指定してください。</translation>
    </message>
    <message>
        <source>The answer that would be stored has not the agreed form. Make a new plan with this version of Ichido.</source>
        <translation>保存しようとした応答が、定められた形式と異なります。このバージョンの Ichido で計画を作り直してください。</translation>
    </message>
    <message>
        <source>The database&apos;s checks refused it. Make a new plan.</source>
        <translation>データベースの検査で拒否されました。計画を作り直してください。</translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message>
        <source>Created</source>
        <comment>label of a time</comment>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label of a hash</comment>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Evidence</source>
        <comment>heading: stored answers of the gateway</comment>
        <translation>証拠</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column title: number of the evidence</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>column title: when the gateway was asked</comment>
        <translation>照会日時</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation>回答</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>column title</comment>
        <translation>決済</translation>
    </message>
    <message>
        <source>Detail</source>
        <comment>column title</comment>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Audit</source>
        <comment>heading: the audit trail of one request</comment>
        <translation>監査</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column title</comment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>column title: the login that acted</comment>
        <translation>実行者</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>column title</comment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>column title: status before the action</comment>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <comment>column title: status after the action</comment>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>column title: what the person wrote</comment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Response, masked</source>
        <comment>heading</comment>
        <translation>応答(マスク済み)</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>組織</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>冪等キー</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Age</source>
        <comment>column title: how long ago the request was created</comment>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>金額</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>column title: number of the order</comment>
        <translation>注文</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>column title: how far over the threshold</comment>
        <translation>滞留</translation>
    </message>
    <message>
        <source>There are more; --limit 0 shows all.</source>
        <translation>ほかにもあります。--limit 0 ですべて表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) read</source>
        <translation>
            <numerusform>%n 件のリクエストを読み取りました</numerusform>
        </translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>該当するリクエストはありません。</translation>
    </message>
</context>
<context>
    <name>sandbox</name>
    <message>
        <source>database, for recovery</source>
        <comment>label of a URI</comment>
        <translation>データベース(復旧用)</translation>
    </message>
    <message>
        <source>database, for setup</source>
        <comment>label of a URI</comment>
        <translation>データベース(構築用)</translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a URL</comment>
        <translation>決済ゲートウェイ</translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a URL</comment>
        <translation>加盟店サービス</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>label of a folder</comment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>runs</source>
        <comment>state of a program</comment>
        <translation>稼働中</translation>
    </message>
    <message>
        <source>does not run</source>
        <comment>state of a program</comment>
        <translation>停止中</translation>
    </message>
    <message>
        <source>The sandbox is stopped and removed.</source>
        <translation>サンドボックスを停止し、削除しました。</translation>
    </message>
    <message>
        <source>whole sandbox</source>
        <comment>label</comment>
        <translation>サンドボックス全体</translation>
    </message>
    <message>
        <source>database</source>
        <comment>label</comment>
        <translation>データベース</translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a program</comment>
        <translation>決済ゲートウェイ</translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a program</comment>
        <translation>加盟店サービス</translation>
    </message>
    <message>
        <source>Interrupted: the sandbox is stopped and removed.</source>
        <translation>中断しました。サンドボックスは停止し、削除しました。</translation>
    </message>
</context>
<context>
    <name>short_reasons</name>
    <message>
        <source>not asked yet</source>
        <translation>未照会</translation>
    </message>
    <message>
        <source>answer too old</source>
        <translation>回答が古い</translation>
    </message>
    <message>
        <source>still young</source>
        <translation>まだ新しい</translation>
    </message>
    <message>
        <source>somebody is on it</source>
        <translation>ほかの人が対応中</translation>
    </message>
    <message>
        <source>final already</source>
        <translation>すでに最終状態</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>決済済み</translation>
    </message>
    <message>
        <source>charged at last</source>
        <translation>再試行の末に決済</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>一部返金</translation>
    </message>
    <message>
        <source>charged, refunded</source>
        <translation>決済後に返金</translation>
    </message>
    <message>
        <source>failed for good</source>
        <translation>失敗(最終)</translation>
    </message>
    <message>
        <source>not charged</source>
        <translation>決済なし</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>結果待ち</translation>
    </message>
    <message>
        <source>not found yet</source>
        <translation>まだ見つからない</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>呼び出し制限</translation>
    </message>
    <message>
        <source>not captured</source>
        <translation>売上未確定</translation>
    </message>
    <message>
        <source>several, undecided</source>
        <translation>複数で未決</translation>
    </message>
    <message>
        <source>failed, retry possible</source>
        <translation>失敗(再試行の可能性)</translation>
    </message>
    <message>
        <source>refund not shown</source>
        <translation>返金を表せない</translation>
    </message>
    <message>
        <source>foreign payment</source>
        <translation>別の注文の決済</translation>
    </message>
    <message>
        <source>amount differs</source>
        <translation>金額が違う</translation>
    </message>
    <message>
        <source>currency differs</source>
        <translation>通貨が違う</translation>
    </message>
    <message>
        <source>amount unreadable</source>
        <translation>金額を読めない</translation>
    </message>
    <message>
        <source>order unknown</source>
        <translation>注文が不明</translation>
    </message>
    <message>
        <source>refund and success</source>
        <translation>返金と成功が混在</translation>
    </message>
    <message>
        <source>double charge</source>
        <translation>二重決済の疑い</translation>
    </message>
    <message>
        <source>may be retried</source>
        <translation>再試行の可能性</translation>
    </message>
    <message>
        <source>pending too long</source>
        <translation>結果待ちが長い</translation>
    </message>
    <message>
        <source>no send deadline</source>
        <translation>送信期限なし</translation>
    </message>
    <message>
        <source>reference vanished</source>
        <translation>参照先が消えた</translation>
    </message>
    <message>
        <source>beyond key window</source>
        <translation>キーの保持期間外</translation>
    </message>
    <message>
        <source>credentials refused</source>
        <translation>認証情報を拒否</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>解釈不能</translation>
    </message>
    <message>
        <source>older than request</source>
        <translation>要求より古い</translation>
    </message>
    <message>
        <source>not configured</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>%1 d</source>
        <comment>days, short</comment>
        <translation>%1日</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours, short</comment>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes, short</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds, short</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two parts of an age, the larger unit first</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>A verb is missing. “ichidoctl --help” lists them.</source>
        <translation>サブコマンドがありません。「ichidoctl --help」で一覧を表示します。</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3.</source>
        <comment>%1 is an option</comment>
        <translation>%1 には %2 から %3 までの整数を指定してください。</translation>
    </message>
    <message>
        <source>Say why with --reason; it stands in the audit trail.</source>
        <translation>理由を --reason で指定してください。監査証跡に残ります。</translation>
    </message>
    <message>
        <source>The reason is too long; at most 1,000 bytes are kept.</source>
        <translation>理由が長すぎます。保存できるのは 1,000 バイトまでです。</translation>
    </message>
    <message>
        <source>Name the file for the plan with --output.</source>
        <translation>計画の書き出し先ファイルを --output で指定してください。</translation>
    </message>
    <message>
        <source>--format takes table, json or csv.</source>
        <translation>--format には table、json、csv のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--lang takes en, ja or ko.</source>
        <translation>--lang には en、ja、ko のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>Name the organisation and the idempotency key; a key has the form 01234567-89ab-cdef-0123-456789abcdef.</source>
        <translation>組織と冪等キーを指定してください。冪等キーの形式は 01234567-89ab-cdef-0123-456789abcdef です。</translation>
    </message>
    <message>
        <source>Name the file with the plan.</source>
        <translation>計画のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Name the folder of the sandbox with --dir.</source>
        <translation>サンドボックスのフォルダーを --dir で指定してください。</translation>
    </message>
    <message>
        <source>The output could not be written completely. Check the free space.</source>
        <translation>出力を最後まで書き込めませんでした。空き容量を確認してください。</translation>
    </message>
    <message>
        <source>The option %1 is not known here. “--help” behind the verb lists its options.</source>
        <translation>オプション %1 はここでは使えません。サブコマンドの後に「--help」を付けると、使えるオプションを表示します。</translation>
    </message>
    <message>
        <source>There is no such verb. Did you mean “%1”?</source>
        <translation>そのようなサブコマンドはありません。「%1」のことですか?</translation>
    </message>
    <message>
        <source>There is a word too many, or no such verb. “ichidoctl --help” lists the verbs.</source>
        <translation>余分な語があるか、そのようなサブコマンドはありません。「ichidoctl --help」で一覧を表示します。</translation>
    </message>
    <message>
        <source>The option %1 needs exactly one value. “--help” behind the verb explains it.</source>
        <translation>オプション %1 には値を一つだけ指定してください。サブコマンドの後に「--help」を付けると、説明を表示します。</translation>
    </message>
    <message>
        <source>The command line cannot be read. “ichidoctl --help” explains it.</source>
        <translation>コマンドラインを読み取れません。使い方は「ichidoctl --help」で表示します。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>processing</source>
        <comment>status of a request</comment>
        <translation>処理中</translation>
    </message>
    <message>
        <source>completed</source>
        <comment>status of a request</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>status of a request</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>wait</source>
        <comment>verdict: nothing to do yet</comment>
        <translation>待機</translation>
    </message>
    <message>
        <source>ask again</source>
        <comment>verdict: ask the gateway again later</comment>
        <translation>再照会</translation>
    </message>
    <message>
        <source>settle as completed</source>
        <comment>verdict</comment>
        <translation>完了で確定</translation>
    </message>
    <message>
        <source>settle as failed</source>
        <comment>verdict</comment>
        <translation>失敗で確定</translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>verdict: a person decides</comment>
        <translation>担当者の判断待ち</translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>成功</translation>
    </message>
    <message>
        <source>succeeded, then refunded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>成功後に返金</translation>
    </message>
    <message>
        <source>authorised, not captured</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>与信済み・売上未確定</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>結果待ち</translation>
    </message>
    <message>
        <source>failed for good</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>失敗(最終)</translation>
    </message>
    <message>
        <source>failed, may be tried again</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>失敗(再試行の可能性あり)</translation>
    </message>
    <message>
        <source>no such payment</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>該当する決済なし</translation>
    </message>
    <message>
        <source>several payments</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>複数の決済</translation>
    </message>
    <message>
        <source>no answer</source>
        <comment>a gateway&apos;s answer: time-out, outage</comment>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>too many calls</source>
        <comment>a gateway&apos;s answer: rate limit</comment>
        <translation>呼び出し回数超過</translation>
    </message>
    <message>
        <source>credentials refused</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>認証情報を拒否</translation>
    </message>
    <message>
        <source>not understood</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>解釈不能</translation>
    </message>
    <message>
        <source>settled</source>
        <comment>outcome of a write</comment>
        <translation>確定</translation>
    </message>
    <message>
        <source>already settled</source>
        <comment>outcome of a write</comment>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation>途中で変更</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation>拒否</translation>
    </message>
    <message>
        <source>over the threshold</source>
        <comment>how long an intent has been stuck</comment>
        <translation>しきい値を超過</translation>
    </message>
    <message>
        <source>three times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation>しきい値の 3 倍を超過</translation>
    </message>
    <message>
        <source>ten times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation>しきい値の 10 倍を超過</translation>
    </message>
    <message>
        <source>stuck %1</source>
        <comment>in processing for too long; %1 is an age</comment>
        <translation>滞留 %1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a verdict and its reason</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>caution</source>
        <comment>severity: over the threshold</comment>
        <translation>注意</translation>
    </message>
    <message>
        <source>serious</source>
        <comment>severity: three times over the threshold</comment>
        <translation>重い</translation>
    </message>
    <message>
        <source>critical</source>
        <comment>severity: ten times over the threshold</comment>
        <translation>危険</translation>
    </message>
</context>
</TS>
