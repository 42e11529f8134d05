import { css } from '@linaria/core';
import { action, border, media, radius, space, text, type, weight } from '../../ui/theme/tokens.ts';

/** Where the tile is given room, the picture stands beside the words instead of above them. */
const roomy = '@container (min-width: 38rem)';
/** With still more room the price stands beside the facts. */
const wide = '@container (min-width: 54rem)';
/** Letters twice as large leave the words half their room. */
const cramped = '@container (max-width: 13rem)';

export const tile = css`
  height: 100%;
  min-width: 0;
  container-type: inline-size;
`;

/** A row: times, carrier and price; the picture says little. */
export const flight = css``;

export const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;

  .${flight} & {
    flex-direction: row;
  }

  ${roomy} {
    flex-direction: row;
  }
`;

export const picture = css`
  position: relative;
  flex: none;

  .${flight} & {
    flex: 0 0 5.5rem;
  }

  ${roomy} {
    flex: 0 0 33%;
    align-self: stretch;

    /* At least the picture's own height; longer words beside it make it higher, never wider. */
    &::before {
      content: '';
      display: block;
      padding-top: 75%;
    }

    .${flight} & {
      flex-basis: 9rem;

      &::before {
        display: none;
      }
    }
  }
`;

export const image = css`
  aspect-ratio: 4 / 3;

  .${flight} && {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
  }

  ${roomy} {
    && {
      position: absolute;
      inset: 0;
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

export const heart = css`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
`;

export const discount = css`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  max-width: calc(100% - ${space[6]});

  /* A narrow picture has the heart in its other upper corner. */
  .${flight} & {
    inset-block: auto ${space[2]};
    inset-inline-start: ${space[2]};
    max-width: calc(100% - 2 * ${space[2]});
  }
`;

export const body = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[4]};

  ${roomy} {
    padding: ${space[5]} ${space[6]};
  }

  ${wide} {
    display: grid;
    grid-template: auto auto auto 1fr / minmax(0, 1fr) 13.5rem;
    column-gap: ${space[6]};
  }
`;

export const place = css`
  width: 100%;
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const name = css`
  width: 100%;
  margin-top: calc(-1 * ${space[1]});
  font: ${weight.bold} ${type.lead};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const unrated = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  line-height: 1.75rem;
`;

export const ratingPlace = css`
  height: 1.75rem;
  max-width: 12rem;
`;

export const facts = css`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding-bottom: ${space[1]};
`;

export const fact = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  font: ${weight.regular} ${type.small};
`;

export const times = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${cramped} {
    white-space: normal;
  }
`;

export const factIcon = css`
  margin-top: 2px;
  color: ${text.muted};
`;

export const price = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  margin-top: auto;
  padding-top: ${space[3]};
  border-top: 1px solid ${border.default};

  ${cramped} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${wide} {
    grid-area: 1 / 2 / span 4;
    grid-template-columns: minmax(0, 1fr);
    align-self: end;
    justify-items: end;
    height: 100%;
    align-content: end;
    padding: 0 0 0 ${space[6]};
    border-top: 0;
    border-inline-start: 1px solid ${border.default};
    text-align: end;
  }
`;

/** Looks like what a press on the tile does; beside the prices, beneath them where they have a column. */
export const open = css`
  grid-area: 1 / 2 / span 2;
  align-self: end;
  margin-inline-start: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${action.primary};
  color: ${action.on};
  font: ${weight.bold} ${type.small};

  ${cramped} {
    grid-area: auto;
    justify-self: start;
    margin: ${space[2]} 0 0;
  }

  ${wide} {
    grid-area: auto;
    margin-top: ${space[3]};
    padding-inline: ${space[6]};
  }

  ${media.print} {
    display: none;
  }
`;

export const otherPrice = css`
  grid-column: 1;
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
`;
