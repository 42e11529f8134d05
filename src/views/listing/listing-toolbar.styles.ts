import { css } from '@linaria/core';
import { layer, media, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

/** On small screens it stays in reach while the list scrolls under it. */
export const toolbar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  ${media.belowTablet} {
    flex-wrap: wrap;
    column-gap: ${space[2]};
  }

  ${media.largeLettersTablet} {
    flex-wrap: wrap;
  }

  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.sticky};
    top: 0;
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[2]} ${space[4]};
    background: ${surface.page};
  }

  ${media.short} {
    position: static;
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const opener = `
  && {
    flex: 1 0 auto;
    gap: ${space[1]};
    padding: 1px ${space[2]};
    font: ${weight.bold} ${type.small};
  }
`;

export const openFacets = css`
  ${opener}

  ${media.tablet} {
    && {
      flex: none;
      gap: ${space[2]};
      padding: ${space[2]} ${space[5]};
      font: ${weight.bold} ${type.body};
    }
  }

  ${media.desktop} {
    display: none;
  }
`;

/** From tablets on the order is chosen in place. Another order changes its words only: the rest of the row is always its own. */
export const openSort = css`
  ${opener}

  && {
    flex: 99 1 12rem;
    min-width: 0;
  }

  ${media.tablet} {
    display: none;
  }
`;

export const order = css`
  display: grid;
  min-width: 0;
  text-align: start;
`;

export const orderLabel = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
`;

export const orderName = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.largeLetters} {
    white-space: normal;
  }
`;

export const wideSort = css`
  display: none;

  ${media.tablet} {
    display: block;
    flex: 0 1 24rem;
  }
`;

export const sort = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

export const sortLabel = css`
  flex: none;
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const sortSelect = css`
  flex: 1 1 12rem;
`;
