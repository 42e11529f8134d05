import { css } from '@linaria/core';
import { action, border, focus, media, motion, radius, shadow, space, surface, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const gallery = css`
  position: relative;
  overflow: clip;
  margin-inline: calc(-1 * ${space[4]});

  ${media.tablet} {
    margin-inline: 0;
    border-radius: ${radius.card};
  }

  /* Of a sheet so much that the price stands beneath it. */
  ${media.print} {
    width: 60%;
    margin-inline: 0;
    break-inside: avoid;
  }
`;

const swiped = `
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

export const pictures = css`
  ${swiped}
  gap: ${space[2]};

  & > * {
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  ${media.desktop} {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    overflow-x: visible;
  }
`;

export const withThumbnails = css`
  ${media.belowDesktop} {
    /* All as high as the first: a higher one would leave a gap under it. */
    & > * {
      aspect-ratio: 16 / 9;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 16% 16%;
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
`;

export const link = css`
  display: block;
  position: relative;
  min-height: 0;
  overflow: clip;

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 3px solid ${focus.ring};
    outline-offset: -6px;
    box-shadow: inset 0 0 0 6px ${surface.raised};
  }
`;

export const lead = css`
  ${media.desktop} {
    grid-row: 1 / -1;
  }
`;

export const image = css`
  transition: filter ${motion.calm};

  ${media.hover} {
    a:hover > & {
      filter: brightness(1.06);
    }
  }
`;

export const all = css`
  position: absolute;
  right: ${space[4]};
  bottom: ${space[4]};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  background: ${surface.raised};
  color: ${text.default};
  font: ${weight.bold} ${type.small};
  box-shadow: ${shadow.rest};

  ${media.hover} {
    &:hover {
      color: ${action.text};
    }
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const viewer = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: min(100%, calc((100dvh - 17rem) * 4 / 3));
  min-width: min(100%, 20rem);
  margin-inline: auto;
`;

export const figure = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
`;

/** As wide as itself, one picture each. */
export const slides = css`
  ${swiped}
`;

export const slide = css`
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const caption = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
`;

const arrow = `
  position: absolute;
  top: calc(50% - 6rem);
`;

export const previous = css`
  ${arrow}
  left: ${space[2]};
`;

export const next = css`
  ${arrow}
  right: ${space[2]};
`;

export const strip = css`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]};
  overflow-x: auto;
`;

export const stripButton = css`
  display: block;
  width: 5rem;
  overflow: clip;
  border: 2px solid ${border.default};
  border-radius: ${radius.control};

  &[aria-current] {
    border-color: ${action.primary};
  }
`;
