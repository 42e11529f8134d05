import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { accent, action, media, motion, radius, shadow, surface, target, text } from '../theme/tokens.ts';

export const iconButton = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${target};
  height: ${target};
  border-radius: ${radius.pill};
  color: ${text.default};
  transition: background-color ${motion.fast};
  ${pressed(action.quiet)}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.4;
  }

  ${media.print} {
    display: none;
  }
`;

export const tones = {
  plain: css`
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${action.quiet};
        color: ${action.text};
      }
    }
  `,
  raised: css`
    background: ${surface.raised};
    box-shadow: ${shadow.rest};

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: ${action.text};
      }
    }
  `,
  heart: css`
    background: ${surface.raised};
    box-shadow: ${shadow.rest};

    &[aria-pressed='true'] {
      color: ${accent.text};
    }

    ${media.hover} {
      &:hover {
        color: ${accent.text};
      }
    }
  `,
};
