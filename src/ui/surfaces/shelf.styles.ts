import { css } from '@linaria/core';
import { media, space } from '../theme/tokens.ts';

export const shelf = css`
  display: grid;
  grid-auto-columns: min(82%, 20rem);
  grid-auto-flow: column;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${space[4]});
  padding: ${space[1]} ${space[4]} ${space[3]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space[4]};
  scroll-snap-type: x mandatory;

  & > * {
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-inline: 0;
    padding: 0;
    overflow-x: visible;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
