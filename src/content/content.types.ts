import type { ComponentType, ReactNode } from 'react';
import type { components as ContentContract } from '../../openapi/generated/content.ts';
import type { TileOffer } from '../domain/offers/tile-offer.ts';

export type CmsComponent = ContentContract['schemas']['CmsComponent'];
export type CmsItem = ContentContract['schemas']['Item'];

/** What the page gives to components that show more than their content. */
export interface PageProvided {
  /** The search of the page; it belongs to a flow, not to content. */
  globalSearch?: ReactNode;
  /** Offers from the calls of their own blocks, by component name [cms.home-components]. */
  offers?: Readonly<Partial<Record<string, readonly TileOffer[]>>>;
}

export interface ComponentViewProps {
  component: CmsComponent;
  provided: PageProvided;
}

/** How a component of one type looks. */
export type ComponentView = ComponentType<ComponentViewProps>;
