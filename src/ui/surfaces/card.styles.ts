import { css } from '@linaria/core';
import { border, focus, media, motion, radius, shadow, space, surface } from '../theme/tokens.ts';

export const card = css`
  position: relative;
  overflow: clip;
  min-width: 0;
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

export const padded = css`
  padding: ${space[4]};

  ${media.tablet} {
    padding: ${space[6]};
  }
`;

/** Where a pointer can hover: a finger's press would paint the shadow, frame by frame, while its page is on its way. */
export const lifts = css`
  transition: box-shadow ${motion.calm} ${motion.ease};

  ${media.hover} {
    &:hover,
    &:focus-within {
      box-shadow: ${shadow.floating};
    }
  }
`;

export const cover = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${focus.ring};
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      color: inherit;
    }
  }
`;

export const aboveCover = css`
  position: relative;
  z-index: 1;
`;
