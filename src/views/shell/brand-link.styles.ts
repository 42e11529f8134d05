import { css } from '@linaria/core';
import { action, media, space, target } from '../../ui/theme/tokens.ts';

export const brand = css`
  display: flex;
  align-items: center;
  flex: none;
  min-height: ${target};
  color: ${action.text};

  ${media.desktop} {
    margin-inline-end: ${space[3]};
  }
`;
