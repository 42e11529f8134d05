/**
 * Finds by address: the same one, else the longest pattern, where `*` stands for one or more segments
 * (`/dovolena/*\/nabidky-letecky`). A slash at the end and a query make no difference.
 */
export function urlMatcher<Thing>(things: ReadonlyMap<string, Thing>): (url: string) => Thing | undefined {
  const patterns = [...things]
    .filter(([url]) => url.includes('*'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([url, thing]) => ({ shape: new RegExp(`^${url.split('*').map((part) => RegExp.escape(part)).join('[^/]+(?:/[^/]+)*')}$`), thing }));
  return (url) => {
    const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
    return things.get(path) ?? patterns.find(({ shape }) => shape.test(path))?.thing;
  };
}
