import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connectPorts } from '../port.ts';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { createTokenRefresher } from './create-token-refresher.ts';
import { tokenRefreshMachine } from './token-refresh.machine.ts';
import { tokenRefreshPaths } from './token-refresh.paths.ts';
import type { TokenRefreshPorts } from './token-refresh.types.ts';

function start() {
  const { port, calls } = heldPort<TokenRefreshPorts['refresh']>();
  const facts: string[] = [];
  const refresher = createTokenRefresher({
    refresh: () => port({}, { signal: new AbortController().signal }),
    start: (ports) => {
      const actor = connectPorts(createActor(tokenRefreshMachine), { ...ports });
      actor.on('*', ({ type }) => { facts.push(type); });
      return actor.start();
    },
  });
  return { refresher, calls, facts };
}

describe('token refresh', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(tokenRefreshPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(tokenRefreshPaths)).toEqual([]);
  });

  it('makes one refresh for all who ask while it runs [token.refresh]', async () => {
    const { refresher, calls, facts } = start();
    expect(startFlow(tokenRefreshMachine, { input: undefined, ports: { refresh: heldPort<TokenRefreshPorts['refresh']>().port } }).actor.getSnapshot().value).toBe('idle');
    const asking = Promise.all([refresher.refresh(), refresher.refresh(), refresher.refresh()]);
    await calls[0]!.answer('refreshed');
    expect(await asking).toEqual([true, true, true]);
    expect([calls.length, refresher.generation(), facts]).toEqual([1, 1, ['tokenRefresh.refreshed']]);
  });

  it('refreshes again when asked after the first was done [token.refresh]', async () => {
    const { refresher, calls } = start();
    const first = refresher.refresh();
    await calls[0]!.answer('refreshed');
    await first;
    void refresher.refresh();
    await taken();
    expect(calls).toHaveLength(2);
  });

  it('tells all who asked that it failed, and tries again for the next [token.refresh]', async () => {
    const { refresher, calls, facts } = start();
    const asking = Promise.all([refresher.refresh(), refresher.refresh()]);
    await calls[0]!.fail();
    expect(await asking).toEqual([false, false]);
    expect([refresher.generation(), facts]).toEqual([0, ['tokenRefresh.failed']]);
    const again = refresher.refresh();
    await calls[1]!.answer('refreshed');
    expect(await again).toBe(true);
  });

  it('signs the visitor out with a spent refresh cookie, and refreshes the session that they begin after it [token.refresh]', async () => {
    const { refresher, calls, facts } = start();
    const first = refresher.refresh();
    await calls[0]!.answer('spent');
    expect([await first, calls.length, refresher.generation(), facts]).toEqual([true, 1, 1, ['tokenRefresh.signedOut']]);
    const next = refresher.refresh();
    await calls[1]!.answer('refreshed');
    expect([await next, calls.length, refresher.generation(), facts]).toEqual([true, 2, 2, ['tokenRefresh.signedOut', 'tokenRefresh.refreshed']]);
  });
});
