import { css } from '@linaria/core';
import { space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const hint = css`
  margin-bottom: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  text-align: center;
`;

export const calendar = css`
  min-height: 24rem;
`;

export const awaited = css`
  height: 24rem;
`;

/** As high as its words: what is above it stays where it is when they come. */
export const whyNot = css`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  min-height: 5.5rem;
  padding-block: ${space[2]};
  font: ${weight.regular} ${type.small};
  text-align: center;

  /* Two months are higher than a phone. */
  &:not(:empty) {
    position: sticky;
    z-index: 1;
    bottom: 0;
    background: ${surface.raised};
  }
`;
