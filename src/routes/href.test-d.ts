/** Types of links: what is written here must compile, or must not. */
import { href } from './href.ts';

href('/');
href('/oblibene');
href('/mytui/mailbox/$id', { id: '5' });
href('/dovolena/$direction/{-$region}/{-$resort}/nabidky-{$type}', { direction: 'recko', type: 'letecky' });
href('/$', { _splat: 'obchodni-podminky' });
declare const built: string;
href(built);

// @ts-expect-error no page has this address
href('/oblibeno');
// @ts-expect-error a content page is named as one
href('/obchodni-podminky');
// @ts-expect-error internal addresses are never linked to
href('/wishlist');
// @ts-expect-error a parameter is missing
href('/mytui/mailbox/$id');
// @ts-expect-error no such parameter
href('/mytui/mailbox/$id', { number: '5' });
// @ts-expect-error this page has no parameters
href('/oblibene', { id: '5' });
