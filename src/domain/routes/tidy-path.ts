/** The one spelling of a path that pages are shown at: no empty segments, no slash at its end. */
export function tidyPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
