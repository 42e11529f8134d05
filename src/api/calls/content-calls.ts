import type { operations } from '../../../openapi/generated/content.ts';
import { bodyOf } from '../answer.ts';
import type { AreaContext, CallContext } from './call-context.ts';

type PageQuery = Omit<operations['getCmsPage']['parameters']['query'], 'locale' | 'catalogVersion'>;
type BlockQuery = Omit<NonNullable<operations['getGlobalBlock']['parameters']['query']>, 'locale' | 'catalogVersion'>;
type BlockInput = operations['getGlobalBlock']['parameters']['path'] & BlockQuery;

/** Pages and global blocks of the content system. */
export function contentCalls({ client, language: locale }: AreaContext) {
  return {
    getCmsPage: (page: PageQuery, { signal }: CallContext = {}) =>
      bodyOf('getCmsPage', client.GET('/api/www/cms/page', { params: { query: { ...page, locale } }, signal })),

    /** Only active content is asked for, unless the input says otherwise [cms.globals]. */
    getGlobalBlock: ({ block, ...filters }: BlockInput, { signal }: CallContext = {}) =>
      bodyOf('getGlobalBlock', client.GET('/api/globals/{block}', {
        params: { path: { block }, query: { locale, filterByActive: true, ...filters } },
        signal,
      })),
  };
}
