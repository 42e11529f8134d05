import { css } from '@linaria/core';
import { border, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const searches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const search = css`
  display: grid;
  gap: ${space[1]};
  height: 100%;
  padding: ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  font: ${weight.regular} ${type.body};
  text-decoration: none;
`;

export const how = css`
  color: ${text.muted};
`;
