import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { action, border, chosenInForcedColours, media, motion, radius, space, surface, target, text, type, weight } from '../theme/tokens.ts';

export const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 36px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.pill};
  background: ${surface.raised};
  font: ${weight.medium} ${type.small};
  color: ${text.default};
  white-space: nowrap;
  transition: background-color ${motion.fast};
  ${pressed(action.quietHover)}

  /* The finger's target is taller than the pill. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((36px - ${target}) / 2) 0;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${action.text};
      color: ${action.text};
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-pressed='true'] {
    border-color: ${action.primary};
    background: ${action.quiet};
    color: ${action.text};
    ${chosenInForcedColours}
  }
`;

export const removable = css`
  border-color: transparent;
  background: ${action.quiet};
  color: ${action.text};

  ${media.hover} {
    &:hover {
      background: ${action.quietHover};
    }
  }
`;
