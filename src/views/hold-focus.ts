/**
 * Gives a part of a page the focus when what had it there is gone, such as the button of a notice that was answered: else
 * who listens is at the top of the page. Its `tabIndex` is -1.
 */
export function holdFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let focused: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => { focused = target; };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Node) || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body) part.focus({ preventScroll: true });
  });
  part.addEventListener('focusin', note);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
