import { css } from '@linaria/core';
import { accent, action, media, radius, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const link = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${target};
  height: ${target};
  border-radius: ${radius.control};
  color: ${text.default};

  ${media.print} {
    display: none;
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
      background: ${action.quiet};
    }
  }

  /* What stands at the icon's corner: a count, or who is logged in. */
  & > span {
    position: absolute;
    inset: 0 0 auto auto;
    min-width: 1.25rem;
    padding-inline: 0.25rem;
    border-radius: ${radius.card};
    background: ${accent.primary};
    color: ${accent.on};
    font: ${weight.bold} ${type.caption};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & > [data-initial] {
    background: ${action.primary};
    color: ${action.on};
  }
`;

/** The brand, two icons and the menu are what the narrowest phones have room for. */
export const search = css`
  @media (max-width: 22.49rem) {
    display: none;
  }
`;

/** Of a flow's parts, each of which lies in the header by itself. */
export const flow = css`
  display: contents;
`;
