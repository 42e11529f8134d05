import { css } from '@linaria/core';
import { media, space, text, type, weight } from '../../ui/tokens.ts';

export const card = css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;
  padding: ${space[3]};

  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    column-gap: ${space[4]};
    align-items: center;
  }
`;

export const words = css`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;

  & span {
    white-space: normal;
  }
`;

export const name = css`
  font: ${weight.bold} ${type.lead};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const facts = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const price = css`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  justify-content: flex-end;

  ${media.tablet} {
    display: grid;
    grid-column: auto;
    justify-items: end;
    padding-inline-end: ${space[2]};

    /* Nothing stands above it. */
    & > p {
      padding-top: 0;
      border-top: 0;
      text-align: end;
      justify-items: end;
    }
  }
`;
