/** What each class of ratings counts for, the best first, in tenths: 9–10, 7–8, 5–6, 3–4 and 0–2. */
const CLASSES = [95, 75, 55, 35, 15] as const;
/** However well a hotel is liked, somebody gave it less. */
const MOST = 0.97;
/** How the ways of four tosses are spread, which makes the classes lean to the average. */
const WAYS = [1, 4, 6, 4, 1] as const;

/**
 * How many travellers gave each class of ratings, the best first, so that their average is about the hotel's.
 * @param rating the average, in tenths of a point; 0: nobody rated
 */
export function ratingSpread(rating: number, count: number): number[] {
  if (rating === 0 || count === 0) return [];
  const [best, worst] = [CLASSES[0], CLASSES.at(-1)!];
  const share = Math.min(MOST, Math.max(0, (rating - worst) / (best - worst)));
  const exact = CLASSES.map((_, place) => count * WAYS[place]! * share ** (4 - place) * (1 - share) ** place);
  const whole = exact.map(Math.floor);
  // What rounding has left goes to those that lost most by it.
  const left = count - whole.reduce((sum, one) => sum + one, 0);
  const losers = exact.map((one, place) => ({ place, lost: one - whole[place]! })).toSorted((one, other) => other.lost - one.lost).slice(0, left);
  for (const { place } of losers) whole[place]! += 1;
  return whole;
}
