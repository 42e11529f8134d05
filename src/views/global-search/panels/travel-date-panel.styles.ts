import { css } from '@linaria/core';
import { border, media, radius, space, surface, type, weight } from '../../../ui/theme/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    width: 45rem;
    max-width: 100%;

    /* How exactly, above what sticks to the screen's foot. */
    & > ul ~ ul {
      position: sticky;
      z-index: 1;
      inset-block-end: 4.75rem;
      margin-block-end: calc(-1 * ${space[4]});
      padding-block: ${space[2]};
      background: ${surface.raised};
    }
  }
`;

export const months = css`
  display: flex;
  gap: ${space[2]};
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;

  & > li {
    flex: none;
  }
`;

export const actions = css`
  position: sticky;
  z-index: 1;
  inset-block-end: var(--actions-edge, calc(-1 * ${space[4]}));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};
  margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${border.default};
  background: ${surface.raised};

  ${media.short} {
    position: static;
  }

  /* Three lines, which would leave one week to be seen. */
  ${media.largeLetters} {
    position: static;
  }

  ${media.desktop} {
    inset-block-end: 0;
    margin: 0 calc(-1 * ${space[6]}) calc(-1 * ${space[6]});
    padding: ${space[4]} ${space[6]};
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

export const draft = css`
  flex: 1 1 14rem;
  font: ${weight.medium} ${type.body};
`;
