import { listed, type CatalogueTexts, type HotelFacts } from './hotel-facts.ts';

const house = ({ kind, stars }: HotelFacts): string => {
  if (kind === 'apartments') return 'Apartamente';
  if (kind === 'chalet') return 'Cabană';
  return `Hotel de ${stars} stele`;
};

export const ro: CatalogueTexts = {
  hotel: {
    summary: (f) => `${house(f)} în localitatea ${f.resort}${f.resort === f.region ? '' : `, regiunea ${f.region}`}: ${listed(f.highlights, 'și')}.`,
    where: {
      sea: [
        (f) => `${f.name} se află la ${f.metres} m de plajă.`,
        (f) => `Până la mare sunt ${f.metres} m.`,
        (f) => `Plaja este la ${f.metres} m de ușă.`,
      ],
      lake: [
        (f) => `${f.name} se află la ${f.metres} m de apă.`,
        (f) => `Apa este la ${f.metres} m, iar munții încep chiar în spatele casei.`,
      ],
      mountain: [
        (f) => `${f.name} se află la ${f.metres} m de stația telecabinei.`,
        (f) => `Telecabina pleacă de la ${f.metres} m, iar traseele marcate trec pe alături.`,
      ],
      ski: [
        (f) => `${f.name} se află la ${f.metres} m de cel mai apropiat teleschi.`,
        (f) => `Ajungeți repede pe schiuri: cel mai apropiat teleschi este la ${f.metres} m.`,
      ],
    },
    centre: [
      (f) => `Până în centru sunt ${f.centreMetres} m, cu magazine și o stație de autobuz pe drum.`,
      (f) => `Centrul cu magazine și restaurante se află la ${f.centreMetres} m.`,
    ],
    rooms: {
      hotel: [
        (f) => `Numărul camerelor este ${f.rooms}; puteți alege între: ${listed(f.roomKinds, 'și')}.`,
        (f) => `Camerele au baie proprie și televizor (${f.rooms} în total); tipuri disponibile: ${listed(f.roomKinds, 'și')}.`,
      ],
      apartments: [
        (f) => `Numărul unităților cu bucătărie și baie este ${f.rooms}; puteți alege între: ${listed(f.roomKinds, 'și')}.`,
        (f) => `Fiecare unitate (${f.rooms} în total) are intrare, bucătărie și baie proprii; tipuri disponibile: ${listed(f.roomKinds, 'și')}.`,
      ],
      chalet: [
        (f) => `Numărul unităților finisate în lemn este ${f.rooms}; puteți alege între: ${listed(f.roomKinds, 'și')}.`,
        (f) => `Unitățile cu baie proprie (${f.rooms} în total) se află sub același acoperiș; tipuri disponibile: ${listed(f.roomKinds, 'și')}.`,
      ],
    },
    equipment: [
      (f) => `Oaspeții mai au la dispoziție: ${listed(f.facilities, 'și')}.`,
      (f) => `Printre dotări se mai numără: ${listed(f.facilities, 'și')}.`,
      (f) => `Dotările includ și: ${listed(f.facilities, 'și')}.`,
    ],
    food: {
      NO: 'Mesele vi le pregătiți în bucătăria proprie; cea mai apropiată brutărie și un magazin alimentar sunt la câțiva pași.',
      BB: 'Micul dejun se servește în regim de bufet, iar pentru cină vă așteaptă restaurantele din apropiere.',
      HB: 'Micul dejun și cina se servesc în regim de bufet; băuturile de la cină se plătesc separat.',
      FB: 'Micul dejun, prânzul și cina se servesc în regim de bufet; pentru excursiile de o zi primiți un pachet cu mâncare.',
      AI: 'All inclusive cuprinde bufet de trei ori pe zi, gustări și băuturi locale pe tot parcursul zilei.',
      UAI: 'Ultra all inclusive cuprinde bufet, restaurante cu servire, băuturi de marcă și înghețată de dimineață până noaptea.',
    },
    boards: (f) => `Masa o alegeți la rezervare: ${listed(f.boards, 'sau')}.`,
    suits: {
      families: [
        'Cel mai bine se simt aici familiile: copiii au ce face, iar părinții își beau cafeaua în liniște.',
        'Familiilor cu copii li se potrivesc ritmul tihnit și distanțele mici.',
      ],
      couples: [
        'Cuplurile vor aprecia serile liniștite, clipele de pe terasă și micul dejun fără grabă.',
        'Este un loc pentru doi: aproape de toate și totuși liniștit.',
      ],
      active: [
        'Cine nu stă locului găsește în apropiere trasee marcate, terenuri de sport și centre de închiriere.',
        'Oaspeții activi pornesc chiar din fața ușii: pe jos, pe bicicletă sau la sport.',
      ],
    },
  },
  tour: {
    summary: (f) => `Circuit cu ghid, ${f.days} zile, traseu: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name}: monumente, peisaje și bucătărie locală într-o singură călătorie, fără griji de organizare.`,
      () => 'Călătoriți cu vehicule climatizate și ghid, drumurile sunt scurte și peste tot rămâne timp pentru descoperiri proprii.',
      () => 'Cazarea în hoteluri verificate este inclusă, iar masa o alegeți la rezervare.',
      () => 'Numărul participanților este limitat; circuitul este potrivit pentru oricine poate merge câțiva kilometri pe zi.',
    ],
    firstDay: { title: 'Sosirea', text: 'Plecarea de pe aeroportul ales, întâlnirea cu ghidul și transferul la hotel. Seara este liberă pentru o primă plimbare.' },
    lastDay: { title: 'Plecarea', text: 'După micul dejun, timp pentru ultimele cumpărături, transferul la aeroport și zborul spre casă.' },
    days: {
      town: [
        'După micul dejun, vizita centrului istoric împreună cu ghidul. După-amiaza este liberă, seara cină în comun la un restaurant local.',
        'Vizită la piață și în ateliere meșteșugărești. Seara, plimbare pe străduțele vechi.',
      ],
      ruins: [
        'Dimineața este dedicată ruinelor și templelor, cu explicațiile ghidului. După-amiaza, transfer la hotel și odihnă.',
        'Vizita muzeului de arheologie și a celei de-a doua părți a sitului, după-amiaza timp liber.',
      ],
      nature: [
        'Excursie de o zi în natură, cu un traseu ușor pe jos. Gustarea este inclusă, iar traseul este potrivit și pentru copii de la opt ani.',
        'Drum prin peisaje frumoase, cu opriri la cele mai bune puncte de belvedere. La sfârșitul zilei, degustare de specialități regionale.',
      ],
      coast: [
        'Dimineața croazieră de-a lungul coastei, după-amiaza scăldat și timp liber.',
        'Dimineața odihnă pe plajă, după-amiaza plimbare pe faleză și prin piața de pește.',
      ],
      safari: [
        'În zori pornim cu ghidul, în mașini de teren, în căutarea animalelor; la prânz picnic în savană. Seara, povești lângă foc.',
        'Safari de o zi întreagă în parcul național, cazare într-o cabană cu vedere spre savană.',
        'Dimineața plimbare prin savană cu un ranger, după-amiaza observarea păsărilor și a animalelor la adăpătoare.',
      ],
      metropolis: [
        'Turul orașului, priveliște de la înălțime și cele mai cunoscute clădiri împreună cu ghidul. Seara este liberă.',
        'Dimineața muzee și piețe, după-amiaza timp pentru cumpărături sau o plimbare cu barca.',
      ],
    },
  },
  flight: {
    name: (city) => `Zbor dus-întors – ${city}`,
    summary: (city) => `Zbor charter dus-întors, destinația: ${city}.`,
    description: [
      (city) => `Bilet de avion dus-întors pentru un zbor charter, aeroportul de destinație: ${city}.`,
      () => 'Bagajul inclus în preț depinde de transportator; îl găsiți la zborul ales.',
      () => 'Biletul este potrivit pentru cei care au deja cazare sau călătoresc la familie.',
    ],
  },
};
