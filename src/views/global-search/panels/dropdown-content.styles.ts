import { css } from '@linaria/core';
import { action, border, media, space, surface, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const content = css`
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** Clear of what sticks to the panel's foot. */
export const failed = css`
  margin-block-start: ${space[6]};
`;

export const awaited = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-height: 16rem;

  ${media.desktop} {
    min-width: 20rem;
  }
`;

export const awaitedCalendar = css`
  min-height: 25rem;

  ${media.desktop} {
    min-width: 45rem;
  }
`;

/** What every panel is made of: its choices, then what can be done with all of them. */
export const panel = css`
  display: grid;
  gap: ${space[3]};

  ${media.desktop} {
    min-width: 20rem;

    /* Searched in, it stays as wide and high as it is: neither jumps nor grows beneath the screen's edge. */
    &:has(> [type='search']) {
      width: 24rem;
      grid-template-rows: auto 1fr auto;
      min-height: min(28rem, calc(75dvh - ${space[8]}));
    }
  }
`;

export const options = css`
  display: grid;
`;

export const actions = css`
  position: sticky;
  z-index: 1;
  inset-block-end: var(--actions-edge, calc(-1 * ${space[4]}));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${border.default};
  background: ${surface.raised};

  ${media.short} {
    position: static;
  }
`;

export const hint = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const hotels = css`
  display: grid;
`;

export const hotel = css`
  display: block;
  min-height: ${target};
  padding-block: ${space[1]};
  color: ${action.text};
`;

export const hotelPlace = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
