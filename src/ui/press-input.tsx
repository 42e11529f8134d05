import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { afterPaint } from './after-paint.ts';

export interface PressInputProps extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'ref' | 'checked' | 'defaultChecked' | 'onChange'> {
  type: 'radio' | 'checkbox';
  /** What is true, whatever was pressed. */
  checked: boolean;
  /** Wishes for what the press means, which may be refused; settles once what came of it is shown, else that is after the next paint. */
  onPress: () => Promise<void> | void;
}

/** A radio or checkbox that shows its press by itself, without waiting for React, and the truth once the wish was carried out. */
export function PressInput({ checked, onPress, ...rest }: PressInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => { input.current!.checked = checked; }, [checked]);
  return (
    <input
      {...rest}
      ref={input}
      defaultChecked={checked}
      onChange={({ currentTarget }) => {
        // What a wish leads to may be rendered a task later than views learn of it.
        void (onPress() ?? painted()).then(() => { setTimeout(showTruth, 0, currentTarget); });
      }}
    />
  );
}

function painted(): Promise<void> {
  return new Promise((resolve) => { afterPaint(resolve); });
}

/** React keeps the attribute, the default, as it renders; a press changes only the property. */
function showTruth(pressed: HTMLInputElement): void {
  const group = pressed.type === 'radio' ? document.getElementsByName(pressed.name) : [pressed];
  for (const input of group) if (input instanceof HTMLInputElement) input.checked = input.defaultChecked;
}
