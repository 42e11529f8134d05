import { assign, setup } from 'xstate';
import type { AccordionCommand, AccordionContext, AccordionInput } from './accordion.types.ts';

/** Sections under each other that open and close [view.accordion]. */
export const accordionMachine = setup({
  types: {} as {
    input: AccordionInput;
    context: AccordionContext;
    events: AccordionCommand;
  },
  actions: {
    expandOnly: assign(({ context }, { sections }: { sections: readonly string[] }) => ({
      expanded: context.sections.filter((section) => sections.includes(section)),
    })),
    expandAlso: assign(({ context }, { section }: { section: string }) => ({
      expanded: context.sections.filter((one) => one === section || context.expanded.includes(one)),
    })),
    expandEverything: assign(({ context }) => ({ expanded: context.sections })),
    collapseEverything: assign({ expanded: [] }),
    collapseOne: assign(({ context }, { section }: { section: string }) => ({
      expanded: context.expanded.filter((other) => other !== section),
    })),
  },
  guards: {
    nothingIsExpanded: ({ context }) => context.expanded.length === 0,
    everythingIsExpanded: ({ context }) => context.expanded.length === context.sections.length,
    isSection: ({ context }, { section }: { section: string }) => context.sections.includes(section),
  },
}).createMachine({
  id: 'accordion',
  description: 'Sections under each other that open and close',
  context: ({ input }) => input,
  initial: 'settling',
  states: {
    settling: {
      description: 'Looks how many sections are open',
      always: [
        { guard: 'nothingIsExpanded', target: 'collapsed' },
        { guard: 'everythingIsExpanded', target: 'expanded' },
        { target: 'mixed' },
      ],
    },
    collapsed: {
      description: 'All sections are closed',
      on: { 'accordion.expandAll': { actions: 'expandEverything', target: 'settling' } },
    },
    mixed: {
      description: 'Some sections are open',
      on: {
        'accordion.expandAll': { actions: 'expandEverything', target: 'settling' },
        'accordion.collapseAll': { actions: 'collapseEverything', target: 'settling' },
      },
    },
    expanded: {
      description: 'All sections are open',
      on: { 'accordion.collapseAll': { actions: 'collapseEverything', target: 'settling' } },
    },
  },
  on: {
    'accordion.expand': {
      guard: { type: 'isSection', params: ({ event }) => event },
      actions: { type: 'expandOnly', params: ({ event }) => ({ sections: [event.section] }) },
      target: '.settling',
    },
    'accordion.expandAlso': {
      actions: { type: 'expandAlso', params: ({ event }) => event },
      target: '.settling',
    },
    'accordion.collapse': {
      actions: { type: 'collapseOne', params: ({ event }) => event },
      target: '.settling',
    },
    'accordion.expandList': { actions: { type: 'expandOnly', params: ({ event }) => event }, target: '.settling' },
  },
});
