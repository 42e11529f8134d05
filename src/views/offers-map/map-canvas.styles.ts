import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, focus, radius, shadow, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const frame = css`
  position: relative;
  overflow: hidden;
  min-height: 14rem;
  height: 100%;
  background: ${surface.sunken};
`;

/** What MapLibre needs of its own style sheet. */
export const map = css`
  && {
    position: absolute;
  }

  inset: 0;
  overflow: hidden;

  canvas {
    position: absolute;
    inset: 0 auto auto 0;
    cursor: grab;
    outline-offset: -3px;
    touch-action: none;
  }
`;

export const awaited = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${text.muted};
`;

/** Its middle stands on the place. */
export const marker = css`
  position: absolute;
  inset: 0 auto auto 0;
  min-width: ${target};
  min-height: 2rem;
  padding: 0 ${space[2]};
  border: 2px solid ${surface.raised};
  border-radius: ${radius.pill};
  background: ${surface.inverse};
  color: ${text.inverse};
  font: ${weight.bold} ${type.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  box-shadow: ${shadow.rest};
  cursor: pointer;

  /* A finger needs more than the price is high. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }

  &:hover,
  &:focus-visible {
    z-index: 2;
    background: ${action.hover};
    color: ${action.on};
  }

  &[aria-pressed='true'] {
    z-index: 1;
    background: ${action.primary};
    color: ${action.on};
    ${chosenInForcedColours}
  }
`;

export const cluster = css`
  border-color: ${focus.ring};
`;

/** Beneath the middle of its prices. */
export const label = css`
  position: absolute;
  inset: 0 auto auto 0;
  padding-block-start: 3.25rem;
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
  pointer-events: none;
  white-space: nowrap;
`;

export const zoom = css`
  position: absolute;
  inset: ${space[3]} ${space[3]} auto auto;
  z-index: 3;
  display: grid;
  gap: ${space[2]};
`;

export const source = css`
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${border.default};
  background: ${surface.raised};
  color: ${text.muted};
  font: ${weight.regular} ${type.caption};
`;
