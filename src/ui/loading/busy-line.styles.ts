import { css } from '@linaria/core';
import { action, media, radius } from '../theme/tokens.ts';

/**
 * A thin line that runs along the upper edge of what is being brought up to date. What stands there stays as
 * readable as before: a fading of words would cost their contrast.
 */
export const busyLine = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: -8px 0 auto;
    height: 3px;
    border-radius: ${radius.pill};
    background: ${action.primary};
    animation: run 1.2s ease-in-out 200ms infinite backwards;
  }

  /*
   * Moved, not painted: the answer that is awaited needs the page's own thread. Not at once: what answers quickly needs no
   * line, nor the frames that it takes.
   */
  @keyframes run {
    from {
      transform: translateX(-50%) scaleX(0);
    }

    50% {
      transform: none;
    }

    to {
      transform: translateX(50%) scaleX(0);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }

  ${media.forced} {
    &::before {
      background: Highlight;
    }
  }
`;
