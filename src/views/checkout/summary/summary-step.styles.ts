import { css } from '@linaria/core';
import { border, media, radius, space, surface, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const parts = css`
  padding-inline: ${space[4]};

  ${media.tablet} {
    padding-inline: ${space[6]};
  }
`;

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[4]} ${space[5]};
  break-inside: avoid;

  & + & {
    border-top: 1px solid ${border.default};
  }
`;

export const partTitle = css`
  min-width: 0;
  padding-block: 9px;
  font: ${weight.bold} ${type.lead};
`;

export const change = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: ${weight.medium};

  ${media.print} {
    display: none;
  }
`;

export const note = css`
  color: ${text.muted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const end = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  &:focus {
    outline: none;
  }
`;

export const order = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media (scripting: none) {
    display: none;
  }
`;

export const terms = css`
  & a {
    padding-block: ${space[1]};
  }
`;

export const changed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 2px solid ${border.strong};
  border-radius: ${radius.card};
  background: ${surface.raised};

  ${media.tablet} {
    padding: ${space[6]};
  }
`;

export const prices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
`;

export const oldPrice = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.lead};
`;

export const newPrice = css`
  font: ${weight.heavy} ${type.heading};
`;

export const arrow = css`
  align-self: center;
  color: ${text.muted};
`;
