import { css } from '@linaria/core';
import { layer, media, motion, radius, shadow, space, surface, text } from '../theme/tokens.ts';

export const anchor = css`
  position: relative;
  min-width: 0;
`;

export const panel = css`
  position: absolute;
  z-index: ${layer.popover};
  inset: calc(100% + ${space[2]}) auto auto;
  width: max-content;
  min-width: 100%;
  max-width: min(26rem, calc(100vw - ${space[8]}));
  max-height: min(36rem, 75dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-end: 5rem;
  /* What keeps it in the window (keep-in-window.ts). */
  margin: 0 calc(-1 * var(--shift, 0px)) 0 var(--shift, 0px);
  padding: ${space[4]};
  border: 0;
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};
  transition: opacity ${motion.fast}, translate ${motion.fast} ${motion.ease};

  /* There are no shadows. */
  ${media.forced} {
    border: 1px solid;
  }

  @starting-style {
    opacity: 0;
    translate: 0 -6px;
  }
`;

export const aligns = {
  start: css`
    inset-inline-start: 0;
  `,
  end: css`
    inset-inline-end: 0;
  `,
};

export const wide = css`
  ${media.tablet} {
    max-width: min(48rem, calc(100vw - ${space[8]}));
    max-height: none;
    padding: ${space[6]};
    /* As high as it is; what sticks to its foot sticks to the screen's. */
    overflow: visible;
  }
`;
