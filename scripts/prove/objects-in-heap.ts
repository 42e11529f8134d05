import type { CDPSession } from '@playwright/test';

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; edge_fields: string[]; edge_types: [string[], ...unknown[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** How many objects are alive in a page that have all the fields of a kind: names of classes do not survive a build, those of fields do. */
export async function objectsInHeap<Kind extends string>(cdp: CDPSession, kinds: Readonly<Record<Kind, readonly string[]>>): Promise<Record<Kind, number>> {
  const { snapshot: { meta }, nodes, edges, strings } = await heapSnapshot(cdp);
  const names = new Map(strings.map((text, index) => [text, index]));
  const wanted = Object.entries<readonly string[]>(kinds).map(([kind, fields]) => ({ kind, fields: fields.map((field) => names.get(field) ?? -1) }));
  const counts = Object.fromEntries(wanted.map(({ kind }) => [kind, 0])) as Record<Kind, number>;
  const property = meta.edge_types[0].indexOf('property');
  const [type, name] = [meta.edge_fields.indexOf('type'), meta.edge_fields.indexOf('name_or_index')];
  const edgeCount = meta.node_fields.indexOf('edge_count');
  let edge = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const fields = new Set<number>();
    for (const end = edge + nodes[node + edgeCount]! * meta.edge_fields.length; edge < end; edge += meta.edge_fields.length) {
      if (edges[edge + type] === property) fields.add(edges[edge + name]!);
    }
    for (const kind of wanted) if (kind.fields.every((field) => fields.has(field))) counts[kind.kind as Kind] += 1;
  }
  return counts;
}

async function heapSnapshot(cdp: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => { chunks.push(chunk); };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  // Collects what nobody holds any more first.
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}
