import type { components } from '../../../openapi/generated/editor.ts';
import { componentFaults, languageFaults } from '../../domain/content/component-faults.ts';
import { dateOf } from '../clock.ts';
import { notFound } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import type { ContentLibrary } from './content-library.ts';
import { dictionaryFaults } from './dictionary-faults.ts';
import { listVersions, readVersion } from './content-repository.ts';
import type { ContentKind } from './content-files.ts';

type ContentDocument = components['schemas']['ContentDocument'];

/** A document as its form shows it. @throws Problem 404 */
export async function documentForEditor(shop: Shop, { kind, name }: { kind: ContentKind; name: string }): Promise<ContentDocument> {
  const { kysely } = shop.database;
  const now = dateOf(shop.clock);
  const versions = await listVersions(kysely, { kind, name });
  const [newest] = versions;
  const stored = newest && await readVersion(kysely, { kind, name }, newest.version);
  if (newest === undefined || stored === undefined) throw notFound('Document');
  const fault = shop.content.faultOf({ kind, name, body: stored.body });
  return {
    kind, name,
    version: newest.version,
    body: stored.body as Record<string, unknown>,
    shownAt: (kind === 'popup' ? shop.content.staged().pathOfPopup(name) : undefined) ?? '/',
    versions: versions.map(({ version, savedBy, createdAt, publishedAt }) => ({ version, savedBy, savedAt: createdAt.toISOString(), publishedAt: publishedAt?.toISOString() ?? null, isToCome: publishedAt !== null && publishedAt > now })),
    faults: [...componentFaults(stored.body), ...(kind === 'block' && name === 'dictionary' ? await dictionaryFaults(stored.body) : languageFaults(stored.body)), ...(kind === 'page' ? popupFaults(stored.body, shop.content.staged()) : [])],
    obstacle: fault === undefined ? null : fault.obstacle ?? { path: [], problem: 'wrong' },
  };
}

/** A page whose popup is nowhere, not even as a draft, is shown without one. */
function popupFaults(body: unknown, content: Pick<ContentLibrary, 'hasPopup'>): ContentDocument['faults'] {
  const { popup } = (body ?? {}) as { popup?: unknown };
  return typeof popup !== 'string' || popup === '' || content.hasPopup(popup) ? [] : [{ component: 'popup', option: 'popup', value: popup }];
}
