import { css } from '@linaria/core';
import { media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]} ${space[6]};
    align-items: center;
    padding: ${space[5]};
  }

  ${media.desktop} {
    grid-template-columns: 9rem minmax(0, 1fr) 9rem 14rem;
  }

  ${media.narrowDesktop} {
    grid-template-columns: 6.5rem minmax(0, 1fr) 7rem 12.5rem;
  }
`;

export const place = css`
  display: grid;
  font: ${weight.bold} ${type.lead};
`;

export const country = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const legs = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  ${media.tablet} {
    grid-column: 1;
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-column: auto;
    gap: ${space[4]};
  }
`;

export const leg = css`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${space[2]};

  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  /* Both ways side by side leave no room beside their times. */
  ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    align-content: start;
  }

  & > dt {
    color: ${text.muted};
    font: ${weight.medium} ${type.small};
  }

  & > dd {
    display: grid;
    align-content: start;
    margin: 0;
  }
`;

export const times = css`
  font: ${weight.bold} ${type.body};
  font-variant-numeric: tabular-nums;
`;

export const route = css`
  font: ${weight.medium} ${type.small};
`;

export const day = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const stay = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};

  ${media.tablet} {
    grid-row: 1;
    grid-column: 2;
    text-align: end;
  }

  ${media.desktop} {
    grid-row: auto;
    grid-column: auto;
  }
`;

export const price = css`
  ${media.tablet} {
    text-align: end;
  }

  & > * {
    ${media.tablet} {
      justify-items: end;
    }
  }
`;
