import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, fadingRow, loneLink, media, negative, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

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

  ${media.print} {
    display: none;
  }
`;

export const quietLine = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

/** Wraps whole before it wraps within. */
export const dates = css`
  display: inline-block;
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

/** A titled card of a page; what a line says stands near its name, however wide the page is. */
export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > dl {
    max-width: 36rem;
  }
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

/** Cards of a few words each, as many beside each other as have room. */
export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  & > li > * {
    height: 100%;
    align-content: start;
  }
`;

/** As wide as the same stands in the checkout: prices near what they are of. */
export const narrow = css`
  max-width: 54rem;
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

/** Ways to other pages, and what is filled in: nothing for paper. */
export const screenOnly = css`
  ${media.print} {
    && {
      display: none;
    }
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

/** Of one reservation. */
export const tab = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding-inline: ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  color: ${text.default};
  text-decoration: none;

  ${media.belowTablet} {
    padding-inline: ${space[3]};
  }

  &[aria-current] {
    border-color: ${action.text};
    background: ${action.quiet};
    color: ${action.text};
    font-weight: ${weight.bold};
    ${chosenInForcedColours}
  }

  ${media.hover} {
    &:hover {
      border-color: ${action.text};
      color: ${action.text};
    }
  }
`;

/** Of the customer area as a whole: the line under them parts them from what a page has itself. */
export const menu = css`
  display: flex;
  gap: ${space[5]};
  padding: 0;
  border-block-end: 1px solid ${border.default};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`;

export const menuLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  border-block: 3px solid transparent;
  color: ${text.muted};
  font: ${weight.medium} ${type.body};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    border-block-end-color: ${action.primary};
    color: ${action.text};
    ${chosenInForcedColours}
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
    }
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

