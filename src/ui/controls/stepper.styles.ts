import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { action, border, media, motion, radius, space, surface, target, text, type, weight } from '../theme/tokens.ts';

export const stepper = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 56px;

  ${media.largeLetters} {
    flex-wrap: wrap;
  }
`;

export const label = css`
  font-weight: ${weight.medium};
`;

export const hint = css`
  display: block;
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const controls = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const step = css`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border: 1px solid ${border.strong};
  border-radius: ${radius.pill};
  background: ${surface.raised};
  color: ${action.text};
  transition: background-color ${motion.fast};
  ${pressed(action.quiet)}

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${action.quiet};
    }
  }

  &[aria-disabled='true'] {
    border-color: ${border.default};
    color: ${text.muted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const value = css`
  min-width: 2ch;
  font: ${weight.bold} ${type.lead};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
