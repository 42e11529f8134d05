/**
 * The pictures the shop can show, by name. No heavy imports: the catalogue generator reads this list to give
 * hotels pictures, the scene composer proves that it can paint every one of them.
 */

import type { Language } from '../../domain/market/language.ts';

/** What a scene is a picture of; the catalogue picks by it. */
export type SceneKind =
  | 'coast-greek'
  | 'coast-adriatic'
  | 'coast-italian'
  | 'desert-red-sea'
  | 'riviera-turkish'
  | 'spanish'
  | 'bulgarian'
  | 'alps-winter'
  | 'alps-summer'
  | 'lake'
  | 'exotic'
  | 'safari'
  | 'city'
  | 'landmark'
  | 'pool'
  | 'room'
  /** Of one kind of room only: not what a whole hotel is shown by. */
  | 'room-kind'
  | 'restaurant'
  | 'flight'
  | 'road';

/** One scene: `id` is its image path (`scenes/<id>`), `alt` what a blind reader hears. */
export interface Scene {
  readonly id: string;
  readonly kind: SceneKind;
  readonly alt: Readonly<Record<Language, string>>;
}

const scene = (id: string, kind: SceneKind, cs: string, pl: string, ro: string, uk: string, hu: string): Scene => ({
  id,
  kind,
  alt: { cs, pl, ro, uk, hu },
});

/** Every scene, grouped by kind; ids are unique and never renamed (they are part of image URLs). */
export const SCENES: readonly Scene[] = [
  scene('cyclades-caldera-noon', 'coast-greek', 'Bílé domky s modrými kopulemi nad mořem', 'Białe domki z niebieskimi kopułami nad morzem', 'Case albe cu cupole albastre deasupra mării', 'Білі будиночки з блакитними куполами над морем', 'Fehér házak kék kupolákkal a tenger felett'),
  scene('cyclades-domes-sunset', 'coast-greek', 'Bílá vesnice s kopulemi při západu slunce', 'Biała wioska z kopułami o zachodzie słońca', 'Sat alb cu cupole la apus', 'Біле село з куполами на заході сонця', 'Fehér kupolás falu naplementében'),
  scene('greek-harbour-morning', 'coast-greek', 'Řecký přístav s loďkami v ranním světle', 'Grecki port z łódkami w porannym świetle', 'Port grecesc cu bărci în lumina dimineții', 'Грецька гавань із човнами в ранковому світлі', 'Görög kikötő csónakokkal reggeli fényben'),
  scene('greek-cove-olives', 'coast-greek', 'Tyrkysová zátoka lemovaná olivovníky', 'Turkusowa zatoka otoczona gajem oliwnym', 'Golf turcoaz mărginit de măslini', 'Бірюзова бухта серед оливкових дерев', 'Türkizkék öböl olajfákkal'),
  scene('greek-windmills-afternoon', 'coast-greek', 'Větrné mlýny na návrší nad mořem', 'Wiatraki na wzgórzu nad morzem', 'Mori de vânt pe deal, deasupra mării', 'Вітряки на пагорбі над морем', 'Szélmalmok a tenger feletti dombon'),

  scene('dalmatia-old-town-day', 'coast-adriatic', 'Kamenné město s červenými střechami u Jadranu', 'Kamienne miasto z czerwonymi dachami nad Adriatykiem', 'Oraș de piatră cu acoperișuri roșii la Adriatica', 'Кам’яне місто з червоними дахами біля Адріатики', 'Kőváros piros tetőkkel az Adria partján'),
  scene('dalmatia-harbour-dusk', 'coast-adriatic', 'Večerní přístav s rozsvícenými okny', 'Wieczorny port z oświetlonymi oknami', 'Port seara, cu ferestre luminate', 'Вечірня гавань з освітленими вікнами', 'Esti kikötő kivilágított ablakokkal'),
  scene('adriatic-pine-cove', 'coast-adriatic', 'Oblázková zátoka ve stínu borovic', 'Kamienista zatoka w cieniu sosen', 'Golf cu pietriș la umbra pinilor', 'Галькова бухта в тіні сосен', 'Kavicsos öböl fenyők árnyékában'),
  scene('istria-bell-tower-sunset', 'coast-adriatic', 'Istrijské městečko se zvonicí při západu slunce', 'Istryjskie miasteczko z dzwonnicą o zachodzie słońca', 'Orășel din Istria cu clopotniță la apus', 'Істрійське містечко з дзвіницею на заході сонця', 'Isztriai városka harangtoronnyal naplementében'),
  scene('montenegro-bay-morning', 'coast-adriatic', 'Záliv mezi horami s ostrůvkem a kostelem', 'Zatoka wśród gór z wysepką i kościołem', 'Golf între munți cu o insuliță și o biserică', 'Затока між горами з острівцем і церквою', 'Hegyek közti öböl szigettel és templommal'),

  scene('ligurian-houses-day', 'coast-italian', 'Barevné domy na útesu nad mořem', 'Kolorowe domy na klifie nad morzem', 'Case colorate pe o stâncă deasupra mării', 'Кольорові будинки на скелі над морем', 'Színes házak a tenger feletti sziklán'),
  scene('tuscan-cypress-morning', 'coast-italian', 'Zvlněné kopce s cypřiši v ranním oparu', 'Faliste wzgórza z cyprysami w porannej mgle', 'Dealuri unduite cu chiparoși în ceața dimineții', 'Хвилясті пагорби з кипарисами в ранковому серпанку', 'Hullámzó dombok ciprusokkal reggeli párában'),
  scene('italian-lido-parasols', 'coast-italian', 'Řady slunečníků na písečné pláži', 'Rzędy parasoli na piaszczystej plaży', 'Șiruri de umbrele pe o plajă cu nisip', 'Ряди парасольок на піщаному пляжі', 'Napernyősorok a homokos strandon'),

  scene('red-sea-resort-day', 'desert-red-sea', 'Resort s palmami u Rudého moře', 'Kurort z palmami nad Morzem Czerwonym', 'Resort cu palmieri la Marea Roșie', 'Курорт із пальмами біля Червоного моря', 'Pálmás üdülő a Vörös-tengernél'),
  scene('red-sea-palms-sunset', 'desert-red-sea', 'Palmy na pláži před západem slunce', 'Palmy na plaży przed zachodem słońca', 'Palmieri pe plajă înainte de apus', 'Пальми на пляжі перед заходом сонця', 'Pálmák a strandon naplemente előtt'),
  scene('red-sea-reef-jetty', 'desert-red-sea', 'Dřevěné molo nad korálovým útesem', 'Drewniane molo nad rafą koralową', 'Ponton de lemn deasupra recifului de corali', 'Дерев’яний пірс над кораловим рифом', 'Famóló a korallzátony felett'),
  scene('desert-dunes-dusk', 'desert-red-sea', 'Písečné duny s karavanou velbloudů za soumraku', 'Wydmy z karawaną wielbłądów o zmierzchu', 'Dune cu o caravană de cămile la amurg', 'Піщані дюни з караваном верблюдів у сутінках', 'Homokdűnék tevekaravánnal alkonyatkor'),

  scene('turkish-bay-day', 'riviera-turkish', 'Bílé terasy s bugenvileou nad zátokou', 'Białe tarasy z bugenwillą nad zatoką', 'Terase albe cu bougainvillea deasupra golfului', 'Білі тераси з бугенвілією над затокою', 'Fehér teraszok murvafürttel az öböl felett'),
  scene('turkish-marina-evening', 'riviera-turkish', 'Dřevěné plachetnice v podvečerní maríně', 'Drewniane żaglowce w wieczornej marinie', 'Goelete de lemn în marină, spre seară', 'Дерев’яні вітрильники у вечірній марині', 'Fa vitorlások az esti kikötőben'),
  scene('turkish-ruins-afternoon', 'riviera-turkish', 'Antické sloupy na břehu moře', 'Antyczne kolumny na brzegu morza', 'Coloane antice pe malul mării', 'Античні колони на березі моря', 'Antik oszlopok a tengerparton'),
  scene('turkish-beach-mountains', 'riviera-turkish', 'Dlouhá pláž pod horami Taurus', 'Długa plaża pod górami Taurus', 'Plajă lungă la poalele Munților Taurus', 'Довгий пляж під горами Тавр', 'Hosszú strand a Torosz-hegység lábánál'),

  scene('andalusian-village-day', 'spanish', 'Bílá vesnice na svahu mezi olivovými háji', 'Biała wioska na zboczu wśród gajów oliwnych', 'Sat alb pe o coastă printre măslini', 'Біле село на схилі серед оливкових гаїв', 'Fehér falu a domboldalon olajligetek között'),
  scene('balearic-cala-day', 'spanish', 'Průzračná zátoka s plachetnicí', 'Przejrzysta zatoka z żaglówką', 'Golf limpede cu o barcă cu pânze', 'Прозора бухта з вітрильником', 'Kristálytiszta öböl vitorlással'),
  scene('costa-promenade-evening', 'spanish', 'Palmová promenáda podél pláže navečer', 'Palmowa promenada przy plaży wieczorem', 'Promenadă cu palmieri lângă plajă, seara', 'Пальмова набережна біля пляжу ввечері', 'Pálmás sétány a strand mentén este'),
  scene('canary-volcano-afternoon', 'spanish', 'Sopka nad pobřežím s tmavým pískem', 'Wulkan nad wybrzeżem z ciemnym piaskiem', 'Vulcan deasupra unui țărm cu nisip închis', 'Вулкан над узбережжям із темним піском', 'Vulkán a sötét homokos part felett'),

  scene('bulgarian-bay-day', 'bulgarian', 'Široká písečná pláž s hotely u Černého moře', 'Szeroka piaszczysta plaża z hotelami nad Morzem Czarnym', 'Plajă lată cu hoteluri la Marea Neagră', 'Широкий піщаний пляж із готелями біля Чорного моря', 'Széles homokos strand szállodákkal a Fekete-tengernél'),
  scene('bulgarian-old-town-cape', 'bulgarian', 'Dřevěné domy starého města na mysu', 'Drewniane domy starego miasta na cyplu', 'Case de lemn din orașul vechi, pe un cap', 'Дерев’яні будинки старого міста на мисі', 'Az óváros faházai a földnyelven'),
  scene('bulgarian-beach-sunrise', 'bulgarian', 'Východ slunce nad klidnou pláží', 'Wschód słońca nad spokojną plażą', 'Răsărit deasupra unei plaje liniștite', 'Схід сонця над тихим пляжем', 'Napkelte a csendes strand felett'),

  scene('alpine-village-snow-day', 'alps-winter', 'Zasněžená horská vesnice s kostelem', 'Zaśnieżona górska wioska z kościołem', 'Sat de munte înzăpezit cu biserică', 'Засніжене гірське село з церквою', 'Havas hegyi falu templommal'),
  scene('alpine-village-snow-night', 'alps-winter', 'Svítící chalupy v zasněženém údolí v noci', 'Rozświetlone chaty w zaśnieżonej dolinie nocą', 'Cabane luminate într-o vale înzăpezită, noaptea', 'Освітлені шале в засніженій долині вночі', 'Kivilágított faházak a havas völgyben éjjel'),
  scene('ski-slope-lift-day', 'alps-winter', 'Sjezdovka s lyžaři a lanovkou', 'Stok z narciarzami i wyciągiem', 'Pârtie cu schiori și telescaun', 'Лижна траса з лижниками та підйомником', 'Sípálya síelőkkel és felvonóval'),
  scene('ski-panorama-morning', 'alps-winter', 'Ranní panorama zasněžených vrcholů', 'Poranna panorama ośnieżonych szczytów', 'Panoramă matinală cu vârfuri înzăpezite', 'Ранкова панорама засніжених вершин', 'Havas csúcsok reggeli panorámája'),
  scene('snowy-forest-chalet-dusk', 'alps-winter', 'Chata v zasněženém lese za soumraku', 'Chata w zaśnieżonym lesie o zmierzchu', 'Cabană în pădurea înzăpezită la amurg', 'Шале в засніженому лісі в сутінках', 'Faház a havas erdőben alkonyatkor'),

  scene('alpine-meadow-chalets', 'alps-summer', 'Horské chaty na rozkvetlé louce', 'Górskie chaty na kwitnącej łące', 'Cabane pe o pajiște înflorită', 'Гірські шале на квітучій луці', 'Hegyi faházak virágos réten'),
  scene('alpine-lake-summer', 'alps-summer', 'Horské jezero se zrcadlícími se štíty', 'Górskie jezioro z odbiciem szczytów', 'Lac de munte în care se oglindesc piscurile', 'Гірське озеро, у якому відбиваються вершини', 'Hegyi tó tükröződő csúcsokkal'),
  scene('alpine-sunrise-ridge', 'alps-summer', 'Východ slunce nad hřebeny v mlze', 'Wschód słońca nad grzbietami we mgle', 'Răsărit deasupra crestelor în ceață', 'Схід сонця над хребтами в тумані', 'Napkelte a ködös hegygerincek felett'),

  scene('bohemian-lake-pines', 'lake', 'Lesní jezero s molem a loďkou', 'Leśne jezioro z pomostem i łódką', 'Lac în pădure cu ponton și barcă', 'Лісове озеро з пірсом і човном', 'Erdei tó stéggel és csónakkal'),
  scene('austrian-lakeside-village', 'lake', 'Městečko s věží na břehu jezera', 'Miasteczko z wieżą na brzegu jeziora', 'Orășel cu turn pe malul lacului', 'Містечко з вежею на березі озера', 'Tóparti városka toronnyal'),
  scene('lake-cottages-autumn', 'lake', 'Chalupy u jezera v podzimních barvách', 'Domki nad jeziorem w barwach jesieni', 'Căsuțe la lac în culori de toamnă', 'Будиночки біля озера в осінніх барвах', 'Tóparti házak őszi színekben'),

  scene('overwater-bungalows-day', 'exotic', 'Bungalovy na kůlech nad lagunou', 'Domki na palach nad laguną', 'Bungalouri pe piloni deasupra lagunei', 'Бунгало на палях над лагуною', 'Cölöpökre épült bungalók a lagúna felett'),
  scene('overwater-bungalows-sunset', 'exotic', 'Bungalovy nad vodou při západu slunce', 'Domki nad wodą o zachodzie słońca', 'Bungalouri deasupra apei la apus', 'Бунгало над водою на заході сонця', 'Víz feletti bungalók naplementében'),
  scene('tropical-palm-beach', 'exotic', 'Bílá pláž s nakloněnou palmou', 'Biała plaża z pochyloną palmą', 'Plajă albă cu un palmier aplecat', 'Білий пляж із похиленою пальмою', 'Fehér strand hajló pálmával'),
  scene('karst-islands-longtail', 'exotic', 'Vápencové ostrovy a dřevěná loď', 'Wapienne wyspy i drewniana łódź', 'Insule de calcar și o barcă de lemn', 'Вапнякові острови й дерев’яний човен', 'Mészkőszigetek és egy fahajó'),
  scene('jungle-waterfall-day', 'exotic', 'Vodopád v tropickém lese', 'Wodopad w tropikalnym lesie', 'Cascadă în pădurea tropicală', 'Водоспад у тропічному лісі', 'Vízesés a trópusi erdőben'),

  scene('savanna-acacia-sunset', 'safari', 'Akácie a sloni v savaně při západu slunce', 'Akacje i słonie na sawannie o zachodzie słońca', 'Salcâmi și elefanți în savană la apus', 'Акації та слони в савані на заході сонця', 'Akáciák és elefántok a szavannán naplementében'),
  scene('safari-lodge-day', 'safari', 'Safari chaty pod velkou horou', 'Domki safari pod wielką górą', 'Cabane de safari sub un munte mare', 'Будиночки для сафарі під великою горою', 'Szafariházak egy nagy hegy lábánál'),

  scene('city-domes-river-dusk', 'city', 'Město s věžemi a mostem nad řekou za soumraku', 'Miasto z wieżami i mostem nad rzeką o zmierzchu', 'Oraș cu turnuri și pod peste râu, la amurg', 'Місто з вежами й мостом над річкою в сутінках', 'Tornyos város híddal a folyó felett alkonyatkor'),
  scene('city-minarets-sunset', 'city', 'Kopule a minarety při západu slunce', 'Kopuły i minarety o zachodzie słońca', 'Cupole și minarete la apus', 'Куполи й мінарети на заході сонця', 'Kupolák és minaretek naplementében'),
  scene('city-gulf-skyline-night', 'city', 'Noční mrakodrapy nad zálivem', 'Nocne wieżowce nad zatoką', 'Zgârie-nori noaptea deasupra golfului', 'Нічні хмарочоси над затокою', 'Éjszakai felhőkarcolók az öböl felett'),
  scene('city-iron-tower-morning', 'city', 'Železná věž nad střechami města', 'Żelazna wieża nad dachami miasta', 'Turn de fier deasupra acoperișurilor orașului', 'Залізна вежа над дахами міста', 'Vastorony a város tetői felett'),
  scene('city-canal-day', 'city', 'Barevné domy podél kanálu s gondolami', 'Kolorowe domy nad kanałem z gondolami', 'Case colorate de-a lungul unui canal cu gondole', 'Кольорові будинки вздовж каналу з гондолами', 'Színes házak a csatorna mentén gondolákkal'),

  scene('pyramids-afternoon', 'landmark', 'Pyramidy v poušti v odpoledním světle', 'Piramidy na pustyni w popołudniowym świetle', 'Piramide în deșert în lumina după-amiezii', 'Піраміди в пустелі в пообідньому світлі', 'Piramisok a sivatagban délutáni fényben'),
  scene('temple-hill-sunset', 'landmark', 'Antický chrám na pahorku při západu slunce', 'Antyczna świątynia na wzgórzu o zachodzie słońca', 'Templu antic pe colină la apus', 'Античний храм на пагорбі на заході сонця', 'Antik templom a dombon naplementében'),
  scene('lighthouse-dusk', 'landmark', 'Maják na skalnatém mysu za soumraku', 'Latarnia morska na skalistym cyplu o zmierzchu', 'Far pe un promontoriu stâncos la amurg', 'Маяк на скелястому мисі в сутінках', 'Világítótorony a sziklás fokon alkonyatkor'),
  scene('balloons-valley-morning', 'landmark', 'Horkovzdušné balony nad skalním údolím', 'Balony nad skalistą doliną', 'Baloane cu aer cald deasupra unei văi stâncoase', 'Повітряні кулі над скелястою долиною', 'Hőlégballonok a sziklás völgy felett'),

  scene('pool-palms-day', 'pool', 'Hotelový bazén s palmami a lehátky', 'Hotelowy basen z palmami i leżakami', 'Piscina hotelului cu palmieri și șezlonguri', 'Басейн готелю з пальмами та шезлонгами', 'Szállodai medence pálmákkal és napozóágyakkal'),
  scene('pool-infinity-sunset', 'pool', 'Nekonečný bazén nad mořem při západu slunce', 'Basen bez krawędzi nad morzem o zachodzie słońca', 'Piscină infinită deasupra mării la apus', 'Басейн-інфініті над морем на заході сонця', 'Végtelenített medence a tenger felett naplementében'),
  scene('pool-night-lights', 'pool', 'Osvětlený bazén večer', 'Podświetlony basen wieczorem', 'Piscină luminată seara', 'Підсвічений басейн увечері', 'Kivilágított medence este'),
  scene('pool-slides-day', 'pool', 'Bazén s tobogány pro děti', 'Basen ze zjeżdżalniami dla dzieci', 'Piscină cu tobogane pentru copii', 'Басейн із гірками для дітей', 'Csúszdás medence gyerekeknek'),
  scene('wellness-pool-mountains', 'pool', 'Vnitřní bazén s výhledem na hory', 'Kryty basen z widokiem na góry', 'Piscină interioară cu vedere la munți', 'Критий басейн із краєвидом на гори', 'Fedett medence kilátással a hegyekre'),

  scene('room-sea-view-morning', 'room', 'Světlý pokoj s výhledem na moře', 'Jasny pokój z widokiem na morze', 'Cameră luminoasă cu vedere la mare', 'Світлий номер із видом на море', 'Világos szoba tengerre néző kilátással'),
  scene('room-mountain-view', 'room', 'Dřevěný pokoj s výhledem na hory', 'Drewniany pokój z widokiem na góry', 'Cameră din lemn cu vedere la munți', 'Дерев’яний номер із видом на гори', 'Fa borítású szoba hegyi kilátással'),
  scene('room-white-arch', 'room', 'Bílý pokoj s klenutým oknem k moři', 'Biały pokój z łukowym oknem na morze', 'Cameră albă cu fereastră boltită spre mare', 'Білий номер з арковим вікном до моря', 'Fehér szoba boltíves, tengerre néző ablakkal'),
  scene('room-evening-lamp', 'room', 'Útulný pokoj s rozsvícenou lampou večer', 'Przytulny pokój z zapaloną lampą wieczorem', 'Cameră primitoare cu lampa aprinsă seara', 'Затишний номер із увімкненою лампою ввечері', 'Otthonos szoba lámpafénnyel este'),
  scene('room-garden-family', 'room', 'Rodinný pokoj s výhledem do zahrady', 'Pokój rodzinny z widokiem na ogród', 'Cameră de familie cu vedere la grădină', 'Сімейний номер із видом на сад', 'Családi szoba kertre néző kilátással'),

  scene('room-twin-beds', 'room-kind', 'Pokoj se dvěma oddělenými lůžky', 'Pokój z dwoma osobnymi łóżkami', 'Cameră cu două paturi separate', 'Номер із двома окремими ліжками', 'Szoba két különálló ággyal'),
  scene('room-suite-sofa', 'room-kind', 'Obývací část apartmá s pohovkou', 'Część dzienna apartamentu z sofą', 'Zona de zi a unui apartament, cu canapea', 'Вітальня люксу з диваном', 'Lakosztály nappalija kanapéval'),
  scene('room-kitchen-table', 'room-kind', 'Kuchyňský kout s jídelním stolem', 'Aneks kuchenny ze stołem jadalnym', 'Chicinetă cu masă de luat masa', 'Кухонний куток із обіднім столом', 'Konyhasarok étkezőasztallal'),
  scene('room-villa-pool', 'room-kind', 'Ložnice vily s výhledem na vlastní bazén', 'Sypialnia willi z widokiem na prywatny basen', 'Dormitorul unei vile cu vedere la piscina proprie', 'Спальня вілли з видом на власний басейн', 'Villa hálószobája saját medencére néző kilátással'),

  scene('taverna-terrace-day', 'restaurant', 'Stoly taverny u moře pod pergolou', 'Stoliki tawerny nad morzem pod pergolą', 'Mesele unei taverne la mare, sub pergolă', 'Столики таверни біля моря під перголою', 'Taverna asztalai a tengernél, pergola alatt'),
  scene('terrace-dinner-dusk', 'restaurant', 'Prostřený stůl se svíčkami na terase za soumraku', 'Nakryty stół ze świecami na tarasie o zmierzchu', 'Masă cu lumânări pe terasă la amurg', 'Накритий стіл зі свічками на терасі в сутінках', 'Gyertyás, terített asztal a teraszon alkonyatkor'),
  scene('breakfast-table-morning', 'restaurant', 'Snídaně s ovocem a kávou s výhledem na moře', 'Śniadanie z owocami i kawą z widokiem na morze', 'Mic dejun cu fructe și cafea cu vedere la mare', 'Сніданок із фруктами та кавою з видом на море', 'Reggeli gyümölccsel és kávéval, tengeri kilátással'),
  scene('alpine-hut-table-winter', 'restaurant', 'Stůl na terase horské chaty v zimě', 'Stół na tarasie górskiego schroniska zimą', 'Masă pe terasa unei cabane, iarna', 'Стіл на терасі гірської хатини взимку', 'Asztal a hegyi menedékház teraszán télen'),

  scene('flight-wing-day', 'flight', 'Křídlo letadla nad mraky', 'Skrzydło samolotu nad chmurami', 'Aripa avionului deasupra norilor', 'Крило літака над хмарами', 'Repülőgépszárny a felhők felett'),
  scene('flight-wing-sunset', 'flight', 'Pohled z okénka letadla při západu slunce', 'Widok z okna samolotu o zachodzie słońca', 'Vedere de la hubloul avionului la apus', 'Вид з ілюмінатора на заході сонця', 'Kilátás a repülőgép ablakából naplementekor'),
  scene('flight-over-island', 'flight', 'Letadlo nad ostrovem v modrém moři', 'Samolot nad wyspą na błękitnym morzu', 'Avion deasupra unei insule în marea albastră', 'Літак над островом у синьому морі', 'Repülőgép a kék tengerben fekvő sziget felett'),

  scene('coast-road-car-day', 'road', 'Auto na pobřežní silnici nad mořem', 'Samochód na nadmorskiej drodze', 'Mașină pe un drum de coastă', 'Автомобіль на приморській дорозі', 'Autó a tengerparti úton'),
  scene('mountain-road-car', 'road', 'Auto na horské silnici se serpentinami', 'Samochód na górskiej drodze z serpentynami', 'Mașină pe un drum de munte cu serpentine', 'Автомобіль на гірській дорозі із серпантином', 'Autó a szerpentines hegyi úton'),
];
