import type { CmsPage, GlobalBlock } from './content-defaults.ts';
import { nextValidityBoundary } from '../../domain/content/validity-boundary.ts';

/** A published change is everywhere within two seconds. */
const LONGEST_SECONDS = 1;

/** How long browsers may keep content: a second, but never past a moment that changes it; staged content not at all. */
export function contentCacheControl(content: CmsPage | GlobalBlock, staged: boolean, now: number): string {
  if (staged) return 'no-store';
  const seconds = Math.floor((nextValidityBoundary(content, now) - now) / 1000);
  return `public, max-age=${Math.min(LONGEST_SECONDS, seconds)}`;
}
