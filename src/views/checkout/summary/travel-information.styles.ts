import { css } from '@linaria/core';
import { border, space, text } from '../../../ui/theme/tokens.ts';

export const table = css`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${border.default};
    font-weight: inherit;
    text-align: start;
  }

  & thead th {
    color: ${text.muted};
  }
`;

export const amount = css`
  && {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: 1.25em;

  /* Lists with a class have no points elsewhere. */
  && {
    list-style: disc;
  }
`;

export const quiet = css`
  color: ${text.muted};
`;
