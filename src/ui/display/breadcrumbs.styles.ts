import { css } from '@linaria/core';
import { action, media, space, text, type, weight } from '../theme/tokens.ts';

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const item = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

export const link = css`
  padding-block: ${space[3]};
  color: ${text.muted};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${action.text};
      text-decoration: underline;
    }
  }
`;
