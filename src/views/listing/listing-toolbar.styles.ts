import { css } from '@linaria/core';
import { layer, media, space, surface, text, type, weight } from '../../ui/tokens.ts';

/** On small screens it stays in reach while the list scrolls under it. */
export const toolbar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.sticky};
    top: 0;
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[2]} ${space[4]};
    background: ${surface.page};
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** Long words take a second line beside the prices rather than a row of their own. */
export const openSheet = css`
  && {
    flex: 1 1 0;
    min-width: 0;
    padding: 1px ${space[3]};
    font: ${weight.bold} ${type.small};
  }

  ${media.tablet} {
    && {
      flex: none;
      padding: ${space[2]} ${space[5]};
      font: ${weight.bold} ${type.body};
    }
  }

  ${media.desktop} {
    display: none;
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
