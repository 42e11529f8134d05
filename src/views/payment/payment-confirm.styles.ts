import { css } from '@linaria/core';
import { action, radius, space, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const confirmation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: 100%;
  max-width: 36rem;
  margin-inline: auto;
  padding-block: ${space[10]};
  text-align: center;

  & > [role='alert'],
  & > [role='status'] {
    text-align: start;
  }

  & > div[role='status']:has(> p) {
    text-align: center;
  }
`;

/** Something is under way and nobody knows how long: a wave that never fills. */
export const progress = css`
  position: relative;
  overflow: hidden;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${surface.sunken};

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 40%;
    border-radius: inherit;
    background: ${action.primary};
    animation: payment-wave 2.4s ease-in-out infinite alternate;
  }

  @keyframes payment-wave {
    to {
      translate: 150%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;

export const lead = css`
  font: ${weight.bold} ${type.lead};
`;

export const texts = css`
  color: ${text.muted};
`;

export const on = css`
  justify-self: center;
`;
