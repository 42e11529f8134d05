import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/tokens.ts';

export const name = css`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
  color: ${text.muted};
  font: ${weight.medium} ${type.body};
`;
