import { css } from '@linaria/core';
import { action, border, media, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const header = css`
  background: ${surface.raised};
  border-bottom: 1px solid ${border.default};
`;

export const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The number stands beneath the shop's name where letters are large. */
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  min-height: 4rem;

  ${media.largeLetters} {
    padding-block: ${space[2]};
  }
`;

export const help = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

export const texts = css`
  display: none;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};

  ${media.tablet} {
    display: inline;
  }
`;

export const phone = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  color: ${action.text};
  font: ${weight.bold} ${type.body};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  /* The narrowest screens have room for the number alone, in whichever font. */
  @media (max-width: 22rem) {
    gap: 0;

    & > svg {
      display: none;
    }
  }
`;
