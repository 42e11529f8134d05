import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { placeSearchMachine } from './place-search.machine.ts';
import { placeSearchPaths } from './place-search.paths.ts';
import { selectExpandedBranches, selectFoundPlaces } from './place-search.select.ts';
import type { PlaceAnswer, Suggestion } from './place-search.types.ts';

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

  it('waits with the page that is made for what was asked, shows hotels with it, and nothing of it once the field is empty or the shop is away [search.suggest]', () => {
    const answers = new Subject<PlaceAnswer>();
    const { actor } = startFlow(placeSearchMachine, { input: undefined, ports: { placesTyped: () => answers } });
    const hotel: Suggestion = { kind: 'hotel', code: 'GRK1042', name: 'Hotel Pláž', detail: 'Kréta', path: '/hotel/pl', tripTypes: ['WS'] };
    const shown = () => { const { value, context: { text, shown: places, named, hotels } } = actor.getSnapshot(); return [value, actor.getSnapshot().hasTag('busy'), text, places, named, hotels]; };
    expect(shown()).toEqual(['quiet', false, '', [], [], []]);
    for (const [answer, state] of [[{ status: 'asked', text: '' }, 'quiet'], [{ status: 'failed', text: 'kreta' }, 'failed'], [{ status: 'asked', text: 'kos' }, 'asking']] as const) {
      answers.next({ status: 'asked', text: 'kreta' });
      expect(shown()).toEqual(['asking', true, 'kreta', [], [], []]);
      answers.next({ status: 'found', text: 'kreta', shown: ['GR', 'GR-KRETA'], named: ['GR-KRETA'], hotels: [hotel] });
      expect(shown()).toEqual(['found', false, 'kreta', ['GR', 'GR-KRETA'], ['GR-KRETA'], [hotel]]);
      answers.next(answer);
      expect(shown()).toEqual([state, state === 'asking', answer.text, [], [], []]);
    }
    answers.error('gone');
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['failed', 'active']);
    actor.send({ type: 'placeSearch.expand', node: 'GR' });
    expect(selectExpandedBranches([])(actor.getSnapshot())).toEqual(['GR']);
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
