import { css } from '@linaria/core';
import { media, space, text, type, weight } from '../../ui/tokens.ts';

export const page = css`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${space[12]};
    align-items: center;
    padding-block: ${space[16]};
  }
`;

export const words = css`
  display: grid;
  gap: ${space[4]};
  max-width: 36rem;
`;

export const title = css`
  font: ${weight.heavy} ${type.display};
`;

export const explanation = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.lead};
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

export const help = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const picture = css`
  ${media.belowDesktop} {
    order: -1;
    max-width: 36rem;
  }
`;
