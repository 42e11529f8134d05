import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/theme/tokens.ts';

export const dues = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const payBy = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
