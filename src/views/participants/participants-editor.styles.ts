import { css } from '@linaria/core';
import { border, media, space, surface, weight } from '../../ui/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  /* A field scrolled into view shows its error above the buttons that stick to the edge. */
  & input {
    scroll-margin-block: 6rem 10rem;
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

export const actions = css`
  position: sticky;
  z-index: 1;
  inset-block-end: var(--actions-edge, calc(-1 * ${space[4]}));
  margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${border.default};
  background: ${surface.raised};
`;
