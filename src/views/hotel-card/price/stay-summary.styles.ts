import { css } from '@linaria/core';
import { text, type, weight } from '../../../ui/theme/tokens.ts';

export const texts = css`
  display: grid;
  min-width: 0;
`;

export const total = css`
  font: ${weight.heavy} ${type.title};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const what = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
`;
