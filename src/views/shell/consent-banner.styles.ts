import { css } from '@linaria/core';
import { consentHeight, layer, media, radius, shadow, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

/** What gets the focus in a sticky box that scrolls would move the page behind it, and stay unseen itself. Its room at the end stays. */
const scrollsItself = `
  position: fixed;
  inset-inline: 0;

  body:has(&) {
    padding-block-end: ${consentHeight.phone};
  }
`;

/**
 * First for the keyboard, last for the eye and sticky to the bottom edge: it takes room of its own at the very end, so the footer is
 * never hidden behind it, and nothing moves when it goes.
 */
export const banner = css`
  position: sticky;
  order: 1;
  z-index: ${layer.popover};
  inset-block-end: 0;
  max-height: 85dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${surface.raised};
  box-shadow: ${shadow.bar};

  ${media.short} {
    ${scrollsItself}
    max-height: 50dvh;
  }

  &[data-customising] {
    ${scrollsItself}
  }

  /* Its buttons would do nothing, and nothing but the necessary is stored. */
  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  /* What gets the focus is scrolled clear of the banner. */
  :global() {
    :root:root:has([data-flow='consent']) {
      scroll-padding-bottom: 14rem;

      ${media.belowTablet} {
        scroll-padding-bottom: ${consentHeight.phone};
      }

      ${media.short} {
        scroll-padding-bottom: 50dvh;
      }
    }

    :root:root:has([data-customising]) {
      scroll-padding-bottom: 85dvh;
    }
  }

  /* What stands in the banner is clear of it already. */
  & :is(a, button, input) {
    scroll-margin-bottom: -14rem;

    ${media.belowTablet} {
      scroll-margin-bottom: -${consentHeight.phone};
    }

    ${media.short} {
      scroll-margin-bottom: 0;
    }
  }

  &[data-customising] :is(a, button, input) {
    scroll-margin-bottom: 0;
  }
`;

export const content = css`
  display: grid;
  gap: ${space[3]} ${space[8]};
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));

  ${media.tablet} {
    padding: ${space[4]} ${space[6]};
  }

  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;

    /* The choices, their place, or that they could not be had: below the question and its buttons. */
    & > :nth-child(2):not(:last-child) {
      order: 2;
      flex: 0 0 100%;
    }
  }
`;

export const texts = css`
  max-width: 75ch;

  /* Large letters leave no room for it beside the buttons. */
  ${media.desktop} {
    flex: 1 1 20rem;
  }
`;

export const title = css`
  border-radius: ${radius.control};
  font: ${weight.bold} ${type.body};
`;

export const explanation = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const policy = css`
  display: inline-block;
  padding-block: ${space[2]};
  font: ${weight.medium} ${type.small};
`;

export const choices = css`
  display: grid;
  gap: 0 ${space[6]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The choices come a moment after they were asked for: their place is there at once, two lines for each. */
export const awaitedChoices = css`
  height: 21rem;
  background: linear-gradient(transparent 18%, ${surface.sunken} 18% 34%, transparent 34% 46%, ${surface.sunken} 46% 76%, transparent 76%) space 0 0 / 100% 25%;

  ${media.tablet} {
    height: 10.5rem;
    background-size: calc(50% - 0.5 * ${space[6]}) 50%;
  }

  ${media.desktop} {
    height: 8rem;
  }
`;

export const buttons = css`
  order: 1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space[2]} ${space[3]};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;
