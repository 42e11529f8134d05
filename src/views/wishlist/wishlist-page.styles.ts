import { css } from '@linaria/core';
import { border, media, radius, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[6]} ${space[12]};
`;

export const flow = css`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;

export const count = css`
  color: ${text.muted};
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const wish = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[2]};
  min-width: 0;
`;

export const change = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

export const saved = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const gone = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${border.default};
  border-radius: ${radius.card};
  color: ${text.muted};
`;

export const goneGroup = css`
  display: grid;
  gap: ${space[4]};
  width: 100%;
`;

export const goneHotels = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

export const goneSummary = css`
  min-height: 2.75rem;
  padding-block: ${space[2]};
  cursor: pointer;
`;

export const goneList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[2]};
`;

export const name = css`
  font: ${weight.bold} ${type.lead};
`;

export const share = css`
  width: 100%;
  max-width: 36rem;
`;
