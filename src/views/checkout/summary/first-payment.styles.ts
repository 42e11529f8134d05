import { css } from '@linaria/core';
import { space, text, type } from '../../../ui/theme/tokens.ts';

export const part = css`
  display: grid;
  gap: ${space[3]};
`;

export const banks = css`
  color: ${text.muted};
  font: ${type.small};
`;
