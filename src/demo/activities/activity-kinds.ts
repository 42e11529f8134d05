import type { ActivityCategory } from '../../server/catalogue/activity-categories.ts';
import type { RequiredInfoCode } from '../../server/catalogue/required-info.ts';

/** What a place is like to be out in. */
export type Setting = 'sea' | 'desert' | 'exotic' | 'lake' | 'mountain' | 'city';

export type ActivityKindCode =
  | 'sunset-cruise' | 'island-boat' | 'snorkelling' | 'first-dive' | 'kayak' | 'fishing' | 'glass-boat'
  | 'old-town' | 'sights' | 'folk-evening' | 'tasting' | 'cooking'
  | 'jeep' | 'hike' | 'stars' | 'horses' | 'camels' | 'balloon' | 'canyoning' | 'rafting' | 'bikes' | 'aquapark' | 'panorama-train'
  | 'ski-lesson' | 'sleigh' | 'snowshoes' | 'thermal-spa' | 'hammam' | 'safari';

export type IncludedCode = 'guide' | 'transfer' | 'entry' | 'equipment' | 'lunch' | 'snack' | 'drinks' | 'insurance' | 'photos' | 'lift';
export type BringCode = 'swimwear' | 'towel' | 'sun-cream' | 'water' | 'shoes' | 'warm' | 'document' | 'cash' | 'gloves' | 'hat';
export type MeetingCode = 'harbour' | 'square' | 'pickup' | 'station' | 'beach' | 'reception';

export interface ActivityKind {
  code: ActivityKindCode;
  category: ActivityCategory;
  settings: readonly Setting[];
  minutes: readonly number[];
  /** Koruna of an adult where things cost 100. */
  price: number;
  /** Times of one day that it may start at. */
  times: readonly string[];
  /** How many days of the week. */
  days: number;
  capacity: readonly [least: number, most: number];
  /** Percent of the price; null where nobody so young may come. */
  child: number | null;
  infant: number | null;
  /** Where they look like the place; else what the region looks like. */
  scenes: readonly string[];
  meeting: MeetingCode;
  included: readonly IncludedCode[];
  bring: readonly BringCode[];
  info: readonly RequiredInfoCode[];
  freeCancelHours: number;
  advance: number | null;
  /** Winter only, summer only, or as its place. */
  season?: 'winter' | 'summer';
  /** Where not everywhere. */
  countries?: readonly string[];
}

const SEA = ['sea', 'desert', 'exotic'] as const;
const ANYWHERE = ['sea', 'desert', 'exotic', 'lake', 'mountain', 'city'] as const;

export const ACTIVITY_KINDS: readonly ActivityKind[] = [
  { code: 'sunset-cruise', category: 'boat', settings: SEA, minutes: [150, 180], price: 890, times: ['17:30', '18:00'], days: 6, capacity: [18, 40], child: 50, infant: 0, scenes: ['turkish-marina-evening', 'dalmatia-harbour-dusk', 'lighthouse-dusk'], meeting: 'harbour', included: ['guide', 'snack', 'drinks', 'insurance'], bring: ['warm', 'sun-cream'], info: ['phone'], freeCancelHours: 24, advance: null },
  { code: 'island-boat', category: 'boat', settings: SEA, minutes: [420, 480], price: 1390, times: ['08:30', '09:00'], days: 5, capacity: [30, 60], child: 50, infant: 0, scenes: ['balearic-cala-day', 'greek-cove-olives', 'karst-islands-longtail'], meeting: 'harbour', included: ['guide', 'lunch', 'drinks', 'insurance'], bring: ['swimwear', 'towel', 'sun-cream', 'hat'], info: ['hotel', 'phone'], freeCancelHours: 24, advance: 20 },
  { code: 'snorkelling', category: 'boat', settings: SEA, minutes: [240, 300], price: 990, times: ['09:00', '13:30'], days: 6, capacity: [10, 20], child: 60, infant: null, scenes: ['red-sea-reef-jetty', 'adriatic-pine-cove', 'overwater-bungalows-day'], meeting: 'harbour', included: ['guide', 'equipment', 'drinks', 'insurance'], bring: ['swimwear', 'towel', 'sun-cream'], info: ['phone', 'shoeSize'], freeCancelHours: 24, advance: null },
  { code: 'first-dive', category: 'sport', settings: SEA, minutes: [180], price: 1690, times: ['09:30', '14:00'], days: 5, capacity: [4, 8], child: 100, infant: null, scenes: ['red-sea-reef-jetty', 'greek-cove-olives', 'balearic-cala-day'], meeting: 'beach', included: ['guide', 'equipment', 'photos', 'insurance'], bring: ['swimwear', 'towel'], info: ['name', 'weight', 'height', 'shoeSize'], freeCancelHours: 48, advance: 30 },
  { code: 'kayak', category: 'sport', settings: ['sea', 'exotic', 'lake'], minutes: [150, 180], price: 690, times: ['09:00', '15:30'], days: 6, capacity: [8, 16], child: 70, infant: null, scenes: ['adriatic-pine-cove', 'alpine-lake-summer', 'bohemian-lake-pines'], meeting: 'beach', included: ['guide', 'equipment', 'insurance'], bring: ['swimwear', 'sun-cream', 'water', 'hat'], info: ['phone', 'height'], freeCancelHours: 24, advance: null, season: 'summer' },
  { code: 'fishing', category: 'boat', settings: ['sea', 'exotic'], minutes: [240], price: 1190, times: ['06:00'], days: 4, capacity: [6, 10], child: 70, infant: null, scenes: ['greek-harbour-morning', 'bulgarian-beach-sunrise', 'montenegro-bay-morning'], meeting: 'harbour', included: ['guide', 'equipment', 'snack', 'drinks'], bring: ['warm', 'sun-cream', 'hat'], info: ['phone'], freeCancelHours: 24, advance: null },
  { code: 'glass-boat', category: 'family', settings: SEA, minutes: [90, 120], price: 490, times: ['10:00', '12:30', '15:00'], days: 7, capacity: [20, 36], child: 50, infant: 0, scenes: ['red-sea-reef-jetty', 'turkish-bay-day', 'overwater-bungalows-day'], meeting: 'harbour', included: ['guide', 'drinks', 'insurance'], bring: ['sun-cream', 'hat'], info: [], freeCancelHours: 12, advance: null },
  { code: 'old-town', category: 'culture', settings: ANYWHERE, minutes: [120, 150], price: 390, times: ['10:00', '17:00'], days: 6, capacity: [15, 25], child: 50, infant: 0, scenes: [], meeting: 'square', included: ['guide', 'snack'], bring: ['shoes', 'water', 'hat'], info: [], freeCancelHours: 12, advance: null },
  { code: 'sights', category: 'culture', settings: ANYWHERE, minutes: [480, 600], price: 1290, times: ['07:30', '08:00'], days: 3, capacity: [24, 48], child: 60, infant: 0, scenes: [], meeting: 'pickup', included: ['guide', 'transfer', 'entry', 'lunch'], bring: ['shoes', 'water', 'hat', 'document'], info: ['hotel', 'phone'], freeCancelHours: 48, advance: 20 },
  { code: 'folk-evening', category: 'food', settings: ANYWHERE, minutes: [180, 210], price: 990, times: ['19:00', '19:30'], days: 3, capacity: [40, 80], child: 50, infant: 0, scenes: ['taverna-terrace-day', 'terrace-dinner-dusk', 'city-minarets-sunset'], meeting: 'pickup', included: ['transfer', 'lunch', 'drinks'], bring: ['warm', 'cash'], info: ['hotel'], freeCancelHours: 24, advance: null },
  { code: 'tasting', category: 'food', settings: ANYWHERE, minutes: [180, 240], price: 790, times: ['11:00', '16:00'], days: 5, capacity: [8, 16], child: 40, infant: 0, scenes: [], meeting: 'pickup', included: ['guide', 'transfer', 'snack', 'drinks'], bring: ['cash', 'hat'], info: ['hotel'], freeCancelHours: 24, advance: null },
  { code: 'cooking', category: 'food', settings: ANYWHERE, minutes: [210, 240], price: 1190, times: ['10:30'], days: 4, capacity: [6, 12], child: 60, infant: null, scenes: ['taverna-terrace-day', 'breakfast-table-morning', 'alpine-hut-table-winter'], meeting: 'square', included: ['guide', 'equipment', 'lunch', 'drinks'], bring: ['shoes'], info: ['phone'], freeCancelHours: 48, advance: null },
  { code: 'jeep', category: 'nature', settings: ['sea', 'desert', 'exotic', 'mountain'], minutes: [300, 420], price: 1290, times: ['08:30'], days: 5, capacity: [12, 24], child: 60, infant: null, scenes: ['desert-dunes-dusk', 'mountain-road-car', 'coast-road-car-day'], meeting: 'pickup', included: ['guide', 'transfer', 'lunch', 'insurance'], bring: ['shoes', 'sun-cream', 'water', 'hat'], info: ['hotel', 'phone'], freeCancelHours: 24, advance: 20, season: 'summer' },
  { code: 'hike', category: 'nature', settings: ['sea', 'exotic', 'lake', 'mountain'], minutes: [300, 360], price: 690, times: ['08:00'], days: 4, capacity: [10, 18], child: 60, infant: null, scenes: ['alpine-sunrise-ridge', 'jungle-waterfall-day', 'canary-volcano-afternoon'], meeting: 'square', included: ['guide', 'transfer', 'snack', 'insurance'], bring: ['shoes', 'water', 'sun-cream', 'warm'], info: ['phone'], freeCancelHours: 24, advance: null, season: 'summer' },
  { code: 'stars', category: 'nature', settings: ANYWHERE, minutes: [180], price: 890, times: ['20:30'], days: 3, capacity: [12, 24], child: 60, infant: 0, scenes: [], meeting: 'pickup', included: ['guide', 'transfer', 'equipment', 'drinks'], bring: ['warm', 'shoes'], info: ['hotel'], freeCancelHours: 24, advance: null },
  { code: 'horses', category: 'nature', settings: ['sea', 'desert', 'exotic', 'lake', 'mountain'], minutes: [120], price: 890, times: ['08:00', '17:00'], days: 5, capacity: [4, 8], child: 80, infant: null, scenes: ['turkish-beach-mountains', 'alpine-meadow-chalets', 'tropical-palm-beach'], meeting: 'pickup', included: ['guide', 'transfer', 'equipment', 'insurance'], bring: ['shoes', 'hat'], info: ['hotel', 'weight', 'height'], freeCancelHours: 24, advance: null, season: 'summer' },
  { code: 'camels', category: 'nature', settings: ['desert'], minutes: [180], price: 790, times: ['07:00', '16:00'], days: 6, capacity: [10, 20], child: 60, infant: null, scenes: ['desert-dunes-dusk', 'red-sea-palms-sunset', 'pyramids-afternoon'], meeting: 'pickup', included: ['guide', 'transfer', 'drinks'], bring: ['sun-cream', 'water', 'hat'], info: ['hotel', 'weight'], freeCancelHours: 24, advance: null },
  { code: 'balloon', category: 'nature', settings: ['desert', 'mountain'], minutes: [180], price: 4290, times: ['05:30'], days: 4, capacity: [6, 12], child: 80, infant: null, scenes: ['balloons-valley-morning', 'alpine-sunrise-ridge', 'desert-dunes-dusk'], meeting: 'pickup', included: ['guide', 'transfer', 'snack', 'insurance'], bring: ['warm', 'shoes'], info: ['hotel', 'name', 'weight'], freeCancelHours: 72, advance: 30 },
  { code: 'canyoning', category: 'sport', settings: ['lake', 'mountain'], minutes: [240], price: 1490, times: ['09:00', '13:30'], days: 5, capacity: [6, 12], child: 90, infant: null, scenes: ['jungle-waterfall-day', 'alpine-lake-summer', 'alpine-meadow-chalets'], meeting: 'reception', included: ['guide', 'equipment', 'photos', 'insurance'], bring: ['swimwear', 'towel', 'shoes'], info: ['name', 'height', 'shoeSize'], freeCancelHours: 48, advance: 30, season: 'summer' },
  { code: 'rafting', category: 'sport', settings: ['lake', 'mountain'], minutes: [180, 240], price: 1190, times: ['10:00', '14:00'], days: 6, capacity: [8, 24], child: 80, infant: null, scenes: ['alpine-lake-summer', 'alpine-meadow-chalets', 'jungle-waterfall-day'], meeting: 'reception', included: ['guide', 'equipment', 'transfer', 'insurance'], bring: ['swimwear', 'towel', 'shoes'], info: ['phone', 'weight', 'shoeSize'], freeCancelHours: 24, advance: null, season: 'summer' },
  { code: 'bikes', category: 'sport', settings: ['sea', 'lake', 'mountain', 'city'], minutes: [210], price: 790, times: ['09:00', '15:00'], days: 5, capacity: [8, 14], child: 70, infant: null, scenes: ['tuscan-cypress-morning', 'coast-road-car-day', 'alpine-meadow-chalets'], meeting: 'square', included: ['guide', 'equipment', 'snack', 'insurance'], bring: ['shoes', 'water', 'sun-cream'], info: ['height'], freeCancelHours: 24, advance: null, season: 'summer' },
  { code: 'aquapark', category: 'family', settings: ['sea', 'desert', 'city'], minutes: [420], price: 990, times: ['09:30'], days: 7, capacity: [30, 60], child: 70, infant: 0, scenes: ['pool-slides-day', 'pool-palms-day'], meeting: 'pickup', included: ['transfer', 'entry', 'lunch'], bring: ['swimwear', 'towel', 'sun-cream', 'cash'], info: ['hotel'], freeCancelHours: 24, advance: null },
  { code: 'panorama-train', category: 'family', settings: ['lake', 'mountain'], minutes: [180, 240], price: 690, times: ['09:30', '13:00'], days: 6, capacity: [30, 60], child: 50, infant: 0, scenes: ['alpine-sunrise-ridge', 'ski-panorama-morning', 'austrian-lakeside-village'], meeting: 'station', included: ['guide', 'lift', 'snack'], bring: ['warm', 'sun-cream'], info: [], freeCancelHours: 12, advance: null },
  { code: 'ski-lesson', category: 'snow', settings: ['mountain'], minutes: [240], price: 1490, times: ['09:00', '13:00'], days: 7, capacity: [6, 10], child: 80, infant: null, scenes: ['ski-slope-lift-day', 'ski-panorama-morning'], meeting: 'station', included: ['guide', 'equipment', 'lift', 'insurance'], bring: ['gloves', 'warm', 'sun-cream'], info: ['name', 'height', 'weight', 'shoeSize'], freeCancelHours: 48, advance: 30, season: 'winter' },
  { code: 'sleigh', category: 'snow', settings: ['mountain'], minutes: [90], price: 590, times: ['10:00', '14:00', '17:30'], days: 6, capacity: [8, 16], child: 50, infant: 0, scenes: ['snowy-forest-chalet-dusk', 'alpine-village-snow-day'], meeting: 'square', included: ['guide', 'drinks'], bring: ['warm', 'gloves'], info: ['phone'], freeCancelHours: 24, advance: null, season: 'winter' },
  { code: 'snowshoes', category: 'snow', settings: ['mountain'], minutes: [210], price: 790, times: ['09:30'], days: 5, capacity: [8, 14], child: 70, infant: null, scenes: ['snowy-forest-chalet-dusk', 'ski-panorama-morning'], meeting: 'station', included: ['guide', 'equipment', 'drinks', 'insurance'], bring: ['warm', 'gloves', 'shoes'], info: ['shoeSize'], freeCancelHours: 24, advance: null, season: 'winter' },
  { code: 'thermal-spa', category: 'wellness', settings: ['lake', 'mountain'], minutes: [240], price: 790, times: ['10:00', '16:00'], days: 7, capacity: [15, 30], child: 60, infant: 0, scenes: ['wellness-pool-mountains', 'pool-night-lights'], meeting: 'reception', included: ['entry', 'equipment', 'drinks'], bring: ['swimwear', 'towel'], info: [], freeCancelHours: 12, advance: null },
  { code: 'hammam', countries: ['TR', 'TN', 'EG', 'AE'], category: 'wellness', settings: ['sea', 'desert', 'city'], minutes: [120], price: 690, times: ['10:00', '14:00', '17:00'], days: 7, capacity: [6, 12], child: 70, infant: null, scenes: ['pool-night-lights', 'city-minarets-sunset'], meeting: 'pickup', included: ['transfer', 'entry', 'equipment', 'drinks'], bring: ['swimwear'], info: ['hotel'], freeCancelHours: 12, advance: null },
  { code: 'safari', countries: ['TZ'], category: 'nature', settings: ['exotic'], minutes: [600], price: 2990, times: ['05:30'], days: 4, capacity: [6, 12], child: 70, infant: null, scenes: ['savanna-acacia-sunset', 'safari-lodge-day', 'jungle-waterfall-day'], meeting: 'pickup', included: ['guide', 'transfer', 'entry', 'lunch'], bring: ['document', 'sun-cream', 'hat', 'shoes'], info: ['hotel', 'name', 'passport'], freeCancelHours: 72, advance: 30 },
];
