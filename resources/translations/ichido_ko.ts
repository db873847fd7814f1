<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>ActivityPanel</name>
    <message>
        <source>already settled</source>
        <translation>이미 확정됨</translation>
    </message>
    <message>
        <source>not written</source>
        <comment>refused or changed meanwhile</comment>
        <translation>기록 안 됨</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>acknowledgement lost</comment>
        <translation>결과 불명</translation>
    </message>
    <message>
        <source>left for later</source>
        <translation>나중으로 미룸</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>“%1”: %2</source>
        <comment>the wrong part, and a whole sentence</comment>
        <translation>“%1”: %2</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>operator</source>
        <comment>a role: may settle</comment>
        <translation>운영자</translation>
    </message>
    <message>
        <source>prober</source>
        <comment>a role: may ask gateways</comment>
        <translation>조회자</translation>
    </message>
    <message>
        <source>viewer</source>
        <comment>a role: may only look</comment>
        <translation>열람자</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>역할 없음</translation>
    </message>
    <message>
        <source>read only</source>
        <comment>the server is a standby</comment>
        <translation>읽기 전용</translation>
    </message>
</context>
<context>
    <name>StuckView</name>
    <message>
        <source>not asked yet</source>
        <translation>조회 전</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s)</source>
        <translation>
            <numerusform>사유 %n종</numerusform>
        </translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>%1 is a time</comment>
        <translation>다음 %1</translation>
    </message>
    <message>
        <source>due now</source>
        <comment>intents to be asked about</comment>
        <translation>지금 가능</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>not readable</source>
        <comment>an amount in a gateway&apos;s answer</comment>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>row label</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>조회 전</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>row label</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>row label: the gateway&apos;s own id</comment>
        <translation>참조 번호</translation>
    </message>
    <message>
        <source>Key at the gateway</source>
        <comment>row label</comment>
        <translation>게이트웨이의 키</translation>
    </message>
    <message>
        <source>Refunded</source>
        <comment>row label</comment>
        <translation>환불</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>판정 없음</translation>
    </message>
    <message>
        <source>This console has no profile for the gateway “%1”.</source>
        <translation>이 콘솔에는 게이트웨이 “%1”의 프로필이 없습니다.</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Nothing is wrong with this database.</source>
        <translation>이 데이터베이스에는 문제가 없습니다.</translation>
    </message>
</context>
<context>
    <name>environment</name>
    <message>
        <source>DEVELOPMENT</source>
        <translation>개발</translation>
    </message>
    <message>
        <source>STAGING</source>
        <translation>스테이징</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>운영</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>%1 · send deadline %2</source>
        <comment>two durations</comment>
        <translation>%1 · 전송 기한 %2</translation>
    </message>
    <message>
        <source>%1 · no send deadline</source>
        <comment>a duration</comment>
        <translation>%1 · 전송 기한 없음</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>answer of the gateway</comment>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>label</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>label</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>label: idempotency key</comment>
        <translation>키</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>label</comment>
        <translation>주문</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>label</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Order&apos;s payment</source>
        <comment>label: payment state of the order</comment>
        <translation>주문의 결제</translation>
    </message>
    <message>
        <source>Reference</source>
        <comment>label: the gateway&apos;s own id</comment>
        <translation>참조 번호</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>label: a time</comment>
        <translation>생성 시각</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>label: fingerprint</comment>
        <translation>내용</translation>
    </message>
    <message>
        <source>Threshold</source>
        <comment>label: when it counts as stuck</comment>
        <translation>임계값</translation>
    </message>
    <message>
        <source>Gateway</source>
        <comment>label</comment>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Last answer</source>
        <comment>label: of the gateway</comment>
        <translation>마지막 응답</translation>
    </message>
</context>
<context>
    <name>failures</name>
    <message>
        <source>The connection holds a password, which other users of this machine could read. Leave it out and put it into a password file (passfile) or a service file of libpq.</source>
        <translation>연결 정보에 비밀번호가 들어 있어 이 컴퓨터의 다른 사용자가 읽을 수 있습니다. 연결 정보에서 빼고 비밀번호 파일(passfile)이나 libpq 서비스 파일에 넣으십시오.</translation>
    </message>
    <message>
        <source>The connection names a setting that is not known or not allowed. Check its spelling.</source>
        <translation>연결 정보에 알 수 없거나 허용되지 않는 설정이 있습니다. 철자를 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection cannot be read. Write it as postgresql://login@host:port/database.</source>
        <translation>연결 정보를 읽을 수 없습니다. postgresql://login@host:port/database 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>No database server answers there. Check that it runs, and the host and port.</source>
        <translation>해당 위치에서 데이터베이스 서버가 응답하지 않습니다. 서버가 실행 중인지, 호스트와 포트가 맞는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The server does not accept the login&apos;s password. Check the password file (its mode must be 0600) or the service file.</source>
        <translation>서버가 로그인의 비밀번호를 받아들이지 않습니다. 비밀번호 파일(권한은 0600이어야 함)이나 서비스 파일을 확인하십시오.</translation>
    </message>
    <message>
        <source>The server has no such database. Check the name behind the last slash of the connection.</source>
        <translation>서버에 그런 데이터베이스가 없습니다. 연결 정보의 마지막 슬래시 뒤에 있는 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>The server does not let this login in. Check the login&apos;s name, and whether it may connect to this database.</source>
        <translation>서버가 이 로그인의 접속을 허용하지 않습니다. 로그인 이름과 이 데이터베이스에 접속할 권한이 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed. Install the package libqt6sql6-psql.</source>
        <translation>Qt의 PostgreSQL 드라이버가 설치되어 있지 않습니다. 패키지 libqt6sql6-psql을 설치하십시오.</translation>
    </message>
    <message>
        <source>The server has no free connection. Try again in a moment.</source>
        <translation>서버에 남은 연결이 없습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The server refuses the connection. Check its rules for this host, login and database.</source>
        <translation>서버가 연결을 거부합니다. 이 호스트, 로그인, 데이터베이스에 대한 서버 규칙을 확인하십시오.</translation>
    </message>
    <message>
        <source>The connection to the database could not be made or was lost. Check that the server runs, and try again.</source>
        <translation>데이터베이스에 연결할 수 없거나 연결이 끊어졌습니다. 서버가 실행 중인지 확인하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The database does not allow this to the login. Ask its administrator for the role that is missing; “ichidoctl doctor” names it.</source>
        <translation>데이터베이스가 이 로그인에 이 작업을 허용하지 않습니다. 부족한 역할은 “ichidoctl doctor”가 알려 주므로 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>This login may not work for that organisation. Ask the administrator to enter it in ichido.member.</source>
        <translation>이 로그인은 해당 조직을 다룰 수 없습니다. ichido.member에 등록해 달라고 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>This login lacks the role that this needs. Ask the administrator to grant it; “ichidoctl doctor” names it.</source>
        <translation>이 로그인에는 필요한 역할이 없습니다. 필요한 역할은 “ichidoctl doctor”가 알려 주므로 관리자에게 부여를 요청하십시오.</translation>
    </message>
    <message>
        <source>This command was sent before with another content. Nothing was written; make a new plan.</source>
        <translation>이 명령은 이전에 다른 내용으로 전송되었습니다. 아무것도 기록하지 않았습니다. 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), or orders is not unique by it. Mend that first; “ichidoctl doctor” prints the SQL.</source>
        <translation>테이블 payment_requests에 기본 키 (org_id, idem_key)가 없거나 orders에 같은 열의 고유 제약이 없습니다. 먼저 이것을 고치십시오. 필요한 SQL은 “ichidoctl doctor”가 출력합니다.</translation>
    </message>
    <message>
        <source>This database may only be read: it is a standby. Connect to the primary.</source>
        <translation>이 데이터베이스는 대기 서버라서 읽기만 할 수 있습니다. 주 서버에 연결하십시오.</translation>
    </message>
    <message>
        <source>There is no such organisation, or this login may not see it. Check its number or name.</source>
        <translation>그런 조직이 없거나 이 로그인은 볼 수 없습니다. 번호나 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>There is no such request, or this login may not see it. Check the organisation and the key.</source>
        <translation>그런 요청이 없거나 이 로그인은 볼 수 없습니다. 조직과 멱등 키를 확인하십시오.</translation>
    </message>
    <message>
        <source>Another migration of this database is running. Wait until it has ended, and try again.</source>
        <translation>이 데이터베이스에서 다른 마이그레이션이 실행 중입니다. 끝날 때까지 기다렸다가 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The end of the plan file is missing. Nothing was applied; take the whole file, or make a new plan.</source>
        <translation>계획 파일의 끝부분이 없습니다. 아무것도 적용하지 않았습니다. 온전한 파일을 쓰거나 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The plan file was changed after it was made. Nothing was applied; make a new plan.</source>
        <translation>계획 파일이 만들어진 뒤에 변경되었습니다. 아무것도 적용하지 않았습니다. 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The plan file was made by another version of Ichido. Nothing was applied; make a new plan.</source>
        <translation>계획 파일이 다른 버전의 Ichido로 만들어졌습니다. 아무것도 적용하지 않았습니다. 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The plan holds a line without evidence, which is never sent. Make a new plan.</source>
        <translation>계획에 증거가 없는 줄이 있으며, 그런 줄은 절대 전송하지 않습니다. 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The plan was made for another database. Nothing was applied; check the connection.</source>
        <translation>다른 데이터베이스용으로 만든 계획입니다. 아무것도 적용하지 않았습니다. 연결 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>The file is not a plan that can be read. Nothing was applied; check the name, or make a new plan.</source>
        <translation>계획으로 읽을 수 없는 파일입니다. 아무것도 적용하지 않았습니다. 파일 이름을 확인하거나 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>There is no profile of this name. Put one into the folder of gateways, or correct the organisation&apos;s gateway.</source>
        <translation>이 이름의 프로필이 없습니다. 게이트웨이 폴더에 프로필을 넣거나 조직에 설정된 게이트웨이를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>A gateway&apos;s profile cannot be read. Correct the file, or take it out of the folder of gateways.</source>
        <translation>게이트웨이 프로필을 읽을 수 없습니다. 파일을 바로잡거나 게이트웨이 폴더에서 빼십시오.</translation>
    </message>
    <message>
        <source>The gateway cannot be reached. Check that it is up, and its address in the profile.</source>
        <translation>게이트웨이에 연결할 수 없습니다. 게이트웨이가 작동 중인지, 프로필의 주소가 맞는지 확인하십시오.</translation>
    </message>
    <message>
        <source>A sandbox needs enough rows for its stuck intents, and at most 100 million. Choose other numbers for --rows and --stuck.</source>
        <translation>샌드박스의 요청 수는 정체된 인텐트를 담을 만큼 많아야 하며 최대 1억 건입니다. --rows와 --stuck에 다른 수를 지정하십시오.</translation>
    </message>
    <message>
        <source>A sandbox has 8 to 10,000 organisations. Choose another number for --organizations.</source>
        <translation>샌드박스의 조직 수는 8개에서 10,000개까지입니다. --organizations에 다른 수를 지정하십시오.</translation>
    </message>
    <message>
        <source>A sandbox stands in this folder already. Stop it first, or choose another folder.</source>
        <translation>이 폴더에는 이미 샌드박스가 있습니다. 먼저 중지하거나 다른 폴더를 지정하십시오.</translation>
    </message>
    <message>
        <source>The folder holds other files. Choose an empty or a new one.</source>
        <translation>폴더에 다른 파일이 있습니다. 비어 있는 폴더나 새 폴더를 지정하십시오.</translation>
    </message>
    <message>
        <source>There is no sandbox in this folder. Check the name, or start one with “ichidoctl sandbox start”.</source>
        <translation>이 폴더에는 샌드박스가 없습니다. 이름을 확인하거나 “ichidoctl sandbox start”로 시작하십시오.</translation>
    </message>
    <message>
        <source>The folder of the sandbox cannot be made or written. Check its rights and the free space.</source>
        <translation>샌드박스 폴더를 만들거나 쓸 수 없습니다. 권한과 남은 공간을 확인하십시오.</translation>
    </message>
    <message>
        <source>PostgreSQL&apos;s server programs are not installed. Install the package postgresql.</source>
        <translation>PostgreSQL 서버 프로그램이 설치되어 있지 않습니다. 패키지 postgresql을 설치하십시오.</translation>
    </message>
    <message>
        <source>There is no unprivileged user to run the sandbox&apos;s server. Run it as an ordinary user, or create one.</source>
        <translation>샌드박스 서버를 실행할 일반 권한의 사용자가 없습니다. 일반 사용자로 실행하거나 그런 사용자를 만드십시오.</translation>
    </message>
    <message>
        <source>The sandbox belongs to another user. Stop it as that user.</source>
        <translation>이 샌드박스는 다른 사용자의 것입니다. 그 사용자로 중지하십시오.</translation>
    </message>
    <message>
        <source>The sandbox could not be set up or ended. What was begun is removed again; check the free space, and try again.</source>
        <translation>샌드박스를 구성하거나 끝낼 수 없었습니다. 시작한 것은 다시 제거됩니다. 남은 공간을 확인하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>This was refused, and nothing was changed. Check the login&apos;s rights.</source>
        <translation>거부되었으며 아무것도 변경하지 않았습니다. 로그인의 권한을 확인하십시오.</translation>
    </message>
    <message>
        <source>Something else stands against it, and nothing was changed. Read the current state and try again.</source>
        <translation>현재 상태와 맞지 않아 아무것도 변경하지 않았습니다. 현재 상태를 다시 읽고 시도하십시오.</translation>
    </message>
    <message>
        <source>The database is busy, and nothing was changed. Try again in a moment.</source>
        <translation>데이터베이스가 바빠서 아무것도 변경하지 않았습니다. 잠시 후 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Nobody answered, and nothing was changed. Check the connection, and try again.</source>
        <translation>응답이 없어 아무것도 변경하지 않았습니다. 연결을 확인하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The answer took too long. Narrow the question down, or check the indexes with “ichidoctl doctor”.</source>
        <translation>응답이 너무 오래 걸렸습니다. 조건을 좁히거나 “ichidoctl doctor”로 인덱스를 확인하십시오.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>The input or an answer was not what was expected, and nothing was changed. “ichidoctl doctor” shows what the database lacks.</source>
        <translation>입력이나 응답이 예상과 달라 아무것도 변경하지 않았습니다. 데이터베이스에 부족한 것은 “ichidoctl doctor”가 보여 줍니다.</translation>
    </message>
    <message>
        <source>The acknowledgement was lost: it may or may not have happened. Apply the same plan again; it answers with the outcome and changes nothing twice.</source>
        <translation>확인 응답이 유실되어 실행되었는지 알 수 없습니다. 같은 계획을 다시 적용하십시오. 실제 결과를 알려 주며 두 번 변경하지 않습니다.</translation>
    </message>
    <message>
        <source>Its profile names no address. Put a profile with a base_url into the folder of gateways.</source>
        <translation>프로필에 주소가 없습니다. base_url이 있는 프로필을 게이트웨이 폴더에 넣으십시오.</translation>
    </message>
    <message>
        <source>Its profile has no look-up for what is known of these requests. Add one that looks up by key or order.</source>
        <translation>프로필에는 이 요청들에 대해 알려진 정보로 할 수 있는 조회가 없습니다. 키나 주문으로 조회하는 항목을 추가하십시오.</translation>
    </message>
    <message>
        <source>The folder of gateways cannot be read. Check its name and rights (--gateways, ICHIDO_GATEWAYS).</source>
        <translation>게이트웨이 폴더를 읽을 수 없습니다. 이름과 권한을 확인하십시오(--gateways, ICHIDO_GATEWAYS).</translation>
    </message>
    <message>
        <source>Others may read the file with the gateway&apos;s secret. Give it the mode 0600.</source>
        <translation>게이트웨이의 비밀 값이 든 파일을 다른 사용자가 읽을 수 있습니다. 권한을 0600으로 바꾸십시오.</translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is empty or too long, or holds a control character. Correct the file or the environment variable.</source>
        <translation>게이트웨이의 비밀 값이 비어 있거나 너무 길거나 제어 문자를 포함합니다. 파일이나 환경 변수를 바로잡으십시오.</translation>
    </message>
    <message>
        <source>The gateway&apos;s secret is missing or cannot be read. Put it into the file or the environment variable that its profile names.</source>
        <translation>게이트웨이의 비밀 값이 없거나 읽을 수 없습니다. 프로필에서 지정한 파일이나 환경 변수에 넣으십시오.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check that its folder exists, its rights and the free space.</source>
        <translation>파일을 쓸 수 없습니다. 폴더가 있는지, 권한과 남은 공간을 확인하십시오.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check its name and rights.</source>
        <translation>파일을 읽을 수 없습니다. 이름과 권한을 확인하십시오.</translation>
    </message>
    <message>
        <source>The saved connections cannot be read. Each needs a name of its own and an address without a password; an environment is development, staging or production. Correct the file.</source>
        <translation>저장된 연결을 읽을 수 없습니다. 각각 고유한 이름과 비밀번호 없는 주소가 필요하며, environment는 development, staging, production 중 하나입니다. 파일을 고치십시오.</translation>
    </message>
    <message>
        <source>The program ichidoctl, which runs the sandbox, does not stand beside the window&apos;s program. Install both together.</source>
        <translation>샌드박스를 실행하는 프로그램 ichidoctl이 창 프로그램과 같은 위치에 없습니다. 둘을 함께 설치하십시오.</translation>
    </message>
    <message>
        <source>The sandbox could not be started. Check that the package postgresql is installed, and the free space; then try again.</source>
        <translation>샌드박스를 시작할 수 없습니다. postgresql 패키지의 설치 여부와 여유 공간을 확인한 뒤 다시 시도하십시오.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>The schema “ichido” is missing. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation>스키마 “ichido”가 없습니다. 데이터베이스 소유자로 “ichidoctl migrate”를 실행하십시오.</translation>
    </message>
    <message>
        <source>The schema “ichido” is older than this program, which therefore only reads. Run “ichidoctl migrate” as the database&apos;s owner.</source>
        <translation>스키마 “ichido”가 이 프로그램보다 오래되어 읽기만 합니다. 데이터베이스 소유자로 “ichidoctl migrate”를 실행하십시오.</translation>
    </message>
    <message>
        <source>The schema “ichido” is newer than this program, which therefore only reads. Install the newer Ichido.</source>
        <translation>스키마 “ichido”가 이 프로그램보다 새로워서 읽기만 합니다. 더 새로운 Ichido를 설치하십시오.</translation>
    </message>
    <message>
        <source>A migration that was applied differs from this program&apos;s. Find out who changed it before anything is written.</source>
        <translation>적용된 마이그레이션이 이 프로그램의 것과 다릅니다. 무엇이든 기록하기 전에 누가 바꾸었는지 알아내십시오.</translation>
    </message>
    <message>
        <source>There is no table payment_requests. Check the database and the schema of the connection, or run “ichidoctl migrate”.</source>
        <translation>테이블 payment_requests가 없습니다. 연결한 데이터베이스와 스키마를 확인하거나 “ichidoctl migrate”를 실행하십시오.</translation>
    </message>
    <message>
        <source>The table payment_requests has no primary key (org_id, idem_key), so that a key could be claimed twice. Add it before anything else.</source>
        <translation>테이블 payment_requests에 기본 키 (org_id, idem_key)가 없어 같은 키가 두 번 등록될 수 있습니다. 무엇보다 먼저 기본 키를 추가하십시오.</translation>
    </message>
    <message>
        <source>There is no table orders: amounts cannot be compared, and every intent goes to a person. Run “ichidoctl migrate”.</source>
        <translation>테이블 orders가 없어 금액을 비교할 수 없으며 모든 인텐트가 담당자에게 넘어갑니다. “ichidoctl migrate”를 실행하십시오.</translation>
    </message>
    <message>
        <source>The server is PostgreSQL %1; Ichido needs 13 or newer.</source>
        <translation>서버가 PostgreSQL %1입니다. Ichido에는 13 이상이 필요합니다.</translation>
    </message>
    <message>
        <source>The server is a standby that can only be read. Connect to the primary.</source>
        <translation>서버가 읽기 전용 대기 서버입니다. 주 서버에 연결하십시오.</translation>
    </message>
    <message>
        <source>The index %1 is missing; without it lists read the whole table.</source>
        <translation>인덱스 %1이(가) 없습니다. 이 인덱스가 없으면 목록을 볼 때마다 테이블 전체를 읽습니다.</translation>
    </message>
    <message>
        <source>This login has none of Ichido&apos;s roles. Let the administrator grant the ones it needs.</source>
        <translation>이 로그인에는 Ichido의 역할이 하나도 없습니다. 필요한 역할을 부여해 달라고 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>This login is a member of no organisation, so that it sees and changes nothing. Let the administrator enter it in ichido.member.</source>
        <translation>이 로그인은 어느 조직에도 속하지 않아 아무것도 볼 수 없고 변경할 수 없습니다. ichido.member에 등록해 달라고 관리자에게 요청하십시오.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Usage</source>
        <comment>before an example of a command line</comment>
        <translation>사용법</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading</comment>
        <translation>인수</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>stands for any options in a command line</comment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>VERB</source>
        <comment>stands for one of the verbs in a command line</comment>
        <translation>하위 명령</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading</comment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Verbs</source>
        <comment>heading</comment>
        <translation>하위 명령</translation>
    </message>
    <message>
        <source>Recovers payment intents that were left in processing: asks the gateway what happened and writes it down once.</source>
        <translation>처리 중으로 남은 결제 인텐트를 복구합니다. 무슨 일이 있었는지 게이트웨이에 조회하고 결과를 한 번만 기록합니다.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 findings, or rows left for a person or for later; 2 wrong usage; 3 could not connect; 4 refused by role; 5 unknown outcome, to be read back by applying the same plan again.</source>
        <translation>종료 코드: 0 완료, 1 발견 사항 있음 또는 담당자 확인이 필요하거나 나중으로 미룬 행 있음, 2 잘못된 사용법, 3 연결할 수 없음, 4 역할 부족으로 거부, 5 결과를 알 수 없음(같은 계획을 다시 적용해 확인).</translation>
    </message>
    <message>
        <source>What is wrong or missing with this database, and the SQL that mends it. Ends with 1 when something was found.</source>
        <translation>데이터베이스의 잘못되거나 부족한 점과 그것을 고치는 SQL을 보여 줍니다. 발견 사항이 있으면 종료 코드는 1입니다.</translation>
    </message>
    <message>
        <source>Brings the database to the schema of this program; run it as the database&apos;s owner.</source>
        <translation>데이터베이스를 이 프로그램의 스키마에 맞춥니다. 데이터베이스 소유자로 실행하십시오.</translation>
    </message>
    <message>
        <source>Looks at payment requests.</source>
        <translation>결제 요청을 살펴봅니다.</translation>
    </message>
    <message>
        <source>Lists requests; those in processing oldest first, others newest first. JSON is an array of objects, amounts in minor units.</source>
        <translation>요청 목록을 보여 줍니다. 처리 중인 것은 오래된 순, 나머지는 최신순입니다. JSON은 객체의 배열이며 금액은 최소 통화 단위입니다.</translation>
    </message>
    <message>
        <source>One request with its masked response, its evidence and its audit trail.</source>
        <translation>요청 하나를 마스킹된 응답, 증거, 감사 기록과 함께 보여 줍니다.</translation>
    </message>
    <message>
        <source>Settles what is stuck.</source>
        <translation>정체된 것을 확정합니다.</translation>
    </message>
    <message>
        <source>Asks the gateways about intents in processing and stores the answers as evidence; settles nothing. Ends with 1 when some are left undecided.</source>
        <translation>처리 중인 인텐트를 게이트웨이에 조회하고 답변을 증거로 저장합니다. 확정은 하지 않습니다. 판정되지 않은 것이 남으면 종료 코드는 1입니다.</translation>
    </message>
    <message>
        <source>Asks where evidence is missing or old, then freezes the verdicts in a file; settles nothing. Ends with 0 when the plan was written.</source>
        <translation>증거가 없거나 오래된 것을 조회한 뒤 판정을 파일에 고정합니다. 확정은 하지 않습니다. 계획을 기록했으면 종료 코드는 0입니다.</translation>
    </message>
    <message>
        <source>Applies a plan; may be repeated, which changes nothing twice. Ends with 1 when rows are left for a person, wait, or changed meanwhile.</source>
        <translation>계획을 적용합니다. 반복해도 두 번 변경하지 않습니다. 담당자 확인이 필요하거나 대기 중이거나 그사이 변경된 행이 남으면 종료 코드는 1입니다.</translation>
    </message>
    <message>
        <source>Asks, plans and applies in one; ends like apply.</source>
        <translation>조회, 계획, 적용을 한 번에 합니다. 종료 코드는 apply와 같습니다.</translation>
    </message>
    <message>
        <source>A private PostgreSQL, a simulated gateway and a merchant service, for trying and testing.</source>
        <translation>사용해 보고 테스트하기 위한 전용 PostgreSQL, 모의 게이트웨이, 가맹점 서비스입니다.</translation>
    </message>
    <message>
        <source>Starts one and prints its addresses; the same seed gives the same data.</source>
        <translation>샌드박스를 시작하고 주소를 출력합니다. 시드가 같으면 데이터도 같습니다.</translation>
    </message>
    <message>
        <source>Ends its processes and removes what it made.</source>
        <translation>샌드박스의 프로세스를 끝내고 만든 것을 제거합니다.</translation>
    </message>
    <message>
        <source>What of it runs. Ends with 1 when not all does.</source>
        <translation>샌드박스의 실행 상태를 보여 줍니다. 모두 실행 중이 아니면 종료 코드는 1입니다.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>이 도움말을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>버전을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The database, like postgresql://login@host/database?passfile=FILE; without a password. Else ICHIDO_URI, else libpq&apos;s PG* variables and service file.</source>
        <translation>데이터베이스. 예: postgresql://login@host/database?passfile=FILE. 비밀번호는 쓰지 않습니다. 없으면 ICHIDO_URI, 그것도 없으면 libpq의 PG* 변수와 서비스 파일을 따릅니다.</translation>
    </message>
    <message>
        <source>table (for people), json or csv (stable).</source>
        <translation>table(사람이 읽는 표), json 또는 csv(변하지 않는 형식).</translation>
    </message>
    <message>
        <source>en, ja or ko; else that of LANG.</source>
        <translation>en, ja 또는 ko. 없으면 LANG의 언어를 따릅니다.</translation>
    </message>
    <message>
        <source>A folder of gateway profiles. Else ICHIDO_GATEWAYS, else the folder gateways beside the connection&apos;s password file, else ichido/gateways among your settings.</source>
        <translation>게이트웨이 프로필 폴더. 없으면 ICHIDO_GATEWAYS, 다음으로 연결의 비밀번호 파일 옆의 gateways 폴더, 그다음으로 사용자 설정의 ichido/gateways를 씁니다.</translation>
    </message>
    <message>
        <source>Prints the SQL instead, for somebody to run by hand; connects to nothing.</source>
        <translation>실행하는 대신 직접 실행할 SQL을 출력합니다. 어디에도 연결하지 않습니다.</translation>
    </message>
    <message>
        <source>Which requests, like: org:5 status:processing age:&gt;10m</source>
        <translation>어떤 요청인지. 예: org:5 status:processing age:&gt;10m</translation>
    </message>
    <message>
        <source>At most so many; 0 for all. A table shows 50, json and csv all.</source>
        <translation>최대 건수. 0이면 모두. table은 50건, json과 csv는 모두 보여 줍니다.</translation>
    </message>
    <message>
        <source>The file for the plan.</source>
        <translation>계획을 쓸 파일.</translation>
    </message>
    <message>
        <source>Why it is applied; stands in the audit trail.</source>
        <translation>적용하는 이유. 감사 기록에 남습니다.</translation>
    </message>
    <message>
        <source>A file for the outcome of every line, as JSON lines.</source>
        <translation>각 줄의 결과를 JSON 줄로 쓸 파일.</translation>
    </message>
    <message>
        <source>Asks also where stored evidence decides already.</source>
        <translation>저장된 증거로 이미 판정할 수 있는 것도 조회합니다.</translation>
    </message>
    <message>
        <source>The file with the plan.</source>
        <translation>계획이 든 파일.</translation>
    </message>
    <message>
        <source>Its number or name.</source>
        <translation>조직의 번호나 이름.</translation>
    </message>
    <message>
        <source>The idempotency key.</source>
        <translation>멱등 키.</translation>
    </message>
    <message>
        <source>The folder of the sandbox.</source>
        <translation>샌드박스 폴더.</translation>
    </message>
    <message>
        <source>How many requests (100000).</source>
        <translation>요청 수(100000).</translation>
    </message>
    <message>
        <source>How many of them are stuck (200).</source>
        <translation>그중 정체된 요청 수(200).</translation>
    </message>
    <message>
        <source>What the data is drawn from (7).</source>
        <translation>데이터를 뽑는 시드(7).</translation>
    </message>
    <message>
        <source>How many organisations (40).</source>
        <translation>조직 수(40).</translation>
    </message>
</context>
<context>
    <name>ichido::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>작업 상황</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Sends nothing further; what was sent is waited for</source>
        <translation>더 이상 전송하지 않으며, 이미 전송한 것은 결과를 기다립니다</translation>
    </message>
    <message>
        <source>Apply again</source>
        <translation>다시 적용</translation>
    </message>
    <message>
        <source>Sends the identical commands again: what is settled stays as it is</source>
        <translation>같은 명령을 다시 보냅니다. 이미 확정된 것은 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>rate: so many in a second</comment>
        <translation>%1건/초</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <comment>rate and time that it still takes</comment>
        <translation>%1 · 남은 시간 %2</translation>
    </message>
    <message>
        <source>%1 could not be asked: %2</source>
        <comment>%1 is a gateway, %2 a whole sentence</comment>
        <translation>%1에 조회할 수 없었습니다: %2</translation>
    </message>
    <message>
        <source>Some acknowledgements were lost. Apply again to read the outcomes back.</source>
        <translation>일부 확인 응답이 유실되었습니다. 다시 적용하면 결과를 되읽습니다.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 중지됨</translation>
    </message>
    <message>
        <source>Asking the gateways</source>
        <translation>조회 중</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>확정 중</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>중간에 종료됨</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>조회 완료</translation>
    </message>
    <message>
        <source>Settled</source>
        <comment>heading after an apply</comment>
        <translation>확정 완료</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <translation>%1 / %2 이상</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>소요 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
</context>
<context>
    <name>ichido::ApplyDialog</name>
    <message>
        <source>Write a reason first; it stays in the audit.</source>
        <translation>먼저 사유를 입력하십시오. 감사 기록에 남습니다.</translation>
    </message>
    <message>
        <source>Type the number of intents to settle.</source>
        <translation>확정할 건수를 입력하십시오.</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>%1 is a list of verdicts with their counts</comment>
        <translation>제외: %1</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n intent(s)</source>
        <translation>
            <numerusform>%n건 확정</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason, kept in the audit</source>
        <translation>사유(감사 기록에 남음)</translation>
    </message>
    <message>
        <source>Type %1 to settle</source>
        <comment>%1 is a number</comment>
        <translation>확정하려면 %1 입력</translation>
    </message>
    <message>
        <source>plan %1 · safe to apply again</source>
        <comment>%1 is a short id</comment>
        <translation>계획 %1 · 다시 적용해도 안전</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Settle %1</source>
        <comment>button; %1 is a number</comment>
        <translation>%1건 확정</translation>
    </message>
</context>
<context>
    <name>ichido::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>An action, a page, or a pasted key, order number or hash</source>
        <translation>작업, 페이지 또는 붙여 넣은 키·주문 번호·해시</translation>
    </message>
    <message>
        <source>What to do or to find</source>
        <translation>할 일 또는 찾을 것</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>검색 결과</translation>
    </message>
    <message>
        <source>Show requests: %1</source>
        <translation>요청 보기: %1</translation>
    </message>
    <message>
        <source>%1 — not now</source>
        <comment>an action that cannot be done at the moment</comment>
        <translation>%1 — 지금은 불가</translation>
    </message>
</context>
<context>
    <name>ichido::ComparisonModel</name>
    <message>
        <source>Field</source>
        <comment>column title</comment>
        <translation>항목</translation>
    </message>
    <message>
        <source>Stored row</source>
        <comment>column title</comment>
        <translation>저장된 행</translation>
    </message>
    <message>
        <source>Gateway&apos;s truth, %1</source>
        <comment>column title; %1 is a time</comment>
        <translation>게이트웨이의 사실 %1</translation>
    </message>
    <message>
        <source>Gateway&apos;s truth</source>
        <comment>column title</comment>
        <translation>게이트웨이의 사실</translation>
    </message>
    <message>
        <source>Will be written</source>
        <comment>column title</comment>
        <translation>기록할 내용</translation>
    </message>
    <message>
        <source>This differs from the stored row.</source>
        <translation>저장된 행과 다릅니다.</translation>
    </message>
</context>
<context>
    <name>ichido::ComparisonPanel</name>
    <message>
        <source>Three-way comparison</source>
        <translation>세 가지 비교</translation>
    </message>
    <message>
        <source>Stored row, gateway&apos;s truth, and what will be written</source>
        <translation>저장된 행, 게이트웨이의 사실, 기록할 내용</translation>
    </message>
    <message>
        <source>Choose a row to compare what is stored with the gateway&apos;s truth.</source>
        <translation>행을 선택하면 저장된 내용과 게이트웨이의 사실을 비교합니다.</translation>
    </message>
</context>
<context>
    <name>ichido::ConnectionsDialog</name>
    <message>
        <source>Give the connection a name.</source>
        <translation>연결에 이름을 지정하십시오.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>테스트 중…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>Connecting and looking…</source>
        <translation>연결하여 확인하는 중…</translation>
    </message>
    <message>
        <source>Connected as %1 to PostgreSQL %2.</source>
        <translation>%1(으)로 PostgreSQL %2에 연결했습니다.</translation>
    </message>
    <message>
        <source>This login may ask gateways and settle.</source>
        <translation>이 로그인은 조회하고 확정할 수 있습니다.</translation>
    </message>
    <message>
        <source>This login may ask gateways, and not settle.</source>
        <translation>이 로그인은 조회할 수 있지만 확정할 수 없습니다.</translation>
    </message>
    <message>
        <source>This login may only look.</source>
        <translation>이 로그인은 열람만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>빠진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Saved. A password belongs into a password file or the service file of libpq.</source>
        <translation>저장했습니다. 비밀번호는 libpq의 비밀번호 파일이나 서비스 파일에 적으십시오.</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>저장된 연결</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>연결 정보</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>환경</translation>
    </message>
    <message>
        <source>As a URI or as keywords of libpq (service=payments). No password here: it comes from a password file or the service file.</source>
        <translation>URI 또는 libpq 키워드(service=payments)로 적습니다. 비밀번호는 적지 마십시오. 비밀번호 파일이나 서비스 파일에서 읽습니다.</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>테스트 결과</translation>
    </message>
    <message>
        <source>SQL that mends it</source>
        <translation>문제를 고치는 SQL</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새로 만들기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>Starts a sandbox of its own: a database, a gateway and 200 stuck intents</source>
        <translation>전용 샌드박스를 시작합니다. 데이터베이스, 게이트웨이, 정체된 200건이 들어 있습니다</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결하기</translation>
    </message>
</context>
<context>
    <name>ichido::ConsoleConnection</name>
    <message>
        <source>Connect to a database first.</source>
        <translation>먼저 데이터베이스에 연결하십시오.</translation>
    </message>
    <message>
        <source>The connection is being made.</source>
        <translation>연결하는 중입니다.</translation>
    </message>
    <message>
        <source>The connection is lost; what is shown is old, and nothing can be written.</source>
        <translation>연결이 끊겼습니다. 표시된 내용은 오래된 것이며 아무것도 기록할 수 없습니다.</translation>
    </message>
    <message>
        <source>This server is a standby and can only be read. Connect to the primary.</source>
        <translation>이 서버는 대기 서버라 읽기만 가능합니다. 주 서버에 연결하십시오.</translation>
    </message>
    <message>
        <source>This login is no member of any organisation. Ask the administrator to enter it in ichido.member.</source>
        <translation>이 로그인은 어느 조직의 구성원도 아닙니다. ichido.member에 등록해 달라고 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>This login lacks the role ichido_prober, which asking a gateway needs.</source>
        <translation>이 로그인에는 조회에 필요한 역할 ichido_prober가 없습니다.</translation>
    </message>
    <message>
        <source>This login lacks the role ichido_operator, which settling needs.</source>
        <translation>이 로그인에는 확정에 필요한 역할 ichido_operator가 없습니다.</translation>
    </message>
</context>
<context>
    <name>ichido::ConsoleMenu</name>
    <message>
        <source>Connections…</source>
        <translation>연결…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>상세 정보 표시</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Go to Requests</source>
        <translation>요청으로 이동</translation>
    </message>
    <message>
        <source>Go to Recovery</source>
        <translation>복구로 이동</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>시스템 테마</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>밝은 테마</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>어두운 테마</translation>
    </message>
</context>
<context>
    <name>ichido::FilterBar</name>
    <message>
        <source>Filter: org:5 status:processing age:&gt;10m created:2026-11-01..2026-11-30 key:3f2a order:1234</source>
        <translation>필터: org:5 status:processing age:&gt;10m created:2026-11-01..2026-11-30 key:3f2a order:1234</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>Fields: org, status, age, created, key, sha, order, stuck; all must hold</source>
        <translation>필드: org, status, age, created, key, sha, order, stuck. 모두 만족하는 것을 표시합니다</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>조직</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Stuck only</source>
        <translation>정체된 것만</translation>
    </message>
    <message>
        <source>All organisations</source>
        <translation>모든 조직</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>모든 상태</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>모든 기간</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>최근 1시간</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>최근 24시간</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>최근 7일</translation>
    </message>
    <message>
        <source>Older than 10 minutes</source>
        <translation>10분 이전</translation>
    </message>
    <message>
        <source>Older than 24 hours</source>
        <translation>24시간 이전</translation>
    </message>
</context>
<context>
    <name>ichido::Inspector</name>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Choose a request to see everything about it.</source>
        <translation>요청을 선택하면 자세한 내용을 표시합니다.</translation>
    </message>
    <message>
        <source>No response is stored yet.</source>
        <translation>저장된 응답이 아직 없습니다.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>상세 정보</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Stored response</source>
        <translation>저장된 응답</translation>
    </message>
    <message>
        <source>Ask the gateway</source>
        <translation>게이트웨이에 조회</translation>
    </message>
    <message>
        <source>Copy key</source>
        <translation>키 복사</translation>
    </message>
</context>
<context>
    <name>ichido::MainWindow</name>
    <message>
        <source>Starting a sandbox: a database, a gateway and 200 stuck intents…</source>
        <translation>샌드박스를 시작하는 중: 데이터베이스, 게이트웨이, 정체된 200건…</translation>
    </message>
    <message>
        <source>Not connected since %1. What is shown is as of %2; nothing can be written. %3</source>
        <comment>two times and a whole sentence</comment>
        <translation>%1부터 연결이 끊겨 있습니다. 표시된 내용은 %2 기준이며 아무것도 기록할 수 없습니다. %3</translation>
    </message>
    <message>
        <source>Not connected since %1. %2</source>
        <comment>a time and a whole sentence</comment>
        <translation>%1부터 연결되지 않았습니다. %2</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>지금 시도</translation>
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
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>Ichido finds the payments that nobody finished, asks the gateway what is true, and writes it down once. Try it on a sandbox, or connect to a database with Ctrl+Shift+O.</source>
        <translation>Ichido는 아무도 끝내지 못한 결제를 찾아 게이트웨이에 사실을 조회하고 한 번만 기록합니다. 샌드박스에서 사용해 보거나 Ctrl+Shift+O로 데이터베이스에 연결하십시오.</translation>
    </message>
    <message>
        <source>Intents are being settled. What was sent is waited for; the rest of the plan is not sent. Close?</source>
        <translation>확정하는 중입니다. 이미 전송한 것은 결과를 기다리고 계획의 나머지는 전송하지 않습니다. 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>The gateways are being asked. The answers so far are kept. Close?</source>
        <translation>조회하는 중입니다. 지금까지의 응답은 보관됩니다. 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>중지하고 닫기</translation>
    </message>
</context>
<context>
    <name>ichido::PlanModel</name>
    <message>
        <source>Verdict and organisation</source>
        <comment>column title</comment>
        <translation>판정과 조직</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>멱등 키</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>column title</comment>
        <translation>사유</translation>
    </message>
    <message>
        <source>Will be written</source>
        <comment>column title</comment>
        <translation>기록할 내용</translation>
    </message>
    <message>
        <source>Outcome</source>
        <comment>column title</comment>
        <translation>결과</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <comment>two counts</comment>
        <translation>%2건 중 %1건 선택</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <comment>two counts</comment>
        <translation>%2건 중 %1건 확정</translation>
    </message>
    <message>
        <source>taken out</source>
        <comment>of a plan</comment>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>read aloud: row number, column title, value</comment>
        <translation>%1행, %2: %3</translation>
    </message>
</context>
<context>
    <name>ichido::PlanView</name>
    <message>
        <source>No line of this plan can be settled.</source>
        <translation>이 계획에는 확정할 수 있는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>The plan has expired with its evidence; go back and make a new one.</source>
        <translation>계획이 증거와 함께 만료되었습니다. 돌아가서 새로 만드십시오.</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>계획 저장</translation>
    </message>
    <message>
        <source>saved to %1</source>
        <comment>%1 is a file</comment>
        <translation>%1에 저장됨</translation>
    </message>
    <message numerus="yes">
        <source>%n settled now</source>
        <translation>
            <numerusform>이번에 확정 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settled before</source>
        <translation>
            <numerusform>이전에 확정 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not written: refused, or the row changed meanwhile</source>
        <translation>
            <numerusform>기록 안 됨 %n건(거부되었거나 그사이 행이 변경됨)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown: apply again to read them back</source>
        <translation>
            <numerusform>결과 불명 %n건(다시 적용하면 되읽습니다)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, with the reason in each line</source>
        <translation>
            <numerusform>남은 %n건(사유는 각 줄에 있음)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · made %2 · expired</source>
        <comment>short id, time</comment>
        <translation>%1 · 작성 %2 · 만료됨</translation>
    </message>
    <message>
        <source>%1 · made %2 · good until %3</source>
        <comment>short id, two times</comment>
        <translation>%1 · 작성 %2 · 유효 기한 %3</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Apply again… (%1)</source>
        <comment>button; %1 is a count</comment>
        <translation>다시 적용… (%1)</translation>
    </message>
    <message>
        <source>Settle %1…</source>
        <comment>button that opens a dialog; %1 is a count</comment>
        <translation>%1건 확정…</translation>
    </message>
    <message>
        <source>Nothing is written before a reason is given (Ctrl+Return)</source>
        <translation>사유를 입력하기 전에는 아무것도 기록하지 않습니다 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Settle what the plan says</source>
        <translation>계획대로 확정</translation>
    </message>
    <message>
        <source>Back to what is stuck</source>
        <translation>정체 목록으로 돌아가기</translation>
    </message>
    <message>
        <source>%1 of %2 lines will be settled</source>
        <translation>%2줄 중 %1줄을 확정합니다</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back to what is stuck (Esc)</source>
        <translation>정체 목록으로 돌아가기 (Esc)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Plan, grouped by verdict</source>
        <translation>계획(판정별)</translation>
    </message>
</context>
<context>
    <name>ichido::Rail</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
</context>
<context>
    <name>ichido::RecoveryJob</name>
    <message>
        <source>Something is running already; wait for it or stop it.</source>
        <translation>이미 진행 중인 작업이 있습니다. 끝나기를 기다리거나 중지하십시오.</translation>
    </message>
</context>
<context>
    <name>ichido::RecoveryPage</name>
    <message>
        <source>Recovery</source>
        <translation>복구</translation>
    </message>
</context>
<context>
    <name>ichido::RequestTableModel</name>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>멱등 키</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>column title</comment>
        <translation>생성 시각</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>column title: number of the order</comment>
        <translation>주문</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>column title: fingerprint of the content</comment>
        <translation>내용</translation>
    </message>
</context>
<context>
    <name>ichido::RequestsPage</name>
    <message>
        <source>Requests</source>
        <translation>요청</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n건 선택됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match</source>
        <translation>
            <numerusform>%n건 일치</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded, more match</source>
        <translation>
            <numerusform>%n건 읽음, 더 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>page in %1 ms</source>
        <translation>페이지 읽기 %1 ms</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>could not read again: %1</source>
        <comment>%1 is a whole sentence</comment>
        <translation>다시 읽지 못했습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>새 항목 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask the gateway about %n selected</source>
        <translation>
            <numerusform>선택한 %n건을 게이트웨이에 조회</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the gateway about the selected</source>
        <translation>선택한 것을 게이트웨이에 조회</translation>
    </message>
    <message>
        <source>No connection. Choose one with Ctrl+Shift+O.</source>
        <translation>연결이 없습니다. Ctrl+Shift+O로 선택하십시오.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>There are no requests yet.</source>
        <translation>요청이 아직 없습니다.</translation>
    </message>
    <message>
        <source>No request matches the filter.</source>
        <translation>필터에 맞는 요청이 없습니다.</translation>
    </message>
    <message>
        <source>Go to the newest</source>
        <translation>최신 항목으로 이동</translation>
    </message>
    <message>
        <source>Read the requests again</source>
        <translation>요청 다시 읽기</translation>
    </message>
    <message>
        <source>Filter the requests</source>
        <translation>요청 필터링</translation>
    </message>
    <message>
        <source>Copy the selected keys</source>
        <translation>선택한 키 복사</translation>
    </message>
</context>
<context>
    <name>ichido::Strip</name>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>Every action and page, and any key, order or hash (Ctrl+K)</source>
        <translation>모든 작업과 페이지, 키·주문·해시 찾기 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Language, theme and connections</source>
        <translation>언어, 테마, 연결</translation>
    </message>
    <message>
        <source>Choose another connection</source>
        <translation>다른 연결 선택</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>연결 없음</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>연결: %1</translation>
    </message>
    <message>
        <source>data as of %1</source>
        <comment>%1 is a time</comment>
        <translation>데이터 기준 %1</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>데이터 없음</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>연결하는 중</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>연결 안 됨</translation>
    </message>
</context>
<context>
    <name>ichido::StuckTableModel</name>
    <message>
        <source>Severity</source>
        <comment>column title</comment>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Stuck for</source>
        <comment>column title</comment>
        <translation>정체 시간</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>멱등 키</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Gateway</source>
        <comment>column title</comment>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>column title: how often the gateway was asked</comment>
        <translation>조회</translation>
    </message>
    <message>
        <source>Last answer</source>
        <comment>column title: of the gateway</comment>
        <translation>마지막 응답</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>column title: when the gateway is asked again</comment>
        <translation>다음</translation>
    </message>
    <message>
        <source>Verdict</source>
        <comment>column title</comment>
        <translation>판정</translation>
    </message>
    <message>
        <source>Who is on it</source>
        <comment>column title</comment>
        <translation>담당</translation>
    </message>
    <message>
        <source>no profile</source>
        <comment>the gateway is unknown to this console</comment>
        <translation>프로필 없음</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>%1 is a time</comment>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>%1 is a time</comment>
        <translation>조회 %1</translation>
    </message>
    <message>
        <source>This console has no profile for the gateway of this organisation.</source>
        <translation>이 콘솔에는 이 조직의 게이트웨이 프로필이 없습니다.</translation>
    </message>
    <message>
        <source>due now</source>
        <comment>the gateway may be asked again</comment>
        <translation>지금 가능</translation>
    </message>
</context>
<context>
    <name>ichido::StuckView</name>
    <message numerus="yes">
        <source>at least %n stuck · oldest %1</source>
        <translation>
            <numerusform>정체 %n건 이상 · 가장 오래된 것 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stuck · oldest %1</source>
        <translation>
            <numerusform>정체 %n건 · 가장 오래된 것 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Ask (%1)</source>
        <comment>button; %1 is a count</comment>
        <translation>조회 (%1)</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>button: the gateways</comment>
        <translation>조회</translation>
    </message>
    <message>
        <source>Ask about the current one</source>
        <translation>현재 행 조회</translation>
    </message>
    <message>
        <source>Ask about the selected (%1)</source>
        <translation>선택한 행 조회 (%1)</translation>
    </message>
    <message>
        <source>Ask about all that match (%1)</source>
        <translation>일치하는 모두 조회 (%1)</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>Asks the gateways; nothing is written but their answers</source>
        <translation>게이트웨이에 조회합니다. 기록하는 것은 그 응답뿐입니다</translation>
    </message>
    <message>
        <source>Plan… %1 of %2 can be settled</source>
        <translation>계획 만들기… %2건 중 %1건 확정 가능</translation>
    </message>
    <message>
        <source>Plan…</source>
        <comment>button</comment>
        <translation>계획 만들기…</translation>
    </message>
    <message>
        <source>Asks where answers are missing or old, and freezes the verdicts to be read</source>
        <translation>응답이 없거나 오래된 것을 조회하고 판정을 고정해 보여 줍니다</translation>
    </message>
    <message>
        <source>Make a plan</source>
        <translation>계획 만들기</translation>
    </message>
    <message>
        <source>Read the stuck intents again</source>
        <translation>정체 목록 다시 읽기</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n건 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown; press the card again to show all</source>
        <translation>%2건 중 %1건 표시. 카드를 다시 누르면 모두 표시합니다</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>could not read again: %1</source>
        <comment>%1 is a whole sentence</comment>
        <translation>다시 읽지 못했습니다: %1</translation>
    </message>
    <message>
        <source>No connection. Choose one with Ctrl+Shift+O.</source>
        <translation>연결이 없습니다. Ctrl+Shift+O로 선택하십시오.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Nothing stuck belongs to this card.</source>
        <translation>이 카드에 해당하는 정체 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is stuck. Every intent has its outcome.</source>
        <translation>정체된 것이 없습니다. 모든 결과가 기록되어 있습니다.</translation>
    </message>
    <message>
        <source>Stuck intents</source>
        <translation>정체 목록</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>조직</translation>
    </message>
    <message>
        <source>All organisations</source>
        <translation>모든 조직</translation>
    </message>
</context>
<context>
    <name>ichido::TableModel</name>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>read aloud: row number, column title, value</comment>
        <translation>%1행, %2: %3</translation>
    </message>
</context>
<context>
    <name>ichido::TimelineModel</name>
    <message>
        <source>claimed by its service</source>
        <translation>서비스가 접수</translation>
    </message>
    <message>
        <source>passed the threshold</source>
        <translation>임계값 초과</translation>
    </message>
    <message>
        <source>gateway answered: %1</source>
        <comment>an answer in a few words</comment>
        <translation>게이트웨이 응답: %1</translation>
    </message>
    <message>
        <source>settled: %1 → %2</source>
        <comment>status before and after</comment>
        <translation>확정: %1 → %2</translation>
    </message>
    <message>
        <source>a settle was refused, nothing was written: %1</source>
        <comment>a reason</comment>
        <translation>확정이 거부되어 아무것도 기록되지 않음: %1</translation>
    </message>
    <message>
        <source>a settle came too late, the row had changed</source>
        <translation>확정이 늦어 행이 이미 변경됨</translation>
    </message>
    <message>
        <source>%1 — “%2”</source>
        <comment>what happened, and the reason that was given</comment>
        <translation>%1 — “%2”</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>실행자</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Language: en, ja or ko.</source>
        <translation>언어: en, ja 또는 ko.</translation>
    </message>
    <message>
        <source>Opens this database, a URI without a password, as production.</source>
        <translation>이 데이터베이스(비밀번호 없는 URI)를 운영 환경으로 엽니다.</translation>
    </message>
    <message>
        <source>Opens a sandbox of its own to try things on.</source>
        <translation>시험해 볼 전용 샌드박스를 엽니다.</translation>
    </message>
    <message>
        <source>Give --uri or --demo, not both, and nothing else.</source>
        <translation>--uri와 --demo 중 하나만 지정하고 다른 것은 지정하지 마십시오.</translation>
    </message>
    <message>
        <source>An option is not known or lacks its value. “ichido --help” lists them.</source>
        <translation>알 수 없는 옵션이거나 값이 없는 옵션이 있습니다. 목록은 “ichido --help”에서 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>migrate</name>
    <message>
        <source>The schema is up to date; nothing was changed.</source>
        <translation>스키마가 최신입니다. 아무것도 변경하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n migration(s) applied.</source>
        <translation>
            <numerusform>마이그레이션 %n개를 적용했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>outcomes</name>
    <message>
        <source>wholly refunded</source>
        <translation>전액 환불</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>일부 환불</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>outcome of a write whose answer was lost</comment>
        <translation>결과 불명</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>outcome of a write</comment>
        <translation>전송 안 됨</translation>
    </message>
    <message>
        <source>Settled by %1, %2.</source>
        <comment>&quot;service&quot; or &quot;ichido&quot;, a time</comment>
        <translation>%1이(가) %2에 확정했습니다.</translation>
    </message>
    <message>
        <source>Settled by %1.</source>
        <comment>&quot;service&quot; or &quot;ichido&quot;</comment>
        <translation>%1이(가) 확정했습니다.</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>There is no such field. Fields are org, status, age, created, key, sha, order and stuck.</source>
        <translation>그런 필드가 없습니다. 필드는 org, status, age, created, key, sha, order, stuck입니다.</translation>
    </message>
    <message>
        <source>Every part of a query names a field, like status:processing.</source>
        <translation>조건의 각 부분에는 status:processing처럼 필드를 쓰십시오.</translation>
    </message>
    <message>
        <source>A value is missing behind the colon.</source>
        <translation>콜론 뒤에 값이 없습니다.</translation>
    </message>
    <message>
        <source>This field stands twice; each may stand once.</source>
        <translation>이 필드가 두 번 나옵니다. 필드마다 한 번만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>An organisation is given by its number or its name; a name with spaces stands in quotes.</source>
        <translation>조직은 번호나 이름으로 지정합니다. 공백이 있는 이름은 따옴표로 묶으십시오.</translation>
    </message>
    <message>
        <source>A status is processing, completed or failed; several are separated by commas.</source>
        <translation>상태는 processing, completed, failed 중 하나이며 여러 개는 쉼표로 구분합니다.</translation>
    </message>
    <message>
        <source>An age is written like age:&gt;10m or age:&lt;2h30m.</source>
        <translation>경과 시간은 age:&gt;10m이나 age:&lt;2h30m처럼 씁니다.</translation>
    </message>
    <message>
        <source>Times are written like created:2026-11-01..2026-11-30.</source>
        <translation>시각은 created:2026-11-01..2026-11-30처럼 씁니다.</translation>
    </message>
    <message>
        <source>Nothing can lie in this range; its ends are the wrong way round.</source>
        <translation>이 범위에는 아무것도 있을 수 없습니다. 양 끝이 뒤바뀌었습니다.</translation>
    </message>
    <message>
        <source>A key, or its beginning, is hexadecimal digits with its dashes in their places.</source>
        <translation>키 또는 키의 앞부분은 16진수와 제자리에 있는 하이픈으로 씁니다.</translation>
    </message>
    <message>
        <source>A fingerprint, or its beginning, is at most 64 hexadecimal digits.</source>
        <translation>지문 또는 지문의 앞부분은 최대 64자리의 16진수입니다.</translation>
    </message>
    <message>
        <source>An order is given by its number, like order:1234.</source>
        <translation>주문은 order:1234처럼 번호로 지정합니다.</translation>
    </message>
    <message>
        <source>The only value is yes: stuck:yes.</source>
        <translation>쓸 수 있는 값은 yes뿐입니다. 예: stuck:yes</translation>
    </message>
    <message>
        <source>A quote is opened here and not closed.</source>
        <translation>여기서 열린 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>The query is too long.</source>
        <translation>조건이 너무 깁니다.</translation>
    </message>
    <message>
        <source>The query is not UTF-8 from here on.</source>
        <translation>여기서부터 조건이 UTF-8이 아닙니다.</translation>
    </message>
    <message>
        <source>A control character stands here; leave it out.</source>
        <translation>여기에 제어 문자가 있습니다. 빼십시오.</translation>
    </message>
    <message>
        <source>This part of the query cannot be read. Parts are like org:5 status:processing age:&gt;10m.</source>
        <translation>조건의 이 부분을 읽을 수 없습니다. org:5 status:processing age:&gt;10m처럼 쓰십시오.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>“%1”을(를) 말씀하셨습니까?</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>The gateway has not been asked yet.</source>
        <translation>아직 게이트웨이에 조회하지 않았습니다.</translation>
    </message>
    <message>
        <source>The last answer is too old to settle from; the gateway must be asked again.</source>
        <translation>마지막 답변이 오래되어 확정에 쓸 수 없습니다. 게이트웨이에 다시 조회해야 합니다.</translation>
    </message>
    <message>
        <source>The request is so young that its own service may still be working on it.</source>
        <translation>만들어진 지 얼마 안 된 요청이라 원래 서비스가 아직 처리 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>Somebody else is working on this intent.</source>
        <translation>다른 담당자가 이 인텐트를 작업하고 있습니다.</translation>
    </message>
    <message>
        <source>The request is final already; nothing is left to settle.</source>
        <translation>요청이 이미 최종 상태라 확정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The gateway charged exactly this order.</source>
        <translation>게이트웨이에서 정확히 이 주문대로 결제되었습니다.</translation>
    </message>
    <message>
        <source>One attempt charged exactly this order; the other attempts failed for good.</source>
        <translation>한 번의 시도가 정확히 이 주문대로 결제되었고 다른 시도는 모두 최종 실패했습니다.</translation>
    </message>
    <message>
        <source>The order was charged and later partly refunded; both are written.</source>
        <translation>주문이 결제된 뒤 일부 환불되었습니다. 결제와 환불을 모두 기록합니다.</translation>
    </message>
    <message>
        <source>The order was charged and later wholly refunded; both are written.</source>
        <translation>주문이 결제된 뒤 전액 환불되었습니다. 결제와 환불을 모두 기록합니다.</translation>
    </message>
    <message>
        <source>The payment failed and cannot succeed any more.</source>
        <translation>결제가 실패했으며 더는 성공할 수 없습니다.</translation>
    </message>
    <message>
        <source>Three spaced answers after the send deadline found no payment: the order was not charged.</source>
        <translation>전송 기한이 지난 뒤 간격을 두고 받은 세 번의 답변에서 결제를 찾지 못했습니다. 이 주문은 결제되지 않았습니다.</translation>
    </message>
    <message>
        <source>The gateway is still working on the payment; it will be asked again.</source>
        <translation>게이트웨이가 아직 결제를 처리하고 있습니다. 다시 조회합니다.</translation>
    </message>
    <message>
        <source>The gateway knows no such payment yet; a single absence proves nothing, so it will be asked again.</source>
        <translation>게이트웨이에 아직 그런 결제가 없습니다. 한 번 없다고 해서 증명되는 것은 없으므로 다시 조회합니다.</translation>
    </message>
    <message>
        <source>The gateway did not answer. Check that it is up and reachable, then ask again.</source>
        <translation>게이트웨이가 응답하지 않았습니다. 작동 중이고 연결할 수 있는지 확인한 뒤 다시 조회하십시오.</translation>
    </message>
    <message>
        <source>The gateway allows no more calls just now; ask again later.</source>
        <translation>지금은 게이트웨이가 더 이상 호출을 받지 않습니다. 나중에 다시 조회하십시오.</translation>
    </message>
    <message>
        <source>The payment is authorised but not captured: no money has moved. Check whether it should be captured before the authorisation expires.</source>
        <translation>승인되었으나 매입되지 않아 돈은 움직이지 않았습니다. 승인이 만료되기 전에 매입해야 하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>One payment succeeded while another is not decided yet; it may become a double charge. Check the open payment at the gateway if this lasts.</source>
        <translation>결제 하나는 성공했고 다른 하나는 아직 결정되지 않아 이중 결제가 될 수 있습니다. 이 상태가 계속되면 미결정 결제를 게이트웨이에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The payment failed, but a late worker could still try it again. Declare the organisation&apos;s send deadline, or check that no worker is left.</source>
        <translation>결제는 실패했지만 늦은 작업자가 다시 시도할 수 있습니다. 조직의 전송 기한을 등록하거나 남은 작업자가 없는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The order was charged and wholly refunded, and this organisation&apos;s answer cannot show a refund. Check what its customers should be told.</source>
        <translation>주문이 결제된 뒤 전액 환불되었지만 이 조직의 응답에는 환불을 나타낼 수 없습니다. 고객에게 무엇을 알려야 하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway answered with a payment of another key, order or account. Check at the gateway whose payment it is before anything else.</source>
        <translation>게이트웨이가 다른 키, 주문 또는 계정의 결제를 답했습니다. 무엇보다 먼저 누구의 결제인지 게이트웨이에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway charged another amount than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation>게이트웨이의 결제 금액이 주문 금액과 다릅니다. 게이트웨이에서 결제를 확인하고 그곳에서 정정하거나 환불하십시오.</translation>
    </message>
    <message>
        <source>The gateway charged in another currency than the order&apos;s. Check the payment at the gateway, and correct or refund it there.</source>
        <translation>게이트웨이의 결제 통화가 주문 통화와 다릅니다. 게이트웨이에서 결제를 확인하고 그곳에서 정정하거나 환불하십시오.</translation>
    </message>
    <message>
        <source>The amount or currency in the gateway&apos;s answer cannot be read. Check the payment at the gateway, and the profile&apos;s description of amounts.</source>
        <translation>게이트웨이 답변의 금액이나 통화를 읽을 수 없습니다. 게이트웨이에서 결제를 확인하고 프로필의 금액 정의도 확인하십시오.</translation>
    </message>
    <message>
        <source>This request has no order whose amount could be compared. Check with its service what was ordered.</source>
        <translation>이 요청에는 금액을 비교할 주문이 없습니다. 무엇이 주문되었는지 원래 서비스에서 확인하십시오.</translation>
    </message>
    <message>
        <source>One payment was refunded and another succeeded. Check at the gateway which of the two is the order&apos;s.</source>
        <translation>결제 하나는 환불되었고 다른 하나는 성공했습니다. 어느 것이 이 주문의 결제인지 게이트웨이에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The order was charged more than once. Check the payments at the gateway and refund all but one.</source>
        <translation>주문이 두 번 이상 결제되었습니다. 게이트웨이에서 결제들을 확인하고 하나만 남기고 환불하십시오.</translation>
    </message>
    <message>
        <source>The payment failed but may still be tried again at the gateway. Cancel it there, then ask again.</source>
        <translation>결제는 실패했지만 게이트웨이에서 다시 시도될 수 있습니다. 게이트웨이에서 취소한 뒤 다시 조회하십시오.</translation>
    </message>
    <message>
        <source>The payment has been pending beyond the whole schedule. Check with the gateway what became of it.</source>
        <translation>예정된 조회를 모두 마쳤는데도 결제가 대기 중입니다. 어떻게 되었는지 게이트웨이에 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway knows no such payment, but the organisation declares no send deadline, so a late worker could still charge. Declare one, or check that no worker is left.</source>
        <translation>게이트웨이에 그런 결제가 없지만 조직의 전송 기한이 등록되지 않아 늦은 작업자가 결제할 수 있습니다. 기한을 등록하거나 남은 작업자가 없는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway knows no such payment although a reference to one is stored. Check that account and mode (live or test) are the right ones.</source>
        <translation>결제의 참조 번호가 저장되어 있는데 게이트웨이에는 그런 결제가 없습니다. 계정과 모드(운영 또는 테스트)가 맞는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The request is older than the gateway keeps keys, so that its absence means nothing. Check the gateway&apos;s own reports for the payment.</source>
        <translation>요청이 게이트웨이의 키 보관 기간보다 오래되어 결제가 없다는 답은 의미가 없습니다. 게이트웨이 자체 내역에서 결제를 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway refuses the credentials; it is not asked any further. Check the secret, and whether it is for this account and mode (live or test).</source>
        <translation>게이트웨이가 인증 정보를 거부하여 더 이상 조회하지 않습니다. 비밀 값과 그것이 이 계정과 모드(운영 또는 테스트)의 것인지 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway&apos;s answer cannot be understood; it is kept as evidence. Check the payment at the gateway, and the gateway&apos;s profile.</source>
        <translation>게이트웨이의 답변을 이해할 수 없습니다. 답변은 증거로 보관됩니다. 게이트웨이에서 결제를 확인하고 게이트웨이 프로필도 확인하십시오.</translation>
    </message>
    <message>
        <source>The payment is older than the request, so that it belongs to another command. Check at the gateway which order it is for.</source>
        <translation>결제가 요청보다 오래되었으므로 다른 명령의 것입니다. 어느 주문의 결제인지 게이트웨이에서 확인하십시오.</translation>
    </message>
    <message>
        <source>Nothing is stated about this organisation. Enter its gateway and its deadlines before its intents can be decided.</source>
        <translation>이 조직에 대해 등록된 것이 없습니다. 인텐트를 판정하려면 조직의 게이트웨이와 기한을 등록하십시오.</translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message>
        <source>The row is another command&apos;s now; nothing was written.</source>
        <translation>이 행은 이제 다른 명령의 것입니다. 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>The row is final already, as “%1”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is a status</comment>
        <translation>이 행은 이미 “%1” 상태로 최종 확정되어 있습니다. 아무것도 기록하지 않았습니다. 게이트웨이와 일치하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The row was finished by %1 at %2, as “%3”; nothing was written. Check that this agrees with the gateway.</source>
        <comment>%1 is “service” or “ichido”, %2 a time, %3 a status</comment>
        <translation>이 행은 %1이(가) %2에 “%3” 상태로 끝냈습니다. 아무것도 기록하지 않았습니다. 게이트웨이와 일치하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>lines</source>
        <comment>label of a count</comment>
        <translation>줄</translation>
    </message>
    <message>
        <source>settled as completed</source>
        <comment>label of a count</comment>
        <translation>완료로 확정</translation>
    </message>
    <message>
        <source>settled as failed</source>
        <comment>label of a count</comment>
        <translation>실패로 확정</translation>
    </message>
    <message>
        <source>settled before</source>
        <comment>label of a count</comment>
        <translation>이전에 확정됨</translation>
    </message>
    <message>
        <source>changed or refused, not written</source>
        <comment>label of a count</comment>
        <translation>변경 또는 거부되어 기록 안 함</translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>label of a count</comment>
        <translation>담당자 확인 필요</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>label of a count</comment>
        <translation>대기</translation>
    </message>
    <message>
        <source>unknown, to be read back</source>
        <comment>label of a count</comment>
        <translation>알 수 없음, 다시 확인 필요</translation>
    </message>
    <message>
        <source>The plan has expired: the database will refuse lines whose evidence is too old.</source>
        <translation>계획이 만료되었습니다. 증거가 너무 오래된 줄은 데이터베이스가 거부합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) settled</source>
        <translation>
            <numerusform>%n줄을 확정했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The gateway “%1” was not asked: %2</source>
        <comment>%2 is a whole sentence</comment>
        <translation>게이트웨이 “%1”에는 조회하지 않았습니다. %2</translation>
    </message>
    <message>
        <source>%1 of %2 intents decided</source>
        <comment>progress; more may follow</comment>
        <translation>인텐트 %2건 중 %1건 판정됨</translation>
    </message>
    <message>
        <source>intents</source>
        <comment>label of a count</comment>
        <translation>인텐트</translation>
    </message>
    <message>
        <source>look-ups</source>
        <comment>label of a count: calls of the gateway</comment>
        <translation>조회</translation>
    </message>
    <message>
        <source>by answer</source>
        <comment>label of counts</comment>
        <translation>답변별</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation>답변</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <comment>column title: how many</comment>
        <translation>조회 수</translation>
    </message>
    <message>
        <source>plan</source>
        <comment>label of an id</comment>
        <translation>계획</translation>
    </message>
    <message>
        <source>file</source>
        <comment>label of a file name</comment>
        <translation>파일</translation>
    </message>
    <message>
        <source>Interrupted: no plan was written. What was asked is kept as evidence.</source>
        <translation>중단되었습니다. 계획은 기록하지 않았습니다. 조회한 답변은 증거로 보관됩니다.</translation>
    </message>
    <message>
        <source>Interrupted: nothing was settled. What was asked is kept as evidence.</source>
        <translation>중단되었습니다. 아무것도 확정하지 않았습니다. 조회한 답변은 증거로 보관됩니다.</translation>
    </message>
    <message>
        <source>ALARM</source>
        <comment>stands beside a line that needs a look at once</comment>
        <translation>경보</translation>
    </message>
    <message>
        <source>refund proposed</source>
        <comment>stands beside a line that was charged twice</comment>
        <translation>환불 제안</translation>
    </message>
    <message>
        <source>by reason</source>
        <comment>label of counts</comment>
        <translation>이유별</translation>
    </message>
    <message>
        <source>Verdict</source>
        <comment>column title</comment>
        <translation>판정</translation>
    </message>
    <message>
        <source>Intents</source>
        <comment>column title: how many</comment>
        <translation>인텐트 수</translation>
    </message>
    <message>
        <source>Sum of the orders</source>
        <comment>column title: amounts by currency</comment>
        <translation>주문 금액 합계</translation>
    </message>
    <message>
        <source>For a person to decide:</source>
        <comment>heading of a list</comment>
        <translation>담당자가 판단할 것:</translation>
    </message>
    <message>
        <source>Left for later:</source>
        <comment>heading of a list</comment>
        <translation>나중으로 미룬 것:</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1; the plan expires at %2.</source>
        <translation>
            <numerusform>%n개 행을 %1에 기록했습니다. 계획은 %2에 만료됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <comment>ends a list</comment>
        <translation>
            <numerusform>… 외 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: %n line(s) were not sent. Apply the same plan again to settle them.</source>
        <translation>
            <numerusform>중단되었습니다. %n줄은 전송되지 않았습니다. 같은 계획을 다시 적용하면 확정됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>To write it: ichidoctl recover apply %1 --reason TEXT</source>
        <comment>%1 is a file name; TEXT stands for the person&apos;s words</comment>
        <translation>기록하려면: ichidoctl recover apply %1 --reason TEXT</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>The evidence is not stored in this database. Ask the gateway again and make a new plan.</source>
        <translation>증거가 이 데이터베이스에 저장되어 있지 않습니다. 게이트웨이에 다시 조회하고 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The evidence belongs to another request. Make a new plan.</source>
        <translation>다른 요청의 증거입니다. 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The stored evidence does not permit this status. Ask the gateway again and make a new plan.</source>
        <translation>저장된 증거로는 이 상태로 확정할 수 없습니다. 게이트웨이에 다시 조회하고 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The amount in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation>증거의 금액이 주문 금액과 다릅니다. 게이트웨이에서 결제를 확인하십시오.</translation>
    </message>
    <message>
        <source>The currency in the evidence is not the order&apos;s. Check the payment at the gateway.</source>
        <translation>증거의 통화가 주문 통화와 다릅니다. 게이트웨이에서 결제를 확인하십시오.</translation>
    </message>
    <message>
        <source>The request has no order. Check with its service what was ordered.</source>
        <translation>요청에 주문이 없습니다. 무엇이 주문되었는지 원래 서비스에서 확인하십시오.</translation>
    </message>
    <message>
        <source>The evidence is too old. Make a new plan, which asks the gateway again.</source>
        <translation>증거가 너무 오래되었습니다. 계획을 새로 만들면 게이트웨이에 다시 조회합니다.</translation>
    </message>
    <message>
        <source>The amount needs the approval of a second person.</source>
        <translation>이 금액에는 두 번째 사람의 승인이 필요합니다.</translation>
    </message>
    <message>
        <source>The organisation declares no send deadline, so that an absence settles nothing. Declare one, or check that no worker is left.</source>
        <translation>조직의 전송 기한이 등록되지 않아 결제가 없다는 답으로는 확정할 수 없습니다. 기한을 등록하거나 남은 작업자가 없는지 확인하십시오.</translation>
    </message>
    <message>
        <source>No reason was given. Say with --reason why the plan is applied.</source>
        <translation>이유가 없습니다. 계획을 적용하는 이유를 --reason으로 적으십시오.</translation>
    </message>
    <message>
        <source>The answer that would be stored has not the agreed form. Make a new plan with this version of Ichido.</source>
        <translation>저장할 응답이 정해진 형식이 아닙니다. 이 버전의 Ichido로 계획을 새로 만드십시오.</translation>
    </message>
    <message>
        <source>The database&apos;s checks refused it. Make a new plan.</source>
        <translation>데이터베이스의 검사에서 거부되었습니다. 계획을 새로 만드십시오.</translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message>
        <source>Created</source>
        <comment>label of a time</comment>
        <translation>생성 시각</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label of a hash</comment>
        <translation>지문</translation>
    </message>
    <message>
        <source>Evidence</source>
        <comment>heading: stored answers of the gateway</comment>
        <translation>증거</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>column title: number of the evidence</comment>
        <translation>번호</translation>
    </message>
    <message>
        <source>Asked</source>
        <comment>column title: when the gateway was asked</comment>
        <translation>조회 시각</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>column title: what the gateway said</comment>
        <translation>답변</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>column title</comment>
        <translation>결제</translation>
    </message>
    <message>
        <source>Detail</source>
        <comment>column title</comment>
        <translation>상세</translation>
    </message>
    <message>
        <source>Audit</source>
        <comment>heading: the audit trail of one request</comment>
        <translation>감사</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column title</comment>
        <translation>시각</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>column title: the login that acted</comment>
        <translation>수행자</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>column title</comment>
        <translation>작업</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>column title: status before the action</comment>
        <translation>변경 전</translation>
    </message>
    <message>
        <source>After</source>
        <comment>column title: status after the action</comment>
        <translation>변경 후</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>column title: what the person wrote</comment>
        <translation>이유</translation>
    </message>
    <message>
        <source>Response, masked</source>
        <comment>heading</comment>
        <translation>응답(마스킹됨)</translation>
    </message>
    <message>
        <source>Organisation</source>
        <comment>column title</comment>
        <translation>조직</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <comment>column title</comment>
        <translation>멱등 키</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column title</comment>
        <translation>상태</translation>
    </message>
    <message>
        <source>Age</source>
        <comment>column title: how long ago the request was created</comment>
        <translation>경과 시간</translation>
    </message>
    <message>
        <source>Amount</source>
        <comment>column title</comment>
        <translation>금액</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>column title: number of the order</comment>
        <translation>주문</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>column title: how far over the threshold</comment>
        <translation>정체</translation>
    </message>
    <message>
        <source>There are more; --limit 0 shows all.</source>
        <translation>더 있습니다. --limit 0으로 모두 볼 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) read</source>
        <translation>
            <numerusform>요청 %n건을 읽었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>해당하는 요청이 없습니다.</translation>
    </message>
</context>
<context>
    <name>sandbox</name>
    <message>
        <source>database, for recovery</source>
        <comment>label of a URI</comment>
        <translation>데이터베이스(복구용)</translation>
    </message>
    <message>
        <source>database, for setup</source>
        <comment>label of a URI</comment>
        <translation>데이터베이스(구성용)</translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a URL</comment>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a URL</comment>
        <translation>가맹점 서비스</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>label of a folder</comment>
        <translation>폴더</translation>
    </message>
    <message>
        <source>runs</source>
        <comment>state of a program</comment>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>does not run</source>
        <comment>state of a program</comment>
        <translation>실행 중 아님</translation>
    </message>
    <message>
        <source>The sandbox is stopped and removed.</source>
        <translation>샌드박스를 중지하고 제거했습니다.</translation>
    </message>
    <message>
        <source>whole sandbox</source>
        <comment>label</comment>
        <translation>샌드박스 전체</translation>
    </message>
    <message>
        <source>database</source>
        <comment>label</comment>
        <translation>데이터베이스</translation>
    </message>
    <message>
        <source>gateway</source>
        <comment>label of a program</comment>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>merchant service</source>
        <comment>label of a program</comment>
        <translation>가맹점 서비스</translation>
    </message>
    <message>
        <source>Interrupted: the sandbox is stopped and removed.</source>
        <translation>중단되었습니다. 샌드박스를 중지하고 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>short_reasons</name>
    <message>
        <source>not asked yet</source>
        <translation>조회 전</translation>
    </message>
    <message>
        <source>answer too old</source>
        <translation>응답이 오래됨</translation>
    </message>
    <message>
        <source>still young</source>
        <translation>아직 최근</translation>
    </message>
    <message>
        <source>somebody is on it</source>
        <translation>다른 사람이 처리 중</translation>
    </message>
    <message>
        <source>final already</source>
        <translation>이미 최종 상태</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>결제됨</translation>
    </message>
    <message>
        <source>charged at last</source>
        <translation>재시도 끝에 결제됨</translation>
    </message>
    <message>
        <source>partly refunded</source>
        <translation>일부 환불</translation>
    </message>
    <message>
        <source>charged, refunded</source>
        <translation>결제 후 환불됨</translation>
    </message>
    <message>
        <source>failed for good</source>
        <translation>최종 실패</translation>
    </message>
    <message>
        <source>not charged</source>
        <translation>결제 안 됨</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>not found yet</source>
        <translation>아직 찾지 못함</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>호출 한도</translation>
    </message>
    <message>
        <source>not captured</source>
        <translation>미매입</translation>
    </message>
    <message>
        <source>several, undecided</source>
        <translation>여러 건, 미정</translation>
    </message>
    <message>
        <source>failed, retry possible</source>
        <translation>실패, 재시도 가능</translation>
    </message>
    <message>
        <source>refund not shown</source>
        <translation>환불 표시 불가</translation>
    </message>
    <message>
        <source>foreign payment</source>
        <translation>다른 주문의 결제</translation>
    </message>
    <message>
        <source>amount differs</source>
        <translation>금액이 다름</translation>
    </message>
    <message>
        <source>currency differs</source>
        <translation>통화가 다름</translation>
    </message>
    <message>
        <source>amount unreadable</source>
        <translation>금액을 읽을 수 없음</translation>
    </message>
    <message>
        <source>order unknown</source>
        <translation>주문 알 수 없음</translation>
    </message>
    <message>
        <source>refund and success</source>
        <translation>환불과 성공이 섞임</translation>
    </message>
    <message>
        <source>double charge</source>
        <translation>이중 결제 의심</translation>
    </message>
    <message>
        <source>may be retried</source>
        <translation>재시도 가능성</translation>
    </message>
    <message>
        <source>pending too long</source>
        <translation>대기가 너무 김</translation>
    </message>
    <message>
        <source>no send deadline</source>
        <translation>전송 기한 없음</translation>
    </message>
    <message>
        <source>reference vanished</source>
        <translation>참조가 사라짐</translation>
    </message>
    <message>
        <source>beyond key window</source>
        <translation>키 보관 기간 지남</translation>
    </message>
    <message>
        <source>credentials refused</source>
        <translation>인증 정보 거부</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>이해 불가</translation>
    </message>
    <message>
        <source>older than request</source>
        <translation>요청보다 오래됨</translation>
    </message>
    <message>
        <source>not configured</source>
        <translation>설정되지 않음</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>%1 d</source>
        <comment>days, short</comment>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours, short</comment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes, short</comment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds, short</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two parts of an age, the larger unit first</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>A verb is missing. “ichidoctl --help” lists them.</source>
        <translation>하위 명령이 없습니다. “ichidoctl --help”가 목록을 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3.</source>
        <comment>%1 is an option</comment>
        <translation>%1에는 %2부터 %3까지의 정수를 지정하십시오.</translation>
    </message>
    <message>
        <source>Say why with --reason; it stands in the audit trail.</source>
        <translation>이유를 --reason으로 적으십시오. 감사 기록에 남습니다.</translation>
    </message>
    <message>
        <source>The reason is too long; at most 1,000 bytes are kept.</source>
        <translation>이유가 너무 깁니다. 최대 1,000바이트까지 보관됩니다.</translation>
    </message>
    <message>
        <source>Name the file for the plan with --output.</source>
        <translation>계획을 쓸 파일을 --output으로 지정하십시오.</translation>
    </message>
    <message>
        <source>--format takes table, json or csv.</source>
        <translation>--format에는 table, json, csv 중 하나를 지정하십시오.</translation>
    </message>
    <message>
        <source>--lang takes en, ja or ko.</source>
        <translation>--lang에는 en, ja, ko 중 하나를 지정하십시오.</translation>
    </message>
    <message>
        <source>Name the organisation and the idempotency key; a key has the form 01234567-89ab-cdef-0123-456789abcdef.</source>
        <translation>조직과 멱등 키를 지정하십시오. 키의 형식은 01234567-89ab-cdef-0123-456789abcdef입니다.</translation>
    </message>
    <message>
        <source>Name the file with the plan.</source>
        <translation>계획이 든 파일을 지정하십시오.</translation>
    </message>
    <message>
        <source>Name the folder of the sandbox with --dir.</source>
        <translation>샌드박스 폴더를 --dir로 지정하십시오.</translation>
    </message>
    <message>
        <source>The output could not be written completely. Check the free space.</source>
        <translation>출력을 끝까지 쓸 수 없었습니다. 남은 공간을 확인하십시오.</translation>
    </message>
    <message>
        <source>The option %1 is not known here. “--help” behind the verb lists its options.</source>
        <translation>옵션 %1은(는) 여기에서 쓸 수 없습니다. 하위 명령 뒤에 “--help”를 붙이면 쓸 수 있는 옵션을 보여 줍니다.</translation>
    </message>
    <message>
        <source>There is no such verb. Did you mean “%1”?</source>
        <translation>그런 하위 명령이 없습니다. “%1”을(를) 말씀하셨습니까?</translation>
    </message>
    <message>
        <source>There is a word too many, or no such verb. “ichidoctl --help” lists the verbs.</source>
        <translation>단어가 하나 많거나 그런 하위 명령이 없습니다. “ichidoctl --help”가 하위 명령을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The option %1 needs exactly one value. “--help” behind the verb explains it.</source>
        <translation>옵션 %1에는 값을 정확히 하나 지정하십시오. 하위 명령 뒤에 “--help”를 붙이면 설명을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The command line cannot be read. “ichidoctl --help” explains it.</source>
        <translation>명령줄을 읽을 수 없습니다. 사용법은 “ichidoctl --help”에 있습니다.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>processing</source>
        <comment>status of a request</comment>
        <translation>처리중</translation>
    </message>
    <message>
        <source>completed</source>
        <comment>status of a request</comment>
        <translation>완료</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>status of a request</comment>
        <translation>실패</translation>
    </message>
    <message>
        <source>wait</source>
        <comment>verdict: nothing to do yet</comment>
        <translation>대기</translation>
    </message>
    <message>
        <source>ask again</source>
        <comment>verdict: ask the gateway again later</comment>
        <translation>다시 조회</translation>
    </message>
    <message>
        <source>settle as completed</source>
        <comment>verdict</comment>
        <translation>완료로 확정</translation>
    </message>
    <message>
        <source>settle as failed</source>
        <comment>verdict</comment>
        <translation>실패로 확정</translation>
    </message>
    <message>
        <source>for a person</source>
        <comment>verdict: a person decides</comment>
        <translation>담당자 확인 필요</translation>
    </message>
    <message>
        <source>succeeded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>성공</translation>
    </message>
    <message>
        <source>succeeded, then refunded</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>성공 후 환불</translation>
    </message>
    <message>
        <source>authorised, not captured</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>승인됨, 미매입</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>failed for good</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>최종 실패</translation>
    </message>
    <message>
        <source>failed, may be tried again</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>실패, 재시도 가능</translation>
    </message>
    <message>
        <source>no such payment</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>해당 결제 없음</translation>
    </message>
    <message>
        <source>several payments</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>여러 결제</translation>
    </message>
    <message>
        <source>no answer</source>
        <comment>a gateway&apos;s answer: time-out, outage</comment>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>too many calls</source>
        <comment>a gateway&apos;s answer: rate limit</comment>
        <translation>호출 한도 초과</translation>
    </message>
    <message>
        <source>credentials refused</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>인증 정보 거부</translation>
    </message>
    <message>
        <source>not understood</source>
        <comment>a gateway&apos;s answer</comment>
        <translation>이해 불가</translation>
    </message>
    <message>
        <source>settled</source>
        <comment>outcome of a write</comment>
        <translation>확정됨</translation>
    </message>
    <message>
        <source>already settled</source>
        <comment>outcome of a write</comment>
        <translation>이미 확정됨</translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation>그사이 변경됨</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>outcome of a write: nothing was written</comment>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>over the threshold</source>
        <comment>how long an intent has been stuck</comment>
        <translation>임계값 초과</translation>
    </message>
    <message>
        <source>three times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation>임계값의 3배 초과</translation>
    </message>
    <message>
        <source>ten times over</source>
        <comment>how long an intent has been stuck</comment>
        <translation>임계값의 10배 초과</translation>
    </message>
    <message>
        <source>stuck %1</source>
        <comment>in processing for too long; %1 is an age</comment>
        <translation>정체 %1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a verdict and its reason</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>caution</source>
        <comment>severity: over the threshold</comment>
        <translation>주의</translation>
    </message>
    <message>
        <source>serious</source>
        <comment>severity: three times over the threshold</comment>
        <translation>심각</translation>
    </message>
    <message>
        <source>critical</source>
        <comment>severity: ten times over the threshold</comment>
        <translation>위험</translation>
    </message>
</context>
</TS>
