import { css } from '@linaria/core';
import { border, fadingRow, loneLink, media, negative, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[16]};

  & p > a:only-child {
    ${loneLink}
  }
`;

/** An address that leads here shows the form above it as well. */
export const answer = css`
  scroll-margin-block: 50vh;
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;

  & > * {
    width: 100%;
    max-width: 30rem;
  }
`;

export const quietLine = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const preview = css`
  overflow-wrap: anywhere;
`;

export const error = css`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  color: ${negative.text};
  font: ${weight.medium} ${type.small};
`;

/** A titled card of a page. */
export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const partTitle = css`
  font: ${weight.bold} ${type.title};
`;

/** A card of a few lines. */
export const lines = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
  overflow-wrap: anywhere;
`;

export const list = css`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

/** One of a list without cards of their own. */
export const entry = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & + & {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${border.default};
  }
`;

export const heading = css`
  font: ${weight.bold} ${type.title};
  margin-block-end: ${space[3]};
`;

/** Ways to other pages: nothing for paper. */
export const ways = css`
  ${media.print} {
    display: none;
  }
`;

export const tabs = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  ${media.belowTablet} {
    ${fadingRow(space[4])}
    flex-wrap: nowrap;
    scrollbar-width: none;

    & > li {
      flex: none;
    }
  }
`;

export const tab = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  color: ${text.default};
  text-decoration: none;

  ${media.belowTablet} {
    padding-inline: ${space[3]};
  }

  &[aria-current] {
    background: ${surface.sunken};
    font-weight: 700;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const message = css`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const waiting = css`
  display: block;
  height: 30rem;
`;

export const steps = css`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`;

/** What is said of the complaint that the shop has, then what was written since. */
export const stored = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const facts = css`
  display: grid;
  gap: ${space[3]};

  & dt {
    color: ${text.muted};
    font: ${weight.regular} ${type.small};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

