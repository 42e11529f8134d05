import { pathsOf } from '../testing/path-coverage.ts';
import type { Scenario } from '../testing/path-coverage.ts';
import { accordionMachine } from './accordion.machine.ts';

const events: Scenario<typeof accordionMachine>['events'] = [
  { type: 'accordion.expand', section: 'a' },
  { type: 'accordion.expand', section: 'elsewhere' },
  { type: 'accordion.expandAlso', section: 'b' },
  { type: 'accordion.expandAlso', section: 'elsewhere' },
  { type: 'accordion.collapse', section: 'a' },
  { type: 'accordion.expandAll' },
  { type: 'accordion.collapseAll' },
  { type: 'accordion.expandList', sections: ['b', 'elsewhere'] },
];

/** One that begins open, one that begins closed and one between. */
export const accordionPaths = pathsOf(accordionMachine, [['a', 'b'], [], ['b']].map((expanded) => ({ input: { sections: ['a', 'b'], expanded }, events })));
