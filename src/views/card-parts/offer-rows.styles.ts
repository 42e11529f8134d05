import { css } from '@linaria/core';
import { action, border, media, positive, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const rows = css`
  display: grid;
  gap: ${space[3]};
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};

  &[aria-current] {
    border-color: ${action.primary};
    box-shadow: inset 0 0 0 1px ${action.primary};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto 7.5rem;
  }
`;

export const what = css`
  grid-column: 1 / -1;
  font: ${weight.regular} ${type.small};

  ${media.tablet} {
    grid-column: 1;
  }
`;

export const dates = css`
  font: ${weight.bold} ${type.body};
  font-variant-numeric: tabular-nums;
`;

export const muted = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const price = css`
  display: grid;
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    text-align: end;
  }
`;

export const chosen = css`
  color: ${positive.text};
  font: ${weight.medium} ${type.small};
  text-align: center;
`;
