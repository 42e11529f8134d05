import { css } from '@linaria/core';
import { accent, radius, space, type, weight } from '../theme/tokens.ts';

export const countdown = css`
  display: inline-flex;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${accent.quiet};
  color: ${accent.text};
`;

export const part = css`
  display: grid;
  justify-items: center;
  min-width: 2.5rem;
`;

export const value = css`
  font: ${weight.heavy} ${type.title};
  font-variant-numeric: tabular-nums;
`;

export const unit = css`
  font: ${weight.medium} ${type.caption};
`;
