import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/theme/tokens.ts';

export const hint = css`
  margin-bottom: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  text-align: center;
`;

export const calendar = css`
  min-height: 24rem;
`;

export const awaited = css`
  height: 24rem;
`;
