import { css } from '@linaria/core';
import { border, space, text, type, weight } from '../theme/tokens.ts';

export const list = css`
  display: grid;
  gap: ${space[2]};
`;

export const row = css`
  display: grid;
  /* A long value wraps before its name does. */
  grid-template-columns: minmax(min-content, 1fr) minmax(0, max-content);
  gap: ${space[4]};
  align-items: baseline;
`;

export const term = css`
  color: ${text.muted};
`;

export const value = css`
  max-width: 24rem;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const total = css`
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${border.default};

  & > * {
    font: ${weight.heavy} ${type.lead};
    font-variant-numeric: tabular-nums;
    color: ${text.default};
  }
`;
