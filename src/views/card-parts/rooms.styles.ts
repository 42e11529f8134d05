import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/tokens.ts';

export const places = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const reason = css`
  grid-column: 1 / -1;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
