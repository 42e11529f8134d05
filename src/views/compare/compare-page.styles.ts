import { css } from '@linaria/core';
import { action, border, media, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[6]} ${space[12]};
`;

export const flow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const count = css`
  color: ${text.muted};
`;

/** On a phone the offers are swiped sideways, two in view; what each row is about stays beside them. */
export const scroll = css`
  overflow-x: auto;
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  scroll-snap-type: x proximity;
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  text-align: start;
`;

const cell = `
  padding: ${space[2]} ${space[3]};
  text-align: start;
  vertical-align: top;
`;

/** Wide enough for the longest word of what a row is about: values break first. */
export const corner = css`
  width: 12rem;
  min-width: 9rem;

  ${media.belowTablet} {
    width: 7rem;
    min-width: 7rem;
  }
`;

export const head = css`
  ${cell}
  min-width: 9rem;
  scroll-snap-align: end;

  ${media.belowTablet} {
    min-width: 7.25rem;
    padding-inline: ${space[2]};
  }
`;

export const headCell = css`
  position: relative;
  display: grid;
  gap: ${space[2]};

  & > span {
    white-space: normal;
  }

  &[data-status='gone'] {
    padding-block-start: calc(${target} + ${space[2]});
  }

  /* Over so small a picture the way out would cover half of it. */
  ${media.belowTablet} {
    padding-block-start: calc(${target} + ${space[1]});
  }
`;

export const name = css`
  overflow-wrap: anywhere;
  font: ${weight.bold} ${type.body};
`;

export const remove = css`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border-radius: ${radius.pill};
  background: ${surface.raised};
  color: ${action.text};
`;

export const part = css`
  padding: ${space[4]} ${space[3]} ${space[2]};
  text-align: start;
`;

export const partName = css`
  position: sticky;
  inset-inline-start: ${space[3]};
  font: ${weight.bold} ${type.lead};
`;

export const fact = css`
  ${cell}
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  background: ${surface.raised};
  border-block-start: 1px solid ${border.default};
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  overflow-wrap: break-word;
  hyphens: auto;

  ${media.belowTablet} {
    padding-inline: ${space[2]};
  }

  /* It would leave no room for the offers. */
  ${media.largeLetters} {
    position: static;
  }
`;

export const value = css`
  ${cell}
  border-block-start: 1px solid ${border.default};
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    padding-inline: ${space[2]};
    font-size: 0.875rem;
  }

  [data-differs] > & {
    background: ${surface.sunken};
  }
`;

export const price = css`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
`;

export const total = css`
  font: ${weight.heavy} ${type.lead};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const share = css`
  max-width: 36rem;
`;

export const hint = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
