import { css } from '@linaria/core';
import { border, info, loneLink, media, radius, space, text, type, warning, weight } from '../../ui/theme/tokens.ts';

const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const panel = css`
  ${column}
  gap: ${space[6]};
  min-height: 20rem;
`;

export const list = css`
  ${column}
  gap: ${space[4]};
`;

export const step = css`
  ${column}
  gap: ${space[4]};
`;

export const seats = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${info.surface};
`;

export const texts = css`
  ${column}
  gap: ${space[2]};
  align-content: start;

  & > a {
    ${loneLink}
    justify-self: start;
  }

  & > button {
    justify-self: start;
  }
`;

export const title = css`
  padding: 0;
  font: ${weight.bold} ${type.lead};

  &:focus {
    outline: none;
  }
`;

export const muted = css`
  color: ${text.muted};
`;

export const upsell = css`
  ${column}
  gap: ${space[3]};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[2]};

  & > div {
    flex: 1 1 14rem;
  }
`;

export const picture = css`
  width: 8rem;
  height: 6rem;
  border-radius: ${radius.control};
  object-fit: cover;

  ${media.belowTablet} {
    display: none;
  }
`;

export const recommending = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const variants = css`
  ${column}
  gap: ${space[1]};
`;

export const variant = css`
  ${column}
`;

export const persons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding-left: ${space[8]};
`;

export const options = css`
  max-width: 28rem;
  margin: ${space[1]} 0 ${space[2]} ${space[8]};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
`;

export const legs = css`
  ${column}
  gap: ${space[6]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const chosen = css`
  ${column}
`;

export const chosenSeat = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-height: 44px;
  border-bottom: 1px solid ${border.default};

  & > span:first-child {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;

    ${media.belowTablet} {
      flex-basis: 100%;
    }
  }
`;

export const total = css`
  font: ${weight.regular} ${type.lead};
`;

export const clock = css`
  font-variant-numeric: tabular-nums;
`;

export const clockShort = css`
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  background: ${warning.surface};
  color: ${warning.text};
`;
