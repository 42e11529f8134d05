import { css } from '@linaria/core';
import { media, shadow, space, surface, text, type, weight } from '../../ui/tokens.ts';

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

  ${media.belowDesktop} {
    &[data-page='hotelCard'] {
      position: static;
      padding-block-end: 6rem;
    }
  }

  ${media.short} {
    position: static;
  }
`;

export const words = css`
  display: grid;
  flex: 1 1 14rem;
  min-width: 0;
`;

export const names = css`
  overflow: hidden;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  text-overflow: ellipsis;
`;
