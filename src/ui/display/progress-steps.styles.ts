import { css } from '@linaria/core';
import { action, border, media, positive, space, surface, target, text, type, weight } from '../theme/tokens.ts';

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font: ${weight.medium} ${type.small};

  /* One line on the narrowest screens, too. */
  @media (max-width: 22rem) {
    column-gap: ${space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

export const step = css`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${target};
  color: ${text.muted};

  &:not(:last-child) {
    flex: 1 1 auto;
  }

  &:not(:last-child)::after {
    content: '';
    flex: 1 1 ${space[2]};
    min-width: ${space[2]};
    height: 1px;
    background: ${border.strong};
  }

  &[aria-current='step'] {
    color: ${text.default};
  }
`;

export const number = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid ${border.strong};
  border-radius: 50%;
  background: ${surface.raised};
  font-variant-numeric: tabular-nums;

  [aria-current='step'] & {
    border-color: ${action.primary};
    background: ${action.primary};
    color: ${action.on};
  }
`;

export const done = css`
  border-color: transparent;
  background: ${positive.surface};
  color: ${positive.text};
`;

/** On phones only the current step has its words; the rest keep theirs for screen readers. */
export const label = css`
  white-space: nowrap;

  ${media.belowTablet} {
    li:not([aria-current='step']) & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const back = css`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${target};
  color: ${action.text};

  &[aria-disabled='true'] {
    color: ${text.muted};
    cursor: not-allowed;
  }
`;
