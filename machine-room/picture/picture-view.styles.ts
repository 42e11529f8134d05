import { css } from '@linaria/core';
import { border, media, radius, space, surface, text, type, weight } from '../../src/ui/theme/tokens.ts';

export const frame = css`
  min-width: 0;
`;

export const view = css`
  overflow: auto;
  height: min(64vh, 620px);
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.page};
  overscroll-behavior: contain;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  & > svg {
    margin-inline: auto;
  }

  ${media.wide} {
    height: min(74vh, 860px);
  }
`;

export const beneath = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-top: ${space[1]};
`;

export const legend = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.caption};
`;

export const controls = css`
  display: flex;
  flex: none;
`;
