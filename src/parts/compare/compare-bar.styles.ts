import { css } from '@linaria/core';
import { focusedOverConsent, media, shadow, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

/** Stays at the bottom edge; on a phone's hotel card it stands at the end of the page, for the order has that edge. */
export const bar = css`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${surface.raised};
  box-shadow: ${shadow.bar};

  /* What was chosen with its cross, and a wide button: as low as it can be, for the list is behind it. */
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    & > a {
      grid-column: 1 / -1;
    }
  }

  ${media.belowDesktop} {
    &[data-page='hotelCard'] {
      position: static;
      padding-block-end: 6rem;
    }
  }

  ${focusedOverConsent}

  /* What gets the focus must not hide behind it. */
  :root:has(&) {
    scroll-padding-bottom: 9rem;
  }

  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

export const texts = css`
  display: grid;
  flex: 1 1 14rem;
  min-width: 0;
`;

export const names = css`
  overflow: hidden;
  white-space: nowrap;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  text-overflow: ellipsis;
`;

export const sentence = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

/** A cross alone where there is little room; its words are read out. */
export const clear = css`
  ${media.tablet} {
    & > svg {
      display: none;
    }
  }

  ${media.belowTablet} {
    padding-inline: ${space[3]};
    gap: 0;
    font-size: 0;
  }
`;
