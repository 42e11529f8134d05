import { css } from '@linaria/core';
import { action, border, focus, media, motion, radius, surface, target, text, type, weight } from '../../ui/tokens.ts';

export const toggle = css`
  display: flex;
  flex: none;
  padding: 3px;
  border: 1px solid ${border.default};
  border-radius: ${radius.control};
  background: ${surface.sunken};
`;

export const option = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: calc(${target} - 8px);
  padding-inline: 0.875rem;
  border-radius: 6px;
  color: ${text.default};
  font: ${weight.medium} ${type.small};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.fast};

  /* The finger's target is taller than the pill. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
    }
  }

  &:has(:checked) {
    background: ${surface.raised};
    color: ${action.text};
    box-shadow: 0 0 0 1px ${border.strong};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${focus.ring};
    outline-offset: 2px;
  }
`;

export const radio = css`
  position: absolute;
  opacity: 0;
  pointer-events: none;
`;
