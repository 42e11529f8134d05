/** Types of loaders: what they read of an address, some route of their page must give. */
import type { PageLoader, PagePlan, Visit } from './page-plan.ts';

declare const plan: (...read: (string | undefined)[]) => Promise<PagePlan>;
/** A parameter that every address of the page gives. */
declare const sure: (read: string) => Promise<PagePlan>;

export const thread: PageLoader<'mytuiMailboxId'> = ({ params }) => sure(params.id);
export const listing: PageLoader<'listing'> = ({ params: { type, direction, region, resort, city, path } }) => plan(type, direction, region, resort, city, path);

// What a route's `parse` answers counts, not what its path says.
export const hotel: PageLoader<'hotelCard'> = ({ params }) => sure(params.hotelCardPath);
export const activity: PageLoader<'excursionActivity'> = ({ params }) => sure(params.region + params.name + params.id);
export const tiles: PageLoader<'tilesPage'> = ({ params }) => sure(params.path);
// @ts-expect-error the splat has a name of its own
export const splat: PageLoader<'hotelCard'> = ({ params }) => plan(params._splat);
// @ts-expect-error it was taken apart
export const whole: PageLoader<'excursionActivity'> = ({ params }) => plan(params.activity);

// @ts-expect-error no address of a listing has an id
export const number: PageLoader<'listing'> = ({ params }) => plan(params.id);
// @ts-expect-error this page has no parameters
export const wishlist: PageLoader<'wishlist'> = ({ params }) => plan(params.path);
// @ts-expect-error a search from everywhere has no direction
export const everywhere: PageLoader<'listing'> = ({ params }) => sure(params.direction);
// @ts-expect-error a payment may be awaited without an order
export const process: PageLoader<'processPayment'> = ({ params }) => sure(params.orderId);
// @ts-expect-error one of the pages has no city
export const offices: PageLoader<'contentPageContactOffices' | 'contentPageContactCity'> = ({ params }) => sure(params.city);
// @ts-expect-error the loader of one page is not another's
export const mailbox: PageLoader<'mytuiMailbox'> = thread;

/** What serves all pages may be given any parameter, and can be sure of none. */
export const anything = ({ params }: Visit) => plan(params.id, params.direction);
// @ts-expect-error no page has this one
export const nothing = ({ params }: Visit) => plan(params.number);
export const given = (visit: Visit<'hotelCard'>) => anything(visit);
