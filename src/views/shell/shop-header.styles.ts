import { css } from '@linaria/core';
import { action, border, media, motion, radius, shadow, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

const outOfEyes = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  clip-path: inset(50%);
`;

export const header = css`
  position: relative;
  background: ${surface.raised};
  border-bottom: 1px solid ${border.default};
`;

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4rem;

  /* Icons have room of their own, a second line where letters are large. */
  ${media.belowTablet} {
    flex-wrap: wrap;
    justify-content: end;
    gap: 0;
  }

  ${media.largeLettersTablet} {
    flex-wrap: wrap;
    justify-content: end;
  }

  ${media.desktop} {
    gap: 0;
    min-height: 4.5rem;
  }
`;

export const wideNavigation = css`
  display: none;

  ${media.desktop} {
    display: block;
    flex: 1 1 auto;
    min-width: 0;
  }

  ${media.wide} {
    margin-inline-end: ${space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

export const sheetNavigation = css`
  padding-bottom: ${space[3]};
  margin-bottom: ${space[3]};
  border-bottom: 1px solid ${border.default};
`;

export const links = css`
  display: grid;

  /* What room the words of a language leave stands between them. */
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    max-width: 42rem;
  }
`;

export const link = css`
  display: flex;
  align-items: center;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  color: ${text.default};
  font: ${weight.medium} ${type.lead};
  text-decoration: none;
  transition: background-color ${motion.fast};

  &[aria-current] {
    color: ${action.text};
    background: ${action.quiet};
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
      background: ${action.quiet};
    }
  }

  /* So eight ways of the longest language stand in one line, also where a browser fits letters to pixels: they are a hundredth wider. */
  ${media.desktop} {
    padding-inline: ${space[1]};
    font: ${weight.medium} ${type.small};
    letter-spacing: -0.01em;
  }
`;

export const phone = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${target};
  min-height: ${target};
  color: ${action.text};
  font: ${weight.bold} ${type.body};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  ${media.largeLetters} {
    white-space: normal;
  }
`;

/** Where the bar is narrow its icon alone; in the menu of a phone always in full. */
export const phoneNumber = css`
  ${media.narrowDesktop} {
    ${outOfEyes}
  }

  ${media.print} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

/** On phones it stands in the menu, and the icons beside it at the end of the bar. */
export const call = css`
  flex: none;
  margin-inline: auto ${space[2]};

  @media (max-width: 47.99rem) {
    visibility: hidden;
    width: 0;
    overflow: clip;
  }

  /* The ways into the shop of the longest language need its room; it stands in the footer too. */
  ${media.desktop} {
    @media (max-width: 1099.98px) {
      display: none;
    }
  }

  /* On paper the brand and whom to call are all that is left of the header. */
  ${media.print} {
    display: block;
    visibility: visible;
    width: auto;
    margin-inline-end: 0;
  }
`;

export const hiddenOnPhones = css`
  ${media.belowTablet} {
    ${outOfEyes}
  }
`;

export const wideOnly = css`
  display: none;

  ${media.desktop} {
    display: block;
  }

  ${media.print} {
    display: none;
  }
`;

export const menuButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  background: ${action.quiet};
  color: ${action.text};
  font: ${weight.bold} ${type.body};

  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** A popover: the platform opens it, closes it on Escape or a press elsewhere, and needs no script. */
export const sheet = css`
  position: absolute;
  inset: 4.25rem ${space[2]} auto;
  width: auto;
  max-height: calc(100dvh - 5rem);
  margin: 0;
  padding: ${space[3]};
  border: 0;
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};
  overflow-y: auto;
  opacity: 0;
  translate: 0 -8px;
  transition: opacity ${motion.fast}, translate ${motion.fast}, display ${motion.fast} allow-discrete, overlay ${motion.fast} allow-discrete;

  &:popover-open {
    opacity: 1;
    translate: 0;

    @starting-style {
      opacity: 0;
      translate: 0 -8px;
    }
  }

  &::backdrop {
    background: rgb(9 28 38 / 0.24);
  }

  & .${phone} {
    padding-inline: ${space[3]};
  }
`;

/** A page whose editors want nothing to lead away: the ways into the shop wait behind the button on every width [cms.page-fields]. */
export const collapsed = css`
  .${wideNavigation} {
    visibility: hidden;
  }

  .${wideOnly} {
    display: none;
  }

  .${menuButton} {
    display: inline-flex;

    ${media.print} {
      display: none;
    }
  }

  /* Under its button, one way beneath the other. */
  .${sheet} {
    ${media.desktop} {
      inset-inline: auto max(${space[6]}, calc((100vw - 80rem) / 2 + ${space[6]}));
      min-width: 20rem;
    }
  }

  .${sheetNavigation} .${links} {
    display: grid;
  }
`;
