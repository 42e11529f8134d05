import { css } from '@linaria/core';
import { pressed } from '../loading/pressed.ts';
import { accent, action, border, media, motion, radius, space, surface, target, text, type, weight } from '../theme/tokens.ts';

const ring = `
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: button-turn 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;
const turning = `
  @keyframes button-turn {
    to {
      rotate: 1turn;
    }
  }
`;

export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${target};
  padding: ${space[2]} ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: ${weight.bold} ${type.body};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast};

  ${media.largeLetters} {
    padding-inline: ${space[3]};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }

  /* Nothing is pressed on paper; a number can still be called. */
  ${media.print} {
    && {
      padding: 0;
      border: 0;
      color: inherit;
    }

    &:not([href^='tel:']) {
      display: none;
    }
  }

  /* Set by the document itself, where its form is sent before any script of the page has come. */
  &[data-sent]::before {
    content: '';
    ${ring}
  }

  ${turning}
`;

export const large = css`
  min-height: 52px;
  padding: ${space[3]} ${space[6]};
  font: ${weight.bold} ${type.lead};

  ${media.largeLetters} {
    padding-inline: ${space[3]};
  }
`;

export const wide = css`
  width: 100%;
`;

export const tones = {
  primary: css`
    background: ${accent.primary};
    color: ${accent.on};
    ${pressed(accent.hover)}

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${accent.hover};
        color: ${accent.on};
      }
    }
  `,
  action: css`
    background: ${action.primary};
    color: ${action.on};
    ${pressed(action.hover)}

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${action.hover};
        color: ${action.on};
      }
    }
  `,
  outline: css`
    border-color: ${border.strong};
    background: ${surface.raised};
    color: ${text.default};
    ${pressed(action.quiet)}

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        border-color: ${action.text};
        color: ${action.text};
      }
    }
  `,
  quiet: css`
    background: ${action.quiet};
    color: ${action.text};
    ${pressed(action.quietHover)}

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${action.quietHover};
        color: ${action.text};
      }
    }
  `,
  link: css`
    padding-inline: 0;
    font-weight: ${weight.medium};
    color: ${action.text};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    ${pressed(action.quiet)}

    ${media.forced} {
      border-color: Canvas;
    }

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: ${action.hover};
        text-decoration-thickness: 2px;
      }
    }
  `,
};

export const spinner = css`
  ${ring}
  ${turning}
`;
