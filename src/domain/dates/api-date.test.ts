import { expect, it } from 'vitest';
import { parseApiDate } from './api-date.ts';

function read(value: unknown, today?: string) {
  const reported: unknown[] = [];
  const date = parseApiDate(value, { today, onInvalid: (raw) => reported.push(raw) });
  return { date, reported };
}

it.each(['2026-07-03', '2026-07-03T10:15:00Z'])('reads %s and reports nothing [date.formats]', (value) => {
  expect(read(value, '2026-01-01')).toEqual({ date: '2026-07-03', reported: [] });
});

it.each(['2026-02-30', '03.07.2026', '', 'soon', '2026-07-03Tomorrow', null])(
  'reports %s and falls back to today [date.formats]',
  (value) => expect(read(value, '2026-01-01')).toEqual({ date: '2026-01-01', reported: [value] }),
);

it('falls back to the raw value where there is no today [date.formats]', () => {
  expect(read('soon')).toEqual({ date: 'soon', reported: ['soon'] });
  expect(read(undefined)).toEqual({ date: '', reported: [undefined] });
});
