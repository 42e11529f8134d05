import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, layer, positive, radius, space, surface, text, type, warning, weight } from '../../ui/theme/tokens.ts';

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
`;

export const grid = css`
  display: grid;
  gap: 3px;
  justify-content: center;
  max-height: 34rem;
  padding: ${space[4]} ${space[2]};
  overflow: auto;
  border: 1px solid ${border.default};
  border-radius: 48px 48px ${radius.card} ${radius.card};
  background: ${surface.sunken};
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  align-items: center;
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem auto 2.25rem;
`;

export const exit = css`
  margin-block: ${space[2]};
  border-inline: 4px solid ${warning.text};
`;

export const number = css`
  width: 2.5rem;
  color: ${text.muted};
  font: ${weight.regular} ${type.caption};
  text-align: center;
`;

/** A line of its own that makes no row wider. */
export const exitWord = css`
  width: 0;
  min-width: 100%;
  color: ${warning.text};
  font: ${weight.regular} ${type.caption};
  text-align: center;
`;

export const aisle = css`
  width: clamp(0.75rem, 3vw, 2rem);
`;

const seatWidth = 'clamp(1.625rem, 8vw, 2.5rem)';

export const noSeat = css`
  width: ${seatWidth};
`;

export const seat = css`
  flex: none;
  width: ${seatWidth};
  height: 2.25rem;
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
`;
