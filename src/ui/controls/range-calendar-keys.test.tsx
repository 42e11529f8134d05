// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RangeCalendar } from './range-calendar.tsx';

let root: Root;
const pressed: string[] = [];
const refused: string[] = [];

/** An owner that shows the month asked for. */
function Calendar({ from, min = '2025-01-01', max = '2028-01-01' }: { from: string; min?: string; max?: string }) {
  const [month, setMonth] = useState(from);
  return (
    <RangeCalendar
      id="when"
      language="cs"
      monthOf={(date) => date}
      month={month}
      from={from}
      min={min}
      max={max}
      refusalOf={(date) => (date === '2026-07-16' ? 'bez letu' : undefined)}
      labels={{ previous: 'předchozí', next: 'další', cheapest: 'nejlevnější' }}
      onSelect={(date) => pressed.push(date)}
      onRefused={(date) => refused.push(date)}
      onMonth={setMonth}
    />
  );
}

async function opened(calendar: React.ReactNode): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(calendar));
  await act(async () => document.querySelector<HTMLElement>('[tabindex="0"]')!.focus());
}

async function press(key: string, shiftKey = false): Promise<void> {
  const day = document.activeElement!;
  await act(async () => { day.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })); });
  await act(async () => { day.dispatchEvent(new KeyboardEvent('keyup', { key, shiftKey, bubbles: true })); });
}

const focused = () => document.activeElement?.getAttribute('data-date');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  pressed.length = 0;
  refused.length = 0;
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it.each([
  ['ArrowLeft', false, '2026-07-14'],
  ['ArrowRight', false, '2026-07-16'],
  ['ArrowUp', false, '2026-07-08'],
  ['ArrowDown', false, '2026-07-22'],
  ['Home', false, '2026-07-13'],
  ['End', false, '2026-07-19'],
  ['PageUp', false, '2026-06-15'],
  ['PageDown', false, '2026-08-15'],
  ['PageUp', true, '2025-07-15'],
  ['PageDown', true, '2027-07-15'],
])('%s (shift: %s) leads the focus from 15 July 2026 to another day, in a month that is shown for it', async (key, shift, to) => {
  await opened(<Calendar from="2026-07-15" />);
  await press(key, shift);
  expect(focused()).toBe(to);
  expect([...document.querySelectorAll('[data-date][tabindex="0"]')].map((day) => day.getAttribute('data-date'))).toEqual([to]);
});

it('keys stop at the limits, and end a month earlier where the day does not exist', async () => {
  await opened(<Calendar from="2026-07-15" min="2026-07-14" max="2026-07-31" />);
  await press('PageDown');
  expect(focused()).toBe('2026-07-31');
  await press('PageUp');
  expect(focused()).toBe('2026-07-14');
  await press('ArrowLeft');
  expect(focused()).toBe('2026-07-14');
  await act(async () => root.unmount());
  await opened(<Calendar from="2026-03-31" />);
  await press('PageUp');
  expect(focused()).toBe('2026-02-28');
});

it('Enter and Space report the day; one that is refused says so and keeps the focus, one outside the limits too', async () => {
  await opened(<Calendar from="2026-07-15" min="2026-07-10" />);
  await press('Enter');
  await press('ArrowRight');
  await press(' ');
  expect([pressed, refused, focused()]).toEqual([['2026-07-15'], ['2026-07-16'], '2026-07-16']);
  await act(async () => document.querySelector<HTMLElement>('[data-date="2026-07-03"]')!.focus());
  await press('Enter');
  expect([pressed, refused, focused()]).toEqual([['2026-07-15'], ['2026-07-16', '2026-07-03'], '2026-07-03']);
});
