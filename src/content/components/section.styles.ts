import { css } from '@linaria/core';
import { outOfSight } from '../../ui/loading/out-of-sight.ts';
import { media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const section = css`
  ${outOfSight({ phone: 56, tablet: 42, desktop: 34 })}
  padding-block: ${space[8]};

  ${media.tablet} {
    padding-block: ${space[12]};
  }
`;

export const heading = css`
  margin: 0;
  font: ${weight.bold} ${type.heading};
  text-wrap: balance;
`;

export const texts = css`
  max-width: 60ch;
  margin: ${space[2]} 0 0;
  color: ${text.muted};
  font: ${weight.regular} ${type.body};
`;

export const body = css`
  margin-top: ${space[6]};
`;
