import { css } from '@linaria/core';
import { action, border, media, radius, space, surface, target, text, type, weight } from '../../src/ui/theme/tokens.ts';

export const back = css`
  margin-bottom: ${space[2]};

  ${media.desktop} {
    display: none;
  }
`;

export const description = css`
  max-width: 48rem;
  margin-top: ${space[1]};
  color: ${text.muted};
`;

export const result = css`
  margin-top: ${space[3]};
`;

export const bench = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-top: ${space[5]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

export const pictureSide = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
`;

export const actors = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const actor = css`
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.pill};
  background: ${surface.raised};
  font: ${weight.medium} ${type.small};
`;

export const shownActor = css`
  border-color: ${action.primary};
  background: ${action.quiet};
  color: ${action.text};
`;
