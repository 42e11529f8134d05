import { css } from '@linaria/core';
import { media, space } from '../../ui/tokens.ts';

export const wide = css`
  ${media.belowDesktop} {
    display: none;
  }
`;

export const narrow = css`
  ${media.desktop} {
    display: none;
  }
`;

export const visited = css`
  &:focus {
    outline: none;
  }
`;

/** The editor's buttons stick to the edge of a sheet that is padded as on a phone. */
export const sheet = css`
  ${media.tablet} {
    margin: calc(${space[4]} - ${space[6]});
  }
`;

export const awaited = css`
  height: 14rem;

  ${media.desktop} {
    width: 22rem;
  }
`;
