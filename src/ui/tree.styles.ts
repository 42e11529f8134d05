import { css } from '@linaria/core';
import { action, border, focus, media, motion, radius, space, surface, target, text, type, weight } from './tokens.ts';

export const tree = css`
  min-width: 0;
`;

export const group = css`
  padding-inline-start: ${space[6]};
`;

export const row = css`
  display: flex;
  align-items: center;
  min-height: ${target};
  border-radius: ${radius.control};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${surface.sunken};
    }
  }
`;

export const item = css`
  &:focus-visible {
    outline: none;
  }

  &:focus-visible > .${row} {
    outline: 3px solid ${focus.ring};
    outline-offset: -3px;
  }

  &[aria-disabled='true'] > .${row} {
    color: ${text.muted};
    cursor: not-allowed;
  }
`;

export const opener = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  color: ${text.muted};

  & > svg {
    transition: rotate ${motion.fast};
  }

  [aria-expanded='true'] > .${row} > & > svg {
    rotate: 90deg;
  }
`;

export const noOpener = css`
  flex: none;
  width: ${space[3]};
`;

export const box = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin-inline-end: ${space[3]};
  border: 1.5px solid ${border.strong};
  border-radius: 5px;
  background: ${surface.raised};
  color: ${action.on};

  [aria-checked='true'] > .${row} > &,
  [aria-checked='mixed'] > .${row} > & {
    border-color: ${action.primary};
    background: ${action.primary};
  }
`;

export const label = css`
  flex: 1 1 auto;
  min-width: 0;
`;

export const note = css`
  flex: none;
  padding-inline: ${space[2]};
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${text.muted};
`;
