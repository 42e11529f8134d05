import { css } from '@linaria/core';
import { action, media, radius, space, target, weight } from '../../ui/tokens.ts';

export const lengths = css`
  display: grid;

  ${media.desktop} {
    min-width: 13rem;
  }
`;

export const length = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  text-align: start;

  &[aria-pressed='true'] {
    background: ${action.quiet};
    color: ${action.text};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
    }
  }
`;
