import { css } from '@linaria/core';
import { border, media, positive, radius, shadow, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};

  ${media.desktop} {
    position: sticky;
    top: ${space[4]};
    max-height: calc(100dvh - ${space[8]});
    overflow-y: auto;
    box-shadow: ${shadow.rest};
  }

  ${media.print} {
    position: static;
    max-height: none;
    break-inside: avoid;
  }
`;

export const title = css`
  font: ${weight.bold} ${type.lead};
`;

export const offer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const person = css`
  display: block;
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
`;

export const listTitle = css`
  margin-top: ${space[2]};
  font: ${weight.bold} ${type.small};
`;

export const list = css`
  display: grid;
  gap: ${space[1]};
  font: ${weight.regular} ${type.small};
`;

const line = `
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};

  & > svg {
    margin-top: 2px;
  }
`;

export const included = css`
  ${line}

  & > svg {
    color: ${positive.text};
  }
`;

export const excluded = css`
  ${line}
  color: ${text.muted};
`;

export const plainList = css`
  display: grid;
  gap: ${space[1]};
  font: ${weight.regular} ${type.small};
`;

/** The way on, where no bar at the bottom edge has it. */
export const wideOnly = css`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    display: grid;
  }

  ${media.short} {
    display: grid;
  }
`;

export const order = css`
  @media (scripting: none) {
    display: none;
  }
`;
