import { css } from '@linaria/core';
import { border, media, space, surface, type, weight } from '../../ui/theme/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  /* A field scrolled into view shows its error above the buttons that stick to the edge. */
  & input {
    scroll-margin-block: 6rem 10rem;
  }

  @media (min-height: 30.02rem) {
    &:has([role='alert']) input {
      scroll-margin-block-end: 16rem;
    }
  }

  ${media.desktop} {
    width: 22rem;
    max-width: 100%;
  }
`;

export const room = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & + & {
    padding-top: ${space[3]};
    border-top: 1px solid ${border.default};
  }
`;

export const roomHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
`;

export const roomName = css`
  font-weight: ${weight.bold};
`;

export const addRoom = css`
  justify-self: start;
`;

export const notice = css`
  && {
    padding: ${space[2]} ${space[3]};
    font: ${weight.medium} ${type.small};
  }
`;

/* They reach the edges of what the editor stands in, whose padding it is told. */
export const actions = css`
  --outwards: calc(-1 * var(--panel-padding, ${space[4]}));

  position: sticky;
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  inset-block-end: var(--actions-edge, var(--outwards));
  margin: 0 var(--outwards) var(--outwards);
  padding: ${space[3]} var(--panel-padding, ${space[4]});
  border-top: 1px solid ${border.default};
  background: ${surface.raised};

  ${media.short} {
    position: static;
  }

  /* Above a phone's keyboard there is no room for both a notice and the field. */
  @media (max-height: 30rem) {
    &:has(:is([role='status'], [role='alert'])) {
      position: static;
    }
  }
`;
