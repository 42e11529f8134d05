import { css } from '@linaria/core';
import { space, type, weight } from '../../ui/theme/tokens.ts';

export const place = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  font: ${weight.medium} ${type.small};
`;
