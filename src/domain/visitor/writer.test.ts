import { expect, it } from 'vitest';
import { isForgotten, readerOfForms } from './writer.ts';

it.each([
  ['jana', 'jana', false],
  ['jana', 'petr', true],
  ['jana', null, true],
  [null, 'petr', false],
  [null, null, true],
])('what %s has written is forgotten when %s comes: %s [account.secured]', (writer, next, forgotten) => {
  expect(isForgotten(writer, next)).toBe(forgotten);
});

it.each([
  [['accountForm', 'consent'], true, 'customer'],
  [['complaint'], true, 'customer'],
  [['complaint'], false, null],
  [['activityBasket'], false, 'anybody'],
  [['listing'], true, null],
])('drafts of the forms of %j, logged in: %s, are told %s [account.secured]', (flows, loggedIn, reader) => {
  expect(readerOfForms(flows, loggedIn)).toBe(reader);
});
