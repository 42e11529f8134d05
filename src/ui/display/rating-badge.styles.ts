import { css } from '@linaria/core';
import { action, space, text, type, weight } from '../theme/tokens.ts';

export const rating = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font: ${weight.medium} ${type.small};

  /* Letters twice as large on a tile. */
  @container (max-width: 9rem) {
    flex-wrap: wrap;
  }
`;

export const value = css`
  min-width: 2.25rem;
  padding: ${space[1]} 6px;
  border-radius: 8px 8px 8px 2px;
  background: ${action.primary};
  color: ${action.on};
  font: ${weight.bold} ${type.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const count = css`
  font-weight: ${weight.regular};
  color: ${text.muted};
`;
