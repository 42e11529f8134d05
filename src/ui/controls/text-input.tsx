import type { ComponentProps } from 'react';
import { cx } from '@linaria/core';
import * as styles from './text-input.styles.ts';

/** A line of text; goes inside `Field`, which gives it its id and messages. */
export function TextInput({ className, type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'style' | 'size'>) {
  return <input {...rest} type={type} className={cx(styles.control, className)} />;
}

/** Several lines of text; goes inside `Field`. */
export function TextArea({ className, ...rest }: Omit<ComponentProps<'textarea'>, 'style'>) {
  return <textarea {...rest} className={cx(styles.control, styles.tall, className)} />;
}
