import { css } from '@linaria/core';
import { unseen } from '../../../ui/display/visually-hidden.styles.ts';
import { action, focusedOverConsent, layer, media, radius, shadow, space, surface, target } from '../../../ui/theme/tokens.ts';
import { what } from './stay-summary.styles.ts';

/** Stays at the bottom edge while the card is in view and rests above the page's foot after it. */
export const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));
  background: ${surface.raised};
  box-shadow: ${shadow.bar};

  ${media.tablet} {
    padding-inline: ${space[6]};
  }

  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  ${focusedOverConsent}

  /* What gets the focus must not hide behind it. */
  ${media.belowDesktop} {
    :root:has([data-page] &) {
      scroll-padding-bottom: 8rem;
    }
  }

  /* It would take half of the screen: the way on stands in the price's box, only the opened choices are still from here. */
  ${media.short} {
    position: static;
    padding: 0;
    box-shadow: none;

    & > :not(dialog) {
      display: none;
    }

    :root:has([data-page] &) {
      scroll-padding-bottom: 0;
    }
  }
`;

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

export const opener = css`
  display: grid;
  grid-template-columns: minmax(min-content, auto) auto;
  flex: 1 1 max-content;
  max-width: 100%;
  gap: ${space[2]};
  align-items: center;
  justify-content: start;
  min-width: 0;
  min-height: ${target};
  border-radius: ${radius.control};
  text-align: start;

  /* The bar would take a third of the screen: what is chosen stands on the page, and behind this very button. */
  ${media.largeLetters} {
    & .${what} {
      ${unseen}
    }
  }
`;

export const change = css`
  color: ${action.text};
`;

export const button = css`
  flex: 1 1 13rem;

  ${media.tablet} {
    flex: 0 1 20rem;
  }
`;
