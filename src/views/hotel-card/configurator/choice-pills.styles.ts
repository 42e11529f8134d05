import { css } from '@linaria/core';
import { withoutTapMark } from '../../../ui/loading/pressed.ts';
import { action, border, chosenInForcedColours, fadingRow, focus, media, motion, radius, space, surface, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const group = css`
  min-width: 0;
`;

export const legend = css`
  margin-bottom: ${space[2]};
  font: ${weight.medium} ${type.body};
`;

export const pills = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  }
`;

/** Swiped where it is too long; outlines have their room. */
export const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(10.5rem, 15rem);
  gap: ${space[2]};
  margin: -5px;
  padding: 5px;
  overflow-x: auto;
  scrollbar-width: thin;

  ${media.belowTablet} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** More than two say that there are more: they fade out at the edge of the card, on a phone the second is seen by half. */
export const longRow = css`
  ${media.tablet} {
    && {
      ${fadingRow(space[6])}
    }
  }

  ${media.belowTablet} {
    && {
      ${fadingRow(space[4])}
      grid-auto-columns: 12.5rem;
      scroll-snap-type: x proximity;
    }

    & > * {
      scroll-snap-align: start;
    }
  }
`;

export const pill = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  cursor: pointer;
  user-select: none;
  ${withoutTapMark}

  ${media.hover} {
    transition: background-color ${motion.fast}, border-color ${motion.fast};

    &:hover:not(:has(:disabled)) {
      border-color: ${action.text};
    }
  }

  &:has(:checked) {
    border-color: ${action.primary};
    background: ${action.quiet};
    box-shadow: inset 0 0 0 1px ${action.primary};
    color: ${action.text};
    ${chosenInForcedColours}
  }

  &:has(:focus-visible) {
    outline: 3px solid ${focus.ring};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${border.default};
    background: ${surface.sunken};
    color: ${text.muted};
    cursor: not-allowed;
  }
`;

/** Unseen, it covers the whole pill: fingers and programs press the real thing. */
export const radio = css`
  position: absolute;
  z-index: 1;
  inset: 0 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const label = css`
  font: ${weight.bold} ${type.small};
  overflow-wrap: anywhere;
`;

export const note = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
  min-height: 1lh;
`;
