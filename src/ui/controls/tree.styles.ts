import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { action, border, media, motion, radius, space, surface, target, text, type, weight } from '../theme/tokens.ts';

export const tree = css`
  min-width: 0;
`;

export const item = css`
  display: flex;
  align-items: center;
  min-height: ${target};
  border-radius: ${radius.control};
  cursor: pointer;
  user-select: none;
  ${pressed(surface.sunken)}

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-disabled='true'] {
    color: ${text.muted};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover {
      background: ${surface.sunken};
    }
  }
`;

export const levels = {
  1: css`
    padding-inline-start: 0;
  `,
  2: css`
    padding-inline-start: ${space[6]};
  `,
  3: css`
    padding-inline-start: ${space[12]};
  `,
  4: css`
    padding-inline-start: calc(${space[6]} * 3);
  `,
};

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

  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }
`;

export const noOpener = css`
  flex: none;
  width: ${target};
`;

export const box = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin-inline: ${space[1]} ${space[3]};
  border: 1.5px solid ${border.strong};
  border-radius: 5px;
  background: ${surface.raised};
  color: ${action.on};

  [aria-checked='true'] > &,
  [aria-checked='mixed'] > & {
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

export const marked = css`
  font-weight: ${weight.bold};
`;
