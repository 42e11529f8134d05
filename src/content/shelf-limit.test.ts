import { expect, it } from 'vitest';
import { componentFaults } from '../domain/content/component-faults.ts';
import type { CmsComponent } from './content.types.ts';
import { shelfLimit } from './shelf-limit.ts';

it('a shelf has as many as its option says; a broken one leaves it at four and is told to the editor [cms.component-fields]', () => {
  const shelf = (limit?: string): CmsComponent => ({ uid: 'a', name: 'topHotels', options: limit === undefined ? [] : [{ key: 'limit', value: limit }], items: [], profiles: [], active: true, validFrom: null, validTo: null });
  expect(['6', '99', undefined, 'mnoho', '0', '-1', '1e9', ''].map((limit) => shelfLimit(shelf(limit)))).toEqual([6, 99, 4, 4, 4, 4, 4, 4]);
  expect(componentFaults(shelf('mnoho'))).toEqual([{ component: 'topHotels a', option: 'limit', value: 'mnoho' }]);
});
