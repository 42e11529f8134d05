import type { FilterOption } from '../../../machines/global-search/global-search.types.ts';
import type { TreeNode } from '../../ui/tree-nodes.ts';

/** Options of the REGION filter as nodes of a tree, with how many holidays each has. */
export function nodesOf(options: readonly FilterOption[], unavailable: string): TreeNode[] {
  return options.map(({ code, label, enabled, count, additionalOptions = [] }) => ({
    id: code,
    label,
    note: enabled ? count?.toString() : unavailable,
    disabled: !enabled,
    children: nodesOf(additionalOptions, unavailable),
  }));
}

export function chosenIds(options: readonly FilterOption[]): string[] {
  return options.flatMap(({ code, selected, additionalOptions = [] }) => [...(selected ? [code] : []), ...chosenIds(additionalOptions)]);
}

export interface Match {
  /** Branches in which the text was found, whole, so that a parent still shows what is chosen under it. */
  nodes: TreeNode[];
  /** Parents that must be open for every match to be seen. */
  expanded: string[];
}

/** The branches with a name that has `text` at the start of one of its words, whatever its accents or case. */
export function matching(nodes: readonly TreeNode[], text: string): Match {
  const wanted = plain(text.trim());
  const expanded: string[] = [];
  const holds = (node: TreeNode): boolean => {
    const below = (node.children ?? []).map(holds).some(Boolean);
    if (below) expanded.push(node.id);
    return below || plain(node.label).split(/[\s-]+/).some((_, place, words) => words.slice(place).join(' ').startsWith(wanted));
  };
  return { nodes: nodes.filter(holds), expanded };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();
}
