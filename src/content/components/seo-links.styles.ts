import { css } from '@linaria/core';
import { action, space, target, type, weight } from '../../ui/theme/tokens.ts';

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding-block: ${space[4]} ${space[8]};
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: ${action.text};
  font: ${weight.regular} ${type.body};
`;
