import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, media, positive, radius, space, text, type, weight } from '../theme/tokens.ts';

export const calendar = css`
  position: relative;
  width: 100%;
  min-width: 0;
  max-width: 50rem;
  margin-inline: auto;
`;

export const months = css`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  gap: ${space[8]};
  justify-content: center;

  /* As many in a row as leave each price beneath its day room of its own. */
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
    justify-items: center;
  }
`;

export const month = css`
  container-type: inline-size;
  width: 100%;
  max-width: 26rem;
`;

export const caption = css`
  min-height: 44px;
  padding-top: 10px;
  font: ${weight.bold} ${type.body};
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const edge = `
  position: absolute;
  z-index: 1;
  top: 0;
`;

export const previous = css`
  ${edge}
  inset-inline-start: 0;
`;

export const next = css`
  ${edge}
  inset-inline-end: 0;
`;

export const table = css`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0 2px;
  border-collapse: separate;
`;

export const dayName = css`
  height: 2rem;
  font: ${weight.medium} ${type.caption};
  color: ${text.muted};
`;

/* No price has a ground of its own there. */
const rangeInForcedColours = `
  ${chosenInForcedColours}

  ${media.forced} {
    && * {
      background: none;
    }
  }
`;

export const between = css`
  background: ${action.quiet};
  ${rangeInForcedColours}
`;

export const start = css`
  background: linear-gradient(to right, transparent 50%, ${action.quiet} 50%);
  ${rangeInForcedColours}
`;

export const end = css`
  background: linear-gradient(to left, transparent 50%, ${action.quiet} 50%);
  ${rangeInForcedColours}
`;

export const day = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  width: 100%;
  min-height: 44px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${text.default};
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;
  /* A press places no caret in the words. */
  user-select: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.forced} {
    border-color: Canvas;
  }

  &[aria-disabled='true'] {
    font-weight: ${weight.regular};
    color: ${text.muted};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${action.primary};
    }
  }
`;

export const priced = css`
  min-height: 52px;
`;

export const chosen = css`
  background: ${action.primary};
  color: ${action.on};

  /* An end stands out of its range. */
  ${media.forced} {
    &&& {
      border: 2px solid Highlight;
      background: Canvas;
      color: CanvasText;
    }

    &&& > * {
      background: none;
      color: inherit;
    }
  }
`;

export const today = css`
  border-color: ${border.strong};
`;

export const price = css`
  font: ${weight.regular} ${type.caption};
  font-size: clamp(0.5625rem, 2.8cqi, 0.6875rem);
  font-variant-numeric: tabular-nums;
  color: ${text.muted};

  /* A seventh of a phone is as wide as it is. */
  ${media.largeLetters} {
    font-size: 3.6cqi;
  }

  .${chosen} > & {
    color: inherit;
  }
`;

export const cheapest = css`
  padding-inline: 1px;
  white-space: nowrap;
  border-radius: 4px;
  background: ${positive.surface};
  font-weight: ${weight.bold};
  color: ${positive.text};

  .${chosen} > & {
    background: none;
  }
`;

export const legend = css`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin-top: ${space[4]};
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const legendMark = css`
  width: 1.25rem;
  height: 0.875rem;
  border: 1px solid ${positive.text};
  border-radius: 4px;
  background: ${positive.surface};
`;

