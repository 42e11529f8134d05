import { css } from '@linaria/core';
import { darkTheme, lightTheme } from './themes.ts';
import { action, focus, media, surface, text, type, weight } from './tokens.ts';

/** Theme values, reset and the defaults of bare elements; imported once, by the entry, after `fonts.css`. @public */
export const globalStyles = css`
  :global() {
    :root {
      color-scheme: light;
      ${lightTheme}
      --font-family: 'Manrope Variable', 'Manrope Fallback', 'Manrope Fallback DejaVu', system-ui, sans-serif;
      --motion-fast: 150ms;
      --motion-calm: 220ms;
    }

    @media (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) {
        color-scheme: dark;
        ${darkTheme}
      }
    }

    :root[data-theme='dark'] {
      color-scheme: dark;
      ${darkTheme}
    }

    @media (prefers-reduced-motion: reduce) {
      :root {
        --motion-fast: 0s;
        --motion-calm: 0s;
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    * {
      margin: 0;
      padding: 0;
    }

    html {
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scrollbar-gutter: stable;
      scroll-padding-block: 5rem;
    }

    body {
      min-height: 100dvh;
      background: ${surface.page};
      color: ${text.default};
      font: ${weight.regular} ${type.body};
      font-synthesis: none;
      word-spacing: 0.04em;
      overflow-wrap: break-word;
      -webkit-font-smoothing: antialiased;
    }

    h1,
    h2,
    h3,
    h4 {
      text-wrap: balance;
      letter-spacing: -0.015em;
    }

    h1 {
      font: ${weight.heavy} ${type.heading};
    }

    h2 {
      font: ${weight.bold} ${type.title};
    }

    h3,
    h4 {
      font: ${weight.bold} ${type.lead};
    }

    p {
      text-wrap: pretty;
    }

    ul[class],
    ol[class] {
      list-style: none;
    }

    img,
    svg,
    picture,
    video {
      display: block;
      max-width: 100%;
    }

    input,
    button,
    textarea,
    select {
      font: inherit;
      word-spacing: inherit;
      color: inherit;
    }

    button {
      border: 0;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
      /* A press places no caret in the words. */
      user-select: none;
    }

    fieldset {
      min-width: 0;
      border: 0;
    }

    table {
      border-collapse: collapse;
    }

    a {
      color: ${action.text};
      text-underline-offset: 0.2em;
    }

    ${media.hover} {
      a:hover {
        color: ${action.hover};
      }
    }

    :focus-visible {
      outline: 3px solid ${focus.ring};
      outline-offset: 2px;
    }

    /* The page as a whole is no control: who comes to it goes on from its beginning. */
    main:focus-visible {
      outline: 0;
    }

    [hidden]:not([hidden='until-found']) {
      display: none !important;
    }

    /* A heading stays with what it is of, a row and a tile are whole. */
    ${media.print} {
      h1,
      h2,
      h3,
      h4 {
        break-after: avoid;
      }

      article,
      figure,
      li,
      tr {
        break-inside: avoid;
      }
    }

    /* The page behind a modal stays where it was and does not scroll. */
    :root:has(dialog:modal) {
      overflow: hidden;
      /* The gutter of the scrollbar lies outside the backdrop. */
      background: color-mix(in srgb, ${surface.page}, rgb(9 28 38) 56%);
    }

    :root:has(dialog:is([data-size='screen'], [data-size='fullscreen']):modal) {
      background: ${surface.raised};
    }
  }
`;
