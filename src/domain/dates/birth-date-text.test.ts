import { describe, expect, it } from 'vitest';
import { parseBirthDate } from './birth-date-text.ts';

describe('a birth date typed by a parent', () => {
  it.each(['24.5.2018', '2018.05.24.', '2018-05-24', '24.05.2018', '24. 5. 2018', '24/5/2018', '24,5,2018', '24-05-2018', ' 24 5 2018 ', '24052018', '20180524', '2018. 05. 24.', '2018 05 24', '2018.5.24.'])(
    'reads %j [date.formats]',
    (text) => expect(parseBirthDate(text)).toBe('2018-05-24'),
  );

  it.each([['20102012', '2012-10-20'], ['19121985', '1985-12-19'], ['19850401', '1985-04-01'], ['20111212', '2011-12-12']])('takes the first four of eight digits for the year where that makes a date: %s [date.formats]', (text, date) => expect(parseBirthDate(text)).toBe(date));

  it.each(['', '24.5.', '31.2.2018', '2452018', '24.5.18', 'květen'])('does not guess at %j [date.formats]', (text) => expect(parseBirthDate(text)).toBeUndefined());
});
