import { css } from '@linaria/core';
import { action, border, focus, motion, positive, surface, text } from '../../src/ui/theme/tokens.ts';

const family = 'var(--font-family)';

export const drawing = css`
  max-width: none;
  user-select: none;
`;

export const state = css`
  cursor: pointer;
  outline: none;

  & rect {
    fill: ${surface.raised};
    stroke: ${border.strong};
    stroke-width: 1.25px;
    transition: fill ${motion.fast}, stroke ${motion.fast};
  }

  & rect[data-type='compound'],
  & rect[data-type='parallel'] {
    fill: color-mix(in srgb, ${surface.sunken} 55%, ${surface.page});
    stroke: ${border.default};
  }

  & rect[data-type='parallel'] {
    stroke-dasharray: 6 4;
    stroke: ${border.strong};
  }

  &:focus-visible rect:first-of-type {
    stroke: ${focus.ring};
    stroke-width: 3px;
  }
`;

export const active = css`
  & rect {
    fill: ${action.quiet};
    stroke: ${action.primary};
    stroke-width: 2px;
  }

  & rect[data-type='compound'],
  & rect[data-type='parallel'] {
    fill: color-mix(in srgb, ${action.quiet} 40%, ${surface.page});
    stroke: ${action.primary};
  }
`;

export const selected = css`
  & rect:first-of-type {
    stroke: ${focus.ring};
    stroke-width: 3px;
  }
`;

export const inner = css`
  fill: none;
  pointer-events: none;
`;

export const title = css`
  fill: ${text.default};
  font: 700 14px/1 ${family};
`;

/** A press on them is a press on their box. */
export const linesInside = css`
  pointer-events: none;
`;

export const lines = {
  event: css`
    fill: ${text.default};
    font: 600 12px/1 ${family};
  `,
  guard: css`
    fill: ${text.muted};
    font: 500 11.5px/1 ${family};
  `,
  invoke: css`
    fill: ${action.text};
    font: 600 12px/1 ${family};
  `,
};

export const takenLine = css`
  fill: ${positive.text};
  font-weight: 800;
`;

export const start = css`
  fill: ${text.muted};
`;

export const arrow = css`
  pointer-events: none;

  & path {
    fill: none;
    stroke: ${text.muted};
    stroke-width: 1.25px;
  }
`;

export const head = css`
  && {
    fill: ${text.muted};
    stroke: none;
  }
`;

export const taken = css`
  & path {
    stroke: ${positive.text};
    stroke-width: 2.5px;
  }

  & .${head} {
    fill: ${positive.text};
  }
`;

export const labelGround = css`
  fill: color-mix(in srgb, ${surface.page} 82%, transparent);
`;
