import { css } from '@linaria/core';
import { text, type, weight } from '../../../ui/theme/tokens.ts';

export const note = css`
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;
