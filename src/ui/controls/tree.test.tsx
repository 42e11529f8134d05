import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TreeNode } from './tree-nodes.ts';
import { Tree } from './tree.tsx';

const nodes: TreeNode[] = [
  { id: 'GR', label: 'Řecko', note: '214', children: [{ id: 'GR-KRETA', label: 'Kréta' }, { id: 'GR-KOS', label: 'Kos' }] },
  { id: 'EG', label: 'Egypt', disabled: true, children: [{ id: 'EG-HURGHADA', label: 'Hurghada' }] },
];

const render = (expanded: string[], selected: string[]) =>
  renderToStaticMarkup(
    <Tree id="where" label="Kam" nodes={nodes} expanded={expanded} selected={selected} expandLabel="Rozbalit" onExpand={() => {}} onToggle={() => {}} />,
  );

const item = (markup: string, id: string) => new RegExp(`<li id="where-${id}"[^>]*>`).exec(markup)?.[0] ?? '';

it('says what is open, chosen in part, chosen and disabled', () => {
  const markup = render(['GR'], ['GR-KRETA']);
  expect(markup).toMatch(/^<ul id="where" role="tree" aria-label="Kam" aria-multiselectable="true"/);
  expect(item(markup, 'GR')).toMatch(/role="treeitem".*aria-labelledby="where-GR-label where-GR-note" aria-level="1" aria-posinset="1" aria-setsize="2" aria-checked="mixed" aria-expanded="true"/);
  expect(item(markup, 'GR-KRETA')).toContain('aria-checked="true"');
  expect(item(markup, 'GR-KRETA')).not.toContain('aria-expanded');
  expect(item(markup, 'EG')).toMatch(/aria-checked="false" aria-expanded="false" aria-disabled="true"/);
  expect(item(markup, 'GR-KOS')).toContain('aria-level="2" aria-posinset="2" aria-setsize="2" aria-checked="false"');
  expect(item(markup, 'EG-HURGHADA')).toBe('');
});

it('has one tab stop: what is chosen, else the first', () => {
  const stops = (markup: string) => [...markup.matchAll(/<li id="where-([\w-]+)"[^>]*tabindex="0"/g)].map(([, id]) => id);
  expect(stops(render([], []))).toEqual(['GR']);
  expect(stops(render(['GR'], ['GR-KOS']))).toEqual(['GR-KOS']);
  expect(stops(render([], ['GR-KOS']))).toEqual(['GR']);
});
