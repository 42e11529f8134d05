import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';

/** Tiles by code, in the order asked for [page.tiles-url]. */
export const listTiles: Handler<'listTiles'> = async ({ shop, query, language, request }) => {
  const byCode = new Map((await contentViewOf(shop, request, query)).library.tiles(language).map((tile) => [tile.code, tile]));
  return { tiles: query.codes.split(',').flatMap((code) => byCode.get(code) ?? []) };
};
