import { css } from '@linaria/core';
import { accent, border, radius, space, surface, target, weight } from '../../../ui/theme/tokens.ts';

export const form = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[4]};
  align-items: end;
`;

export const control = css`
  display: block;
  width: 100%;
  min-height: ${target};
  padding-inline: ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
`;

export const submit = css`
  min-height: ${target};
  border-radius: ${radius.control};
  background: ${accent.primary};
  color: ${accent.on};
  font-weight: ${weight.bold};
`;
