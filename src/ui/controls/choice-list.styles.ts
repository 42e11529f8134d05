import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { action, media, radius, space, target, weight } from '../theme/tokens.ts';

export const list = css`
  display: grid;
  align-content: start;

  ${media.desktop} {
    min-width: 13rem;
  }
`;

export const item = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  text-align: start;
  ${pressed(action.quiet)}

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    background: ${action.quiet};
    color: ${action.text};
    font-weight: ${weight.bold};
  }

  ${media.belowDesktop} {
    min-height: 3.25rem;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${action.quiet};
    }
  }
`;
