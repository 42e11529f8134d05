import { css } from '@linaria/core';
import { border, media, radius, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const texts = css`
  display: grid;
  gap: ${space[3]};
  max-width: 70ch;
`;

export const lead = css`
  font: ${weight.medium} ${type.lead};
`;

export const muted = css`
  color: ${text.muted};
`;

export const facilities = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[2]} ${space[4]};
`;

/** They come as nouns in lower case; each starts a line here. */
export const facility = css`
  & span > span::first-letter {
    text-transform: uppercase;
  }
`;

export const rooms = css`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const room = css`
  padding: ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

/** What leads there; on the screen the map does. */
export const onPaper = css`
  display: none;

  ${media.print} {
    display: block;
  }
`;

/** Which room is taken is said with the days. */
export const onScreen = css`
  ${media.print} {
    display: none;
  }
`;
