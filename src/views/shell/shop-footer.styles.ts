import { css } from '@linaria/core';
import { outOfSight } from '../../ui/loading/out-of-sight.ts';
import { action, border, media, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

/** Fewer where letters are large. */
const columnsUpTo = (count: number) => `repeat(auto-fill, minmax(max(9.5rem, (100% - ${count - 1} * ${space[6]}) / ${count}), 1fr))`;

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  gap: ${space[1]} ${space[6]};

  ${media.tablet} {
    grid-template-columns: ${columnsUpTo(4)};
    row-gap: ${space[8]};
  }

  ${media.wide} {
    grid-template-columns: ${columnsUpTo(6)};
  }
`;

export const footer = css`
  ${outOfSight({ phone: 82, tablet: 66, desktop: 54 })}
  margin-top: ${space[12]};
  padding-block: ${space[10]} ${space[8]};
  background: ${surface.sunken};
  border-top: 1px solid ${border.default};

  /* A short one is less than a third as tall: the page would end in a blank area until it is reached. */
  &:not(:has(.${columns})) {
    content-visibility: visible;
  }

  ${media.print} {
    display: none;
  }
`;

export const contact = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  /* A row of its own: beside the columns it would be taller than they are, where they are folded, or far shorter. */
  grid-column: 1 / -1;
  align-content: start;

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[6]};
    overflow-wrap: break-word;

    & > p:first-child {
      flex-basis: 100%;
    }
  }

  ${media.wide} {
    grid-column: span 2;
    display: grid;
  }
`;

export const heading = css`
  margin-bottom: ${space[1]};
  font: ${weight.bold} ${type.body};
`;

/** Folded on phones; where there is width it stands open, and its title is no button. */
export const group = css`
  ${media.belowTablet} {
    border-block-end: 1px solid ${border.default};
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    margin-bottom: 0;
    cursor: pointer;

    /* Its sign, as other folded parts have it. */
    &::after {
      content: '';
      flex: none;
      width: 0.5rem;
      height: 0.5rem;
      margin-inline: ${space[2]};
      border: solid ${text.muted};
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      translate: 0 -25%;
    }
  }

  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 25%;
  }

  ${media.tablet} {
    & > summary {
      min-height: 0;
      margin-bottom: ${space[1]};
      pointer-events: none;

      &::after {
        display: none;
      }
    }

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const phone = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  color: ${action.text};
  font: ${weight.heavy} ${type.title};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  ${media.tablet} {
    white-space: nowrap;
  }
`;

export const texts = css`
  max-width: 45ch;
  margin-block: ${space[2]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const links = css`
  display: grid;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  /* Of two lines the first stands where others do. */
  padding-block: calc((${target} - 1.5rem) / 2);
  color: ${text.default};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${action.text};
      text-decoration: underline;
    }
  }
`;

export const button = css`
  min-height: ${target};
  text-align: start;
  color: ${text.default};

  ${media.hover} {
    &:hover {
      color: ${action.text};
      text-decoration: underline;
    }
  }
`;

/** There is something to report from once the recorder runs. */
export const report = css`
  html:not([data-recorder]) & {
    visibility: hidden;
  }
`;

export const end = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[8]};
  padding-top: ${space[4]};
  border-top: 1px solid ${border.default};

  /* A short footer has nothing above it. */
  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }

  ${media.desktop} {
    grid-template-columns: fit-content(60%) minmax(0, 1fr);
    column-gap: ${space[8]};
    align-items: center;
  }
`;

/** The first language's words line up with what is above and below; its ground hangs out. */
export const languages = css`
  margin-inline: calc(-1 * ${space[3]});
`;

export const legal = css`
  display: flex;
  flex-wrap: wrap;
  overflow-wrap: anywhere;
  gap: 0 ${space[6]};
`;

export const demo = css`
  max-width: 60ch;
  font: ${weight.medium} ${type.small};
`;

export const rights = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
