import { expect, it } from 'vitest';
import { ratingMessage } from './rating-message.ts';

it.each([
  [10, 'excellent'], [9, 'excellent'], [8.9, 'veryGood'], [8, 'veryGood'], [7.9, 'good'], [7, 'good'], [6.9, 'fair'], [0.1, 'fair'], [0, 'none'],
] as const)('calls a rating of %d %s', (rating, name) => expect(ratingMessage(rating)).toBe(`listing.rating.${name}`));
