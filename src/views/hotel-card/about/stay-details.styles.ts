import { css } from '@linaria/core';
import { border, space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  break-inside: avoid;
`;

export const leg = css`
  display: grid;
  gap: ${space[1]};

  & + & {
    padding-top: ${space[4]};
    border-top: 1px solid ${border.default};
  }
`;

export const legTitle = css`
  font: ${weight.bold} ${type.body};
`;

export const day = css`
  margin-inline-start: ${space[2]};
  color: ${text.muted};
  font-weight: ${weight.medium};
`;

export const route = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
`;

export const time = css`
  margin-inline-end: ${space[1]};
  font: ${weight.bold} ${type.lead};
  font-variant-numeric: tabular-nums;
`;

export const arrow = css`
  align-self: center;
  color: ${text.muted};
`;

export const carrier = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
