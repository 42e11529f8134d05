import { css } from '@linaria/core';
import { action, border, radius, space, surface, type, weight } from '../../ui/tokens.ts';

export const label = css`
  margin-bottom: ${space[2]};
  font: ${weight.medium} ${type.body};
`;

export const party = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 52px;
  padding-inline: ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.control};
  background: ${surface.page};
`;

export const icon = css`
  color: ${action.text};
`;

export const value = css`
  flex: 1 1 auto;
  font: ${weight.bold} ${type.body};
`;

export const change = css`
  padding-block: ${space[3]};
  font: ${weight.medium} ${type.small};
`;
