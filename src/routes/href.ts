/** Links are typed by the route tree, and only by its types: the router itself is not in the first load. */
import type { ResolveParams } from '@tanstack/react-router';
import { encodePercent } from '../domain/urls/encoding/percent.ts';
import type { PublicPath } from './route-tree.ts';

/** A literal must be an address of the tree; an address that was built or came with data is taken as it is. */
type Known<To extends string> = string extends To ? To : To extends PublicPath ? To : never;
type ParamsOf<To extends string> = string extends To ? [] : To extends `${string}$${string}` ? [params: ResolveParams<To>] : [];

export type Href = <const To extends string>(to: Known<To>, ...params: ParamsOf<To>) => string;

/** The path of a page, without language prefix: `href('/mytui/mailbox/$id', { id: '5' })`; an optional parameter that is not given leaves its segment out. */
export const href: Href = (to, ...[params]) => (params === undefined ? to : filled(to, params as Readonly<Record<string, string | undefined>>));

function filled(to: string, params: Readonly<Record<string, string | undefined>>): string {
  const segments = to.split('/').flatMap((segment) => {
    if (segment === '$') return (params._splat ?? '').split('/').map(encodePercent).join('/');
    const [, before = '', optional, braced, after = '', plain] = /^(.*)\{(-)?\$(\w+)\}(.*)$|^\$(\w+)$/.exec(segment) ?? [];
    const name = braced ?? plain;
    if (name === undefined) return segment;
    const value = params[name];
    return value === undefined && optional ? [] : before + encodePercent(value ?? '') + after;
  });
  return segments.join('/');
}
