import { css } from '@linaria/core';
import { withoutTapMark } from '../../../ui/loading/pressed.ts';
import { action, chosenInForcedColours, focus, media, motion, radius, space, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const choice = css`
  min-width: 0;
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const option = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  color: ${text.default};
  font: ${weight.medium} ${type.body};
  cursor: pointer;
  user-select: none;
  ${withoutTapMark}

  ${media.largePhone} {
    padding-inline: ${space[4]};
  }

  &:has(:checked) {
    background: ${action.primary};
    color: ${action.on};
    ${chosenInForcedColours}
  }

  &:has(:focus-visible) {
    outline: 3px solid ${focus.ring};
    outline-offset: -1px;
  }

  &:has(:disabled) {
    color: ${text.muted};
    cursor: not-allowed;
  }

  ${media.hover} {
    transition: background-color ${motion.fast};

    &:hover:not(:has(:checked, :disabled)) {
      background: ${action.quiet};
      color: ${action.text};
    }
  }
`;

export const radio = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
