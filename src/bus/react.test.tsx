// @vitest-environment happy-dom
import { act, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { afterPaint } from '../ui/loading/after-paint.ts';
import { createBus } from './bus.ts';
import type { ReadableBus } from './bus.ts';
import { BusProvider, useDispatch, useFlow } from './react.tsx';

const ports = { storeConsent: async () => {}, storedConsents: () => NEVER };
const report = (problem: Error) => { throw problem; };

/** A bus with a flow that stands as it came with a document. */
function resumed() {
  const bus = createBus({ report });
  bus.start('consent', { machine: consentMachine, ports, input: { stored: null }, isServed: true });
  return bus;
}

function State() {
  return <p>{useFlow('consent', ({ value }) => JSON.stringify(value))}</p>;
}

const shop = (bus: ReadableBus, children: ReactNode) => <BusProvider bus={bus}>{children}</BusProvider>;

/** Markup of a server, and what becomes of it where `bus` lives. */
async function hydrated(bus: ReadableBus, children: ReactNode) {
  const problems: unknown[] = [];
  const root = document.createElement('div');
  root.innerHTML = renderToString(shop(resumed(), children));
  const served = root.textContent;
  await act(async () => { hydrateRoot(root, shop(bus, children), { onRecoverableError: (problem) => problems.push(problem) }); });
  return { root, served, problems };
}

beforeEach(() => { vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true); });

describe('a view of a flow', () => {
  it('hydrates in the state its markup shows although the flow has gone on, and follows at once', async () => {
    const bus = resumed();
    bus.dispatch({ type: 'consent.customise' });
    const { root, served, problems } = await hydrated(bus, <State />);
    expect([served, root.textContent]).toEqual(['"asking"', '"customising"']);
    expect(problems).toEqual([]);
  });

  it('of the page that came with the document is seen as it is once another page has been there', async () => {
    const [bus, other] = [resumed(), resumed()];
    const shown: (string | null)[] = [];
    function Told() {
      const state = useFlow('consent', ({ value }) => JSON.stringify(value));
      useLayoutEffect(() => { shown.push(state ?? null); });
      return state;
    }
    let show: (bus: ReadableBus) => void = () => {};
    function Pages() {
      const [current, setCurrent] = useState<ReadableBus>(bus);
      useLayoutEffect(() => { show = setCurrent; }, []);
      return shop(current, <Told key={current === bus ? 'first' : 'second'} />);
    }
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Pages />);
    await act(async () => { hydrateRoot(root, <Pages />); });
    bus.dispatch({ type: 'consent.customise' });
    await act(async () => show(other));
    shown.length = 0;
    await act(async () => show(bus));
    expect(shown).toEqual(['"customising"']);
  });

  it('is drawn in a task after the one in which a painted press is worked off: what that asks for leaves first', async () => {
    const bus = resumed();
    const { root } = await hydrated(bus, <State />);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const shown = await new Promise((resolve) => {
      afterPaint(async () => {
        bus.dispatch({ type: 'consent.customise' });
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        resolve(root.textContent);
      });
    });
    expect(shown).toBe('"asking"');
    await vi.waitUntil(() => root.textContent === '"customising"');
  });

  it('does not show a flow that began meanwhile before it has hydrated', async () => {
    function Party() {
      return <p>{useFlow('participants', ({ context }) => context.rooms.length) ?? 'none'}</p>;
    }
    const bus = resumed();
    bus.start('participants', { machine: participantsMachine, ports: {}, input: { occupancies: [{ adults: 1, childBirthDates: [] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20' } });
    const { root, served, problems } = await hydrated(bus, <Party />);
    expect([served, root.textContent]).toEqual(['none', '1']);
    expect(problems).toEqual([]);
  });

  it('that comes later begins with the flow as it is', async () => {
    const shown: (string | undefined)[] = [];
    function Late() {
      shown.push(useFlow('consent', ({ value }) => value));
      return null;
    }
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return <>{isOpen ? <Late /> : <button type="button" onClick={() => setIsOpen(true)}>Open</button>}</>;
    }
    const bus = resumed();
    bus.dispatch({ type: 'consent.customise' });
    const { root } = await hydrated(bus, <Page />);
    await act(async () => { root.querySelector('button')!.click(); });
    expect(shown).toEqual(['customising']);
  });

  it('is rendered again only when what it shows has changed', async () => {
    const drawn = { times: 0 };
    function Choices() {
      const draft = useFlow('consent', ({ context }) => ({ ...context.draft }));
      const dispatch = useDispatch();
      useEffect(() => { drawn.times += 1; });
      return <button type="button" onClick={() => dispatch({ type: 'consent.choose', category: 'statistics', allowed: true })}>{String(draft?.statistics)}</button>;
    }
    const bus = resumed();
    const { root } = await hydrated(bus, <Choices />);
    drawn.times = 0;
    await act(async () => { bus.dispatch({ type: 'consent.customise' }); });
    expect(drawn.times).toBe(0);
    await act(async () => { root.querySelector('button')!.click(); });
    expect([drawn.times, root.textContent]).toEqual([1, 'true']);
    await act(async () => { root.querySelector('button')!.click(); });
    expect(drawn.times).toBe(1);
  });
});
