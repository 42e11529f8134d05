import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { accordionMachine } from './accordion.machine.ts';
import { accordionPaths } from './accordion.paths.ts';
import { selectCanCollapseAll, selectCanExpandAll, selectIsExpanded } from './accordion.select.ts';
import type { AccordionCommand } from './accordion.types.ts';

const sections = ['a', 'b', 'c'];

function after(...commands: AccordionCommand[]) {
  return afterOpen([], ...commands);
}

function afterOpen(expanded: string[], ...commands: AccordionCommand[]) {
  return afterOpenOf(sections, expanded, ...commands);
}

function afterOpenOf(sections: string[], expanded: string[], ...commands: AccordionCommand[]) {
  const { actor } = startFlow(accordionMachine, { input: { sections, expanded } });
  for (const command of commands) actor.send(command);
  const snapshot = actor.getSnapshot();
  return { open: sections.filter((section) => selectIsExpanded(snapshot, section)), canExpandAll: selectCanExpandAll(snapshot), canCollapseAll: selectCanCollapseAll(snapshot) };
}

describe('accordion', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(accordionPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(accordionPaths)).toEqual([]);
  });

  it('expands one and collapses the others [view.accordion]', () => {
    const expand = (section: string): AccordionCommand => ({ type: 'accordion.expand', section });
    expect(after(expand('a'), expand('c')).open).toEqual(['c']);
    expect(after(expand('a'))).toEqual({ open: ['a'], canExpandAll: true, canCollapseAll: true });
    expect(after(expand('a'), expand('x')).open).toEqual(['a']);
    expect(after(expand('a'), { type: 'accordion.collapse', section: 'a' }).open).toEqual([]);
  });

  it('expands one beside those that are open, in their order, and nothing that is no section [view.accordion]', () => {
    const expandAlso = (section: string): AccordionCommand => ({ type: 'accordion.expandAlso', section });
    expect(after(expandAlso('c'), expandAlso('a'), expandAlso('a'), expandAlso('x')).open).toEqual(['a', 'c']);
    expect(after(expandAlso('b'), expandAlso('a'), expandAlso('c'))).toEqual({ open: sections, canExpandAll: false, canCollapseAll: true });
  });

  it('expands all, collapses all and expands a list [view.accordion]', () => {
    expect(after({ type: 'accordion.expandAll' })).toEqual({ open: sections, canExpandAll: false, canCollapseAll: true });
    expect(after({ type: 'accordion.expandAll' }, { type: 'accordion.collapseAll' })).toEqual({ open: [], canExpandAll: true, canCollapseAll: false });
    expect(after({ type: 'accordion.expandAll' }, { type: 'accordion.collapse', section: 'a' })).toEqual({ open: ['b', 'c'], canExpandAll: true, canCollapseAll: true });
    expect(after({ type: 'accordion.expand', section: 'a' }, { type: 'accordion.expandAll' })).toEqual({ open: sections, canExpandAll: false, canCollapseAll: true });
    expect(after({ type: 'accordion.expand', section: 'a' }, { type: 'accordion.collapseAll' })).toEqual({ open: [], canExpandAll: true, canCollapseAll: false });
    expect(after({ type: 'accordion.expandList', sections: ['c', 'a', 'x'] })).toEqual({ open: ['a', 'c'], canExpandAll: true, canCollapseAll: true });
  });

  it('begins as open as the page says, and offers no more than is left to do [view.accordion]', () => {
    expect(afterOpen(sections)).toEqual({ open: sections, canExpandAll: false, canCollapseAll: true });
    expect(afterOpen(['b'])).toEqual({ open: ['b'], canExpandAll: true, canCollapseAll: true });
    expect(afterOpen([])).toEqual({ open: [], canExpandAll: true, canCollapseAll: false });
    expect(afterOpenOf([], []).canCollapseAll).toBe(false);
  });

  it('collapses nothing for a section that is closed, or none [view.accordion]', () => {
    for (const section of ['a', 'x']) expect(afterOpen(['b'], { type: 'accordion.collapse', section })).toEqual({ open: ['b'], canExpandAll: true, canCollapseAll: true });
  });
});
