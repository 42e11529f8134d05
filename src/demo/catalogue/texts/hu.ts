import { capital, listed, type CatalogueTexts, type HotelFacts } from './hotel-facts.ts';

/** „Az” stands before numbers that begin with a vowel: those that are said with „ötven”. */
const article = (rooms: number): string => (rooms >= 50 && rooms < 60 ? 'Az' : 'A');

const house = ({ kind, stars }: HotelFacts): string => {
  if (kind === 'apartments') return 'Apartmanok';
  if (kind === 'chalet') return 'Hegyi ház';
  return `${stars === 5 ? 'Ötcsillagos' : stars === 4 ? 'Négycsillagos' : 'Háromcsillagos'} szálloda`;
};

export const hu: CatalogueTexts = {
  hotel: {
    summary: (f) => `${house(f)}, ${f.resort}${f.resort === f.region ? '' : ` (${f.region})`}: ${listed(f.highlights, 'és')}.`,
    where: {
      sea: [
        (f) => `${f.name}: a strand ${f.metres} m-re van.`,
        (f) => `A tenger innen ${f.metres} m-re van.`,
        (f) => `A bejárattól a strandig ${f.metres} m az út.`,
      ],
      lake: [
        (f) => `${f.name}: a víz ${f.metres} m-re van.`,
        (f) => `A víz ${f.metres} m-re van, a hegyek pedig közvetlenül a ház mögött kezdődnek.`,
      ],
      mountain: [
        (f) => `${f.name}: a felvonó állomása ${f.metres} m-re van.`,
        (f) => `A felvonó ${f.metres} m-re van a háztól, a jelzett turistautak pedig a ház mellett vezetnek.`,
      ],
      ski: [
        (f) => `${f.name}: a legközelebbi sífelvonó ${f.metres} m-re van.`,
        (f) => `Hamar síléceken állhat: a legközelebbi sífelvonó ${f.metres} m-re van a háztól.`,
      ],
    },
    centre: [
      (f) => `A központ ${f.centreMetres} m-re van, útközben üzletek és buszmegálló is akad.`,
      (f) => `Az üzletekkel és éttermekkel teli központ ${f.centreMetres} m-re található.`,
    ],
    rooms: {
      hotel: [
        (f) => `A szálloda ${f.rooms} szobás; választható: ${listed(f.roomKinds, 'és')}.`,
        (f) => `${article(f.rooms)} ${f.rooms} szoba mindegyikéhez saját fürdőszoba és televízió tartozik; választható: ${listed(f.roomKinds, 'és')}.`,
      ],
      apartments: [
        (f) => `Az épületben ${f.rooms} konyhás, fürdőszobás lakóegység van; választható: ${listed(f.roomKinds, 'és')}.`,
        (f) => `${article(f.rooms)} ${f.rooms} lakóegység mindegyikének külön bejárata, konyhája és fürdőszobája van; választható: ${listed(f.roomKinds, 'és')}.`,
      ],
      chalet: [
        (f) => `A fával burkolt házban ${f.rooms} lakóegység van; választható: ${listed(f.roomKinds, 'és')}.`,
        (f) => `Egy fedél alatt ${f.rooms} saját fürdőszobás lakóegység található; választható: ${listed(f.roomKinds, 'és')}.`,
      ],
    },
    equipment: [
      (f) => `A vendégek rendelkezésére áll még: ${listed(f.facilities, 'és')}.`,
      (f) => `A szolgáltatások között szerepel továbbá: ${listed(f.facilities, 'és')}.`,
      (f) => `A helyszínen ez is megtalálható: ${listed(f.facilities, 'és')}.`,
    ],
    food: {
      NO: 'Itt mindenki magának főz; a legközelebbi pékség és élelmiszerbolt gyalog is elérhető.',
      BB: 'A reggeli svédasztalos, vacsorára a környék éttermei várják.',
      HB: 'A reggeli és a vacsora svédasztalos, a vacsorához felszolgált italokért külön kell fizetni.',
      FB: 'A reggeli, az ebéd és a vacsora svédasztalos; egész napos kirándulásra úticsomagot készítenek.',
      AI: 'Az all inclusive ellátás napi három svédasztalos étkezést, könnyű harapnivalókat és egész nap helyi italokat tartalmaz.',
      UAI: 'Az ultra all inclusive ellátás svédasztalt, à la carte éttermeket, márkás italokat és reggeltől éjszakáig fagylaltot tartalmaz.',
    },
    boards: (f) => `Az ellátást foglaláskor választja ki: ${listed(f.boards, 'vagy')}.`,
    suits: {
      families: [
        'Leginkább a családok érzik itt jól magukat: a gyerekeknek van mit csinálniuk, a szülőknek jut idő egy kávéra.',
        'A gyerekes családoknak jól jön a nyugodt napirend és a rövid távolságok.',
      ],
      couples: [
        'A párok értékelni fogják a csendes estéket, a teraszt és a kapkodás nélküli reggelit.',
        'Kettesben ideális: minden közel van, mégis nyugodt.',
      ],
      active: [
        'Aki nem bír egy helyben ülni, jelzett utakat, sportpályákat és kölcsönzőket talál a környéken.',
        'Az aktív vendégek egyenesen az ajtótól indulnak: gyalog, kerékpárral vagy sportolni.',
      ],
    },
  },
  tour: {
    summary: (f) => `${f.days} nap idegenvezetővel, útvonal: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${capital(f.name)}: műemlékek, tájak és helyi konyha egyetlen utazásban, amelyhez semmit sem kell megtervezni.`,
      () => 'Légkondicionált járművekkel, idegenvezetővel utazunk, az átutazások rövidek, és mindenütt marad idő a saját felfedezésekre.',
      () => 'A bevált szállodák benne vannak az árban, az ellátást foglaláskor választja ki.',
      () => 'A résztvevők száma korlátozott; az út mindenkinek ajánlott, aki naponta néhány kilométert gyalogol.',
    ],
    firstDay: { title: 'Érkezés', text: 'Indulás a választott repülőtérről, találkozás az idegenvezetővel és transzfer a szállodába. Az este szabad az első sétához.' },
    lastDay: { title: 'Hazautazás', text: 'Reggeli után idő az utolsó vásárlásra, transzfer a repülőtérre és repülés haza.' },
    days: {
      town: [
        'Reggeli után a történelmi központ megtekintése idegenvezetővel. A délután szabad, este közös vacsora egy helyi étteremben.',
        'Látogatás a piacon és kézműves műhelyekben. Kora este séta a régi utcácskákban.',
      ],
      ruins: [
        'Az egész délelőttöt az ásatásoknak és a templomoknak szenteljük, idegenvezetéssel. Délután transzfer a szállodába és pihenés.',
        'A régészeti múzeum és az együttes másik részének megtekintése, délután szabadidő.',
      ],
      nature: [
        'Egész napos kirándulás a természetben, könnyű gyalogúttal. Az uzsonna benne van az árban, nyolcéves kortól gyerekeknek is ajánlott.',
        'Utazás szép tájakon, megállókkal a legjobb kilátópontoknál. A nap végén helyi specialitások kóstolója.',
      ],
      coast: [
        'Reggel hajózás a part mentén, délután fürdőzés és szabadidő.',
        'Délelőtt pihenés a strandon, délután séta a parti sétányon és a halpiacon.',
      ],
      safari: [
        'Hajnalban idegenvezetővel, terepjárókkal indulunk az állatok nyomába, délben piknik a bozótosban. Este mesék a tűznél.',
        'Egész napos szafari a nemzeti parkban, éjszakázás szavannára néző házakban.',
        'Reggel séta a szavannán egy vadőrrel, délután madarak és vadak megfigyelése az itatónál.',
      ],
      metropolis: [
        'Városnézés, kilátás a magasból és a leghíresebb épületek idegenvezetővel. Az este szabad.',
        'Délelőtt múzeumok és piacok, délután idő vásárlásra vagy hajózásra.',
      ],
    },
  },
  flight: {
    name: (city) => `Oda-vissza repülőjegy – ${city}`,
    summary: (city) => `Charterjárat oda-vissza, úti cél: ${city}.`,
    description: [
      (city) => `Oda-vissza repülőjegy charterjáratra, célállomás: ${city}.`,
      () => 'Hogy milyen poggyász van az árban, az a légitársaságtól függ; a kiválasztott járatnál olvasható.',
      () => 'Jó választás annak, akinek már van szállása, vagy családot látogat.',
    ],
  },
};
