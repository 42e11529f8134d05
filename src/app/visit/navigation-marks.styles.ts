import { css } from '@linaria/core';
import { action, radius, space, surface, text, type } from '../../ui/theme/tokens.ts';

/** Runs along the upper edge while the next page is on its way. */
export const progress = css`
  position: fixed;
  z-index: 100;
  inset: 0 0 auto;
  height: 3px;
  background: ${action.primary};
  transform-origin: 0 0;
  animation: comes 4s cubic-bezier(0.1, 0.7, 0.3, 1) forwards;

  &[hidden] {
    display: none;
  }

  @keyframes comes {
    from { transform: scaleX(0.1); }
    to { transform: scaleX(0.9); }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.7;
  }
`;

export const offline = css`
  position: fixed;
  z-index: 100;
  inset: auto ${space[4]} ${space[4]};
  max-width: 28rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${surface.inverse};
  color: ${text.inverse};
  font: ${type.body};

  &[hidden] {
    display: none;
  }

  & a {
    color: inherit;
    margin-inline-start: ${space[3]};
  }
`;

/** Pages give way to each other quickly, and the one that comes can be pressed meanwhile. */
export const transitions = css`
  :global() {
    ::view-transition {
      pointer-events: none;
    }

    ::view-transition-old(root),
    ::view-transition-new(root) {
      animation-duration: 120ms;
    }
  }
`;
