import { describe, expect, it } from 'vitest';
import { parseBirthDate } from './birth-date-text.ts';

describe('a birth date typed by a parent', () => {
  it.each(['24.5.2018', '2018.05.24.', '2018-05-24', '24.05.2018', '24. 5. 2018', '24/5/2018', '24,5,2018', '24-05-2018', ' 24 5 2018 ', '24052018'])(
    'reads %j [date.formats]',
    (text) => expect(parseBirthDate(text)).toBe('2018-05-24'),
  );

  it.each(['', '24.5.', '31.2.2018', '2452018', '24.5.18', 'květen'])('does not guess at %j [date.formats]', (text) => expect(parseBirthDate(text)).toBeUndefined());
});
