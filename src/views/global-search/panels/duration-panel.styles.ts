import { css } from '@linaria/core';
import { border, space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const panel = css`
  display: grid;
  gap: ${space[4]};
`;

export const own = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${border.default};

  & > button {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

export const legend = css`
  float: left;
  grid-column: 1 / -1;
  font: ${weight.bold} ${type.small};
`;

export const end = css`
  display: grid;
  gap: ${space[1]};
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;
