/** Nothing is asked for ahead by somebody who saves data or whose network is slow. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
}
