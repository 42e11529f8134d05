import { css } from '@linaria/core';
import { space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const owner = css`
  display: grid;
  gap: ${space[1]};
  font-style: normal;
  overflow-wrap: anywhere;
`;

export const travellers = css`
  display: grid;
  gap: ${space[2]};
`;

export const traveller = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

export const birthDate = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.body};
  font-variant-numeric: tabular-nums;
`;
