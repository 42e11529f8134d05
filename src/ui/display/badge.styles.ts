import { css } from '@linaria/core';
import { accent, info, negative, positive, radius, scrim, space, surface, text, type, warning, weight } from '../theme/tokens.ts';

export const badge = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  padding: 2px ${space[2]};
  border-radius: 6px;
  font: ${weight.bold} ${type.caption};
  line-height: 1.25rem;

  /* Letters twice as large on a tile. */
  @container (max-width: 9rem) {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`;

export const tones = {
  neutral: css`
    background: ${surface.sunken};
    color: ${text.default};
  `,
  info: css`
    background: ${info.surface};
    color: ${info.text};
  `,
  positive: css`
    background: ${positive.surface};
    color: ${positive.text};
  `,
  warning: css`
    background: ${warning.surface};
    color: ${warning.text};
  `,
  negative: css`
    background: ${negative.surface};
    color: ${negative.text};
  `,
  accent: css`
    background: ${accent.quiet};
    color: ${accent.text};
  `,
  onPicture: css`
    border-radius: ${radius.pill};
    background: ${scrim.picture};
    color: #ffffff;
  `,
};
