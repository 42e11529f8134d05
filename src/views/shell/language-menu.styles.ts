import { css } from '@linaria/core';
import { action, media, radius, shadow, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const menu = css`
  flex: none;
`;

export const opener = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  color: ${text.default};
  font: ${weight.medium} ${type.body};

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
      color: ${action.text};
    }
  }
`;

/** Where the bar is narrow the globe alone: the ways into the shop need the room. */
export const name = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  ${media.narrowDesktop} {
    display: none;
  }
`;

/** Under the right end of the header, where the button is: a popover lies in the top layer and knows no parent. */
export const list = css`
  position: absolute;
  inset: 4.25rem max(${space[6]}, calc((100vw - 80rem) / 2 + ${space[6]})) auto auto;
  min-width: 11rem;
  margin: 0;
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};
`;
