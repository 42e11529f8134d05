import { capital, listed, type CatalogueTexts } from './hotel-facts.ts';

export const hu: CatalogueTexts = {
  hotel: {
    where: {
      sea: [
        (f) => `${f.name}: szálláshely ${f.resort} üdülőhelyen (${f.region}), ${f.metres} m-re a strandtól.`,
        (f) => `${f.resort} üdülőhely, ${f.metres} m a tengerig és egy csendes kert: ez a ${f.name}.`,
        (f) => `A tenger innen csak ${f.metres} m, ${f.resort} központja ${f.centreMetres} m.`,
      ],
      lake: [
        (f) => `${f.name}: szálláshely ${f.resort} településen (${f.region}), ${f.metres} m-re a víztől.`,
        (f) => `Mögötte hegyek, előtte ${f.metres} m-re a víz: ez a ${f.name} ${f.resort} településen.`,
        (f) => `A víz ${f.metres} m-re, ${f.resort} központja ${f.centreMetres} m-re van.`,
      ],
      ski: [
        (f) => `${f.name}: szálláshely ${f.resort} síközpontban (${f.region}), ${f.metres} m-re a legközelebbi felvonótól.`,
        (f) => `Hamar síléceken állhat: a legközelebbi felvonó ${f.metres} m, ${f.resort} központja ${f.centreMetres} m.`,
        (f) => `${f.resort} síközpontban a tél a küszöbnél kezdődik, a felvonó pedig ${f.metres} m-re van az ajtótól.`,
      ],
    },
    equipment: [
      (f) => `A vendégek rendelkezésére áll: ${listed(f.facilities, 'és')}.`,
      (f) => `A szolgáltatások között szerepel: ${listed(f.facilities, 'és')}.`,
      (f) => `A szobák száma ${f.rooms}, a létesítmény kínálata: ${listed(f.facilities, 'és')}.`,
    ],
    suits: {
      families: [
        () => 'Leginkább a családok érzik itt jól magukat: a gyerekeknek van mit csinálniuk, a szülőknek jut idő egy kávéra.',
        () => 'A gyerekes családoknak jól jön a nyugodt napirend, a tágas szoba és a közeli játszótér.',
      ],
      couples: [
        () => 'A párok értékelni fogják a csendes estéket, a terasz kilátását és a kapkodás nélküli reggelit.',
        () => 'Kettesben ideális: minden közel van, mégis nyugodt.',
      ],
      active: [
        () => 'Aki nem bír egy helyben ülni, jelzett utakat, sportpályákat és kölcsönzőket talál a környéken.',
        () => 'Az aktív vendégek egyenesen az ajtótól indulnak: gyalog, kerékpárral vagy sportolni.',
      ],
    },
    closing: [
      (f) => `Ellátás: ${f.board.toLowerCase()}; a személyzet figyelmes, a konyha helyi alapanyagokból főz.`,
      (f) => `Az ár tartalma: ${f.board.toLowerCase()}, felszolgálás az étteremben és a teraszon.`,
      (f) => `Akik a „${f.board.toLowerCase()}” ellátást választották, leggyakrabban a tisztaságot és a személyzetet dicsérik.`,
    ],
  },
  tour: {
    summary: (f) => `${f.days} nap idegenvezetővel, útvonal: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${capital(f.name)}: műemlékek, tájak és helyi konyha egyetlen utazásban, amelyhez semmit sem kell megtervezni.`,
      (f) => `Az útvonal a következő helyeket érinti: ${listed(f.stops, 'és')}.`,
      () => 'Légkondicionált autóbusszal, idegenvezetővel utazunk, az átutazások rövidek, és mindenütt marad idő a saját felfedezésekre.',
      () => 'A bevált szállodák reggelivel benne vannak az árban, vacsora külön rendelhető.',
    ],
    firstDay: { title: 'Érkezés', text: 'Indulás a választott repülőtérről, találkozás az idegenvezetővel és transzfer a szállodába. Az este szabad az első sétához.' },
    lastDay: { title: 'Hazautazás', text: 'Reggeli után idő az utolsó vásárlásra, transzfer a repülőtérre és repülés haza.' },
    days: [
      'Reggeli után a történelmi központ megtekintése idegenvezetővel. A délután szabad, este közös vacsora egy helyi étteremben.',
      'Utazás szép tájakon, megállókkal a legjobb kilátópontoknál. A nap végén bor és helyi specialitások kóstolója.',
      'Délelőtt egy régészeti lelőhely megtekintése, délután fürdőzés vagy pihenés a szállodánál.',
      'Egész napos kirándulás a természetben, könnyű gyalogúttal. Az uzsonna benne van az árban, nyolcéves kortól gyerekeknek is ajánlott.',
      'Látogatás a piacon és kézműves műhelyekben. Kora este séta a parti sétányon.',
      'Reggel hajózás a part mentén, délután múzeumlátogatás és szabadidő.',
    ],
  },
  flight: {
    name: (city) => `Oda-vissza repülőjegy – ${city}`,
    summary: (city) => `Charterjárat oda-vissza, úti cél: ${city}.`,
    description: [
      (city) => `Oda-vissza repülőjegy charterjáratra, célállomás: ${city}.`,
      () => 'Az ár 5 kg-ig kézipoggyászt és 20 kg-ig feladott poggyászt tartalmaz.',
      () => 'Jó választás annak, akinek már van szállása, vagy családot látogat.',
    ],
  },
};
