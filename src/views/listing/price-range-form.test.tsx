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
    painted: () => act(() => new Promise<void>(afterPaint)),
    shown: () => [input('from').value, input('to').value],
    says: () => (['hint', 'unreadable'] as const).find((key) => place.querySelector('[id$=-note]')!.textContent === translator(`results.facets.price.${key}`)),
    focused: () => (['from', 'to'] as const).find((name) => document.activeElement === input(name)),
    isInvalid: () => [input('from'), input('to')].map((field) => field.getAttribute('aria-invalid') === 'true'),
  };
}

const none: PriceRangeShown = { from: '', to: '', error: null, ends: [] };

it('sends what is typed as it stands, and keeps it while its range is refused [price.validation]', async () => {
  const { commands, show, type, submit, shown, isInvalid } = await form(none);
  await type('from', '50 000');
  await type('to', '20000');
  await submit();
  expect([commands, shown(), isInvalid()]).toEqual([[{ type: 'listing.setPriceRange', from: '50 000', to: '20000' }], ['50 000', '20000'], [false, false]]);
  await show({ from: '50 000', to: '20000', error: 'priceFromGreaterThanPriceTo', ends: ['from', 'to'] });
  expect([shown(), isInvalid()]).toEqual([['50 000', '20000'], [true, true]]);
});

it('says which end cannot be read, until another range is sent', async () => {
  const { commands, show, type, submit, shown, says, isInvalid } = await form({ from: '', to: 'levně', error: 'unreadable', ends: ['to'] });
  expect([says(), isInvalid()]).toEqual(['unreadable', [false, true]]);
  await type('to', '20000');
  await submit();
  expect([commands, shown(), isInvalid()]).toEqual([[{ type: 'listing.setPriceRange', from: '', to: '20000' }], ['', '20000'], [false, true]]);
  await show({ ...none, to: '20000' });
  expect([says(), shown(), isInvalid()]).toEqual(['hint', ['', '20000'], [false, false]]);
});

it('shows the range that the list has, however it came to it: what was typed over another one is gone [price.validation]', async () => {
  const { show, type, shown, isInvalid } = await form({ ...none, from: '10000' });
  await type('from', '5000');
  await type('to', 'levně');
  await show({ from: '5000', to: 'levně', error: 'unreadable', ends: ['to'] });
  expect([shown(), isInvalid()]).toEqual([['5000', 'levně'], [false, true]]);
  await show(none);
  expect([shown(), isInvalid()]).toEqual([['', ''], [false, false]]);
  await show({ ...none, from: '10000' });
  expect([shown(), isInvalid()]).toEqual([['10000', ''], [false, false]]);
});

it('leads the focus to the first price that is wrong, once a refusal, and takes it from nobody who has not sent one [price.validation]', async () => {
  const { show, submit, painted, focused } = await form({ from: '20000', to: '0', error: 'priceToLessThanZero', ends: ['to'] });
  await painted();
  expect(focused()).toBeUndefined();
  await submit();
  await painted();
  expect(focused()).toBe('to');
  await act(() => (document.activeElement as HTMLElement).blur());
  await submit();
  await show(none);
  await painted();
  expect(focused()).toBeUndefined();
  await submit();
  await show({ from: '20000', to: '10000', error: 'priceFromGreaterThanPriceTo', ends: ['from', 'to'] });
  await painted();
  expect(focused()).toBe('from');
});
