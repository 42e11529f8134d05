import { css } from '@linaria/core';
import { outOfSight } from '../../ui/loading/out-of-sight.ts';
import { action, border, media, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const search = css`
  padding-block: ${space[3]};
  background: ${surface.sunken};
  border-bottom: 1px solid ${border.default};

  ${media.print} {
    display: none;
  }
`;

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-block: ${space[2]} ${space[12]};
`;

export const listing = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    margin-top: ${space[2]};
  }
`;

export const filters = css`
  display: none;

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    padding: ${space[5]};
    border: 1px solid ${border.default};
    border-radius: ${radius.card};
    background: ${surface.raised};
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const filtersTitle = css`
  font: ${weight.bold} ${type.lead};
`;

export const results = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;

  /* That it could not be had is seen beside the filter that asked for it, however far down that is. */
  ${media.desktop} {
    &:has(> [role='alert']) {
      position: sticky;
      inset-block-start: ${space[4]};
    }
  }
`;

export const resultsTitle = css`
  position: absolute;
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  @media (scripting: none) {
    display: none;
  }
`;

/* Not a grid, which would lay each tile out twice to find the heights of its rows. */
export const offers = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  /* All tiles are as wide as their list: asked for once, not laid out each before its own words can be styled. */
  container-type: inline-size;

  & > li > * {
    container-type: normal;
  }

  ${media.tablet} {
    gap: ${space[5]};
  }

  & > :nth-child(n + 3) {
    ${outOfSight({ phone: 34, tablet: 18.5, desktop: 17.5 })}
  }
`;

/** What stands below the list begins below the screen, however tall that is. */
export const beginning = css`
  min-height: 100vh;
`;

export const previous = css`
  display: grid;
  justify-items: center;
`;

/** In the middle of the list above it. */
export const sameDayWay = css`
  display: grid;
  justify-items: center;

  ${media.desktop} {
    padding-inline-start: calc(17rem + ${space[8]});
  }
`;

export const more = css`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-top: ${space[4]};
`;

export const moreButton = css`
  min-width: min(100%, 22rem);

  @media (scripting: none) {
    display: none;
  }
`;

export const shown = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
`;

export const sameDay = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  padding-top: ${space[4]};

  & > * {
    justify-self: stretch;
  }

  & > a {
    justify-self: center;
  }
`;

export const plainLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};

  & > a {
    padding-block: ${space[3]};
  }

  & > [aria-current] {
    color: ${text.default};
    font-weight: ${weight.bold};
    text-decoration: none;
  }
`;

export const empty = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[4]};
  border-radius: ${radius.card};
  background: ${surface.sunken};
  text-align: center;
`;

export const emptyIcon = css`
  margin-bottom: ${space[2]};
  color: ${action.text};
`;

export const emptySteps = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

export const seoText = css`
  max-width: 75ch;
  color: ${text.muted};
`;
