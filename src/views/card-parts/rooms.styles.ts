import { css } from '@linaria/core';
import { media, radius, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const places = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const reason = css`
  grid-column: 1 / -1;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const inside = css`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }

  & > :only-child {
    grid-column: 1 / -1;
  }
`;

export const picture = css`
  border-radius: ${radius.control};
`;

export const texts = css`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: break-word;
  hyphens: auto;
`;
