import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/theme/tokens.ts';

export const payBy = css`
  margin-top: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
