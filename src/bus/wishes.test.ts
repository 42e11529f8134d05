import { expect, it } from 'vitest';
import type { Command } from './flows.ts';
import { PATIENCE_MS, wishesOf } from './wishes.ts';

const sort: Command = { type: 'listing.sort', sortCode: 'price' };
const extend: Command = { type: 'listing.extend' };

/** A bus that notes what happens, and a browser that paints when it is told to. */
function startWishes({ isQuick = true } = {}) {
  const log: string[] = [];
  const listeners = new Set<() => void>();
  const work: (() => void)[] = [];
  const tasks: { run: () => void; ms: number }[] = [];
  const wishes = wishesOf({
    dispatch(command) {
      log.push(command.type);
      listeners.forEach((listener) => listener());
    },
    watch(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }, { afterPaint: (after) => { work.push(after); }, later: (run, ms = 0) => { tasks.push({ run, ms }); }, isQuick: () => isQuick });
  const unwatch = wishes.watch('listing', () => { log.push('shown'); });
  return {
    ...wishes,
    log,
    unwatch,
    paint: () => work.splice(0).forEach((after) => after()),
    /** What has to be done within so many milliseconds is done. */
    goOn: (within = 0) => tasks.splice(0).forEach((task) => (task.ms <= within ? task.run() : tasks.push(task))),
    /** Something happens that nobody pressed for, and what it leads to at once. */
    answer: async () => {
      log.push('answered');
      listeners.forEach((listener) => listener());
      await Promise.resolve();
    },
  };
}

it('carries a command out at once, and shows what follows from it with the answer', async () => {
  const { dispatchAhead, log, paint, answer } = startWishes();
  const shown = dispatchAhead(sort).then(() => log.push('told'));
  expect(log).toEqual(['listing.sort']);
  paint();
  expect(log).toEqual(['listing.sort']);
  await answer();
  await shown;
  expect(log).toEqual(['listing.sort', 'answered', 'shown', 'told']);
});

it('shows what follows from a command without its answer where that takes long', async () => {
  const { dispatchAhead, log, paint, goOn, answer } = startWishes();
  const shown = dispatchAhead(sort);
  paint();
  goOn(PATIENCE_MS - 1);
  expect(log).toEqual(['listing.sort']);
  goOn(PATIENCE_MS);
  await shown;
  await answer();
  expect(log).toEqual(['listing.sort', 'shown', 'answered', 'shown']);
});

it('paints a press before an answer that came sooner', async () => {
  const { dispatchAhead, log, paint, answer } = startWishes();
  void dispatchAhead(sort);
  await answer();
  expect(log).toEqual(['listing.sort', 'answered']);
  paint();
  expect(log).toEqual(['listing.sort', 'answered', 'shown']);
});

it('paints first where a command would keep the frame waiting, and shows what follows once its request is on its way', async () => {
  const { dispatchAhead, log, paint, goOn } = startWishes({ isQuick: false });
  const shown = dispatchAhead(sort);
  expect(log).toEqual([]);
  paint();
  expect(log).toEqual(['listing.sort']);
  goOn();
  await shown;
  expect(log).toEqual(['listing.sort', 'shown']);
});

it('shows once what several presses lead to', async () => {
  const { dispatchAhead, log, paint, answer } = startWishes();
  const presses = [dispatchAhead(sort), dispatchAhead(extend)];
  paint();
  await answer();
  await Promise.all(presses);
  expect(log).toEqual(['listing.sort', 'listing.extend', 'answered', 'shown']);
});

it('tells a press only once all is shown that was pressed within the same time', async () => {
  const { dispatchAhead, log, paint, goOn, answer } = startWishes();
  void dispatchAhead(sort).then(() => log.push('told'));
  paint();
  void dispatchAhead(extend);
  goOn(PATIENCE_MS);
  await answer();
  expect(log).toEqual(['listing.sort', 'listing.extend', 'answered']);
  paint();
  await Promise.resolve();
  expect(log).toEqual(['listing.sort', 'listing.extend', 'answered', 'shown', 'told']);
});

it('takes commands that wait for a frame along, in their order', () => {
  const { dispatchAfterPaint, dispatchAhead, log, paint, goOn } = startWishes();
  dispatchAfterPaint(sort);
  void dispatchAhead(extend);
  expect(log).toEqual(['listing.sort', 'shown', 'listing.extend']);
  paint();
  goOn(PATIENCE_MS);
  expect(log).toEqual(['listing.sort', 'shown', 'listing.extend', 'shown']);
});

it('does not keep waiting what is pressed next', () => {
  const { dispatchAhead, dispatch, log, paint } = startWishes();
  void dispatchAhead(extend);
  paint();
  dispatch(sort);
  expect(log).toEqual(['listing.extend', 'shown', 'listing.sort', 'shown']);
});

it('shows at once what nobody pressed for, and nothing to whoever no longer watches', async () => {
  const { answer, dispatchAhead, log, paint, unwatch, goOn } = startWishes();
  await answer();
  void dispatchAhead(extend);
  unwatch();
  paint();
  goOn(PATIENCE_MS);
  expect(log).toEqual(['answered', 'shown', 'listing.extend']);
});
