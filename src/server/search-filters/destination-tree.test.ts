import { describe, expect, it } from 'vitest';
import { destinationTree, type PlaceNode } from './destination-tree.ts';

const leaf = (code: string): PlaceNode => ({ code, name: code, children: [] });
const greece: PlaceNode = { code: 'GR', name: 'Řecko', children: [{ ...leaf('GR-KRETA'), children: [leaf('GR-KRETA-BALI'), leaf('GR-KRETA-MALIA')] }, leaf('GR-KOS')] };
const counts = new Map([['GR', 5], ['GR-KRETA', 4], ['GR-KRETA-BALI', 3], ['GR-KRETA-MALIA', 1], ['GR-KOS', 1]]);

function stateOf(selected: string[], found = counts): Record<string, string> {
  const states: Record<string, string> = {};
  const walk = (options: ReturnType<typeof destinationTree>) => {
    for (const { code, selected: chosen, indeterminate, enabled, additionalOptions = [] } of options) {
      states[code] = `${chosen ? 'chosen' : indeterminate ? 'half' : 'not'}${enabled ? '' : ' disabled'}`;
      walk(additionalOptions);
    }
  };
  walk(destinationTree([greece], new Set(selected), found));
  return states;
}

describe('the tree of destinations', () => {
  it('chooses with a place everything in it [gs.indeterminate]', () => {
    expect(stateOf(['GR-KRETA'])).toEqual({ GR: 'half', 'GR-KRETA': 'chosen', 'GR-KRETA-BALI': 'chosen', 'GR-KRETA-MALIA': 'chosen', 'GR-KOS': 'not' });
  });

  it('half chooses what holds a chosen place, and chooses it when all of it is [gs.indeterminate]', () => {
    expect(stateOf(['GR-KRETA-BALI'])).toMatchObject({ GR: 'half', 'GR-KRETA': 'half', 'GR-KRETA-MALIA': 'not' });
    expect(stateOf(['GR-KRETA-BALI', 'GR-KRETA-MALIA', 'GR-KOS'])).toMatchObject({ GR: 'chosen', 'GR-KRETA': 'chosen' });
  });

  it('disables where nothing would be found, but never what is chosen', () => {
    const fewer = new Map([['GR', 1], ['GR-KOS', 1]]);
    expect(stateOf([], fewer)).toEqual({ GR: 'not', 'GR-KRETA': 'not disabled', 'GR-KRETA-BALI': 'not disabled', 'GR-KRETA-MALIA': 'not disabled', 'GR-KOS': 'not' });
    expect(stateOf(['GR-KRETA-MALIA'], fewer)).toMatchObject({ GR: 'half', 'GR-KRETA': 'half', 'GR-KRETA-MALIA': 'chosen' });
    expect(stateOf(['GR'], fewer)).toMatchObject({ GR: 'chosen', 'GR-KRETA': 'not disabled', 'GR-KOS': 'chosen' });
  });

  it('points out the three countries with the most hotels, and tags a place with what it is sold as [gs.indeterminate] [gs.tags]', () => {
    const countries = ['AT', 'ES', 'GR', 'IT', 'TR'].map(leaf);
    const tree = destinationTree(countries, new Set(), new Map([['AT', 1], ['ES', 7], ['IT', 9], ['TR', 3]]), new Map([['ES', ['WS', 'DW']]]));
    expect(tree.filter(({ highlighted }) => highlighted).map(({ code }) => code)).toEqual(['ES', 'IT', 'TR']);
    expect(tree.map(({ assignedTags }) => assignedTags)).toEqual([undefined, ['WS', 'DW'], undefined, undefined, undefined]);
    expect(destinationTree(countries, new Set(), new Map()).some(({ highlighted }) => highlighted)).toBe(false);
  });
});
