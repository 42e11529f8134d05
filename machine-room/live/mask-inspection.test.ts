import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, it } from 'vitest';
import { createMask } from '../masking/mask.ts';
import { maskInspection } from './mask-inspection.ts';

const mask = createMask({ salt: 'salt', tripDates: [] });

it('lets states and names of events out to the inspector, but nobody’s data', () => {
  const sent = maskInspection({
    type: '@xstate.snapshot', rootId: 'x:0', sessionId: 'x:0', createdAt: '0', id: '1', _version: '1',
    event: { type: 'checkout.setOwner', field: 'email', value: 'jana@example.cz' },
    snapshot: { status: 'active', value: { step: 'details' }, context: { owner: { firstName: 'Jana' } }, children: { port: { input: 'Jana' } } },
  } as unknown as StatelyInspectionEvent, mask);
  expect(sent).toMatchObject({ sessionId: 'x:0', event: { type: 'checkout.setOwner', field: 'email' }, snapshot: { status: 'active', value: { step: 'details' } } });
  expect(JSON.stringify(sent)).not.toMatch(/jana/i);
});
