import { css } from '@linaria/core';
import { action, border, media, motion, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const head = css`
  display: grid;
  gap: ${space[1]};
`;

export const number = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  color: ${text.muted};
  font-variant-numeric: tabular-nums;
`;

export const place = css`
  &:focus {
    outline: none;
  }
`;

export const legend = css`
  font: ${weight.bold} ${type.title};
`;

/** A radio as a card: the whole of it takes the tap. */
export const option = css`
  && {
    align-items: start;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${border.default};
    border-radius: ${radius.card};
    background: ${surface.raised};
    transition: border-color ${motion.fast};
  }

  && + & {
    margin-top: ${space[2]};
  }

  /* Beneath each other. */
  ${media.largeLetters} {
    && {
      grid-template-columns: auto minmax(0, 1fr);
    }

    && > :not(:first-child) {
      grid-column: 2;
    }
  }

  ${media.hover} {
    &:hover:not(:has(input:disabled)) {
      border-color: ${action.text};
    }
  }

  &&:has(input:disabled) {
    background: ${surface.sunken};
  }
`;

export const chosen = css`
  && {
    border-color: ${action.primary};
    box-shadow: inset 0 0 0 1px ${action.primary};
  }
`;

export const amount = css`
  color: ${text.default};
  font: ${weight.heavy} ${type.lead};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
