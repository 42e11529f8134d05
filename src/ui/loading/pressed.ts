import { media } from '../theme/tokens.ts';

/** For what shows its press itself: the browser's own mark, a layer that fades, holds up the frame that answers. */
export const withoutTapMark = '-webkit-tap-highlight-color: transparent;';

/**
 * The look of what a finger presses, and for a moment after: the next frame shows the press, whatever has to follow it.
 * Where a mouse can hover, that says what can be pressed. Stands after other transitions.
 */
export function pressed(ground: string): string {
  return `
    ${withoutTapMark}

    ${media.touch} {
      transition: background-color 0s 100ms;

      &:active:not(:disabled, [aria-disabled='true']) {
        background: ${ground};
        transition: none;
      }
    }
  `;
}
