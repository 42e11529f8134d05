import { css } from '@linaria/core';
import { aboveOrderBar, action, border, layer, radius, shadow, space, surface, target, text, weight } from '../../ui/theme/tokens.ts';

/** Over the way to the chat. */
export const refused = css`
  position: fixed;
  z-index: ${layer.popover};
  inset-inline-end: ${space[4]};
  ${aboveOrderBar}
  max-width: calc(100vw - ${space[8]});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};
`;

export const retry = css`
  min-height: ${target};
  color: ${action.text};
  font-weight: ${weight.bold};
  text-decoration: underline;
`;
