import { css } from '@linaria/core';
import { action, media, space, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: ${space[12]};
    align-items: center;
    padding-block: ${space[16]};
  }
`;

export const texts = css`
  display: grid;
  gap: ${space[4]};
  max-width: 36rem;
`;

export const title = css`
  font: ${weight.heavy} ${type.display};
`;

export const explanation = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.lead};
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

export const help = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const picture = css`
  ${media.belowDesktop} {
    order: -1;
    max-width: 36rem;
  }
`;

export const places = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`;

export const place = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: ${action.text};
  font: ${weight.bold} ${type.body};
`;

export const around = css`
  display: grid;
  gap: ${space[4]};
  grid-column: 1 / -1;
`;

export const hotels = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]};
`;

export const hotel = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
`;

export const hotelName = css`
  font: ${weight.bold} ${type.lead};
`;
