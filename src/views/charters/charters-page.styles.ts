import { css } from '@linaria/core';
import { action, media, space, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[4]} ${space[8]};
`;

export const modes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  margin-top: ${space[2]};
`;

export const mode = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  border-bottom: 2px solid transparent;
  font-weight: ${weight.medium};
  text-decoration: none;

  ${media.forced} {
    border-color: Canvas;
  }

  &[aria-current] {
    border-color: ${action.text};
    color: ${text.default};
    font-weight: ${weight.bold};
  }
`;

export const results = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const resultsTitle = css`
  font: ${weight.bold} ${type.title};
`;

export const flights = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const pages = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`;
