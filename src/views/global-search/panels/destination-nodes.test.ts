import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../../ui/controls/tree-nodes.ts';
import { checkedState } from '../../../ui/controls/tree-nodes.ts';
import { matching, namedBranches } from './destination-nodes.ts';

const greece: TreeNode = {
  id: 'GR',
  label: 'Řecko',
  children: [
    { id: 'GR-KRETA', label: 'Kréta', children: [{ id: 'GR-KRETA-AGIOS', label: 'Agios Nikolaos', children: [] }] },
    { id: 'GR-RHODOS', label: 'Rhodos', children: [] },
  ],
};
const poland: TreeNode = { id: 'PL', label: 'Łeba', children: [] };
const all = [greece, poland];

describe('finding a place by name', () => {
  it('finds names whatever their accents and case', () => {
    expect(matching(all, 'reck')).toEqual({ nodes: [greece], expanded: [] });
    expect(matching(all, 'LEBA')).toEqual({ nodes: [poland], expanded: [] });
  });

  it('opens the way to a match deep in the tree and keeps its branch whole', () => {
    expect(matching(all, 'nikol')).toEqual({ nodes: [greece], expanded: ['GR-KRETA', 'GR'] });
    expect(matching(all, 'agios n')).toEqual({ nodes: [greece], expanded: ['GR-KRETA', 'GR'] });
  });

  it('finds nothing inside a word', () => {
    expect(matching(all, 'odos')).toEqual({ nodes: [], expanded: [] });
  });

  it('forgives a slip in a word of four letters and two in one of eight, where nothing is named without', () => {
    expect(['reko', 'reccko', 'erck', 'rezk', 'ezkx'].filter((text) => matching(all, text).nodes.includes(greece))).toEqual(['reko', 'reccko', 'erck', 'rezk']);
    expect(matching(all, 'rhdos')).toEqual({ nodes: [greece], expanded: ['GR'] });
    expect(matching(all, 'nykolaus')).toEqual({ nodes: [greece], expanded: ['GR-KRETA', 'GR'] });
    expect(matching(all, 'rek').nodes).toEqual([]);
    expect(matching([...all, { id: 'X', label: 'Leda', children: [] }], 'leba').nodes).toEqual([poland]);
  });

  it('shows a country as chosen in part where a text names its only chosen region [search.destinations-filter]', () => {
    const { nodes } = namedBranches(all, ['GR', 'GR-KRETA'], ['GR-KRETA']);
    expect(nodes.map((node) => [node.id, checkedState(node, ['GR-KRETA']), checkedState(node, ['GR'])])).toEqual([['GR', 'mixed', true]]);
  });
});
