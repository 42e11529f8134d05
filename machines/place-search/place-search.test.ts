import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { placeSearchMachine } from './place-search.machine.ts';
import { creteFound, placeSearchPaths } from './place-search.paths.ts';
import { selectExpandedBranches, selectFoundPlaces } from './place-search.select.ts';
import type { PlaceSearchPorts, TypedPlace } from './place-search.types.ts';

function start() {
  const typed = new Subject<TypedPlace>();
  const find = heldPort<PlaceSearchPorts['findPlaces']>();
  const flow = startFlow(placeSearchMachine, { input: undefined, ports: { placesTyped: () => typed, findPlaces: find.port } });
  return { ...flow, typed, find, type: (text: string, tripType = 'WS') => typed.next({ text, tripType }), state: () => flow.actor.getSnapshot().value };
}

describe('placeSearch', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(placeSearchPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(placeSearchPaths)).toEqual([]);
  });

  it('shows what was found for the text that stands in the field, and for no other [search.suggest] [search.destinations-filter]', async () => {
    const { actor, find, type, state } = start();
    const found = (text: string) => selectFoundPlaces(text)(actor.getSnapshot())?.named;
    type('kreta');
    await find.calls[0]!.answer(creteFound);
    expect([found('kreta'), found('kos')]).toEqual([['GR-KRETA'], undefined]);
    type('kos');
    expect([found('kreta'), found('kos')]).toEqual([undefined, undefined]);
    await find.calls[1]!.fail();
    expect(state()).toBe('failed');
    type('');
    expect(state()).toBe('quiet');
  });

  it('asks once for a text, again after a failure and for another kind of trip, for an empty one never, and aborts what is older [search.suggest]', async () => {
    const { find, type, state } = start();
    type('kre');
    type('kreta');
    expect(find.calls.map(({ input, signal }) => [input.text, signal.aborted])).toEqual([['kre', true], ['kreta', false]]);
    type('kreta');
    await find.calls[1]!.fail();
    type('kreta');
    await find.calls[2]!.answer(creteFound);
    type('kreta');
    expect([state(), find.calls.length]).toEqual(['found', 3]);
    type('kreta', 'WO');
    type('');
    expect([state(), find.calls.map(({ input }) => input.tripType), find.calls[3]!.signal.aborted]).toEqual(['quiet', ['WS', 'WS', 'WS', 'WO'], true]);
    type('k'.repeat(90));
    expect(find.calls[4]!.input.text).toHaveLength(80);
  });

  it('shows five hotels at most, of the kind of trip that is searched for, and of any where none is [search.suggest]', async () => {
    const [hotel] = creteFound.suggestions;
    const suggestions = [...creteFound.suggestions, ...Array.from({ length: 6 }, (_, place) => ({ ...hotel!, code: `WO${place}`, tripTypes: ['WO' as const] }))];
    const hotelsOf = async (tripType: string) => {
      const { actor, find, type } = start();
      type('kreta', tripType);
      await find.calls[0]!.answer({ options: [], suggestions });
      return actor.getSnapshot().context.hotels.map(({ code }) => code);
    };
    expect(await hotelsOf('WS')).toEqual(['GRK1042']);
    expect(await hotelsOf('WO')).toEqual(['WO0', 'WO1', 'WO2', 'WO3', 'WO4']);
    expect(await hotelsOf('')).toEqual(['GRK1042', 'WO0', 'WO1', 'WO2', 'WO3']);
  });

  it('waits with the page that is made for what was asked, shows hotels with it, and nothing of it once the field is empty or the shop is away [search.suggest]', async () => {
    const { actor, typed, find, type } = start();
    const shown = () => { const { value, context: { text, shown: places, named, hotels } } = actor.getSnapshot(); return [value, actor.getSnapshot().hasTag('busy'), text, places, named, hotels.map(({ code }) => code)]; };
    expect(shown()).toEqual(['quiet', false, '', [], [], []]);
    for (const [text, state] of [['', 'quiet'], ['kos', 'asking']] as const) {
      type('kreta');
      expect(shown()).toEqual(['asking', true, 'kreta', [], [], []]);
      await find.calls.at(-1)!.answer(creteFound);
      expect(shown()).toEqual(['found', false, 'kreta', ['GR', 'GR-KRETA'], ['GR-KRETA'], ['GRK1042']]);
      type(text);
      expect(shown()).toEqual([state, state === 'asking', text, [], [], []]);
    }
    await find.calls.at(-1)!.fail();
    expect(shown()).toEqual(['failed', false, 'kos', [], [], []]);
    typed.error('gone');
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['failed', 'active']);
    actor.send({ type: 'placeSearch.expand', node: 'GR' });
    expect(selectExpandedBranches([])(actor.getSnapshot())).toEqual(['GR']);
  });

  it('keeps the branches that were opened and closed by hand, and opens for a new text what it has found [search.destinations-filter]', () => {
    const { actor, type } = start();
    const expanded = (...found: string[]) => selectExpandedBranches(found)(actor.getSnapshot());
    actor.send({ type: 'placeSearch.expand', node: 'ES' });
    actor.send({ type: 'placeSearch.collapse', node: 'GR' });
    expect(expanded('GR')).toEqual(['ES']);
    type('kreta');
    expect(expanded('GR')).toEqual(['ES', 'GR']);
    actor.send({ type: 'placeSearch.collapse', node: 'ES' });
    expect(expanded()).toEqual([]);
    actor.send({ type: 'placeSearch.expand', node: 'ES' });
    expect(expanded()).toEqual(['ES']);
  });
});
