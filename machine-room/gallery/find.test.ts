import { describe, expect, it } from 'vitest';
import { describeMachine } from '../description/describe-machine.ts';
import type { FlowDescription } from '../description/flow-description.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { everythingIn, find } from './find.ts';
import { addressOf, placeOf } from './place.ts';

const flow: FlowDescription = {
  ...describeMachine(navigationMachine),
  folder: 'machines/navigation',
  commands: [{ type: 'navigation.go', payload: 'url: string', description: 'Leaves the document' }],
  facts: [{ type: 'navigation.left', payload: 'url: string', description: '' }],
  ports: [{ name: 'openDocument', kind: 'promise', input: '', output: '', description: '' }],
  clauses: ['track.click-delay'],
};
const found = (query: string) => find(everythingIn([flow]), query).map(({ kind, text }) => `${kind} ${text}`);

describe('search in the gallery', () => {
  it.each([
    ['clicked', ['state clicked']],
    ['navigation.go', ['command navigation.go']],
    ['LEFT', ['fact navigation.left']],
    ['openDocument', ['port openDocument']],
    ['clickDelay', ['delay clickDelay']],
    ['click delay', ['flow navigation', 'delay clickDelay', 'clause track.click-delay']],
    ['history entry', ['state pushing', 'state replacing']],
    ['nothing of the kind', []],
    ['  ', []],
  ])('finds %s', (query, expected) => {
    expect(found(query).toSorted()).toEqual(expected.toSorted());
  });

  it('puts the one of that name first', () => {
    expect(found('leaving')[0]).toBe('state leaving');
  });

  it('leads to a state and back', () => {
    const place = { flow: 'navigation', state: 'navigation.clicked' };
    expect(placeOf(addressOf(place.flow, place.state))).toEqual(place);
    expect(placeOf('')).toEqual({ flow: null, state: null });
  });
});
