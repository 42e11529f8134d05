import { css } from '@linaria/core';
import { space, text, type, weight } from '../theme/tokens.ts';

export const fact = css`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  font: ${weight.regular} ${type.small};
`;

export const sign = css`
  margin-top: 2px;
  color: ${text.muted};
`;
