import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, layer, media, positive, radius, space, surface, text, type, warning, weight } from '../../ui/theme/tokens.ts';

/** What has the focus comes to stand above the line with the price. */
const aboveEnd = `
  scroll-margin-bottom: 9rem;

  ${media.short} {
    scroll-margin-bottom: 0;
  }
`;

export const map = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const passengers = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  /* A long name keeps its seat in sight. */
  & > button {
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
    ${aboveEnd}
  }
`;

export const leg = css`
  min-width: 6rem;
  font: ${weight.medium} ${type.small};
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > button {
    ${aboveEnd}
  }
`;

const lineOfText = '1.25rem';
const rowHeight = '2.25rem';
/** Cuts no seat of the first row, however near the edge it is. */
const nose = 'clamp(24px, 6vw, 48px)';

/** Rows are blocks: items of a grid are laid out together with all that is around them. */
export const grid = css`
  max-height: 34rem;
  padding: ${space[4]} ${space[1]};
  overflow: auto;
  border: 1px solid ${border.default};
  border-radius: ${nose} ${nose} ${radius.card} ${radius.card};
  background: ${surface.sunken};
`;

/**
 * All of a row stands in one line: where the screen is narrow, its seats are. Its size is not that of its seats, so that a
 * seat that changes has only its row laid out.
 */
export const row = css`
  position: relative;
  display: flex;
  gap: clamp(1px, 0.5vw, 3px);
  align-items: center;
  justify-content: center;
  height: ${rowHeight};
  margin-bottom: 3px;
  contain: size layout;
  content-visibility: auto;
`;

export const exit = css`
  height: calc(${rowHeight} + ${lineOfText});
  margin-block: ${space[2]};
  padding-top: ${lineOfText};
`;

export const number = css`
  flex: none;
  width: 1.5rem;
  color: ${text.muted};
  font: ${weight.regular} ${type.caption};
  text-align: center;
`;

/** Above its row, between two doors. */
export const exitText = css`
  position: absolute;
  inset: 0 0 auto;
  width: fit-content;
  margin-inline: auto;
  padding-inline: ${space[2]};
  border-inline: 4px solid ${warning.text};
  color: ${warning.text};
  font: ${weight.regular} ${type.caption};
  line-height: ${lineOfText};
  white-space: nowrap;
`;

export const aisle = css`
  width: clamp(0.5rem, 3vw, 2rem);
`;

/** At most: all of a row shrink alike, on the narrowest screens to the 24 pixels that WCAG 2.2 asks for at least. */
const seatWidth = '2.5rem';

export const noSeat = css`
  width: ${seatWidth};
`;

export const seat = css`
  width: ${seatWidth};
  min-width: 0;
  ${aboveEnd}
  height: ${rowHeight};
  padding: 0;
  border: 1px solid ${border.strong};
  border-radius: ${radius.control} ${radius.control} 3px 3px;
  background: ${surface.raised};
  color: ${text.default};
  font: ${weight.medium} ${type.small};
  cursor: pointer;
`;

export const taken = css`
  border-color: ${border.default};
  background: ${surface.sunken};
  color: ${text.muted};
  cursor: not-allowed;
`;

export const mine = css`
  border-color: ${action.primary};
  background: ${action.primary};
  color: ${action.on};
  ${chosenInForcedColours}
`;

const economy = css``;
const comfort = css`
  border-bottom: 3px solid ${positive.text};
`;
const first = css`
  border-bottom: 3px solid ${action.text};
`;

/** A cabin is told by its edge as well as by its words. */
export const cabins = { Economy: economy, Comfort: comfort, PremiumComfort: comfort, Premium: first, Business: first } as const;

export const end = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[3]};
  background: ${surface.raised};

  ${media.short} {
    position: static;
  }
`;
