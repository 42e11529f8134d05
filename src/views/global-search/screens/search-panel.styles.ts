import { css } from '@linaria/core';
import { pressed } from '../../../ui/loading/pressed.ts';
import { action, border, media, radius, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const compact = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    display: none;
  }
`;

export const summary = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  /* As high as a sentence of two lines makes it, so that a longer one moves nothing. */
  min-height: 5.25rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.card};
  background: ${surface.raised};
  text-align: start;
  ${pressed(surface.sunken)}

  ${media.largePhone} {
    min-height: 4.25rem;
  }
`;

export const line = css`
  && {
    min-height: 3.5rem;
    padding-block: ${space[2]};
    border-radius: ${radius.card};
  }
`;

export const summaryIcon = css`
  color: ${action.text};
`;

export const summaryTexts = css`
  display: grid;
  min-width: 0;
`;

export const summaryTitle = css`
  font: ${weight.bold} ${type.body};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.largeLetters} {
    white-space: normal;
  }
`;

export const summarySentence = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

/** A count stays with its noun. */
export const summaryPart = css`
  display: inline-block;
`;

export const compactSubmit = css`
  width: 100%;
`;

/** The panel has a button of its own; what lies behind it stays where it is. */
export const placeHeld = css`
  visibility: hidden;
`;
