import { css } from '@linaria/core';
import { space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const people = css`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[2]};
`;

export const person = css`
  display: grid;
  gap: ${space[2]};
`;

export const name = css`
  font: ${weight.bold} ${type.body};
`;

export const room = css`
  color: ${text.muted};
  font-weight: normal;
`;
