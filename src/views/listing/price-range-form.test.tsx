// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../bus/flows.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { PriceRangeForm } from './price-range-form.tsx';
import type { PriceRangeShown } from './price-range-form.tsx';

const roots: Root[] = [];
beforeEach(() => { vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true); });
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

async function form(first: PriceRangeShown) {
  const commands: Command[] = [];
  const bus = { dispatch: (command: Command) => commands.push(command), actor: () => undefined, served: () => undefined, watch: () => () => {} };
  const translator = createTranslator('cs', await loadMessages('cs', ['results', 'listing', 'shell']), { overrides: {} });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const show = (range: PriceRangeShown) => act(() => root.render(
    <BusProvider bus={bus as never}><TranslatorProvider translator={translator}><PriceRangeForm {...range} lowest={1_000} highest={90_000} /></TranslatorProvider></BusProvider>,
  ));
  await show(first);
  const input = (name: 'from' | 'to') => place.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  return {
    commands, show,
    type: (name: 'from' | 'to', text: string) => act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(name), text);
      input(name).dispatchEvent(new Event('input', { bubbles: true }));
    }),
    submit: () => act(async () => {
      place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await new Promise<void>(afterPaint);
    }),
    shown: () => [input('from').value, input('to').value],
    isInvalid: () => [input('from'), input('to')].map((field) => field.getAttribute('aria-invalid') === 'true'),
  };
}

const none: PriceRangeShown = { from: null, to: null, error: null };

it('sends what is typed, and keeps it while its range is refused [price.validation]', async () => {
  const { commands, show, type, submit, shown, isInvalid } = await form(none);
  await type('from', '50 000');
  await type('to', '20000');
  await submit();
  expect(commands).toEqual([{ type: 'listing.setPriceRange', from: 50_000, to: 20_000 }]);
  await show({ ...none, error: 'priceFromGreaterThanPriceTo' });
  expect([shown(), isInvalid()]).toEqual([['50 000', '20000'], [true, true]]);
});

it('says which end cannot be read, and sends nothing', async () => {
  const { commands, type, submit, shown, isInvalid } = await form(none);
  await type('to', 'levně');
  await submit();
  expect([commands, shown(), isInvalid()]).toEqual([[], ['', 'levně'], [false, true]]);
});

it('shows the range that the list has, however it came to it: what was typed over another one is gone [price.validation]', async () => {
  const { show, type, submit, shown, isInvalid } = await form({ ...none, from: 10_000 });
  await type('from', '5000');
  await type('to', 'levně');
  await submit();
  await show(none);
  expect([shown(), isInvalid()]).toEqual([['', ''], [false, false]]);
  await show({ ...none, from: 10_000 });
  expect([shown(), isInvalid()]).toEqual([['10000', ''], [false, false]]);
});
