import { css } from '@linaria/core';
import { border, radius, space, surface } from '../ui/theme/tokens.ts';

/** How editors may set a component apart; names are those of `COMPONENT_STYLES`. */
export const manners = {
  narrow: css`
    max-width: 48rem;
    margin-inline: auto;
  `,
  tinted: css`
    background: ${surface.sunken};
  `,
  framed: css`
    margin: ${space[4]};
    border: 1px solid ${border.default};
    border-radius: ${radius.card};
  `,
  centred: css`
    text-align: center;
  `,
  spacious: css`
    padding-block: ${space[12]};
  `,
};
