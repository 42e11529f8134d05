import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adultOptions } from './adult-options.ts';
import { FormSelect } from './form-select.tsx';

const chosenIn = (markup: string) => /<option[^>]* value="([^"]*)"[^>]*selected|<option[^>]*selected[^>]* value="([^"]*)"/.exec(markup)?.slice(1).find((value) => value !== undefined);
const airports = (options: { value: string; label: string }[]) => chosenIn(renderToStaticMarkup(<FormSelect name="odkud" label="Odkud" value="BRQ" any="Odkudkoli" options={options} />));

it('a select of a plain form keeps what is asked for while its options cannot be had, and no code that is not sold [error.fetch-logged]', () => {
  expect(airports([{ value: 'PRG', label: 'Praha' }, { value: 'BRQ', label: 'Brno' }])).toBe('BRQ');
  expect(airports([])).toBe('BRQ');
  expect(airports([{ value: 'PRG', label: 'Praha' }])).toBe(undefined);
});

it('adults are offered up to eight, and as many as an address asks for [view.dropdown-max]', () => {
  expect([adultOptions(2).length, adultOptions(9).at(-1)]).toEqual([8, { value: '9', label: '9' }]);
});
