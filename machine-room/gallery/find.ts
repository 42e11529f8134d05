import type { FlowDescription } from '../description/flow-description.ts';

export type FindingKind = 'flow' | 'state' | 'command' | 'fact' | 'port' | 'guard' | 'delay' | 'clause';

export interface Finding {
  flow: string;
  kind: FindingKind;
  text: string;
  detail: string;
  /** The state to show, if it is one. */
  state: string | null;
}

/** Everything in the flows that can be looked for. */
export function everythingIn(flows: readonly FlowDescription[]): Finding[] {
  return flows.flatMap((flow): Finding[] => {
    const finding = (kind: FindingKind, text: string, detail = '', state: string | null = null) => ({ flow: flow.id, kind, text, detail, state });
    return [
      finding('flow', flow.id, flow.description),
      ...flow.states.slice(1).map(({ id, path, description }) => finding('state', path.join('.'), description, id)),
      ...flow.commands.map(({ type, description }) => finding('command', type, description)),
      ...flow.facts.map(({ type, description }) => finding('fact', type, description)),
      ...flow.ports.map(({ name, description }) => finding('port', name, description)),
      ...[...new Set(flow.transitions.flatMap(({ guard }) => guard ?? []))].map((guard) => finding('guard', guard)),
      ...[...new Set(flow.delays.map(({ name }) => name))].map((name) => finding('delay', name)),
      ...flow.clauses.map((clause) => finding('clause', clause)),
    ];
  });
}

/** What holds every word of the query, best first: names before descriptions, beginnings before middles. */
export function find(everything: readonly Finding[], query: string): Finding[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rankOf = ({ text, detail, kind, flow }: Finding): number => {
    const name = text.toLowerCase();
    const all = `${name} ${kind} ${flow.toLowerCase()} ${detail.toLowerCase()}`;
    if (!words.every((word) => all.includes(word))) return -1;
    if (name === words.join(' ')) return 0;
    if (name.startsWith(words[0]!)) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
  return everything.map((finding) => ({ finding, rank: rankOf(finding) })).filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank).map(({ finding }) => finding);
}
