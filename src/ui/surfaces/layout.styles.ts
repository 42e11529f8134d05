import { css } from '@linaria/core';
import { media, space } from '../theme/tokens.ts';

export const page = css`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${space[4]};

  ${media.tablet} {
    padding-inline: ${space[6]};
  }
`;

export const cluster = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const apart = css`
  justify-content: space-between;
`;

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const columns = {
  2: css`
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  3: css`
    ${media.largePhone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  4: css`
    ${media.largePhone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

export const gaps = {
  1: css`
    gap: ${space[1]};
  `,
  2: css`
    gap: ${space[2]};
  `,
  3: css`
    gap: ${space[3]};
  `,
  4: css`
    gap: ${space[4]};
  `,
  6: css`
    gap: ${space[6]};
  `,
  8: css`
    gap: ${space[8]};
  `,
  12: css`
    gap: ${space[12]};
  `,
};
