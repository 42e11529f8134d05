import { css } from '@linaria/core';
import { border, media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  /* Across a tablet's whole dialog counts would stand far from their labels; beside the list it is narrower than this. */
  ${media.tablet} {
    max-width: 28rem;
  }

  /* Options come as nouns in lower case; each starts a line here. */
  & label > span::first-letter {
    text-transform: uppercase;
  }

  /* The panel itself ends here. */
  & > div > div:last-child {
    border-bottom: 0;
  }
`;

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  & + & {
    padding-top: ${space[5]};
    border-top: 1px solid ${border.default};
  }
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-bottom: calc(-1 * ${space[4]});
`;

export const range = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
`;

export const rangeNote = css`
  grid-column: 1 / -1;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const rangeSubmit = css`
  grid-column: 1 / -1;
`;
