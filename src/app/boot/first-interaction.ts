/** A finger counts once it is lifted: what its press asks for goes first. */
const PRESSES = ['pointerup', 'touchend', 'keydown', 'click'];
/** What leads to a press. */
const APPROACHES = ['pointermove', 'scroll'];

/** Milliseconds in which a press that follows an approach asks for what it leads to before anything else does. */
const PRESS_MS = 300;

/** @returns when the visitor first does anything: before that nothing can have gone wrong for them */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const once = { capture: true, passive: true, once: true };
    for (const sign of PRESSES) addEventListener(sign, () => resolve(), once);
    for (const sign of APPROACHES) addEventListener(sign, () => setTimeout(resolve, PRESS_MS), once);
  });
}
