import { listed, type CatalogueTexts, type HotelFacts } from './hotel-facts.ts';

const WHERE: Record<HotelFacts['setting'], string> = { sea: 'v letovisku', lake: 'v obci', mountain: 'v obci', ski: 've středisku' };

const house = ({ kind, stars }: HotelFacts): string => {
  if (kind === 'apartments') return 'Apartmány';
  if (kind === 'chalet') return 'Chata';
  return `${stars === 5 ? 'Pětihvězdičkový' : stars === 4 ? 'Čtyřhvězdičkový' : 'Tříhvězdičkový'} hotel`;
};

export const cs: CatalogueTexts = {
  hotel: {
    summary: (f) => `${house(f)} ${WHERE[f.setting]} ${f.resort}${f.resort === f.region ? '' : `, oblast ${f.region}`}: ${listed(f.highlights, 'a')}.`,
    where: {
      sea: [
        (f) => `${f.name} stojí ${f.metres} m od pláže.`,
        (f) => `Od moře dělí ${f.name} ${f.metres} m.`,
        (f) => `K pláži je to od ${f.kind === 'hotel' ? 'hotelu' : 'domu'} ${f.metres} m.`,
      ],
      lake: [
        (f) => `${f.name} stojí ${f.metres} m od vody.`,
        (f) => `K vodě je to ${f.metres} m a hory začínají hned za domem.`,
      ],
      mountain: [
        (f) => `${f.name} stojí ${f.metres} m od stanice lanovky.`,
        (f) => `Lanovka jezdí ${f.metres} m od domu a značené stezky vedou kolem.`,
      ],
      ski: [
        (f) => `${f.name} stojí ${f.metres} m od nejbližšího vleku.`,
        (f) => `Na lyžích budete brzy: nejbližší vlek je ${f.metres} m od domu.`,
      ],
    },
    centre: [
      (f) => `Do centra dojdete po ${f.centreMetres} m, obchody a zastávka autobusu jsou po cestě.`,
      (f) => `Centrum s obchody a restauracemi je vzdálené ${f.centreMetres} m.`,
    ],
    rooms: {
      hotel: [
        (f) => `Hotel má ${f.rooms} pokojů; na výběr jsou tyto typy: ${listed(f.roomKinds, 'a')}.`,
        (f) => `K dispozici je ${f.rooms} pokojů s vlastní koupelnou a televizí: ${listed(f.roomKinds, 'a')}.`,
      ],
      apartments: [
        (f) => `Areál tvoří ${f.rooms} samostatných jednotek s kuchyní a koupelnou: ${listed(f.roomKinds, 'a')}.`,
        (f) => `Každá z ${f.rooms} jednotek má vlastní vchod, kuchyň a koupelnu; vybírat můžete z těchto typů: ${listed(f.roomKinds, 'a')}.`,
      ],
      chalet: [
        (f) => `Pod jednou střechou je ${f.rooms} jednotek obložených dřevem: ${listed(f.roomKinds, 'a')}.`,
        (f) => `Dům má ${f.rooms} jednotek s vlastní koupelnou; na výběr jsou tyto typy: ${listed(f.roomKinds, 'a')}.`,
      ],
    },
    equipment: [
      (f) => `K vybavení patří také ${listed(f.facilities, 'a')}.`,
      (f) => `Na místě najdete i toto: ${listed(f.facilities, 'a')}.`,
      (f) => `Dále je hostům k dispozici ${listed(f.facilities, 'a')}.`,
    ],
    food: {
      NO: 'Vaří si každý sám; nejbližší pekárna a obchod s potravinami jsou v docházkové vzdálenosti.',
      BB: 'Snídaně se podává formou bufetu, o večeři se postarají restaurace v okolí.',
      HB: 'Snídaně i večeře se podávají formou bufetu, nápoje k večeři se platí zvlášť.',
      FB: 'Snídaně, oběd i večeře se podávají formou bufetu; na celodenní výlet vám připraví balíček.',
      AI: 'All inclusive zahrnuje bufet třikrát denně, lehké občerstvení a místní nápoje po celý den.',
      UAI: 'Ultra all inclusive zahrnuje bufet, restaurace s obsluhou, značkové nápoje a zmrzlinu od rána do noci.',
    },
    boards: (f) => `Stravování volíte při objednávce: ${listed(f.boards, 'nebo')}.`,
    suits: {
      families: [
        'Nejvíc si pobyt užijí rodiny: děti mají o zábavu postaráno a rodiče klid na kávu.',
        'Rodinám s dětmi vyhovuje pozvolný denní režim a krátké vzdálenosti.',
      ],
      couples: [
        'Páry ocení tiché večery, posezení na terase a snídani bez spěchu.',
        'Hodí se pro dvojice, které chtějí být u všeho blízko, a přesto mít klid.',
      ],
      active: [
        'Kdo nevydrží sedět, najde v okolí značené stezky, sportoviště i půjčovny vybavení.',
        'Aktivní hosté vyrážejí přímo od dveří: pěšky, na kole i za sportem.',
      ],
    },
  },
  tour: {
    summary: (f) => `${f.days} dní s průvodcem, trasa: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name}: památky, krajina a místní kuchyně v jedné cestě, na které nemusíte nic plánovat.`,
      () => 'Cestuje se klimatizovanými vozy s průvodcem, přejezdy jsou krátké a na každém místě zbývá čas na vlastní objevy.',
      () => 'Ubytování v ověřených hotelech je v ceně, stravování si vyberete při objednávce.',
      () => 'Počet účastníků je omezený, hodí se pro všechny, kdo zvládnou několik kilometrů chůze denně.',
    ],
    firstDay: { title: 'Přílet', text: 'Odlet z vybraného letiště, přivítání průvodcem a přejezd do hotelu. Večer je volný na první procházku.' },
    lastDay: { title: 'Odlet', text: 'Po snídani čas na poslední nákupy, přejezd na letiště a let domů.' },
    days: {
      town: [
        'Po snídani prohlídka historického centra s průvodcem. Odpoledne je volné, večer společná večeře v místní restauraci.',
        'Návštěva tržiště a řemeslných dílen. Podvečer patří procházce starými uličkami.',
      ],
      ruins: [
        'Celé dopoledne věnujeme vykopávkám a chrámům s výkladem průvodce. Odpoledne přejezd do hotelu a odpočinek.',
        'Návštěva archeologického muzea a druhé části areálu, odpoledne volno.',
      ],
      nature: [
        'Celodenní výlet do přírody s lehkou pěší trasou. Svačina je v ceně, trasu zvládnou i děti od osmi let.',
        'Přejezd krajinou se zastávkami na nejhezčích vyhlídkách. Na konci dne ochutnávka regionálních specialit.',
      ],
      coast: [
        'Ráno plavba lodí podél pobřeží, odpoledne koupání a volno.',
        'Dopoledne odpočinek na pláži, odpoledne procházka po nábřeží a rybím trhu.',
      ],
      safari: [
        'Za úsvitu vyrážíme s průvodcem v terénních vozech za zvěří, v poledne piknik v buši. Večer se vypráví u ohně.',
        'Celodenní safari v národním parku, přenocování v lodži s výhledem na savanu.',
        'Ráno procházka buší se strážcem parku, odpoledne pozorování ptáků a zvěře u napajedla.',
      ],
      metropolis: [
        'Okružní jízda městem, vyhlídka z výšky a nejznámější stavby s průvodcem. Večer je volný.',
        'Dopoledne muzea a trhy, odpoledne volno na nákupy nebo plavbu po vodě.',
      ],
    },
  },
  flight: {
    name: (city) => `Zpáteční letenka – ${city}`,
    summary: (city) => `Charterový let tam i zpět, cíl: ${city}.`,
    description: [
      (city) => `Samostatná zpáteční letenka na charterový let, cílové letiště: ${city}.`,
      () => 'Které zavazadlo je v ceně, záleží na dopravci; najdete to u vybraného letu.',
      () => 'Letenka je vhodná pro ty, kdo mají vlastní ubytování nebo cestují za rodinou.',
    ],
  },
};
