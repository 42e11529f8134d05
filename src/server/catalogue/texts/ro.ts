import { listed, type CatalogueTexts } from './hotel-facts.ts';

export const ro: CatalogueTexts = {
  hotel: {
    where: {
      sea: [
        (f) => `${f.name} se află în stațiunea ${f.resort} (${f.region}), la ${f.metres} m de plajă.`,
        (f) => `Stațiunea ${f.resort}, marea la ${f.metres} m și o grădină liniștită: așa se prezintă ${f.name}.`,
        (f) => `Până la mare sunt doar ${f.metres} m, iar centrul stațiunii ${f.resort} este la ${f.centreMetres} m.`,
      ],
      lake: [
        (f) => `${f.name} se află în localitatea ${f.resort} (${f.region}), la ${f.metres} m de apă.`,
        (f) => `Munții în spate, apa la ${f.metres} m în față: ${f.name} vă așteaptă în localitatea ${f.resort}.`,
        (f) => `Apa este la ${f.metres} m, iar centrul localității ${f.resort} la ${f.centreMetres} m.`,
      ],
      ski: [
        (f) => `${f.name} se află în stațiunea ${f.resort} (${f.region}), la ${f.metres} m de cel mai apropiat teleschi.`,
        (f) => `Ajungeți repede pe schiuri: cel mai apropiat teleschi este la ${f.metres} m, iar centrul stațiunii ${f.resort} la ${f.centreMetres} m.`,
        (f) => `În stațiunea ${f.resort} iarna este la doi pași, iar teleschiul la ${f.metres} m de ușă.`,
      ],
    },
    equipment: [
      (f) => `Oaspeții au la dispoziție: ${listed(f.facilities, 'și')}.`,
      (f) => `Printre dotări se numără: ${listed(f.facilities, 'și')}.`,
      (f) => `Numărul camerelor este de ${f.rooms}, iar dotările includ: ${listed(f.facilities, 'și')}.`,
    ],
    suits: {
      families: [
        () => 'Cel mai bine se simt aici familiile: copiii au ce face, iar părinții își beau cafeaua în liniște.',
        () => 'Familiilor cu copii li se potrivesc ritmul tihnit, camerele mari și locul de joacă aflat la vedere.',
      ],
      couples: [
        () => 'Cuplurile vor aprecia serile liniștite, priveliștea de pe terasă și micul dejun fără grabă.',
        () => 'Este un loc pentru doi: aproape de toate și totuși liniștit.',
      ],
      active: [
        () => 'Cine nu stă locului găsește în apropiere trasee marcate, terenuri de sport și centre de închiriere.',
        () => 'Oaspeții activi pornesc chiar din fața ușii: pe jos, pe bicicletă sau la sport.',
      ],
    },
    closing: [
      (f) => `Masa: ${f.board.toLowerCase()}; personalul este atent, iar bucătăria folosește ingrediente locale.`,
      (f) => `Prețul include: ${f.board.toLowerCase()}, cu servire în sala de mese și pe terasă.`,
      (f) => `Oaspeții care au ales varianta „${f.board.toLowerCase()}” laudă cel mai des curățenia și personalul.`,
    ],
  },
  tour: {
    summary: (f) => `Circuit cu ghid, ${f.days} zile, traseu: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name} îmbină monumentele, peisajele și bucătăria locală într-o singură călătorie, fără griji de organizare.`,
      (f) => `Traseul trece prin următoarele locuri: ${listed(f.stops, 'și')}.`,
      () => 'Călătoriți cu autocar climatizat și ghid, drumurile sunt scurte și peste tot rămâne timp pentru descoperiri proprii.',
      () => 'Cazarea în hoteluri verificate, cu mic dejun, este inclusă, iar cinele se pot comanda separat.',
    ],
    firstDay: { title: 'Sosirea', text: 'Plecarea de pe aeroportul ales, întâlnirea cu ghidul și transferul la hotel. Seara este liberă pentru o primă plimbare.' },
    lastDay: { title: 'Plecarea', text: 'După micul dejun, timp pentru ultimele cumpărături, transferul la aeroport și zborul spre casă.' },
    days: [
      'După micul dejun, vizita centrului istoric împreună cu ghidul. După-amiaza este liberă, seara cina în comun la un restaurant local.',
      'Drum prin peisaje frumoase, cu opriri la cele mai bune puncte de belvedere. La sfârșitul zilei, degustare de vinuri și specialități regionale.',
      'Dimineața vizita unui sit arheologic, după-amiaza scăldat sau odihnă la hotel.',
      'Excursie de o zi în natură, cu un traseu ușor pe jos. Gustarea este inclusă, iar traseul este potrivit și pentru copii de la opt ani.',
      'Vizită la piață și în ateliere meșteșugărești. Seara, plimbare pe faleză.',
      'Dimineața croazieră de-a lungul coastei, după-amiaza vizita unui muzeu și timp liber.',
    ],
  },
  flight: {
    name: (city) => `Zbor dus-întors – ${city}`,
    summary: (city) => `Zbor charter dus-întors, destinația: ${city}.`,
    description: [
      (city) => `Bilet de avion dus-întors pentru un zbor charter, aeroportul de destinație: ${city}.`,
      () => 'Prețul include un bagaj de mână de până la 5 kg și un bagaj de cală de până la 20 kg.',
      () => 'Biletul este potrivit pentru cei care au deja cazare sau călătoresc la familie.',
    ],
  },
};
