import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { placeSearchMachine } from './place-search.machine.ts';
import { placeSearchPaths } from './place-search.paths.ts';
import { selectExpandedBranches, selectFoundPlaces } from './place-search.select.ts';
import type { PlaceAnswer } from './place-search.types.ts';

describe('placeSearch', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(placeSearchPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(placeSearchPaths)).toEqual([]);
  });

  it('shows what was found for the text that stands in the field, and for no other [search.suggest] [search.destinations-filter]', () => {
    const answers = new Subject<PlaceAnswer>();
    const { actor } = startFlow(placeSearchMachine, { input: undefined, ports: { placesTyped: () => answers } });
    const found = (text: string) => selectFoundPlaces(text)(actor.getSnapshot())?.named;
    answers.next({ status: 'found', text: 'kreta', shown: ['GR', 'GR-KRETA'], named: ['GR-KRETA'], hotels: [] });
    expect([found('kreta'), found('kos')]).toEqual([['GR-KRETA'], undefined]);
    answers.next({ status: 'asked', text: 'kos' });
    expect([found('kreta'), found('kos')]).toEqual([undefined, undefined]);
    answers.next({ status: 'failed', text: 'kos' });
    expect(actor.getSnapshot().value).toBe('failed');
    answers.next({ status: 'asked', text: '' });
    expect(actor.getSnapshot().value).toBe('quiet');
  });

  it('keeps the branches that were opened and closed by hand, and opens for a new text what it has found [search.destinations-filter]', () => {
    const answers = new Subject<PlaceAnswer>();
    const { actor } = startFlow(placeSearchMachine, { input: undefined, ports: { placesTyped: () => answers } });
    const expanded = (...found: string[]) => selectExpandedBranches(found)(actor.getSnapshot());
    actor.send({ type: 'placeSearch.expand', node: 'ES' });
    actor.send({ type: 'placeSearch.collapse', node: 'GR' });
    expect(expanded('GR')).toEqual(['ES']);
    answers.next({ status: 'asked', text: 'kreta' });
    expect(expanded('GR')).toEqual(['ES', 'GR']);
    actor.send({ type: 'placeSearch.collapse', node: 'ES' });
    expect(expanded()).toEqual([]);
    actor.send({ type: 'placeSearch.expand', node: 'ES' });
    expect(expanded()).toEqual(['ES']);
  });
});
