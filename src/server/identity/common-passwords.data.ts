/** Passwords of eight characters and more that attackers try first, in lower case; sequences and repetitions are found without a list. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort passwort1 contraseña motdepasse
  senha123 iloveyou iloveyou1 sunshine princess football football1 baseball basketball superman superman1 starwars trustno1 whatever
  computer internet michelle jennifer jessica1 charlie1 michael1 jordan23 liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid
  butterfly chocolate elizabeth victoria samantha danielle december november september welcome1 welcome12 welcome123 letmein1 letmein123
  admin123 admin1234 administrator changeme changeme1 changeme123 default1 secret123 secret12 master12 master123 mustang1 corvette
  mercedes einstein dolphins steelers cowboys1 yankees1 pokemon1 pokemon123 naruto123 minecraft fortnite samsung1 samsung123 google123
  facebook facebook1 linkedin dropbox1 myspace1 blink182 metallica nirvana1 slipknot babygirl babygirl1 lovely123 loveyou1 forever1
  ashley123 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 q1w2e3r4t5 asdf1234
  zxcvbnm1 abcd1234 abc12345 abc123456 a1b2c3d4 aa123456 aa12345678 a12345678 a123456789 test1234 test12345 testtest hello123 hello1234
  hallo123 dragon123 monkey123 shadow123 summer123 summer2024 summer2025 winter123 winter2024 winter2025 spring2024 spring2025 autumn2024
  autumn2025 11223344 12344321 12341234 12121212 123123123 123321123 147258369 159753456 987654321 99887766 19841984 20202020 13131313
  10203040 11112222 123654789 123698745 741852963 789456123 55555555 football123 jesus123 blessed1 freedom1 killer123 whatever1`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
