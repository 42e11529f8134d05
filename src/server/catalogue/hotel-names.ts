import type { Random } from './random.ts';

type Words = readonly [first: readonly string[], second: readonly string[]];

const pools: Record<string, Words> = {
  greek: [['Meltemi', 'Asteria', 'Elaia', 'Kymata', 'Anemoi', 'Galinos', 'Thalassini', 'Ilianthos', 'Marmara', 'Petrino', 'Kallisti', 'Avra', 'Lithos', 'Amaranta', 'Filoxeno', 'Ariadni Sun', 'Myrtia', 'Selini'], ['Beach', 'Bay', 'Village', 'Palace', 'Suites', 'Garden', 'Blue', 'Resort', 'Mare']],
  turkish: [['Lavanta', 'Nar Bahçe', 'Mavi Koy', 'Zeytin', 'Güneş Kum', 'Turkuaz Yıldız', 'Anka', 'Defne Sahil', 'Portakal', 'Akasya', 'Sedir', 'İncir', 'Yakamoz', 'Kervan', 'Mercan Deniz'], ['Beach', 'Resort & Spa', 'Palace', 'Garden', 'Aqua', 'Park', 'Deluxe', 'Family Resort']],
  arabic: [['Safira', 'Nour Lagoon', 'Marjan', 'Yasmina', 'Oasis Zahra', 'Coral Dune', 'Amwaj Blue', 'Sahara Pearl', 'Dahlia Reef', 'Lulua', 'Nakhla', 'Qamar Bay', 'Azzura Reef', 'Tamarind'], ['Beach Resort', 'Aqua Park', 'Palace', 'Garden', 'Reef Resort', 'Lagoon', 'Oasis']],
  spanish: [['Sol Marino', 'Brisa Blanca', 'Almendro', 'Cala Serena', 'Mirador Azul', 'Palmera Real', 'Dunas Claras', 'Costa Lirio', 'Jardín del Faro', 'Bahía Norte', 'Olas Verdes', 'Puerta del Mar', 'Alisio', 'Terramar Alta'], ['Playa', 'Beach', 'Suites', 'Park', 'Garden', 'Club', 'Resort']],
  bulgarian: [['Perla Zora', 'Morska Roza', 'Slanchev Briz', 'Delfina', 'Yantar', 'Zornitsa Bay', 'Lazur', 'Chaika Sun', 'Kameliya', 'Albatros Nova', 'Orfeya', 'Zlatna Rakovina'], ['Beach', 'Park', 'Palace', 'Aqua', 'Resort', 'Garden']],
  adriatic: [['Lavandin', 'Plava Uvala', 'Borik Val', 'Maestral', 'Kamen Mora', 'Ruzmarin', 'Vala Lanterna', 'Galeb Bijeli', 'Smokva', 'Pinija', 'Maslina', 'Tramontana', 'Jadranka Luna', 'Sipa', 'Levanda', 'Bura'], ['Residence', 'Apartments', 'Bay', 'Garden', 'Village', 'Lux', 'Resort']],
  italian: [['Villa Fiordaliso', 'Marina Chiara', 'Conchiglia', 'Le Tamerici', 'Stella del Lido', 'Pineta Verde', 'Laguna Rosa', 'Scirocco', 'La Ginestra', 'Borgo Limone', 'Aurora del Golfo', 'Casa Oleandri', 'Miramonte', 'Baia Turchese'], ['Hotel', 'Residence', 'Village', 'Resort', 'Palace', 'Club']],
  alpine: [['Edelgrat', 'Schneerose', 'Almstern', 'Zirbenhof', 'Gletscherblick', 'Sonnleiten', 'Murmelstein', 'Lärchenwald', 'Bergkristall Süd', 'Enzianhof', 'Talblick', 'Arnika', 'Steinadler', 'Hirschgrund', 'Kaiserquelle', 'Latschenhof'], ['Alpenhotel', 'Lodge', 'Chalets', 'Appartements', 'Berghotel', 'Spa Resort']],
  french: [['Les Mélèzes', 'Neige Bleue', 'Le Chamois Blanc', 'La Marmotte', 'Cristal des Cimes', 'L’Aiguille Rose', 'Les Gentianes', 'Le Grand Sapin'], ['Résidence', 'Chalets', 'Hôtel', 'Lodge']],
  slovak: [['Limba', 'Kriváň Dom', 'Borovica', 'Kamzík', 'Jasný Vrch', 'Smrekovec', 'Medvedia Stopa', 'Plesnivec', 'Sitno', 'Vlčí Mak'], ['Chata', 'Penzión', 'Hotel', 'Apartmány', 'Wellness']],
  exotic: [['Coral Whisper', 'Palm Lagoon', 'Blue Hibiscus', 'Sandbank Pearl', 'Monsoon Garden', 'Frangipani', 'Lotus Shore', 'Turtle Cove', 'Casuarina', 'Ocean Lantern', 'Mangrove', 'Sunbird', 'Papaya Point'], ['Beach Resort', 'Island Resort', 'Villas', 'Retreat', 'Lodge', 'Spa']],
};

const cultures: Record<string, string> = {
  GR: 'greek', CY: 'greek', TR: 'turkish', EG: 'arabic', TN: 'arabic', AE: 'arabic', ES: 'spanish', PT: 'spanish', BG: 'bulgarian',
  HR: 'adriatic', ME: 'adriatic', AL: 'adriatic', SI: 'adriatic', IT: 'italian', AT: 'alpine', FR: 'french', SK: 'slovak',
  MV: 'exotic', TH: 'exotic', TZ: 'exotic', MX: 'spanish', DO: 'spanish', CV: 'exotic',
};

/** An invented name of the country's sound that is not in `taken`; adds it there. */
export function inventName(random: Random, countryCode: string, resort: string, taken: Set<string>): string {
  const [first, second] = pools[cultures[countryCode] ?? 'exotic'] as Words;
  for (let attempt = 0; ; attempt++) {
    const plain = `${random.pick(first)} ${random.pick(second)}`;
    const name = attempt < 12 ? plain : `${plain} ${resort}${attempt < 30 ? '' : ` ${attempt - 28}`}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
