import { css } from '@linaria/core';
import { action, border, media, overConsent, radius, shadow, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

/** Floats over the list: it takes no place that the list would lose when it comes. */
export const open = css`
  position: fixed;
  z-index: 2;
  inset-block-end: ${space[6]};
  inset-inline-start: 50%;
  border-radius: ${radius.pill};
  box-shadow: ${shadow.floating};
  white-space: nowrap;
  translate: -50%;

  ${media.largeLetters} {
    width: max-content;
    max-width: calc(100% - 2 * ${space[4]});
    white-space: normal;
  }

  /* Over the bar of what is compared. */
  body:has([data-flow='compare']) & {
    inset-block-end: 5.5rem;
  }

  /* Over the place of the way to the chat, which comes later and has no room beside it here. */
  @media (max-width: 24rem) {
    inset-block-end: 5rem;
  }

  ${media.belowTablet} {
    body:has([data-flow='compare']) & {
      inset-block-end: 9.5rem;
      inset-inline: auto ${space[4]};
      translate: none;
    }
  }

  ${overConsent}

  /* What gets the focus must not hide behind it. */
  :root:has(&) {
    scroll-padding-bottom: 9rem;
  }

  /* The page's last lines do not end beneath it. */
  body:has(&) main ~ footer {
    padding-block-end: 8.5rem;
  }

  ${media.print} {
    display: none;
  }
`;

/** The map takes what the list leaves: beside it where there is room, above it on a phone. */
export const overlay = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    grid-template: minmax(0, 1fr) / 24rem minmax(0, 1fr);
    height: calc(100dvh - 8rem);
  }
`;

export const map = css`
  position: relative;
  z-index: 1;
  min-width: 0;

  /* Where the browser draws none, words stand in its place, as high as they are. */
  ${media.belowDesktop} {
    &:has(> [data-flow='mapCanvas']:not([data-state='undrawable'])) {
      position: sticky;
      inset-block-start: 0;
      height: 48dvh;
    }
  }

  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
    height: 100%;
  }
`;

export const side = css`
  display: grid;
  align-content: start;
  gap: ${space[3]};

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
    overflow-y: auto;
  }
`;

export const controls = css`
  position: absolute;
  z-index: 3;
  inset: ${space[3]} auto auto ${space[3]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-width: calc(100% - 5rem);
`;

/** Wider pages have the filters beside their list. */
export const filters = css`
  ${media.desktop} {
    display: none;
  }
`;

export const area = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[2]};
`;

export const row = css`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};

  &[data-picked] {
    border-color: ${action.primary};
    background: ${action.quiet};
  }
`;

/** All of its row can be pressed. */
export const name = css`
  font: ${weight.bold} ${type.body};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
`;

export const facts = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const price = css`
  font-variant-numeric: tabular-nums;
`;
