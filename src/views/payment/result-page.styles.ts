import { css } from '@linaria/core';
import { media, negative, positive, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 64rem;
  padding-block: ${space[6]} ${space[12]};

  ${media.desktop} {
    gap: ${space[8]};
    padding-block: ${space[10]} ${space[16]};
  }
`;

export const outcome = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const sign = css`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
`;

export const signs = {
  positive: css`
    background: ${positive.surface};
    color: ${positive.text};
  `,
  negative: css`
    background: ${negative.surface};
    color: ${negative.text};
  `,
};

export const texts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const number = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  color: ${text.muted};
  font-variant-numeric: tabular-nums;
`;

export const explanation = css`
  display: grid;
  gap: ${space[1]};
  max-width: 40rem;
  font: ${weight.regular} ${type.lead};
  overflow-wrap: anywhere;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[3]};

  ${media.print} {
    display: none;
  }
`;
