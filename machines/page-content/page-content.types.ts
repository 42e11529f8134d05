import type { components } from '../../openapi/generated/content.ts';
import type { PromisePort } from '../port.ts';

export type Slot = components['schemas']['Slot'];

/** What of a visitor decides which components they see [cms.visibility-profile]. */
export interface Profile {
  userStatus: string;
  loggedIn: boolean;
}

export interface PageContentInput {
  /** The CMS's name of the page. */
  url: string;
  /** Whom the document was made for. */
  profile: Profile;
}

export interface PageContentContext extends PageContentInput {
  /** What the visitor sees now, and for whom it was asked; null as long as that is what came with the document. */
  shown: { slots: readonly Slot[]; profile: Profile } | null;
}

export type PageContentCommand = { type: 'pageContent.follow'; profile: Profile };

export type PageContentFact = { type: 'pageContent.changed'; profile: Profile };

export interface PageContentPorts {
  /** The page's slots with the components that somebody of this profile sees now. */
  fetchSlots: PromisePort<PageContentInput, readonly Slot[]>;
}
