import { css } from '@linaria/core';
import { action, accent, border, space, text, type, warning, weight } from '../../ui/theme/tokens.ts';

export const chart = css`
  display: block;
  overflow: visible;
`;

export const bar = css`
  fill: ${warning.text};
  fill-opacity: 0.55;
`;

export const travelled = css`
  & rect {
    fill: ${accent.primary};
    fill-opacity: 1;
  }
`;

export const water = css`
  stroke: ${action.primary};
  stroke-width: 3;
  stroke-linecap: round;
`;

export const degrees = css`
  fill: ${text.default};
  font: ${weight.bold} ${type.caption};
`;

export const month = css`
  fill: ${text.muted};
  font: ${weight.regular} ${type.caption};
`;

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};

  & li::before {
    content: '';
    display: inline-block;
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-end: ${space[2]};
    border-radius: 4px;
    vertical-align: -0.125rem;
  }
`;

export const dayAndNight = css`
  &::before {
    background: ${warning.text};
    opacity: 0.55;
  }
`;

export const ofWater = css`
  &::before {
    height: 3px !important;
    margin-block-end: 0.3rem;
    background: ${action.primary};
  }
`;

export const yours = css`
  &::before {
    background: ${accent.primary};
  }
`;

/** Narrow enough for a phone. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space[2]} ${space[1]};
    border-bottom: 1px solid ${border.default};
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
