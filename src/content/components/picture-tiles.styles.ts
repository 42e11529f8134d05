import { css } from '@linaria/core';
import { action, media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

/** Five kinds of trip in a row. */
export const five = css`
  & > :first-child {
    grid-column: 1 / -1;
  }

  /* Two large ones above three smaller: no corner stays empty. */
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    & > :nth-child(n) {
      grid-column: span 1;
    }
  }
`;

export const body = css`
  padding: ${space[3]};

  ${media.tablet} {
    padding: ${space[4]};
  }
`;

export const title = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  font: ${weight.bold} ${type.body};
  hyphens: auto;
  overflow-wrap: break-word;

  & svg {
    color: ${action.text};
  }

  /* Beneath its icon where its longest word has no room beside it. */
  & > a {
    flex: 1 1 min-content;
    min-width: 0;
  }

  ${media.tablet} {
    font: ${weight.bold} ${type.lead};
  }
`;

export const texts = css`
  margin: ${space[1]} 0 0;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  hyphens: auto;
`;
