import { css } from '@linaria/core';
import { action, layer, radius, space, type, weight } from '../../ui/theme/tokens.ts';

export const shell = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

export const main = css`
  flex: 1 0 auto;
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

export const skipLink = css`
  position: absolute;
  z-index: ${layer.popover};
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${action.primary};
  color: ${action.on};
  font: ${weight.bold} ${type.body};

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: clip;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  &:hover {
    color: ${action.on};
  }
`;
