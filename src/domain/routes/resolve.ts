import type { Language } from '../language.ts';
import type { PathParams } from './pattern.ts';
import type { Route } from './route-table.ts';
import { splitLanguage } from '../language.ts';
import { compareShapes, compilePattern, matchShape, pathSegments } from './pattern.ts';
import { ROUTES } from './route-table.ts';

export interface ResolvedRoute extends Pick<Route, 'pageType' | 'internalId' | 'name' | 'kind' | 'access'> {
  /** Decoded parameters; a splat keeps its slashes. */
  params: PathParams;
  lang: Language;
  /** The path without its language prefix. */
  path: string;
}

/** Most particular shape first, so the first match is the right one. */
const shapes = ROUTES.flatMap((route) => compilePattern(route.pattern).map((shape) => ({ route, shape }))).sort(
  (left, right) => compareShapes(left.shape, right.shape),
);

/**
 * The page an address belongs to: literal beats parameter beats splat, whatever the table's order.
 * Never throws.
 * @param pathname path without query and hash
 * @returns undefined only when the path's percent-encoding is malformed; a path nothing else claims
 *   is a content page, whose loader decides whether it exists [page.internal-ids]
 */
export function resolve(pathname: string): ResolvedRoute | undefined {
  const { language, path } = splitLanguage(pathname);
  const segments = pathSegments(path);
  if (!segments) return undefined;
  for (const { route, shape } of shapes) {
    const matched = matchShape(shape, segments);
    if (!matched) continue;
    const { pageType, internalId, name, kind, access, fixed } = route;
    const params = { ...givenPlaces(route, matched), ...fixed };
    return { pageType, internalId, name, kind, access, params, lang: language, path };
  }
  return undefined;
}

/** Leaves out a region or resort whose segment says that there is none. */
function givenPlaces({ noPlaceWord }: Route, params: PathParams): PathParams {
  if (noPlaceWord === undefined) return params;
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => !(/^(region|resort)$/.test(name) && value === noPlaceWord)),
  );
}
