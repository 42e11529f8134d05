import { css } from '@linaria/core';
import { accent, action, border, focus, media, positive, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const cheapest = css`
  color: ${positive.text};
  font: ${weight.bold} ${type.body};
`;

export const chart = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(3.25rem, 6rem);
  grid-template-columns: 76px;
  align-items: start;
  gap: ${space[1]};
`;

export const axis = css`
  fill: ${text.muted};
  font: ${weight.regular} ${type.caption};
  overflow: visible;
`;

export const month = css`
  display: grid;
  min-width: 3.25rem;
  padding: 0 0 ${space[2]};
  border-bottom: 3px solid transparent;
  border-radius: ${radius.control};
  background: ${surface.page};
  font: ${weight.medium} ${type.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-bottom-color: ${action.primary};
    background: ${action.quiet};
    color: ${action.text};
  }

  &:focus-visible {
    outline: 3px solid ${focus.ring};
    outline-offset: -3px;
  }
`;

/** The few around a day stand whole; a month has up to thirty, which scroll by themselves. */
export const days = css`
  max-height: 28rem;
  overflow: auto;

  ${media.print} {
    max-height: none;
  }

  /* As high as the rows with a button. */
  & tbody tr {
    height: calc(${target} + ${space[4]});
  }

  ${media.belowLargePhone} {
    /* Nights are chosen above and said by each button: what is pressed stays on the screen. */
    & th:nth-child(2),
    & td:nth-child(2) {
      display: none;
    }

    & th,
    & td {
      padding-inline: 0 ${space[2]};
      white-space: normal;
    }

    & td:last-child {
      padding-inline-end: 0;
      text-align: end;
    }
  }
`;

export const bar = css`
  fill: ${action.primary};
  fill-opacity: 0.75;
`;

export const cheapestBar = css`
  fill: ${accent.primary};
`;

export const caption = css`
  padding-block: ${space[2]};
  border-bottom: 1px solid ${border.default};
  font: ${weight.bold} ${type.body};
  text-align: start;
`;

export const mark = css`
  color: ${positive.text};
  font-weight: ${weight.medium};

  ${media.belowLargePhone} {
    display: block;
  }
`;

export const room = css`
  display: block;
  color: ${text.muted};
  font: ${type.small};
`;
