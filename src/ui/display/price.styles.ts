import { css } from '@linaria/core';
import { media, space, text, type, weight } from '../theme/tokens.ts';

export const price = css`
  display: inline-grid;
  gap: 0 ${space[2]};
  font-variant-numeric: tabular-nums;
`;

export const end = css`
  justify-items: end;
  text-align: end;
`;

export const label = css`
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const amount = css`
  white-space: nowrap;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

export const sizes = {
  small: css`
    font: ${weight.bold} ${type.body};
    font-variant-numeric: tabular-nums;
  `,
  medium: css`
    font: ${weight.heavy} ${type.title};
    font-variant-numeric: tabular-nums;
  `,
  large: css`
    font: ${weight.heavy} ${type.heading};
    font-variant-numeric: tabular-nums;
  `,
};

/** Beside the price; above it only where letters twice as large leave no room. */
export const before = css`
  margin-inline-end: ${space[2]};
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${text.muted};

  ${media.largeLetters} {
    display: inline-block;
  }

  @container (max-width: 13rem) {
    display: inline-block;
  }
`;

export const note = css`
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${text.muted};
`;
