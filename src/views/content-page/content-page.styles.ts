import { css } from '@linaria/core';
import { space, type, weight } from '../../ui/tokens.ts';

export const page = css`
  padding-block: ${space[4]} ${space[8]};
`;

export const title = css`
  max-width: 24ch;
  margin-top: ${space[4]};
  font: ${weight.heavy} ${type.display};
  overflow-wrap: anywhere;
`;
