import type { HotelKind } from '../../server/catalogue/hotel-kinds.ts';
import type { Random } from './random.ts';

interface Words {
  own: readonly string[];
  /** What such a house is called, by its kind; apartments and chalets without words of their own have hotels'. */
  hotel: readonly string[];
  apartments: readonly string[];
  chalet?: readonly string[];
  /** Whether the kind stands before the name, as in „Chata Limba“. */
  kindFirst?: true;
}

const pools: Record<string, Words> = {
  greek: { own: ['Meltemi', 'Asteria', 'Elaia', 'Kymata', 'Anemoi', 'Galinos', 'Thalassini', 'Ilianthos', 'Marmara', 'Petrino', 'Kallisti', 'Avra', 'Lithos', 'Amaranta', 'Filoxeno', 'Ariadni', 'Myrtia', 'Selini'], hotel: ['Beach', 'Bay', 'Village', 'Palace', 'Suites', 'Garden', 'Blue', 'Resort', 'Mare'], apartments: ['Studios', 'Apartments', 'Residence'] },
  turkish: { own: ['Lavanta', 'Nar Bahçe', 'Mavi Koy', 'Zeytin', 'Güneş Kum', 'Turkuaz Yıldız', 'Anka', 'Defne Sahil', 'Portakal', 'Akasya', 'Sedir', 'İncir', 'Yakamoz', 'Kervan', 'Mercan Deniz'], hotel: ['Beach', 'Resort & Spa', 'Palace', 'Garden', 'Aqua', 'Park', 'Deluxe', 'Family Resort'], apartments: ['Apart', 'Residence'] },
  arabic: { own: ['Safira', 'Nour Lagoon', 'Marjan', 'Yasmina', 'Oasis Zahra', 'Coral Dune', 'Amwaj Blue', 'Sahara Pearl', 'Dahlia Reef', 'Lulua', 'Nakhla', 'Qamar Bay', 'Azzura Reef', 'Tamarind'], hotel: ['Beach Resort', 'Aqua Park', 'Palace', 'Garden', 'Reef Resort', 'Lagoon', 'Oasis'], apartments: ['Residence', 'Apartments'] },
  spanish: { own: ['Sol Marino', 'Brisa Blanca', 'Almendro', 'Cala Serena', 'Mirador Azul', 'Palmera Real', 'Dunas Claras', 'Costa Lirio', 'Jardín del Faro', 'Bahía Norte', 'Olas Verdes', 'Puerta del Mar', 'Alisio', 'Terramar Alta'], hotel: ['Playa', 'Beach', 'Suites', 'Park', 'Garden', 'Club', 'Resort'], apartments: ['Apartamentos', 'Suites', 'Residence'] },
  bulgarian: { own: ['Perla Zora', 'Morska Roza', 'Slanchev Briz', 'Delfina', 'Yantar', 'Zornitsa Bay', 'Lazur', 'Chaika Sun', 'Kameliya', 'Albatros Nova', 'Orfeya', 'Zlatna Rakovina'], hotel: ['Beach', 'Park', 'Palace', 'Aqua', 'Resort', 'Garden'], apartments: ['Apartments', 'Residence', 'Complex'] },
  adriatic: { own: ['Lavandin', 'Plava Uvala', 'Borik Val', 'Maestral', 'Kamen Mora', 'Ruzmarin', 'Vala Lanterna', 'Galeb Bijeli', 'Smokva', 'Pinija', 'Maslina', 'Tramontana', 'Jadranka Luna', 'Sipa', 'Levanda', 'Bura'], hotel: ['Hotel', 'Bay', 'Garden', 'Village', 'Resort', 'Palace'], apartments: ['Residence', 'Apartments', 'Lux Apartments'] },
  italian: { own: ['Fiordaliso', 'Marina Chiara', 'Conchiglia', 'Le Tamerici', 'Stella del Lido', 'Pineta Verde', 'Laguna Rosa', 'Scirocco', 'La Ginestra', 'Borgo Limone', 'Aurora del Golfo', 'Oleandri', 'Miramonte', 'Baia Turchese'], hotel: ['Hotel', 'Village', 'Resort', 'Palace', 'Club'], apartments: ['Residence', 'Appartamenti', 'Case Vacanza'] },
  alpine: { own: ['Edelgrat', 'Schneerose', 'Almstern', 'Zirbengrund', 'Gletscherblick', 'Sonnleiten', 'Murmelstein', 'Lärchenwald', 'Bergkristall Süd', 'Enzian', 'Talblick', 'Arnika', 'Steinadler', 'Hirschgrund', 'Kaiserquelle', 'Latschenegg'], hotel: ['Alpenhotel', 'Berghotel', 'Sporthotel', 'Spa Resort'], apartments: ['Appartements', 'Residenz', 'Ferienwohnungen'], chalet: ['Chalets', 'Lodge', 'Hütte'] },
  french: { own: ['Les Mélèzes', 'Neige Bleue', 'Le Chamois Blanc', 'La Marmotte', 'Cristal des Cimes', 'L’Aiguille Rose', 'Les Gentianes', 'Le Grand Sapin'], hotel: ['Hôtel', 'Grand Hôtel'], apartments: ['Résidence'], chalet: ['Chalet', 'Chalets'], kindFirst: true },
  slovak: { own: ['Limba', 'Kriváň', 'Borovica', 'Kamzík', 'Jasný Vrch', 'Smrekovec', 'Medvedia Stopa', 'Plesnivec', 'Sitno', 'Vlčí Mak'], hotel: ['Hotel', 'Wellness Hotel', 'Horský hotel'], apartments: ['Apartmány'], chalet: ['Chata', 'Penzión'], kindFirst: true },
  exotic: { own: ['Coral Whisper', 'Palm Lagoon', 'Blue Hibiscus', 'Sandbank Pearl', 'Monsoon Garden', 'Frangipani', 'Lotus Shore', 'Turtle Cove', 'Casuarina', 'Ocean Lantern', 'Mangrove', 'Sunbird', 'Papaya Point'], hotel: ['Beach Resort', 'Island Resort', 'Villas', 'Retreat', 'Lodge', 'Spa'], apartments: ['Residence', 'Villas'] },
};

const cultures: Record<string, string> = {
  GR: 'greek', CY: 'greek', TR: 'turkish', EG: 'arabic', TN: 'arabic', AE: 'arabic', ES: 'spanish', PT: 'spanish', BG: 'bulgarian',
  HR: 'adriatic', ME: 'adriatic', AL: 'adriatic', SI: 'adriatic', IT: 'italian', AT: 'alpine', FR: 'french', SK: 'slovak',
  MV: 'exotic', TH: 'exotic', TZ: 'exotic', MX: 'spanish', DO: 'spanish', CV: 'exotic',
};

/** An invented name of the country's sound that is not in `taken`; adds it there. */
export function inventName(random: Random, countryCode: string, kind: HotelKind, resort: string, taken: Set<string>): string {
  const words = pools[cultures[countryCode] ?? 'exotic'] as Words;
  const kinds = kind === 'chalet' ? (words.chalet ?? words.apartments) : kind === 'apartments' ? words.apartments : words.hotel;
  for (let attempt = 0; ; attempt++) {
    const pair = [random.pick(words.own), random.pick(kinds)];
    const plain = (words.kindFirst ? pair.toReversed() : pair).join(' ');
    const name = attempt < 12 ? plain : `${plain} ${resort}${attempt < 30 ? '' : ` ${attempt - 28}`}`;
    const repeats = new Set(name.split(' ')).size < name.split(' ').length;
    if (taken.has(name) || (repeats && attempt < 100)) continue;
    taken.add(name);
    return name;
  }
}
