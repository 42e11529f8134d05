import { css } from '@linaria/core';
import { action, border, media, motion, space, text, type, weight } from '../theme/tokens.ts';

export const item = css`
  border-bottom: 1px solid ${border.default};
`;

export const heading = css`
  font: ${weight.bold} ${type.body};
  letter-spacing: 0;
`;

export const summary = css`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 52px;
  padding-block: ${space[3]};
  font: inherit;
  color: ${text.default};
  text-align: start;

  ${media.hover} {
    &:hover {
      color: ${action.text};
    }
  }
`;

export const chevron = css`
  color: ${text.muted};
  transition: rotate ${motion.calm} ${motion.ease};

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

export const panel = css`
  padding-bottom: ${space[5]};
`;
