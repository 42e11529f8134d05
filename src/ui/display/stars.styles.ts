import { css } from '@linaria/core';
import { star } from '../theme/tokens.ts';

export const stars = css`
  position: relative;
  display: inline-flex;
  vertical-align: -0.1em;
  color: ${star.fill};
`;

export const row = css`
  display: inline-flex;
  gap: 1px;
`;

export const one = css`
  width: 0.875rem;
  height: 0.875rem;
  fill: currentcolor;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;

export const half = css`
  clip-path: inset(0 50% 0 0);
  margin-inline-end: -0.4375rem;
`;
