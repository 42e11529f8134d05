/**
 * The words styles are written in. Every value here ends in a custom property or a step of a scale, so a
 * style file names a role (`surface.raised`) and both themes follow. Values live in `themes.ts` and `global.styles.ts`.
 */

export const surface = {
  page: 'var(--surface-page)',
  raised: 'var(--surface-raised)',
  sunken: 'var(--surface-sunken)',
  inverse: 'var(--surface-inverse)',
} as const;

export const text = {
  default: 'var(--text-default)',
  muted: 'var(--text-muted)',
  inverse: 'var(--text-inverse)',
} as const;

/** Deep sea blue: links and everything that can be pressed. */
export const action = {
  primary: 'var(--action-primary)',
  hover: 'var(--action-hover)',
  text: 'var(--action-text)',
  on: 'var(--action-on)',
  quiet: 'var(--action-quiet)',
  quietHover: 'var(--action-quiet-hover)',
} as const;

/** Warm coral: the single most important button of a view, and the heart. */
export const accent = {
  primary: 'var(--accent-primary)',
  hover: 'var(--accent-hover)',
  text: 'var(--accent-text)',
  on: 'var(--accent-on)',
  quiet: 'var(--accent-quiet)',
} as const;

/** `default` separates, `strong` outlines a control (3:1 against every surface). */
export const border = {
  default: 'var(--border-default)',
  strong: 'var(--border-strong)',
} as const;

export const focus = { ring: 'var(--focus-ring)' } as const;

export const positive = { text: 'var(--positive-text)', surface: 'var(--positive-surface)' } as const;
export const warning = { text: 'var(--warning-text)', surface: 'var(--warning-surface)' } as const;
export const negative = { text: 'var(--negative-text)', surface: 'var(--negative-surface)' } as const;
export const info = { text: 'var(--info-text)', surface: 'var(--info-surface)' } as const;

export const star = { fill: 'var(--star-fill)' } as const;

/** `page` dims what is behind a dialog; `picture` carries white words over a photograph. */
export const scrim = { page: 'var(--scrim-page)', picture: 'var(--scrim-picture)' } as const;

const family = 'var(--font-family)';

/** Seven sizes, each with its line, for the shorthand: `font: ${weight.bold} ${type.title};` */
export const type = {
  caption: `0.75rem/1rem ${family}`,
  small: `0.875rem/1.25rem ${family}`,
  body: `1rem/1.5rem ${family}`,
  lead: `1.125rem/1.625rem ${family}`,
  title: `1.375rem/1.75rem ${family}`,
  heading: `clamp(1.625rem, 1.4rem + 0.9vw, 2rem)/1.2 ${family}`,
  display: `clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem)/1.1 ${family}`,
} as const;

export const weight = { regular: 450, medium: 600, bold: 700, heavy: 800 } as const;

/** Steps of the 4-pixel grid, in rem so that they grow with the reader's text. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const;

export const radius = { card: '12px', control: '8px', pill: '999px' } as const;

/** `rest` for a card that lifts, `floating` for panels over the page, `bar` for what sticks to the bottom edge. */
export const shadow = {
  rest: 'var(--shadow-rest)',
  floating: 'var(--shadow-floating)',
  bar: 'var(--shadow-bar)',
} as const;

/** Durations become zero when the reader asks for less motion. */
export const motion = { fast: 'var(--motion-fast)', calm: 'var(--motion-calm)', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The smallest thing a finger must hit. */
export const target = '44px';

/** A link alone in its line of body text: a finger hits it above and below, and the line stays as high as its text. */
export const loneLink = `
  display: inline-block;
  padding-block: calc((${target} - 1.5rem) / 2);
  margin-block: calc((1.5rem - ${target}) / 2);
`;

/**
 * Mobile < 768, tablet 768–991, desktop ≥ 992; `large phone` is the one check at 576 [view.breakpoints]. Columns of a desktop
 * need 43 letters of the browser's own size (such a rem is one) beside that: with letters twice as large 1376 pixels.
 */
export const media = {
  largePhone: '@media (min-width: 576px)',
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 992px) and (min-width: 43rem)',
  wide: '@media (min-width: 1280px) and (min-width: 43rem)',
  belowLargePhone: '@media (max-width: 575.98px)',
  belowTablet: '@media (max-width: 767.98px)',
  /** Letters twice as large, on a phone and on a tablet. */
  largeLetters: '@media (max-width: 15rem)',
  largeLettersTablet: '@media (min-width: 768px) and (max-width: 30rem)',
  belowDesktop: '@media (max-width: 991.98px), (max-width: 42.99rem)',
  narrowDesktop: '@media (min-width: 992px) and (min-width: 43rem) and (max-width: 1279.98px)',
  /** A phone on its side, or much enlarged: what sticks to an edge would leave no room between. */
  short: '@media (max-height: 20rem)',
  hover: '@media (hover: hover)',
  touch: '@media (hover: none)',
  print: '@media print',
  forced: '@media (forced-colors: active)',
} as const;

/** A row that is swiped: it goes on over the room beside it and fades out there, as a sign that there is more. Outlines have their room. */
export const fadingRow = (beside: string) => `
  margin: -5px calc(-1 * ${beside});
  padding: 5px ${beside};
  overflow-x: auto;
  scroll-padding-inline: ${beside};
  mask-image: linear-gradient(to right, transparent, #000 ${beside} calc(100% - ${beside}), transparent);
`;

/** What is chosen and all that stands in it, also under the pointer, where the reader's own few colours stand in for all of ours. */
export const chosenInForcedColours = `
  ${media.forced} {
    && {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    && * {
      color: inherit;
    }
  }
`;

export const layer = { sticky: 10, bar: 20, popover: 30 } as const;

/** How much the question about cookies takes of the bottom edge at most, with its longest words in letters of the usual size. */
export const consentHeight = { phone: '17.5rem', tablet: '10.5rem', desktop: '8.75rem' } as const;

/** What floats at the bottom edge floats above the bar of an order. No variable of the root: the whole page would take part in its change. */
export const aboveOrderBar = `
  inset-block-end: ${space[4]};

  ${media.belowDesktop} {
    :where(:root:has([data-page] [data-order-bar])) & {
      inset-block-end: 8rem;
    }
  }

  ${media.short} {
    :where(:root:has([data-page] [data-order-bar])) & {
      inset-block-end: ${space[4]};
    }
  }
`;

/** What floats at the bottom edge floats over the question about cookies; a phone, and what may be chosen there, leave no room for both. */
export const overConsent = `
  ${media.tablet} {
    body:has(main):has([data-flow='consent']) & {
      inset-block-end: ${consentHeight.tablet};
    }
  }

  ${media.desktop} {
    body:has(main):has([data-flow='consent']) & {
      inset-block-end: ${consentHeight.desktop};
    }
  }

  ${media.belowTablet} {
    body:has([data-flow='consent']) & {
      visibility: hidden;
    }
  }

  body:has([data-customising]) & {
    visibility: hidden;
  }
`;

/** A bar at the bottom edge comes from behind the question about cookies while it has the focus. */
export const focusedOverConsent = `
  body:has([data-flow='consent']) &:focus-within {
    inset-block-end: ${consentHeight.phone};

    ${media.tablet} {
      inset-block-end: ${consentHeight.tablet};
    }

    ${media.desktop} {
      inset-block-end: ${consentHeight.desktop};
    }

    ${media.short} {
      inset-block-end: 50dvh;
    }
  }
`;
