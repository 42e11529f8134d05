import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, media, motion, radius, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const bar = css`
  display: none;
  gap: ${space[3]};

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A row, of large letters two. */
export const fields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  border: 1px solid ${border.strong};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

export const field = css`
  display: flex;
  flex: 1 1 7.5rem;

  & + & {
    border-inline-start: 1px solid ${border.default};
  }
`;

export const opener = css`
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 4.5rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.card};
  text-align: start;
  transition: background-color ${motion.fast};

  ${media.narrowDesktop} {
    min-height: 4.75rem;
  }

  &[aria-expanded='true'] {
    background: ${action.quiet};
    ${chosenInForcedColours}
  }

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
    }
  }
`;

export const label = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
`;

/** Five fields beside the button leave each little: long words take two lines instead of being cut. */
export const value = css`
  display: -webkit-box;
  overflow: hidden;
  font: ${weight.bold} ${type.body};
  line-height: 1.25rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.narrowDesktop} {
    font: ${weight.bold} ${type.small};
  }
`;

/** Wide enough for the longest count, so that a new number moves nothing. */
export const submit = css`
  && {
    flex: 0 0 12.5rem;
    margin: ${space[2]};
    padding-inline: ${space[3]};
    font-size: 1rem;
    line-height: 1.25rem;
  }

  ${media.wide} {
    && {
      flex-basis: 15.5rem;
    }
  }
`;
