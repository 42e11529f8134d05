import { css } from '@linaria/core';
import { action, border, chosenInForcedColours, loneLink, media, negative, radius, shadow, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[4]} ${space[12]};

  & p > a:only-child {
    ${loneLink}
  }
`;

export const hero = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
  border-radius: ${radius.card};
  background: ${surface.sunken};

  ${media.tablet} {
    padding: ${space[8]};
  }
`;

export const lead = css`
  max-width: 60ch;
  font: ${weight.regular} ${type.lead};
`;

export const search = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;

  /* A date's field is as wide as its words. */
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2.4fr) repeat(2, minmax(9rem, 1fr)) 6rem auto;
  }

  ${media.print} {
    display: none;
  }
`;

export const where = css`
  position: relative;
  grid-column: 1 / -1;

  ${media.desktop} {
    grid-column: auto;
  }
`;

export const submit = css`
  align-self: end;

  ${media.belowDesktop} {
    grid-column: -2;
  }

  /* Beneath the line of the labels, whatever errors stand beneath the fields. */
  ${media.desktop} {
    align-self: start;
    margin-top: calc(1.25rem + ${space[1]});
  }
`;

export const suggestions = css`
  position: absolute;
  z-index: 5;
  inset-inline: 0;
  top: calc(100% + ${space[1]});
  display: grid;
  padding: ${space[2]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  box-shadow: ${shadow.floating};
  list-style: none;
`;

export const suggestion = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[3]};
  align-items: center;
  min-height: 44px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  color: ${text.default};
  text-decoration: none;

  &:hover,
  &[data-active='true'] {
    background: ${action.quiet};
  }
`;


export const texts = css`
  display: grid;
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const tiles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  list-style: none;

  ${media.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const four = css`
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const prices = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  list-style: none;

  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.largeLettersTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** As high as the others of its row. */
export const tilePlace = css`
  display: grid;
  height: 100%;
`;

export const tile = css`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
`;

export const tileBody = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[4]};
`;

/** The price stands at the foot. */
export const tileFoot = css`
  grid-template-rows: repeat(4, auto) 1fr;

  & > :last-child {
    align-self: end;
  }
`;

export const tileTitle = css`
  min-width: 0;
  font: ${weight.bold} ${type.lead};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const muted = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  list-style: none;

  & > li {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;

export const facets = css`
  display: grid;
  gap: ${space[5]};

  ${media.desktop} {
    order: -1;
  }

  ${media.print} {
    display: none;
  }
`;

/** A way down the page, where the columns of a desktop stand under each other. */
export const jump = css`
  ${loneLink}

  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** The same as a button, as wide as a phone. */
export const toBooking = css`
  ${media.largePhone} {
    justify-self: start;
  }

  ${media.desktop} {
    display: none;
  }
`;

export const facetList = css`
  display: grid;
  list-style: none;
`;

export const facet = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  align-items: center;
  min-width: ${target};
  min-height: ${target};
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  color: ${action.text};
  text-decoration: none;

  &:hover {
    background: ${action.quiet};
  }

  &[aria-current] {
    background: ${action.quiet};
    font-weight: ${weight.bold};
  }
`;

export const scrolled = css`
  max-height: 22rem;
  overflow-y: auto;
`;

export const toolbar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;

  & > :is(h1, h2) {
    min-width: 0;
  }
`;

export const sorts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  list-style: none;

  ${media.print} {
    display: none;
  }
`;

export const pages = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: center;
  list-style: none;

  & a {
    justify-content: center;
  }

  ${media.print} {
    display: none;
  }
`;

export const gallery = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 88%;
  gap: ${space[2]};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  border-radius: ${radius.card};
  list-style: none;

  & > li {
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-flow: row;
    /* The first, as high as two of the others with the gap between them. */
    grid-template-columns: calc(50% - ${space[2]} / 3) 1fr 1fr;
    grid-auto-columns: auto;

    & > li:first-child {
      grid-row: 1 / 3;
    }
  }
`;

export const activity = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

export const about = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const booking = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  box-shadow: ${shadow.rest};
`;

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const groupTitle = css`
  font: ${weight.bold} ${type.lead};
`;

export const days = css`
  display: grid;
  /* A date in the widest fallback font. */
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: ${space[2]};
`;

export const slot = css`
  display: grid;
  align-content: center;
  min-height: 52px;
  padding: ${space[1]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  color: ${text.default};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
  hyphens: auto;
  overflow-wrap: break-word;

  &[aria-pressed='true'] {
    border-color: ${action.primary};
    background: ${action.quiet};
    box-shadow: inset 0 0 0 1px ${action.primary};
    ${chosenInForcedColours}
  }

  &:disabled {
    border-color: ${border.default};
    background: ${surface.sunken};
    color: ${text.muted};
  }
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${space[3]};
  border-top: 1px solid ${border.default};
  font: ${weight.heavy} ${type.title};
  font-variant-numeric: tabular-nums;
`;

export const list = css`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};

  /* Lists with a class have no points elsewhere. */
  && {
    list-style: disc;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;

  & td,
  & th {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${border.default};
    text-align: start;
    font-weight: ${weight.regular};
  }

  & td:last-child {
    text-align: end;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* A price stands below what it is of. */
  ${media.largeLetters} {
    & tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      border-bottom: 1px solid ${border.default};
    }

    & td,
    & th {
      border-bottom: 0;
    }

    & td:last-child {
      margin-inline-start: auto;
    }
  }
`;

export const item = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

export const itemBody = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  justify-items: start;
`;

export const wide = css`
  grid-column: 1 / -1;
`;

export const items = css`
  display: grid;
  gap: ${space[4]};
  list-style: none;
`;

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const times = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    padding-inline: ${space[3]};
  }

  &[data-problem] > button {
    border-color: ${negative.text};
  }
`;

export const person = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));

  & > legend {
    grid-column: 1 / -1;
    margin-block-end: ${space[3]};
    font-weight: ${weight.bold};
  }
`;

export const error = css`
  color: var(--negative-text);
  font: ${weight.medium} ${type.small};
`;

/** Nothing to take along on paper. */
export const screenOnly = css`
  ${media.print} {
    display: none;
  }
`;
