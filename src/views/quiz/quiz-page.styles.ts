import { css } from '@linaria/core';
import { action, border, media, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[8]};
`;

export const flow = css`
  display: grid;
  gap: ${space[4]};
`;

export const intro = css`
  max-width: 60ch;
  color: ${text.muted};
  font: ${weight.regular} ${type.lead};
`;

export const question = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  & > * {
    max-width: 100%;
  }

  & > :not(p, h2, a, button) {
    justify-self: stretch;
  }
`;

export const progress = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const answers = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

export const answer = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font: ${weight.medium} ${type.body};
`;

export const options = css`
  display: grid;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const option = css`
  display: flex;
  align-items: center;
  min-height: calc(${target} + ${space[4]});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  font: ${weight.medium} ${type.lead};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${action.text};
      background: ${action.quiet};
    }
  }
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
