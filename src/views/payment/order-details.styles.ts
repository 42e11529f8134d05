import { css } from '@linaria/core';
import { media, space, type, weight } from '../../ui/theme/tokens.ts';

export const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.largeLettersTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
`;

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  break-inside: avoid;
`;

export const title = css`
  font: ${weight.bold} ${type.lead};
`;
