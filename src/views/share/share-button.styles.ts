import { css } from '@linaria/core';
import { layer, radius, shadow, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const share = css`
  position: relative;
  display: inline-flex;
  align-items: center;
`;

/** It hangs beneath the button: nothing moves when it comes. */
export const notice = css`
  position: absolute;
  z-index: ${layer.bar};
  inset: calc(100% - ${space[1]}) 0 auto auto;
  width: max-content;
  max-width: min(18rem, 80vw);
  border-radius: ${radius.control};
  background: ${surface.inverse};
  color: ${text.inverse};
  box-shadow: ${shadow.floating};
  font: ${weight.medium} ${type.small};

  &:not(:empty) {
    padding: ${space[2]} ${space[3]};
  }
`;
