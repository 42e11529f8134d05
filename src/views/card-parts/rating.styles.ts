import { css } from '@linaria/core';
import { action, space, surface, type, weight } from '../../ui/theme/tokens.ts';

export const list = css`
  display: grid;
  gap: ${space[2]};
  max-width: 32rem;
  margin-top: ${space[3]};
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
`;

/** What it is, how many, and of all how large a part. */
export const row = css`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) 7.5rem;
  align-items: center;
  gap: ${space[3]};
`;

export const bar = css`
  width: 100%;
  height: 0.75rem;

  & rect {
    fill: ${action.primary};
  }

  & rect:first-child {
    fill: ${surface.sunken};
  }
`;

export const count = css`
  text-align: end;
`;
