import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '@linaria/core';
import { keepInWindow } from './keep-in-window.ts';
import * as styles from './popover.styles.ts';

interface PopoverProps {
  /** The panel's id: the trigger names it in `aria-controls`. */
  id: string;
  open: boolean;
  label: string;
  onClose: () => void;
  /** The button, with `aria-expanded={open}`, `aria-haspopup="dialog"` and `aria-controls={id}`. */
  trigger: ReactNode;
  align?: keyof typeof styles.aligns;
  /** Whether going to the submit button of the form around it does not close it: the form applies what was drafted. */
  submitKeepsOpen?: boolean;
  /** For two months of a calendar side by side. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** A panel under its button: Escape, a press elsewhere and focus moving on ask to close it. */
export function Popover({ id, open, label, onClose, trigger, align = 'start', wide = false, submitKeepsOpen = false, className, children }: PopoverProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const hasLeft = (to: EventTarget) => to instanceof Element && anchor.current?.contains(to) !== true
    && !(submitKeepsOpen && to.closest('button[type="submit"]')?.closest('form') === anchor.current?.closest('form'));
  const focusTrigger = () => anchor.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  const close = useEffectEvent((target: EventTarget | null) => {
    // What had the focus may be gone from the panel meanwhile.
    if (target === document.body) focusTrigger();
    onClose();
  });
  const leave = useEffectEvent((to: EventTarget | null) => { if (to !== null && hasLeft(to)) onClose(); });
  /** Where a press has begun: what it leads to waits for its end, because a panel that refuses to close scrolls its reason into view, and what is pressed away from under the pointer. */
  const pressed = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', ({ button, target }) => { pressed.current = button === 0 ? target : null; }, { signal });
    // Before the button that was pressed hears of it: it may open another panel.
    document.addEventListener('click', () => {
      const { current } = pressed;
      pressed.current = null;
      leave(current);
    }, { signal, capture: true });
    // A panel that stays open because it may not be closed yet can be left by the focus.
    document.addEventListener('keydown', ({ key, target }) => {
      pressed.current = null;
      if (key === 'Escape' && !anchor.current?.contains(target as Node)) close(target);
    }, { signal });
    return () => listening.abort();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    focusTrigger();
    onClose();
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const movedTo = event.relatedTarget;
    if (open && movedTo && pressed.current === null && hasLeft(movedTo)) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its button and its panel let through
    <div ref={anchor} className={cx(styles.anchor, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger}
      {open && (
        <dialog ref={keepInWindow} open id={id} aria-label={label} className={cx(styles.panel, styles.aligns[align], wide && styles.wide)}>
          {children}
        </dialog>
      )}
    </div>
  );
}
