import { css } from '@linaria/core';
import { action, border, media, motion, radius, shadow, space, surface, target, text, type, weight } from '../../ui/tokens.ts';

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

export const summaryWords = css`
  display: grid;
  min-width: 0;
`;

export const summaryTitle = css`
  font: ${weight.bold} ${type.body};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
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

export const steps = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 40rem;
  margin-inline: auto;
`;

export const step = css`
  min-width: 0;
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

export const openStep = css`
  border-color: transparent;
  box-shadow: ${shadow.floating};
`;

export const stepHead = css`
  font: ${weight.regular} ${type.body};
  letter-spacing: normal;
`;

export const stepOpener = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  text-align: start;
`;

export const stepLabel = css`
  color: ${text.muted};
`;

export const stepValue = css`
  font-weight: ${weight.bold};
  text-align: end;
  overflow-wrap: anywhere;

  [aria-expanded='true'] > & {
    visibility: hidden;
  }
`;

export const chevron = css`
  color: ${text.muted};
  transition: rotate ${motion.calm};

  [aria-expanded='true'] > & {
    rotate: 180deg;
  }
`;

export const stepContent = css`
  /* Here the panel scrolls, not the choices: their buttons stick to its very edge. */
  --actions-edge: 0px;

  /* The step's own heading stays in view above its choices. */
  scroll-margin-top: 5rem;
  padding: 0 ${space[4]} ${space[4]};
`;

export const next = css`
  margin-top: ${space[3]};
`;

export const footer = css`
  display: grid;
  gap: ${space[2]};
  max-width: 40rem;
  margin-inline: auto;
`;

export const sentence = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  text-align: center;
  min-height: ${space[10]};
`;

export const submit = css`
  width: 100%;
  min-height: ${target};
`;
