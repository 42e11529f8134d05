import { css } from '@linaria/core';
import { media, space, text, weight } from '../../../ui/theme/tokens.ts';

export const facts = css`
  display: grid;
  gap: ${space[3]};
`;

export const fact = css`
  display: grid;
  grid-template-columns: minmax(6.5rem, 1fr) minmax(0, 2.6fr);
  gap: ${space[3]};

  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const term = css`
  color: ${text.muted};
`;

export const value = css`
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;
