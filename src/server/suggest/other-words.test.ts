import { expect, it } from 'vitest';
import { otherWordsFor } from './other-words.ts';

it.each([['ES-MALLORCA', 'Majorka'], ['ES-TENERIFE', 'Kanárské'], ['ES-LANZAROTE', 'Kanáry'], ['HR', 'Jadran'], ['IT-SEVERNI_JADRAN', 'Jadran'], ['EG-HURGHADA', 'Rudé moře']])(
  'finds %s by %s as well [search.suggest]', (code, word) => expect(otherWordsFor(code)).toContain(word),
);
