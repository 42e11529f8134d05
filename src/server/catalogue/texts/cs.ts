import { listed, type CatalogueTexts } from './hotel-facts.ts';

export const cs: CatalogueTexts = {
  hotel: {
    where: {
      sea: [
        (f) => `${f.name} leží v letovisku ${f.resort} (${f.region}), ${f.metres} m od pláže.`,
        (f) => `Letovisko ${f.resort}, ${f.metres} m k moři a klidná zahrada: tak se představuje ${f.name}.`,
        (f) => `Od moře dělí ${f.name} jen ${f.metres} m, do centra letoviska ${f.resort} je to ${f.centreMetres} m.`,
      ],
      lake: [
        (f) => `${f.name} najdete v obci ${f.resort} (${f.region}), ${f.metres} m od vody.`,
        (f) => `Hory za domem, voda ${f.metres} m před ním: ${f.name} stojí v obci ${f.resort}.`,
        (f) => `K vodě je to ${f.metres} m, do centra obce ${f.resort} ${f.centreMetres} m.`,
      ],
      ski: [
        (f) => `${f.name} stojí ve středisku ${f.resort} (${f.region}), ${f.metres} m od nejbližšího vleku.`,
        (f) => `Na lyžích budete brzy: nejbližší vlek je ${f.metres} m od domu, do centra střediska ${f.resort} dojdete ${f.centreMetres} m.`,
        (f) => `Středisko ${f.resort} má zimu za rohem a ${f.name} má vlek ${f.metres} m od dveří.`,
      ],
    },
    equipment: [
      (f) => `K vybavení patří ${listed(f.facilities, 'a')}.`,
      (f) => `Hosty zde čeká ${listed(f.facilities, 'a')}.`,
      (f) => `V areálu s kapacitou ${f.rooms} pokojů najdete následující: ${listed(f.facilities, 'a')}.`,
    ],
    suits: {
      families: [
        () => 'Nejvíc si pobyt užijí rodiny: děti mají o zábavu postaráno a rodiče klid na kávu.',
        () => 'Rodinám s dětmi vyhovuje pozvolný denní režim, velké pokoje a hřiště na dohled.',
      ],
      couples: [
        () => 'Páry ocení tiché večery, výhled z terasy a snídani bez spěchu.',
        () => 'Hodí se pro dvojice, které chtějí být u všeho blízko, a přesto mít klid.',
      ],
      active: [
        () => 'Kdo nevydrží sedět, najde v okolí značené stezky, sportoviště i půjčovny vybavení.',
        () => 'Aktivní hosté vyrážejí přímo od dveří: pěšky, na kole i za sportem.',
      ],
    },
    closing: [
      (f) => `Stravování: ${f.board.toLowerCase()}; obsluha je pozorná a kuchyně sází na místní suroviny.`,
      (f) => `V ceně je ${f.board.toLowerCase()}, podává se v jídelně s venkovním posezením.`,
      (f) => `Za pobyt s volbou „${f.board.toLowerCase()}“ hosté hotel chválí opakovaně, hlavně kvůli čistotě a personálu.`,
    ],
  },
  tour: {
    summary: (f) => `${f.days} dní s průvodcem, trasa: ${f.stops.join(' – ')}.`,
    description: [
      (f) => `${f.name} spojuje památky, krajinu a místní kuchyni do jedné cesty, na které nemusíte nic plánovat.`,
      (f) => `Trasa vede přes tato místa: ${listed(f.stops, 'a')}.`,
      () => 'Cestuje se klimatizovaným autokarem s českým průvodcem, přejezdy jsou krátké a na každém místě zbývá čas na vlastní objevy.',
      () => 'Ubytování v ověřených hotelech se snídaní je v ceně, večeře si můžete přiobjednat.',
    ],
    firstDay: { title: 'Přílet', text: 'Odlet z vybraného letiště, přivítání průvodcem a přejezd do hotelu. Večer je volný na první procházku.' },
    lastDay: { title: 'Odlet', text: 'Po snídani čas na poslední nákupy, přejezd na letiště a let domů.' },
    days: [
      'Po snídani prohlídka historického centra s průvodcem. Odpoledne je volné, večer společná večeře v místní restauraci.',
      'Přejezd krajinou se zastávkami na nejhezčích vyhlídkách. Na konci dne ochutnávka vína a regionálních specialit.',
      'Dopoledne návštěva archeologické lokality, odpoledne koupání nebo odpočinek u hotelu.',
      'Celodenní výlet do přírody s lehkou pěší trasou. Svačina je v ceně, obtížnost zvládnou i děti od osmi let.',
      'Návštěva tržiště a řemeslných dílen. Podvečer patří procházce po nábřeží.',
      'Ráno plavba lodí podél pobřeží, odpoledne prohlídka muzea a volno.',
    ],
  },
  flight: {
    name: (city) => `Zpáteční letenka – ${city}`,
    summary: (city) => `Charterový let tam i zpět, cíl: ${city}.`,
    description: [
      (city) => `Samostatná zpáteční letenka na charterový let, cílové letiště: ${city}.`,
      () => 'V ceně je příruční zavazadlo do 5 kg a odbavené zavazadlo do 20 kg.',
      () => 'Letenka je vhodná pro ty, kdo mají vlastní ubytování nebo cestují za rodinou.',
    ],
  },
};
