import { css } from '@linaria/core';
import { border, media, motion, scrim, shadow, space, surface, text, type, weight } from '../theme/tokens.ts';

export const dialog = css`
  flex-direction: column;
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  border: 0;
  border-radius: 16px 16px 0 0;
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};
  overflow: clip;
  overscroll-behavior: contain;
  opacity: 1;
  translate: 0;
  transition: opacity ${motion.calm}, translate ${motion.calm} ${motion.ease};

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: ${scrim.page};
    transition: opacity ${motion.calm};
  }

  @starting-style {
    opacity: 0;
    translate: 0 2rem;

    &::backdrop {
      opacity: 0;
    }
  }

  ${media.forced} {
    border: 1px solid;
  }

  ${media.short} {
    overflow-y: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const centred = `
  max-width: calc(100% - ${space[12]});
  max-height: 88dvh;
  margin: auto;
  border-radius: 16px;
`;

export const sizes = {
  medium: css`
    ${media.tablet} {
      ${centred}
      width: 34rem;
    }
  `,
  wide: css`
    ${media.tablet} {
      ${centred}
      width: 58rem;
    }
  `,
  fullscreen: css`
    height: 100dvh;
    max-height: 100dvh;
    margin: 0;
    border-radius: 0;
  `,
  /** The same, filled to its foot by what stands in it. */
  screen: css`
    height: 100dvh;
    max-height: 100dvh;
    margin: 0;
    border-radius: 0;

    & > div,
    & > div > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  `,
};

export const header = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  flex: none;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${border.default};

  ${media.tablet} {
    padding: ${space[3]} ${space[3]} ${space[3]} ${space[6]};
  }
`;

export const stepHeader = css`
  && {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]};
    padding-inline: ${space[2]} ${space[4]};
  }
`;

export const note = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const title = css`
  font: ${weight.bold} ${type.lead};
`;

export const body = css`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What gets the focus is scrolled clear of what sticks to its foot. */
  scroll-padding-block-end: 8.5rem;

  ${media.largeLetters} {
    scroll-padding-block-end: 30%;
  }

  /* Head and foot scroll with it. */
  ${media.short} {
    flex: none;
    overflow: visible;
  }
`;

export const content = css`
  padding: ${space[4]};

  ${media.tablet} {
    padding: ${space[6]};
  }
`;

export const footer = css`
  flex: none;
  padding: ${space[3]} ${space[4]};
  padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${border.default};
  background: ${surface.raised};

  ${media.tablet} {
    padding-inline: ${space[6]};
  }
`;
