import { css } from '@linaria/core';
import { action, border, media, space, target, text, type, weight } from '../theme/tokens.ts';

export const list = css`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  border-bottom: 1px solid ${border.default};
  scrollbar-width: none;
`;

export const tab = css`
  flex: none;
  min-height: ${target};
  padding: ${space[2]} 2px;
  border-bottom: 3px solid transparent;
  font: ${weight.medium} ${type.body};
  color: ${text.muted};

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    border-color: ${action.primary};
    color: ${action.text};
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
    }
  }
`;

export const panel = css`
  padding-top: ${space[5]};
`;
