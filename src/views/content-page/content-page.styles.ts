import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[4]} ${space[8]};
`;

export const title = css`
  max-width: 24ch;
  margin-top: ${space[4]};
  font: ${weight.heavy} ${type.display};
  overflow-wrap: anywhere;
`;

export const date = css`
  margin: ${space[4]} 0 0;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
