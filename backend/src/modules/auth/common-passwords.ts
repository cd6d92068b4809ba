/** What guessing programs try first, of eight characters and more, in lower case. Runs and repetitions have a rule of their own. */
const WORDS = `
password password1 password12 password123 password1234 password12345 password! password1! password123! password2024
password2025 password2026 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@ssword1 p@ssword123 pa$$word pa$$w0rd
passwort passwort1 passwort12 passwort123 passwort1234 passwort12345 passwort! passwort1! passwort123! passwort2024
passwort2025 passwort2026 kennwort kennwort1 kennwort123 meinpasswort geheimes geheim123 geheim1234 geheimnis passwd123
123456789 1234567890 12345678910 123456789a 123456789q 12345678a 12345678q a123456789 a12345678 q12345678 123123123
1231231234 123321123 1234554321 123456654321 1234567891 0123456789 01234567 87654321 987654321 9876543210 0987654321
11112222 11223344 1122334455 112233445566 12341234 12344321 1234qwer 123qweasd 123qwe123 123qweasdzxc 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc qazwsxedc qazwsx123 qaz123wsx zaq12wsx zaq1zaq1
zaq1xsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertz12 qwertz123 qwertz1234 qwertzui qwertzuiop qwertyqwerty
asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, yxcvbnm1 yxcvbnm123 poiuytrewq
lkjhgfdsa mnbvcxz1 abcd1234 abcdefgh abcdefghi abc12345 abc123456 abc123abc abcabc123 a1b2c3d4 a1b2c3d4e5 aa123456
aa12345678 aaa111222 abcd123456 test1234 test12345 test123456 testtest testtest1 tester123 testpassword testpasswort
admin123 admin1234 admin12345 admin123456 administrator administrator1 adminadmin admin@123 root1234 rootroot root12345
changeme changeme1 changeme123 letmein1 letmein12 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234
welcome2024 welcome2025 welcome2026 willkommen willkommen1 willkommen123 hallo123 hallo1234 hallo12345 hallohallo
hallowelt hello123 hello1234 hello12345 hellohello helloworld iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2
ichliebedich liebedich teamo123 seniseviyorum seviyorum sifre123 sifre1234 sifre12345 parola123 parola1234 benimsifrem
galatasaray galatasaray1 galatasaray1905 fenerbahce fenerbahce1 fenerbahce1907 besiktas besiktas1 besiktas1903
trabzonspor trabzonspor61 istanbul istanbul1 istanbul34 istanbul1453 ankara06 turkiye1 turkiye123 turkiyem ataturk1
ataturk1881 mustafakemal schalke04 schalke1904 bayernmunchen bayernmuenchen bayern123 dortmund dortmund09 borussia
borussia09 bvb09bvb09 fussball fussball1 fussball123 hamburger hamburgersv berlin123 berlin1234 berlin2024 hamburg1
hamburg123 frankfurt frankfurt1 frankfurt123 muenchen deutschland deutschland1 sommer2024 sommer2025 sommer2026
winter2024 winter2025 winter2026 summer2024 summer2025 summer2026 fruehling sonnenschein sonnenschein1 schatzi1
schatzi123 schatz123 mausi123 prinzessin prinzessin1 engelchen schnucki passport1 computer computer1 computer123 internet
internet1 internet123 samsung1 samsung123 iphone123 android123 facebook facebook1 facebook123 instagram instagram1
google123 google1234 youtube1 youtube123 whatsapp whatsapp1 netflix1 netflix123 linkedin linkedin1 pokemon1 pokemon123
pokemon12 minecraft minecraft1 minecraft123 fortnite fortnite1 fortnite123 starwars starwars1 starwars123 superman
superman1 superman123 spiderman spiderman1 batman123 batman1234 football football1 football123 baseball baseball1
basketball basketball1 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 barcelona barcelona1 realmadrid
juventus manchester manchesterunited sunshine sunshine1 sunshine123 princess princess1 princess123 butterfly butterfly1
chocolate chocolate1 cookie123 dragon123 dragon12 dragonball monkey123 monkey12 tigger123 master123 master1234 mustang1
shadow123 shadow12 michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jessica123 jordan23 jordan123
charlie1 charlie123 thomas123 daniel123 andrea123 alexander alexander1 alexandra sebastian sebastian1 christian
christian1 christina stefanie patrick1 benjamin benjamin1 samantha samantha1 victoria victoria1 elizabeth nicholas
nathalie anthony1 mercedes mercedes1 porsche911 ferrari1 volkswagen lamborghini corvette trustno1 whatever whatever1
freedom1 freedom123 blink182 metallica metallica1 slipknot1 scorpion scorpion1 killer123 killer12 hunter123 hunter22
soccer123 soccer12 hockey123 ranger123 buster123 jordan12 harley123 ginger123 pepper123 summer123 winter123 spring123
autumn123 january1 december december1 november november1 september september1 october1 monday123 freitag13 friday13
restaurant restaurant1 restaurant12 restaurant123 restaurant1234 restaurant12345 restaurantrestaurant gastronomie
gastronomie1 pizzeria pizzeria1 pizzeria123 pizza123 pizza1234 pizzapizza doener123 doenerdoener kebap123 kebapkebap
burger123 burgerburger sushi1234 lieferando lieferando1 lieferdienst bestellung bestellen kundekunde kunde123 kunde1234
customer1 customer123 correcthorsebatterystaple tischlein tischlein1 tischlein123 tischleindeckdich
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));
