import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@linaria/core';
import * as styles from './card.styles.ts';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padded?: boolean;
  /** For a card that is one tap target: it holds a `CardLink`. */
  lifts?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', padded = false, lifts = false, className, children }: CardProps) {
  return <Tag className={cx(styles.card, padded && styles.padded, lifts && styles.lifts, className)}>{children}</Tag>;
}

/** The card's one link, usually its title; the whole card takes the tap. */
export function CardLink({ className, children, ...rest }: Omit<ComponentProps<'a'>, 'style' | 'href'> & { href: string }) {
  return (
    <a {...rest} className={cx(styles.cover, className)}>
      {children}
    </a>
  );
}

/** What in such a card has a press of its own, like the heart. */
export function CardControl({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.aboveCover, className)}>{children}</div>;
}
