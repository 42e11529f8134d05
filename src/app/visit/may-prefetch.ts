const connection = () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Bytes that no page needs are not spent for somebody who saves them. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Nothing is asked for ahead by somebody who saves data or whose network is slow. */
export function mayPrefetch(): boolean {
  return !savesData() && !/2g|3g/.test(connection()?.effectiveType ?? '');
}
