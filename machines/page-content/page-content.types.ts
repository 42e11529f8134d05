import type { components } from '../../openapi/generated/content.ts';
import type { PromisePort } from '../port.ts';

export type Slot = components['schemas']['Slot'];

/** What decides which components a visitor sees: who they are, and the server's time when it said so [cms.visibility-profile] [cms.visibility-dates]. */
export interface Viewer {
  userStatus: string;
  loggedIn: boolean;
  /** ISO instant. */
  now: string;
}

export interface PageContentInput {
  /** The CMS's name of the page. */
  url: string;
  /** Whom the document was made for, and when. */
  viewer: Viewer;
}

export interface PageContentContext extends PageContentInput {
  /** What the visitor sees now, and for whom it was asked; null as long as that is what came with the document. */
  shown: { slots: readonly Slot[]; viewer: Viewer } | null;
}

export type PageContentCommand = { type: 'pageContent.follow'; viewer: Viewer };

export type PageContentFact = { type: 'pageContent.changed'; viewer: Viewer };

export interface PageContentPorts {
  /** The page's slots with the components that this viewer sees. */
  fetchSlots: PromisePort<PageContentInput, readonly Slot[]>;
}
