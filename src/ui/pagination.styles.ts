import { css } from '@linaria/core';
import { action, chosenInForcedColours, media, radius, space, target, text, type, weight } from './tokens.ts';

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0;
  align-items: center;
  justify-content: center;
  font: ${weight.medium} ${type.body};
  font-variant-numeric: tabular-nums;

  ${media.largePhone} {
    gap: ${space[1]};
  }
`;

export const link = css`
  display: inline-grid;
  place-items: center;
  min-width: ${target};
  height: ${target};
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  color: ${text.default};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
      color: ${action.text};
    }
  }

  &[aria-current='page'] {
    background: ${action.primary};
    color: ${action.on};
    ${chosenInForcedColours}
  }
`;

export const gap = css`
  min-width: ${space[4]};
  color: ${text.muted};
  text-align: center;
`;
