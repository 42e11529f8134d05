import type { ComponentProps, MouseEvent } from 'react';
import type { IconNode } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './button.styles.ts';

/** `primary` is the one most important button of a view; the rest are `action` or calmer. */
export type ButtonTone = 'primary' | 'action' | 'outline' | 'quiet' | 'link';

export interface ButtonLook {
  tone?: ButtonTone;
  size?: 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  icon?: IconNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'style'> {
  /** Work is under way: stays in the tab order, says so, and takes no press. */
  busy?: boolean;
  /** Its own press leaves it nothing to do: keeps the focus, which browsers take from what is `disabled`, and takes no press. */
  spent?: boolean;
}

export function Button({ tone = 'action', size = 'medium', wide, icon, busy = false, spent = false, className, onClick, children, ...rest }: ButtonProps) {
  const rests = busy || spent;
  const press = (event: MouseEvent<HTMLButtonElement>) => (rests ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={rests || undefined}
      className={buttonClass({ tone, size, wide }, className)}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'style' | 'href'> {
  href: string;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ tone = 'action', size = 'medium', wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ tone, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

function buttonClass({ tone = 'action', size, wide }: ButtonLook, placement?: string): string {
  return cx(styles.button, styles.tones[tone], size === 'large' && styles.large, wide && styles.wide, placement);
}
