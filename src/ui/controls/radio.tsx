import { cx } from '@linaria/core';
import { Choice } from './choice.tsx';
import type { ChoiceProps } from './choice.tsx';
import * as styles from './choice.styles.ts';

/** One of several that exclude each other. Apart from the checkbox, which a list loads first. */
export function Radio({ label, note, detail, className, ...rest }: ChoiceProps & { name: string; value: string }) {
  return (
    <Choice {...{ label, note, detail, className }}>
      <input {...rest} type="radio" className={cx(styles.mark, styles.round)} />
    </Choice>
  );
}
