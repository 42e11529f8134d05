import { css } from '@linaria/core';

export const icon = css`
  display: inline-block;
  flex: none;
  vertical-align: -0.2em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const filled = css`
  fill: currentcolor;
`;

export const sizes = {
  small: css`
    width: 1rem;
    height: 1rem;
  `,
  medium: css`
    width: 1.25rem;
    height: 1.25rem;
  `,
  large: css`
    width: 1.5rem;
    height: 1.5rem;
  `,
};
