import type { Handler } from '../../contract/operations.ts';

const MOST = 8;

/** Places and hotels for what somebody is typing [search.suggest]. */
export const suggest: Handler<'suggest'> = async ({ shop, query, language }) => ({ suggestions: await shop.suggester.suggest(query.text, query.count ?? MOST, language) });
