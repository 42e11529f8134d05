import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { afterPaint } from './after-paint.ts';

export interface PressInputProps extends Omit<ComponentProps<'input'>, 'style' | 'children' | 'ref' | 'checked' | 'defaultChecked' | 'onChange'> {
  type: 'radio' | 'checkbox';
  /** What is true, whatever was pressed. */
  checked: boolean;
  /** Wishes for what the press means; carried out after the next paint, it may be refused. */
  onPress: () => void;
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
        onPress();
        // What a wish leads to may be shown a task later than it is carried out.
        afterPaint(() => { setTimeout(showTruth, 0, currentTarget); });
      }}
    />
  );
}

/** React keeps the attribute, the default, as it renders; a press changes only the property. */
function showTruth(pressed: HTMLInputElement): void {
  const group = pressed.type === 'radio' ? document.getElementsByName(pressed.name) : [pressed];
  for (const input of group) if (input instanceof HTMLInputElement) input.checked = input.defaultChecked;
}
