import { css } from '@linaria/core';
import { action, space, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const places = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[4]};
`;

export const texts = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: ${action.text};
  font: ${weight.medium} ${type.small};
`;
