let focused: Node | null = null;
/** The innermost part around it. */
let holder: HTMLElement;

/**
 * Gives a part of a page the focus when what had it there is gone, such as the button of a notice that was answered: else
 * who listens is at the top of the page. Its `tabIndex` is -1. Of parts within each other the inner one has it; nobody is
 * moved who had nothing focused there.
 */
export function holdFocus(part: HTMLElement | null): () => void {
  // React calls a ref that returns its end with elements alone.
  part!.addEventListener('focusin', ({ target }) => {
    if (focused === target) return;
    focused = target as Node;
    holder = part!;
  });
  const observer = new MutationObserver(() => {
    if (focused?.isConnected !== false || (holder !== part && holder.isConnected)) return;
    focused = null;
    if (document.activeElement === document.body) part!.focus({ preventScroll: true });
  });
  observer.observe(part!, { childList: true, subtree: true });
  return () => observer.disconnect();
}
