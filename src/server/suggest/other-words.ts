const CANARIES = 'Kanárské ostrovy Kanáry Wyspy Kanaryjskie Insulele Canare Канарські острови Kanári-szigetek';
const BALEARICS = 'Baleáry Baleárské ostrovy Balearen Baleary Insulele Baleare Балеарські острови Baleár-szigetek';
const ADRIATIC = 'Jadran Adriatyk Adriatica Адріатика Adria';
const RED_SEA = 'Rudé moře Morze Czerwone Marea Roșie Червоне море Vörös-tenger';

/** What people say instead of a place's names: groups of islands, seas, spellings of other languages [search.suggest]. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'ES-MALLORCA': `Majorka Majorca Mallorka ${BALEARICS}`,
  'ES-TENERIFE': CANARIES, 'ES-GRAN_CANARIA': CANARIES, 'ES-FUERTEVENTURA': CANARIES, 'ES-LANZAROTE': CANARIES,
  HR: ADRIATIC, 'HR-ISTRIE': ADRIATIC, 'HR-KVARNER': ADRIATIC, 'HR-DALMACIE': ADRIATIC, 'HR-DUBROVNIK_A_OKOLI': ADRIATIC,
  'ME-BUDVANSKA_RIVIERA': ADRIATIC, 'AL-ALBANSKA_RIVIERA': ADRIATIC, 'SI-SLOVINSKE_POBREZI': ADRIATIC, 'IT-SEVERNI_JADRAN': ADRIATIC,
  'EG-HURGHADA': RED_SEA, 'EG-MARSA_ALAM': RED_SEA, 'EG-SHARM_EL_SHEIKH': RED_SEA,
  AE: 'Emiráty SAE Emirates', MV: 'Maldivy', DO: 'Dominikána', CV: 'Kapverdské ostrovy Cabo Verde', GR: 'Grécko Greece', TR: 'Turkey Türkiye',
};

export function otherWordsFor(code: string): string {
  return OTHER_WORDS[code] ?? '';
}
