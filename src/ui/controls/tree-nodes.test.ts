import { describe, expect, it } from 'vitest';
import { checkedState, type TreeNode, treeMove, visibleNodes } from './tree-nodes.ts';

const leaf = (id: string, label = id): TreeNode => ({ id, label });
const crete: TreeNode = { id: 'GR-KRETA', label: 'Kréta', children: [leaf('GR-KRETA-STALIS', 'Stalis'), leaf('GR-KRETA-MALIA', 'Malia')] };
const greece: TreeNode = { id: 'GR', label: 'Řecko', children: [crete, leaf('GR-KOS', 'Kos')] };
const egypt: TreeNode = { id: 'EG', label: 'Egypt', children: [leaf('EG-HURGHADA', 'Hurghada')] };
const nodes = [greece, egypt];

const idsOf = (expanded: string[]) => visibleNodes(nodes, expanded, []).map(({ node }) => node.id);
const move = (key: string, current: string, expanded: string[]) => treeMove(key, current, visibleNodes(nodes, expanded, []), expanded);

describe('visible nodes', () => {
  it('leaves out what is under a closed node', () => {
    expect(idsOf([])).toEqual(['GR', 'EG']);
    expect(idsOf(['GR'])).toEqual(['GR', 'GR-KRETA', 'GR-KOS', 'EG']);
    expect(idsOf(['GR-KRETA'])).toEqual(['GR', 'EG']);
  });

  it('know their level and what chose them', () => {
    const seen = visibleNodes(nodes, ['GR', 'GR-KRETA'], ['GR-KRETA']).map(({ node, level, checked }) => [node.id, level, checked]);
    expect(seen).toEqual([
      ['GR', 1, 'mixed'],
      ['GR-KRETA', 2, true],
      ['GR-KRETA-STALIS', 3, true],
      ['GR-KRETA-MALIA', 3, true],
      ['GR-KOS', 2, false],
      ['EG', 1, false],
    ]);
  });
});

describe('checked state', () => {
  it('is whole when the node, its parent or everything under it is chosen', () => {
    expect(checkedState(greece, ['GR'])).toBe(true);
    expect(checkedState(crete, [], true)).toBe(true);
    expect(checkedState(greece, ['GR-KRETA-STALIS', 'GR-KRETA-MALIA', 'GR-KOS'])).toBe(true);
  });

  it('is mixed when only a part is, at any depth', () => {
    expect(checkedState(greece, ['GR-KRETA-MALIA'])).toBe('mixed');
    expect(checkedState(crete, ['GR-KRETA-MALIA'])).toBe('mixed');
    // Of a tree that shows what a text names, the rest is not there to be judged.
    expect(checkedState({ ...crete, holdsMore: true }, ['GR-KRETA-STALIS', 'GR-KRETA-MALIA'])).toBe('mixed');
  });

  it('is empty when nothing under it is chosen', () => {
    expect(checkedState(greece, ['EG'])).toBe(false);
    expect(checkedState(leaf('GR-KOS'), ['GR-KRETA'])).toBe(false);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', 'GR', ['GR'], { to: 'GR-KRETA' }],
    ['ArrowUp', 'EG', ['GR'], { to: 'GR-KOS' }],
    ['ArrowUp', 'GR', [], undefined],
    ['ArrowDown', 'EG', [], undefined],
    ['ArrowRight', 'GR', [], { expand: ['GR'] }],
    ['ArrowRight', 'GR', ['GR'], { to: 'GR-KRETA' }],
    ['ArrowRight', 'GR-KOS', ['GR'], undefined],
    ['ArrowLeft', 'GR', ['GR'], { collapse: 'GR' }],
    ['ArrowLeft', 'GR-KRETA', ['GR'], { to: 'GR' }],
    ['ArrowLeft', 'EG', [], undefined],
    ['Home', 'EG', ['GR'], { to: 'GR' }],
    ['End', 'GR', ['EG'], { to: 'EG-HURGHADA' }],
    [' ', 'GR', [], { toggle: 'GR' }],
    ['Enter', 'EG', [], { toggle: 'EG' }],
    ['*', 'GR', ['EG'], { expand: ['GR'] }],
    ['e', 'GR', [], { to: 'EG' }],
    ['K', 'GR-KOS', ['GR'], { to: 'GR-KRETA' }],
    ['x', 'GR', [], undefined],
    ['Tab', 'GR', [], undefined],
  ] as const)('%s on %s with %j open', (key, current, expanded, expected) => {
    expect(move(key, current, [...expanded])).toEqual(expected);
  });

  it('chooses nothing through a disabled node', () => {
    const disabled = [{ ...egypt, disabled: true }];
    expect(treeMove(' ', 'EG', visibleNodes(disabled, [], []), [])).toBeUndefined();
  });
});
