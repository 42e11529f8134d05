import { css } from '@linaria/core';
import { border, layer, media, motion, radius, shadow, space, surface, target, text, type, weight } from '../../../ui/theme/tokens.ts';

/** On small screens a bar across the whole page that stays at its top. */
export const summary = css`
  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.sticky};
    top: 0;
    margin-inline: -${space[4]};
    border-bottom: 1px solid ${border.default};
    background: ${surface.raised};

    ${media.tablet} {
      margin-inline: -${space[6]};
    }
  }

  ${media.desktop} {
    position: sticky;
    top: ${space[4]};
    overflow: clip;
    border: 1px solid ${border.default};
    border-radius: ${radius.card};
    background: ${surface.raised};
    box-shadow: ${shadow.rest};
  }

  ${media.short} {
    position: static;
  }

  @media (scripting: none) {
    position: static;
  }

  ${media.print} {
    position: static;
  }
`;

export const title = css`
  padding: ${space[4]} ${space[5]} ${space[3]};
  font: ${weight.bold} ${type.lead};

  ${media.belowDesktop} {
    display: none;
  }
`;

export const bar = css`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: ${target};
  padding: ${space[2]} ${space[4]};
  text-align: start;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.tablet} {
    padding-inline: ${space[6]};
  }

  ${media.desktop} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const barTexts = css`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
`;

/** Where letters are large more lines. */
const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;

  @media (min-width: 18rem) {
    white-space: nowrap;
  }
`;

export const barName = css`
  ${oneLine}
  font: ${weight.bold} ${type.small};
`;

export const barDates = css`
  ${oneLine}
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
`;

export const barTotal = css`
  flex: none;
  font: ${weight.heavy} ${type.lead};
  font-variant-numeric: tabular-nums;
`;

export const chevron = css`
  color: ${text.muted};
  transition: rotate ${motion.calm} ${motion.ease};

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

export const trip = css`
  ${media.belowDesktop} {
    overflow-y: auto;
    max-height: calc(100dvh - 6rem);
    border-top: 1px solid ${border.default};
    box-shadow: ${shadow.floating};
  }

  ${media.short} {
    max-height: none;
  }

  @media (scripting: none) {
    max-height: none;
    box-shadow: none;
  }
`;

export const folded = css`
  ${media.belowDesktop} {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

/** Left out where it would push the total out of a low window. */
export const picture = css`
  ${media.belowDesktop} {
    display: none;
  }

  @media (max-height: 960px) {
    display: none;
  }
`;

export const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};

  ${media.tablet} {
    padding: ${space[5]};
  }
`;

export const place = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const name = css`
  font: ${weight.bold} ${type.lead};
`;

export const facts = css`
  font: ${weight.regular} ${type.small};
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: end;
  justify-content: space-between;
  padding-top: ${space[4]};
  border-top: 1px solid ${border.default};
`;

export const deposit = css`
  padding-bottom: ${space[1]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${text.default};
    font-weight: ${weight.bold};
  }
`;
