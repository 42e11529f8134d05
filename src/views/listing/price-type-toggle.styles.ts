import { css } from '@linaria/core';
import { withoutTapMark } from '../../ui/loading/pressed.ts';
import { action, border, chosenInForcedColours, focus, media, motion, radius, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const toggle = css`
  display: flex;
  flex: none;
  padding: 3px;
  border: 1px solid ${border.default};
  border-radius: ${radius.control};
  background: ${surface.sunken};

  /* Long words take a row of their own. */
  ${media.belowTablet} {
    flex: 1 0 auto;
    flex-wrap: wrap;
    max-width: 100%;
  }
`;

export const option = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: calc(${target} - 8px);
  padding-inline: 0.625rem;
  border-radius: 6px;
  color: ${text.default};
  font: ${weight.medium} ${type.small};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  ${withoutTapMark}

  ${media.belowTablet} {
    flex: 1 0 auto;
    justify-content: center;
  }

  ${media.hover} {
    transition: background-color ${motion.fast};

    &:hover {
      color: ${action.text};
    }
  }

  &:has(:checked) {
    background: ${surface.raised};
    color: ${action.text};
    box-shadow: 0 0 0 1px ${border.strong};
    ${chosenInForcedColours}
  }

  &:has(:focus-visible) {
    outline: 3px solid ${focus.ring};
    outline-offset: 2px;
  }
`;

/** Unseen, it covers the whole option: fingers and programs press the real thing. */
export const radio = css`
  position: absolute;
  z-index: 1;
  inset: -4px 0;
  width: 100%;
  height: calc(100% + 8px);
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
