import { css } from '@linaria/core';
import { space, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[4]} ${space[8]};
`;

export const intro = css`
  max-width: 60ch;
  font: ${weight.regular} ${type.lead};
`;
