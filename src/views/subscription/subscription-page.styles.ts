import { css } from '@linaria/core';
import { negative, space, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[6]} ${space[16]};
`;

export const flow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const intro = css`
  max-width: 60ch;
  font: ${weight.regular} ${type.lead};
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;

  & > * {
    width: 100%;
    max-width: 30rem;
  }
`;

export const error = css`
  color: ${negative.text};
  font: ${weight.medium} ${type.small};
`;
