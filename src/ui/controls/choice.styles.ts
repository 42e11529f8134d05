import { css } from '@linaria/core';
import { withoutTapMark } from '../loading/pressed.ts';
import { action, border, media, negative, space, surface, target, text, type, weight } from '../theme/tokens.ts';

export const choice = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: 0 ${space[3]};
  min-height: ${target};
  padding-block: 10px;
  cursor: pointer;
  user-select: none;
  ${withoutTapMark}

  &:has(input:disabled, input[aria-disabled='true']) {
    cursor: not-allowed;
    color: ${text.muted};
  }
`;

/* Without transitions: those of borders are painted frame by frame, in the time of the answer that a press asks for. */
export const mark = css`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 1px;
  border: 1.5px solid ${border.strong};
  background: ${surface.raised};
  cursor: inherit;

  /* Radios of a group without a choice match :indeterminate too. */
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${action.primary};
    background: ${action.primary};
  }

  /* A radio cannot be invalid, only its group. */
  &[aria-invalid='true'],
  [data-invalid] &[type='radio']:enabled {
    border-color: ${negative.text};
  }

  /* The first of them is focused: what is wrong stands above it. */
  [data-invalid] > :first-child > &[type='radio'] {
    scroll-margin-top: 8rem;
  }

  &:disabled {
    border-color: ${border.default};
    background: ${surface.sunken};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${action.text};
    }
  }

  ${media.forced} {
    appearance: auto;
  }
`;

export const square = css`
  border-radius: 5px;

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${action.on};
    clip-path: polygon(14% 46%, 4% 58%, 40% 92%, 97% 22%, 86% 11%, 39% 69%);
    scale: 0;
  }

  &:checked::before {
    scale: 1;
  }

  &:indeterminate::before {
    clip-path: inset(42% 6%);
    scale: 1;
  }
`;

export const round = css`
  border-radius: 50%;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${action.on};
    scale: 0;
  }

  &:checked::before {
    scale: 1;
  }
`;

export const note = css`
  font: ${weight.regular} ${type.small};
  line-height: 1.5rem;
  color: ${text.muted};
  font-variant-numeric: tabular-nums;
`;

export const detail = css`
  grid-column: 2 / -1;
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;
