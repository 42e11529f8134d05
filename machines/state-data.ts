/**
 * The data that a state was entered with, of a union whose `kind` says which. XState types one context for all states: what a
 * chart enters with other data than its state reads ends here, loudly.
 */
export function dataOf<Data extends { kind: string }, Kind extends Data['kind']>(data: Data, kind: Kind): Extract<Data, { kind: Kind }> {
  if (!isOf(data, kind)) throw new Error(`The state wants "${kind}" and was entered with "${data.kind}"`);
  return data;
}

function isOf<Data extends { kind: string }, Kind extends Data['kind']>(data: Data, kind: Kind): data is Extract<Data, { kind: Kind }> {
  return data.kind === kind;
}
