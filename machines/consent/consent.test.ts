import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { consentMachine } from './consent.machine.ts';
import { consentPaths } from './consent.paths.ts';
import { selectDraft, selectIsAsked, selectIsCustomising, selectIsGiven } from './consent.select.ts';
import type { ConsentInput, ConsentPorts } from './consent.types.ts';

function start(stored: ConsentInput['stored'] = null) {
  const storing = heldPort<ConsentPorts['storeConsent']>();
  const told = new Subject<ConsentCategories>();
  return { ...startFlow(consentMachine, { input: { stored }, ports: { storeConsent: storing.port, storedConsents: () => told } }), stored: storing.calls, told };
}

const given = (actor: ReturnType<typeof start>['actor']) =>
  (['preferences', 'statistics', 'marketing'] as const).filter((category) => selectIsGiven(actor.getSnapshot(), category));

describe('consent', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(consentPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(consentPaths)).toEqual([]);
  });

  it('follows a decision that was made in another tab, and stores it no second time [consent.categories]', () => {
    const { actor, stored, facts, told } = start();
    const categories = { preferences: true, statistics: false, marketing: false };
    told.next(categories);
    told.next({ ...categories });
    expect([selectIsAsked(actor.getSnapshot()), given(actor), stored.length, facts]).toEqual([false, ['preferences'], 0, [{ type: 'consent.changed', categories }]]);
    // A decision that the browser remembers, in whichever tab it was made.
    expect(actor.getSnapshot().value).toBe('decided');
    actor.stop();
    expect(told.observed).toBe(false);
  });

  it('is still decided by a press where the browser tells nothing of its other tabs [consent.categories]', async () => {
    const { actor, stored, told } = start();
    told.error('no such listener');
    actor.send({ type: 'consent.acceptAll' });
    await stored[0]!.answer(undefined);
    expect([selectIsAsked(actor.getSnapshot()), given(actor)]).toEqual([false, ['preferences', 'statistics', 'marketing']]);
  });

  it('allows and stores nothing until the visitor decides [consent.categories]', () => {
    const { actor, stored, facts } = start();
    actor.send({ type: 'consent.customise' });
    actor.send({ type: 'consent.choose', category: 'marketing', allowed: true });
    expect(selectIsAsked(actor.getSnapshot())).toBe(true);
    expect([given(actor), stored.length, facts]).toEqual([[], 0, []]);
  });

  it('asks by its banner first, with the form of categories behind a press, and with the banner again once that is cancelled [consent.categories]', () => {
    const { actor } = start();
    const shown = () => [selectIsAsked(actor.getSnapshot()), selectIsCustomising(actor.getSnapshot())];
    expect(shown()).toEqual([true, false]);
    actor.send({ type: 'consent.customise' });
    expect(shown()).toEqual([true, true]);
    actor.send({ type: 'consent.cancel' });
    expect(shown()).toEqual([true, false]);
    actor.send({ type: 'consent.customise' });
    expect(shown()).toEqual([true, true]);
  });

  it.each([
    ['consent.acceptAll', ['preferences', 'statistics', 'marketing']],
    ['consent.rejectAll', []],
  ] as const)('%s in the form decides for all, whatever it shows, against the decision of before [consent.categories]', async (type, categories) => {
    const { actor, stored, facts } = start({ preferences: false, statistics: true, marketing: false });
    actor.send({ type: 'consent.reopen' });
    expect(selectIsCustomising(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'consent.choose', category: 'preferences', allowed: true });
    actor.send({ type });
    await stored[0]!.answer(undefined);
    expect([given(actor), selectIsAsked(actor.getSnapshot()), facts.length]).toEqual([categories, false, 1]);
    expect(stored.map(({ input }) => input.categories)).toEqual([facts[0]!.categories]);
  });

  it('takes a refusal as a decision: opened again and cancelled, the form goes and the visitor is not asked anew [consent.categories]', async () => {
    const { actor, stored } = start();
    actor.send({ type: 'consent.rejectAll' });
    await stored[0]!.answer(undefined);
    actor.send({ type: 'consent.reopen' });
    actor.send({ type: 'consent.cancel' });
    expect([selectIsAsked(actor.getSnapshot()), actor.getSnapshot().value]).toEqual([false, 'decided']);
  });

  it.each([
    ['consent.acceptAll', { preferences: true, statistics: true, marketing: true }],
    ['consent.rejectAll', { preferences: false, statistics: false, marketing: false }],
  ] as const)('%s decides on every category and is remembered [consent.categories]', async (type, categories) => {
    const { actor, stored, facts } = start();
    actor.send({ type });
    expect(facts).toEqual([{ type: 'consent.changed', categories }]);
    await stored[0]!.answer(undefined);
    expect(stored.map(({ input }) => input)).toEqual([{ categories }]);
    expect(actor.getSnapshot().value).toBe('decided');
  });

  it('stores exactly the categories that were chosen one by one [consent.categories]', async () => {
    const { actor, stored } = start();
    actor.send({ type: 'consent.customise' });
    actor.send({ type: 'consent.choose', category: 'preferences', allowed: true });
    actor.send({ type: 'consent.choose', category: 'marketing', allowed: true });
    actor.send({ type: 'consent.choose', category: 'marketing', allowed: false });
    actor.send({ type: 'consent.save' });
    expect(stored.map(({ input }) => input)).toEqual([{ categories: { preferences: true, statistics: false, marketing: false } }]);
    expect(given(actor)).toEqual(['preferences']);
  });

  it('keeps a decision of before, and changes it only when saved [consent.categories]', () => {
    const { actor, stored } = start({ preferences: true, statistics: true, marketing: false });
    expect([selectIsAsked(actor.getSnapshot()), actor.getSnapshot().value]).toEqual([false, 'decided']);
    actor.send({ type: 'consent.reopen' });
    actor.send({ type: 'consent.choose', category: 'statistics', allowed: false });
    expect(given(actor)).toEqual(['preferences', 'statistics']);
    actor.send({ type: 'consent.cancel' });
    actor.send({ type: 'consent.reopen' });
    expect(selectDraft(actor.getSnapshot())).toEqual({ preferences: true, statistics: true, marketing: false });
    expect(stored).toEqual([]);
  });

  it('holds on the page when the browser refuses to remember it [consent.categories]', async () => {
    const { actor, stored } = start();
    actor.send({ type: 'consent.acceptAll' });
    await stored[0]!.fail();
    expect(actor.getSnapshot().value).toBe('unremembered');
    expect(given(actor)).toEqual(['preferences', 'statistics', 'marketing']);
    // It can be opened and decided anew, and the browser is asked once more to remember it.
    actor.send({ type: 'consent.reopen' });
    actor.send({ type: 'consent.rejectAll' });
    await stored[1]!.answer(undefined);
    expect([given(actor), actor.getSnapshot().value]).toEqual([[], 'decided']);
  });
});
