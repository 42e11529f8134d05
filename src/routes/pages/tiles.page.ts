import type { components } from '../../../openapi/generated/content.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { noticePlan } from './notice.page.ts';

export interface TilesData {
  title: string;
  description: string;
  tiles: components['schemas']['Tile'][];
}

/** A page that leads on by tiles: those of its CMS page that are active, in its order [page.tiles] [page.tiles-url]. */
export const tilesPage: PageLoader<'tilesPage'> = async (visit) => {
  const path = `/${visit.params.path}`;
  const cms = await visit.cmsPage(path);
  if (cms === null || cms.tiles.length === 0) return noticePlan(visit, 'notFound');
  const codes = cms.tiles.filter(({ active }) => active).map(({ code }) => code);
  const { tiles } = codes.length === 0 ? { tiles: [] } : await visit.api.GET('/api/www/tiles', { params: { query: { codes: codes.join(',') } } });
  const title = metaOf(cms, 'title') ?? path;
  const description = metaOf(cms, 'description') ?? '';
  const data: TilesData = { title, description, tiles };
  return plainPlan({ data, cms, head: { title, description, canonical: path, indexed: metaOf(cms, 'robots') !== 'noindex' } });
};
