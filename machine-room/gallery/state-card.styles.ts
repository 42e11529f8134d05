import { css } from '@linaria/core';
import { border, radius, space, surface, text, type, weight } from '../../src/ui/theme/tokens.ts';

export const card = css`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

export const title = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  font: ${weight.bold} ${type.lead};
`;

export const subtitle = css`
  font: ${weight.bold} ${type.body};
`;

export const facts = css`
  display: grid;
  gap: ${space[1]};
`;

export const row = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[2]};
  font: ${weight.regular} ${type.small};

  & dt {
    color: ${text.muted};
  }
`;

export const transitions = css`
  display: grid;
  gap: ${space[2]};
  font: ${weight.regular} ${type.small};
  overflow-wrap: anywhere;
`;

export const actions = css`
  color: ${text.muted};
`;
