import { describe, expect, it } from 'vitest';
import { birthDateOf, birthDateText } from './birth-date-value.ts';

describe('a birth date in the reservation', () => {
  it.each([
    ['24.5.1985', '1985-05-24'],
    ['24. 05. 1985', '1985-05-24'],
    [' 1985-05-24 ', '1985-05-24'],
    ['24/5/1985', '1985-05-24'],
    ['24051985', '1985-05-24'],
    ['19850524', '1985-05-24'],
    ['1985.05.24.', '1985-05-24'],
    ['1985. 05. 24.', '1985-05-24'],
  ])('is kept as its ISO date however it is typed: %s [date.formats]', (typed, kept) => {
    expect(birthDateOf(typed)).toBe(kept);
  });

  it('stays the text that was typed while it is no date, so that its field can say what is wrong', () => {
    expect(birthDateOf('31.2.1985')).toBe('31.2.1985');
    expect(birthDateOf('24.5.19')).toBe('24.5.19');
    expect(birthDateOf('  ')).toBe('');
  });

  it('never becomes another text, which could be a date, but where it is longer than its field', () => {
    expect(birthDateOf('24.12.1985 r.')).toBe('24.12.1985 r.');
    expect(birthDateOf('24. prosince 1985')).toBe('24. prosince 1985');
    expect(birthDateOf('the twenty-fourth of May')).toBe('the twenty-fourth of');
  });

  it('is shown as people write it', () => {
    expect(birthDateText('1985-05-24')).toBe('24.05.1985');
    expect(birthDateText('24.5.19')).toBe('24.5.19');
  });
});
