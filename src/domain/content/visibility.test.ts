import { expect, it } from 'vitest';
import { isVisible } from './visibility.ts';

const visitor = { now: '2026-07-12T10:00:00Z', userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false };

it('shows an active component without rules to everybody, an inactive one to nobody [cms.visibility-active]', () => {
  expect(isVisible({ active: true }, visitor)).toBe(true);
  expect(isVisible({ active: false }, visitor)).toBe(false);
});

it.each([
  [['FIRST_TIME_ON_PAGE'], false, true],
  [['returning'], false, false],
  [['returning', 'FIRST_TIME_ON_PAGE'], false, true],
  [['logged in'], false, false],
  [['logged in'], true, true],
  [['returning'], true, false],
  [[], false, true],
])('with profiles %j and login %s answers %s [cms.visibility-profile]', (profiles, loggedIn, visible) => {
  expect(isVisible({ active: true, profiles }, { ...visitor, loggedIn })).toBe(visible);
});

it.each([
  ['2026-07-12T10:00:00Z', null, true],
  ['2026-07-12T10:00:01Z', null, false],
  [null, '2026-07-12T10:00:00Z', true],
  [null, '2026-07-12T09:59:59Z', false],
  ['2026-07-12T12:00:00+02:00', '2026-07-12T12:00:00+02:00', true],
  ['2026-07-12', '2026-07-12', true],
  ['2026-07-13', null, false],
  [null, '2026-07-11', false],
  ['soon', null, false],
  [null, 'never', false],
])('valid from %s to %s it is visible: %s [cms.visibility-dates]', (validFrom, validTo, visible) => {
  expect(isVisible({ active: true, validFrom, validTo }, visitor)).toBe(visible);
});

it('ends a day at midnight in the market, not in Greenwich [cms.visibility-dates]', () => {
  const rules = { active: true, validTo: '2026-07-11' };
  expect(isVisible(rules, { ...visitor, now: '2026-07-11T21:59:59Z' })).toBe(true);
  expect(isVisible(rules, { ...visitor, now: '2026-07-11T22:00:00Z' })).toBe(false);
});
