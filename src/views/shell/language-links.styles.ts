import { css } from '@linaria/core';
import { action, media, radius, space, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const languages = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const column = css`
  flex-direction: column;
`;

export const language = css`
  display: flex;
  align-items: center;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  color: ${text.default};
  font: ${weight.medium} ${type.body};
  text-decoration: none;

  /* One word is not worth the Cyrillic file of the web font. */
  :root:not(:lang(uk)) &:lang(uk) {
    --font-family: 'Manrope Fallback', 'Manrope Fallback DejaVu', system-ui, sans-serif;

    /* Its next weight is bold, which would stand out. */
    font-weight: ${weight.regular};
  }

  &[aria-current] {
    background: ${action.quiet};
    color: ${action.text};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover {
      color: ${action.text};
      text-decoration: underline;
    }
  }
`;
