import { css } from '@linaria/core';
import { media, space, target } from '../../../ui/theme/tokens.ts';

export const name = css`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: start;
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[2]};

  /* The heart ends the line of what guests say; what can be done is one line beneath, where the sign of sharing speaks for itself. */
  ${media.belowTablet} {
    column-gap: ${space[2]};

    & > span:first-child {
      flex: 1 0 calc(100% - ${target} - ${space[2]});
    }

    & button {
      min-width: ${target};
      padding-inline: ${space[2]};
    }

    & > span > button {
      gap: 0;
      font-size: 0;
    }
  }
`;
