import { css } from '@linaria/core';
import { action, radius } from './tokens.ts';

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
    background: linear-gradient(90deg, ${action.quietHover} 25%, ${action.primary} 50%, ${action.quietHover} 75%) 100% 0 / 200% 100%;
    animation: run 1.2s linear infinite;
  }

  @keyframes run {
    to {
      background-position: -100% 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      background: ${action.primary};
      animation: none;
    }
  }
`;
