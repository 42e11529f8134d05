/** What the weather is usually like, twelve months from January each. */
export interface Climate {
  /** Usual highest of a day and lowest of a night, °C. */
  day: readonly number[];
  night: readonly number[];
  /** Of the sea or lake, °C; null where there is none to swim in. */
  water: readonly number[] | null;
  /** Hours a day. */
  sunshine: readonly number[];
  /** Days of the month with rain or snow. */
  rain: readonly number[];
}

/** Rounded normals of climates that holidays are sold in; a place has that of its region. */
const CLIMATES = {
  aegean: { day: [15, 15, 17, 20, 24, 28, 30, 30, 27, 23, 20, 17], night: [9, 9, 10, 12, 16, 20, 22, 22, 20, 16, 13, 11], water: [16, 16, 16, 17, 20, 23, 25, 26, 25, 23, 20, 18], sunshine: [4, 5, 6, 8, 10, 12, 12, 12, 10, 7, 5, 4], rain: [14, 11, 9, 5, 3, 1, 0, 0, 2, 6, 9, 13] },
  ionian: { day: [14, 14, 16, 19, 24, 29, 32, 32, 28, 23, 18, 15], night: [6, 6, 8, 10, 14, 18, 20, 20, 17, 14, 10, 8], water: [15, 14, 15, 16, 19, 23, 26, 26, 25, 22, 19, 17], sunshine: [4, 5, 6, 7, 9, 11, 12, 11, 9, 6, 4, 4], rain: [14, 13, 11, 9, 6, 3, 1, 2, 5, 10, 13, 15] },
  chalkidiki: { day: [9, 11, 14, 19, 24, 29, 32, 32, 27, 21, 15, 11], night: [2, 2, 5, 8, 13, 17, 20, 19, 16, 12, 7, 4], water: [13, 12, 12, 14, 18, 23, 25, 26, 24, 20, 17, 14], sunshine: [4, 5, 5, 7, 9, 10, 12, 11, 8, 6, 4, 3], rain: [9, 9, 10, 9, 9, 7, 5, 4, 5, 7, 9, 11] },
  levant: { day: [16, 17, 19, 22, 26, 31, 34, 34, 31, 27, 22, 17], night: [7, 7, 9, 12, 16, 20, 23, 23, 20, 16, 12, 8], water: [17, 16, 17, 18, 21, 25, 27, 28, 27, 25, 22, 19], sunshine: [5, 6, 7, 8, 10, 12, 12, 12, 10, 8, 7, 5], rain: [12, 10, 8, 5, 4, 1, 0, 0, 1, 4, 7, 11] },
  redSea: { day: [22, 23, 26, 29, 33, 35, 37, 37, 34, 31, 27, 23], night: [12, 12, 15, 18, 22, 25, 27, 27, 25, 22, 18, 14], water: [22, 21, 22, 23, 25, 27, 28, 29, 28, 27, 25, 23], sunshine: [8, 9, 9, 10, 11, 13, 13, 12, 11, 10, 9, 8], rain: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
  westernMediterranean: { day: [15, 15, 17, 19, 23, 28, 31, 31, 27, 24, 19, 16], night: [6, 6, 7, 9, 13, 17, 20, 20, 17, 14, 10, 7], water: [14, 14, 14, 15, 18, 22, 25, 26, 24, 22, 19, 16], sunshine: [5, 6, 7, 8, 9, 10, 11, 10, 8, 7, 6, 5], rain: [8, 8, 7, 7, 6, 3, 2, 3, 6, 8, 9, 9] },
  canaries: { day: [21, 21, 22, 23, 24, 26, 28, 29, 28, 27, 25, 22], night: [15, 15, 15, 16, 17, 19, 21, 22, 21, 20, 18, 16], water: [19, 19, 19, 19, 20, 21, 22, 23, 23, 23, 22, 20], sunshine: [6, 7, 8, 9, 10, 10, 11, 10, 8, 7, 6, 6], rain: [4, 4, 3, 2, 1, 0, 0, 0, 1, 3, 4, 5] },
  southernIberia: { day: [17, 17, 19, 21, 24, 28, 30, 31, 28, 24, 20, 17], night: [8, 8, 10, 11, 14, 18, 20, 21, 19, 15, 12, 9], water: [16, 15, 16, 17, 18, 20, 22, 23, 22, 20, 18, 16], sunshine: [6, 6, 7, 8, 10, 11, 12, 11, 9, 7, 6, 5], rain: [7, 6, 6, 6, 4, 1, 0, 0, 3, 6, 7, 8] },
  blackSea: { day: [6, 8, 11, 15, 20, 25, 28, 28, 24, 18, 13, 8], night: [-1, 0, 3, 7, 12, 16, 19, 18, 15, 10, 6, 1], water: [7, 6, 7, 10, 16, 21, 24, 25, 22, 18, 14, 10], sunshine: [3, 4, 5, 7, 9, 10, 11, 10, 8, 6, 4, 3], rain: [9, 8, 8, 8, 8, 8, 5, 4, 5, 6, 8, 9] },
  adriatic: { day: [10, 11, 14, 18, 23, 27, 30, 30, 25, 20, 15, 11], night: [4, 4, 7, 10, 14, 18, 21, 20, 17, 13, 9, 6], water: [12, 11, 12, 14, 18, 22, 24, 25, 23, 20, 17, 14], sunshine: [4, 5, 6, 7, 9, 10, 11, 10, 8, 6, 4, 4], rain: [10, 9, 9, 10, 9, 8, 5, 5, 7, 9, 11, 11] },
  southernItaly: { day: [15, 15, 17, 20, 24, 29, 32, 32, 28, 24, 20, 16], night: [7, 7, 8, 11, 14, 18, 21, 22, 19, 16, 12, 9], water: [15, 14, 15, 16, 19, 23, 26, 27, 25, 22, 19, 17], sunshine: [4, 5, 6, 7, 9, 10, 11, 10, 8, 6, 5, 4], rain: [11, 10, 9, 8, 4, 2, 1, 2, 5, 8, 10, 12] },
  garda: { day: [7, 9, 14, 18, 23, 27, 30, 29, 25, 18, 12, 8], night: [0, 1, 5, 9, 13, 17, 19, 19, 15, 11, 5, 1], water: [8, 7, 9, 11, 16, 20, 23, 24, 21, 17, 13, 10], sunshine: [3, 4, 5, 6, 7, 8, 9, 8, 6, 5, 3, 3], rain: [6, 6, 7, 10, 11, 9, 7, 8, 7, 8, 9, 7] },
  alpineLakes: { day: [2, 5, 10, 15, 20, 23, 25, 25, 20, 14, 7, 3], night: [-6, -5, -1, 3, 8, 12, 13, 13, 9, 5, 0, -4], water: [4, 4, 5, 9, 15, 19, 22, 22, 19, 14, 9, 6], sunshine: [2, 4, 5, 6, 7, 7, 8, 7, 5, 4, 2, 2], rain: [10, 9, 12, 13, 15, 16, 16, 15, 12, 11, 11, 11] },
  alps: { day: [0, 1, 5, 9, 14, 17, 20, 19, 15, 11, 4, 0], night: [-9, -9, -5, -2, 3, 6, 8, 8, 5, 1, -4, -8], water: null, sunshine: [3, 4, 5, 5, 6, 6, 7, 6, 5, 5, 3, 3], rain: [12, 11, 13, 13, 15, 17, 17, 16, 12, 11, 12, 13] },
  tatras: { day: [-2, -1, 3, 9, 14, 17, 19, 19, 14, 9, 3, -1], night: [-9, -9, -5, 0, 4, 8, 9, 9, 5, 1, -3, -8], water: null, sunshine: [3, 3, 4, 5, 6, 6, 7, 7, 5, 4, 2, 2], rain: [13, 12, 13, 13, 16, 17, 17, 15, 12, 11, 12, 14] },
  tunisia: { day: [16, 17, 19, 22, 25, 29, 32, 33, 30, 26, 21, 17], night: [8, 8, 10, 12, 16, 20, 22, 23, 21, 18, 13, 9], water: [15, 15, 15, 16, 19, 22, 25, 27, 26, 23, 20, 17], sunshine: [6, 7, 8, 8, 10, 11, 12, 11, 9, 7, 6, 6], rain: [5, 5, 5, 4, 3, 1, 0, 1, 3, 5, 5, 6] },
  madeira: { day: [19, 19, 20, 20, 21, 23, 25, 26, 26, 25, 22, 20], night: [13, 13, 14, 14, 15, 17, 19, 20, 19, 18, 16, 14], water: [18, 18, 18, 18, 19, 20, 22, 23, 23, 22, 21, 19], sunshine: [5, 6, 6, 7, 7, 6, 8, 8, 7, 6, 5, 5], rain: [11, 9, 10, 7, 6, 3, 1, 2, 6, 9, 10, 12] },
  emirates: { day: [24, 26, 29, 33, 38, 40, 41, 42, 39, 36, 31, 26], night: [14, 15, 18, 21, 25, 28, 30, 31, 28, 24, 20, 16], water: [21, 21, 22, 24, 27, 30, 32, 33, 32, 30, 27, 24], sunshine: [8, 9, 9, 10, 11, 12, 11, 11, 10, 10, 9, 8], rain: [3, 3, 3, 2, 0, 0, 0, 0, 0, 0, 1, 2] },
  maldives: { day: [30, 31, 32, 32, 31, 31, 31, 31, 30, 30, 30, 30], night: [26, 26, 27, 27, 26, 26, 26, 25, 25, 25, 25, 25], water: [28, 28, 29, 30, 29, 29, 28, 28, 28, 28, 28, 28], sunshine: [8, 9, 9, 8, 7, 6, 7, 7, 6, 7, 7, 7], rain: [6, 3, 5, 9, 15, 14, 13, 13, 16, 16, 13, 12] },
  andaman: { day: [32, 33, 34, 33, 32, 32, 31, 31, 31, 31, 31, 31], night: [24, 24, 25, 25, 25, 25, 25, 25, 24, 24, 24, 24], water: [28, 29, 29, 30, 30, 29, 29, 29, 29, 29, 28, 28], sunshine: [9, 9, 9, 8, 6, 5, 5, 5, 5, 6, 7, 8], rain: [5, 3, 7, 13, 19, 19, 19, 19, 21, 21, 15, 9] },
  thaiGulf: { day: [29, 30, 31, 32, 33, 32, 32, 32, 32, 31, 30, 29], night: [24, 25, 25, 26, 26, 25, 25, 25, 25, 24, 24, 24], water: [27, 28, 29, 30, 30, 30, 29, 29, 29, 29, 28, 27], sunshine: [7, 8, 8, 8, 7, 6, 6, 6, 6, 5, 5, 5], rain: [9, 5, 6, 7, 14, 12, 13, 13, 15, 18, 19, 14] },
  zanzibar: { day: [32, 33, 33, 30, 29, 29, 28, 29, 30, 31, 31, 32], night: [24, 24, 24, 24, 23, 22, 21, 21, 21, 22, 23, 24], water: [28, 28, 29, 29, 28, 27, 26, 25, 26, 27, 27, 28], sunshine: [8, 8, 7, 5, 6, 8, 7, 8, 8, 8, 8, 8], rain: [7, 6, 12, 19, 14, 6, 5, 5, 6, 7, 13, 12] },
  caribbean: { day: [28, 28, 29, 30, 31, 31, 32, 32, 32, 31, 29, 28], night: [21, 21, 22, 23, 24, 25, 25, 25, 25, 24, 23, 22], water: [26, 26, 26, 27, 28, 28, 29, 29, 29, 29, 28, 27], sunshine: [7, 8, 8, 9, 8, 8, 8, 8, 7, 7, 7, 7], rain: [8, 6, 5, 5, 9, 11, 10, 11, 13, 13, 10, 9] },
  capeVerde: { day: [25, 25, 25, 26, 26, 27, 28, 29, 30, 29, 28, 26], night: [19, 19, 19, 19, 20, 21, 23, 24, 25, 24, 22, 21], water: [22, 21, 21, 22, 22, 23, 24, 26, 27, 27, 25, 23], sunshine: [7, 8, 9, 9, 9, 8, 7, 7, 7, 8, 7, 7], rain: [1, 0, 0, 0, 0, 0, 1, 3, 4, 2, 1, 1] },
} as const satisfies Record<string, Climate>;

type ClimateName = keyof typeof CLIMATES;

/** Climates by country, and by region where a country has several. */
const OF_PLACES: Readonly<Record<string, ClimateName>> = {
  GR: 'aegean', 'GR-KORFU': 'ionian', 'GR-ZAKYNTHOS': 'ionian', 'GR-LEFKADA': 'ionian', 'GR-CHALKIDIKI': 'chalkidiki',
  TR: 'levant', CY: 'levant',
  EG: 'redSea',
  ES: 'canaries', 'ES-MALLORCA': 'westernMediterranean', 'ES-COSTA_BRAVA': 'westernMediterranean', 'ES-COSTA_DEL_SOL': 'southernIberia',
  PT: 'southernIberia', 'PT-MADEIRA': 'madeira',
  BG: 'blackSea',
  HR: 'adriatic', ME: 'adriatic', AL: 'ionian',
  SI: 'adriatic', 'SI-JULSKE_ALPY': 'alpineLakes',
  IT: 'southernItaly', 'IT-SEVERNI_JADRAN': 'adriatic', 'IT-LAGO_DI_GARDA': 'garda', 'IT-SARDINIE': 'westernMediterranean', 'IT-DOLOMITY': 'alps', 'IT-LOMBARDSKE_ALPY': 'alps',
  AT: 'alps', 'AT-KORUTANSKA_JEZERA': 'alpineLakes', 'AT-SOLNA_KOMORA': 'alpineLakes',
  FR: 'alps',
  SK: 'tatras',
  TN: 'tunisia',
  AE: 'emirates',
  MV: 'maldives',
  TH: 'andaman', 'TH-KOH_SAMUI': 'thaiGulf',
  TZ: 'zanzibar',
  MX: 'caribbean', DO: 'caribbean',
  CV: 'capeVerde',
};

/** The climate of a region (`GR-KRETA`) of the catalogue; null for one that it does not have. */
export function climateOf(regionCode: string): Climate | null {
  const name = OF_PLACES[regionCode] ?? OF_PLACES[regionCode.split('-')[0] ?? ''];
  return name === undefined ? null : CLIMATES[name];
}
