import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/tokens.ts';

export const share = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`;

export const notice = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
