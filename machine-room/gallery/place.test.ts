import { expect, it } from 'vitest';
import { addressOf, placeOf } from './place.ts';

it('finds the flow and state that an address names, and nothing where it was cut', () => {
  expect([addressOf('chat', 'view.open'), '#/chat', '', '#/', '#/%E0%A4%A'].map(placeOf)).toEqual([
    { flow: 'chat', state: 'view.open' }, { flow: 'chat', state: null }, { flow: null, state: null }, { flow: null, state: null }, { flow: '%E0%A4%A', state: null },
  ]);
});
