import { css } from '@linaria/core';
import { border, media, radius, space, surface, text as colour, type, weight } from '../../ui/theme/tokens.ts';

export const place = css`
  padding-block: ${space[6]};
`;

export const tile = css`
  display: grid;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  justify-items: start;
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    padding: ${space[6]};
  }
`;

export const texts = css`
  display: grid;
  gap: ${space[1]};
`;

export const title = css`
  font: ${weight.bold} ${type.title};
`;

export const text = css`
  color: ${colour.muted};
  font: ${weight.regular} ${type.small};
`;

/** As high as the time left, which comes after the page. */
export const clock = css`
  display: grid;
  gap: ${space[2]};
  align-content: center;
  min-height: 6.75rem;

  ${media.desktop} {
    min-width: 18rem;
    justify-items: end;
  }
`;
