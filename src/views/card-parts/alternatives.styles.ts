import { css } from '@linaria/core';
import { media, space } from '../../ui/theme/tokens.ts';

export const tiles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
