import { expect, it } from 'vitest';
import type { Command } from './flows.ts';
import { wishesOf } from './wishes.ts';

const sort: Command = { type: 'listing.sort', sortCode: 'price' };
const extend: Command = { type: 'listing.extend' };

/** A bus that notes what happens, and a browser that paints when it is told to. */
function startWishes({ isQuick = true } = {}) {
  const log: string[] = [];
  const listeners = new Set<() => void>();
  const work: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const wishes = wishesOf({
    dispatch(command) {
      log.push(command.type);
      listeners.forEach((listener) => listener());
    },
    watch(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }, { afterPaint: (after) => { work.push(after); }, nextTask: (task) => { tasks.push(task); }, isQuick: () => isQuick });
  const unwatch = wishes.watch('listing', () => { log.push('shown'); });
  return { ...wishes, log, unwatch, paint: () => work.splice(0).forEach((after) => after()), goOn: () => tasks.splice(0).forEach((task) => task()) };
}

it('carries a command out at once, and shows what follows from it after the paint', () => {
  const { dispatchAhead, log, paint } = startWishes();
  dispatchAhead(sort);
  expect(log).toEqual(['listing.sort']);
  paint();
  expect(log).toEqual(['listing.sort', 'shown']);
});

it('paints first where a command would keep the frame waiting, and shows what follows once its request is on its way', () => {
  const { dispatchAhead, log, paint, goOn } = startWishes({ isQuick: false });
  dispatchAhead(sort);
  expect(log).toEqual([]);
  paint();
  expect(log).toEqual(['listing.sort']);
  goOn();
  expect(log).toEqual(['listing.sort', 'shown']);
});

it('shows once what several presses within a frame lead to', () => {
  const { dispatchAhead, log, paint } = startWishes();
  dispatchAhead(sort);
  dispatchAhead(extend);
  paint();
  expect(log).toEqual(['listing.sort', 'listing.extend', 'shown']);
});

it('takes commands that wait for a frame along, in their order', () => {
  const { dispatchAfterPaint, dispatchAhead, log, paint } = startWishes();
  dispatchAfterPaint(sort);
  dispatchAhead(extend);
  expect(log).toEqual(['listing.sort', 'shown', 'listing.extend']);
  paint();
  expect(log).toEqual(['listing.sort', 'shown', 'listing.extend', 'shown']);
});

it('shows at once what nobody pressed for, and nothing to whoever no longer watches', () => {
  const { dispatch, dispatchAhead, log, paint, unwatch } = startWishes();
  dispatch(sort);
  dispatchAhead(extend);
  unwatch();
  paint();
  expect(log).toEqual(['listing.sort', 'shown', 'listing.extend']);
});
