import { lazyComponent } from '../../content/component-registry.ts';

/** Few lists are empty: its code comes after the page, its markup with the document. */
export const emptyListing = lazyComponent<object>('src/views/listing/empty-listing.tsx', async () => (await import('./empty-listing.tsx')).loadEmptyListing());
