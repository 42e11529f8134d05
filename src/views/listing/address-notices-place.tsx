import { Suspense } from 'react';
import { lazyComponent } from '../../content/component-registry.ts';
import type { AddressNoticesProps } from './address-notices.tsx';

/** Few addresses have parts that were left out: what says so comes after the page, its markup with the document. */
export const addressNotices = lazyComponent<AddressNoticesProps>('src/views/listing/address-notices.tsx', async () => (await import('./address-notices.tsx')).loadAddressNotices());

/** Nothing where all of the address was understood, and is sold. */
export function AddressNoticesPlace(props: AddressNoticesProps) {
  return [...props.dropped, ...props.ignored ?? []].length > 0 && <Suspense><addressNotices.View {...props} /></Suspense>;
}
