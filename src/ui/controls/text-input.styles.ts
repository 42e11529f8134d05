import { css } from '@linaria/core';
import { action, border, focus, media, motion, negative, radius, space, surface, text } from '../theme/tokens.ts';

export const control = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  color: ${text.default};
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${text.muted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${action.text};
    }
  }

  &:focus-visible {
    outline-offset: -1px;
    border-color: ${action.text};
  }

  /* On the button of its picker a field of days or hours is neither :focus-visible nor :focus in Chromium. */
  &:is([type='date'], [type='time']):focus-within {
    outline: 3px solid ${focus.ring};
    outline-offset: -1px;
    border-color: ${action.text};
  }

  &[aria-invalid='true'] {
    border-color: ${negative.text};
    box-shadow: inset 0 0 0 1px ${negative.text};
  }

  &[readonly] {
    background: ${surface.sunken};
  }

  &:disabled {
    background: ${surface.sunken};
    color: ${text.muted};
    cursor: not-allowed;
  }
`;

export const tall = css`
  min-height: 7rem;
  resize: vertical;
`;

export const select = css`
  padding-inline-end: ${space[10]};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`;

export const selectBox = css`
  position: relative;
  min-width: 0;
`;

export const chevron = css`
  position: absolute;
  inset-block-start: calc(50% - 0.625rem);
  inset-inline-end: ${space[3]};
  color: ${text.muted};
  pointer-events: none;
`;

export const quiet = css`
  border-color: transparent;
  background: transparent;
`;
