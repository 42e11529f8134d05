import type { ComponentType, ReactNode } from 'react';
import type { components as ContentContract } from '../../openapi/generated/content.ts';
import type { TileOffer } from '../domain/offers/tile-offer.ts';

export type CmsComponent = ContentContract['schemas']['CmsComponent'] & {
  /** Of a shelf: what the call of its block answers [cms.home-components]. */
  offers?: readonly TileOffer[];
};
export type CmsItem = ContentContract['schemas']['Item'];

/** What the page gives to components that show more than their content. */
export interface PageProvided {
  /** The search of the page; it belongs to a flow, not to content. */
  globalSearch?: ReactNode;
}

export interface ComponentViewProps {
  component: CmsComponent;
  provided: PageProvided;
}

/** How a component of one type looks. */
export type ComponentView = ComponentType<ComponentViewProps>;
