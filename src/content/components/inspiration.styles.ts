import { css } from '@linaria/core';
import { action, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const body = css`
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

export const title = css`
  margin: 0;
  font: ${weight.bold} ${type.title};
  text-wrap: balance;
`;

export const texts = css`
  margin: ${space[2]} 0 0;
  color: ${text.muted};
  font: ${weight.regular} ${type.body};
`;

export const link = css`
  margin: ${space[3]} 0 0;
  color: ${action.text};
  font: ${weight.bold} ${type.body};
`;
