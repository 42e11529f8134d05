import { css } from '@linaria/core';
import { aboveOrderBar, action, border, layer, media, negative, overConsent, radius, shadow, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const conversation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const list = css`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`;

/** Shows the newest message, and goes on showing it as others come; where somebody reads what is older, it stays there. */
export const log = css`
  display: flex;
  flex-direction: column-reverse;
  max-height: var(--log-height, min(60dvh, 34rem));
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.print} {
    max-height: none;
  }
`;

export const message = css`
  max-width: min(34rem, 88%);
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  justify-self: start;

  &[data-own='true'] {
    background: ${surface.sunken};
    justify-self: end;
  }
`;

export const texts = css`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const quiet = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const files = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  padding: 0;
  list-style: none;
`;

export const file = css`
  display: inline-flex;
  align-items: center;
  overflow-wrap: anywhere;
`;

export const form = css`
  display: grid;
  gap: ${space[3]};

  ${media.print} {
    display: none;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

export const attach = css`
  display: inline-flex;
  position: relative;
  align-items: center;
  min-height: 44px;
  color: ${action.text};
  cursor: pointer;
  font: ${weight.medium} ${type.body};
  text-decoration: underline;

  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;

export const error = css`
  color: ${negative.text};
  font: ${weight.medium} ${type.small};
`;

const icon = `
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  gap: 0;
  font-size: 0;
`;

/** At the bottom edge, on the side where nothing else stands. */
export const widget = css`
  position: fixed;
  z-index: ${layer.bar};
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  max-width: calc(100vw - 2rem);

  &[data-state*='view.closed'] {
    ${aboveOrderBar}
  }

  &[data-state*='view.closed'] > button {
    border-radius: ${radius.pill};
    box-shadow: ${shadow.floating};
  }

  /* Over the bar of what is compared. */
  body:has([data-flow='compare']) &[data-state*='view.closed'] {
    inset-block-end: 5.5rem;

    ${media.belowTablet} {
      inset-block-end: 9.5rem;
    }
  }

  /* Beside a list stand its filters, and the way to its map: an icon level with that, at the end where no filter is. */
  body:has(main:is([data-page='listing'], [data-page='excursionSearch'])) &[data-state*='view.closed'] {
    inset-block-end: ${space[6]};

    & > button {
      ${icon}
    }

    ${media.desktop} {
      inset-inline: auto ${space[4]};
    }
  }

  body:has(main:is([data-page='listing'], [data-page='excursionSearch'])):has([data-flow='compare']) &[data-state*='view.closed'] {
    inset-block-end: 5.5rem;

    ${media.belowTablet} {
      inset-block-end: 9.5rem;
    }
  }

  /* The page ends above it; what stands higher asks for more. */
  body:has(&) main ~ footer {
    padding-block-end: ${space[20]};
  }

  /* It takes no more of a small page than its icon, but where the page invites to it. */
  ${media.belowTablet} {
    body:has([data-flow='compare']) &[data-state*='view.closed'] > button {
      ${icon}
    }
  }

  ${media.belowDesktop} {
    &[data-state*='view.closed']:not([data-offered='true']) > button {
      ${icon}
    }
  }

  &[data-state*='view.closed'] {
    ${overConsent}
  }

  /* What the search has open lies over the chat; the way to it would be half covered. */
  body:has(search dialog[open]) & {
    z-index: 1;
  }

  body:has(search dialog[open]) &[data-state*='view.closed'] {
    visibility: hidden;
  }

  ${media.print} {
    display: none;
  }
`;

export const panel = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: min(26rem, calc(100vw - 2rem));
  max-height: min(40rem, calc(100dvh - 2rem));
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.page};
  box-shadow: ${shadow.floating};
`;

export const panelHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-block-end: 1px solid ${border.default};
  font: ${weight.bold} ${type.lead};
`;

export const panelBody = css`
  --log-height: clamp(8rem, 32dvh, 17rem);

  overflow: auto;
  padding: ${space[4]};
  overscroll-behavior: contain;
`;
