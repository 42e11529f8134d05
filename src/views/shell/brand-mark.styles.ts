import { css } from '@linaria/core';
import { accent } from '../../ui/theme/tokens.ts';

export const mark = css`
  width: 7.25rem;
  height: auto;
  aspect-ratio: 124 / 44;
`;

export const strokes = css`
  fill: none;
  stroke: currentcolor;
  stroke-width: 4.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const sun = css`
  fill: ${accent.primary};
`;
