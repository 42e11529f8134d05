import { css } from '@linaria/core';
import { border, media, radius, space, text, type, weight } from '../../ui/theme/tokens.ts';

/* As high as the words of any offer need: the list beneath stays where it is when one comes after another. */
const place = `
  min-height: 17rem;

  ${media.tablet} {
    min-height: 8.25rem;
  }

  ${media.narrowDesktop} {
    min-height: 10.75rem;
  }

  ${media.print} {
    min-height: 0;
  }
`;

export const awaited = css`
  ${place}
  display: grid;
  overflow: hidden;
  border-radius: ${radius.card};
`;

export const empty = css`
  ${place}
  display: grid;
  gap: ${space[2]};
  place-content: center;
  justify-items: center;
  padding: ${space[3]};
  border: 1px dashed ${border.default};
  border-radius: ${radius.card};
  color: ${text.muted};
  text-align: center;
`;

export const card = css`
  ${place}
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-content: space-between;
  align-items: start;
  padding: ${space[3]};

  /* They leave its words no room beside the picture. */
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Beside all of its words, as on the tile of a flight, where these have room beside it. */
  @media (min-width: 24rem) and (max-width: 767.98px) {
    & > span:first-child {
      grid-row: span 2;
      height: 100%;
    }
  }

  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    column-gap: ${space[4]};
    align-content: center;
    align-items: center;
  }

  ${media.largeLettersTablet} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

export const texts = css`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
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
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  justify-content: flex-end;

  @media (max-width: 23.99rem) {
    grid-column: 1 / -1;
  }

  ${media.largeLetters} {
    justify-content: flex-start;
  }

  /* Nothing stands above it. */
  & > p {
    padding-top: 0;
    border-top: 0;
  }

  ${media.tablet} {
    display: grid;
    justify-items: end;
    padding-inline-end: ${space[2]};

    & > p {
      text-align: end;
      justify-items: end;
    }
  }

  ${media.largeLettersTablet} {
    grid-column: 2;
    justify-items: start;

    & > p {
      text-align: start;
      justify-items: start;
    }
  }
`;
