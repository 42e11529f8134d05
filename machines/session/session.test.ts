import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { connectPorts } from '../port.ts';
import { resumeDelays } from '../resume-delays.ts';
import { sessionMachine } from './session.machine.ts';
import { guest, sessionPaths } from './session.paths.ts';
import { selectIsAuthenticated, selectUserStatus } from './session.select.ts';
import type { SessionPorts, UserInfo } from './session.types.ts';

const customer: UserInfo = { ...guest, authenticated: true, account_type: 'CUSTOMER', user_status: 'returning' };

function start(userInfo: UserInfo | null) {
  const fetching = heldPort<SessionPorts['fetchUserInfo']>();
  return { ...startFlow(sessionMachine, { input: { userInfo }, ports: { fetchUserInfo: fetching.port } }), asked: fetching.calls };
}

describe('session', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(sessionPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(sessionPaths)).toEqual([]);
  });

  it('starts with what the server delivered and asks for nothing [user.info]', () => {
    const { actor, asked } = start(customer);
    expect(asked).toEqual([]);
    expect([selectIsAuthenticated(actor.getSnapshot()), selectUserStatus(actor.getSnapshot())]).toEqual([true, 'returning']);
  });

  it('asks again every 240000 ms and not before [user.info]', async () => {
    const { asked, clock, facts } = start(guest);
    clock.increment(239_999);
    expect(asked).toHaveLength(0);
    clock.increment(1);
    expect(asked).toHaveLength(1);
    await asked[0]!.answer(customer);
    clock.increment(240_000);
    expect(asked).toHaveLength(2);
    expect(facts).toEqual([{ type: 'session.updated', userInfo: customer }]);
  });

  it('treats a visitor whom nobody has classified as one on a first visit [user.info]', async () => {
    const { actor, asked } = start(null);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await asked[0]!.fail();
    expect([actor.getSnapshot().value, selectUserStatus(actor.getSnapshot())]).toEqual(['stale', 'FIRST_TIME_ON_PAGE']);
  });

  it('keeps what it knew when a refresh fails and tries again later [user.info]', async () => {
    const { actor, asked, clock } = start(customer);
    actor.send({ type: 'session.refresh' });
    await asked[0]!.fail();
    expect(selectUserStatus(actor.getSnapshot())).toBe('returning');
    clock.increment(240_000);
    expect(asked).toHaveLength(2);
  });

  it('goes on counting when restored from a snapshot of the server [user.info]', () => {
    const { actor } = start(guest);
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const fetching = heldPort<SessionPorts['fetchUserInfo']>();
    const clock = new SimulatedClock();
    const restored = connectPorts(createActor(sessionMachine, { snapshot, clock, input: { userInfo: null } }), { fetchUserInfo: fetching.port });
    resumeDelays(restored.start());
    expect(fetching.calls).toHaveLength(0);
    clock.increment(240_000);
    expect(fetching.calls).toHaveLength(1);
  });
});
