import type { FilterOption } from '../../../../machines/global-search/global-search.types.ts';
import type { TreeNode } from '../../../ui/controls/tree-nodes.ts';

/** Options of the REGION filter as nodes of a tree, with how many holidays each has. */
export function nodesOf(options: readonly FilterOption[], unavailable: string): TreeNode[] {
  return options.map(({ code, label, enabled, count, highlighted, additionalOptions = [] }) => ({
    id: code,
    label,
    note: enabled ? count?.toString() : unavailable,
    disabled: !enabled,
    ...(highlighted && { marked: true }),
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

/** The part of the tree that the shop says leads to what a text names, and those marked [search.destinations-filter] [gs.option-fields]. */
export function namedBranches(nodes: readonly TreeNode[], shown: readonly string[], named: readonly string[]): Match {
  const expanded: string[] = [];
  const branch = (node: TreeNode): TreeNode[] => {
    if (!shown.includes(node.id)) return [];
    const children = (node.children ?? []).map((child) => ({ ...child, ...marksOf(child) })).flatMap(branch);
    if (children.some(({ id, children: below = [] }) => named.includes(id) || expanded.includes(id) && below.length > 0)) expanded.push(node.id);
    return [{ ...node, ...marksOf(node), ...(node.children && { children, holdsMore: children.length < node.children.length }) }];
  };
  const marksOf = ({ id }: TreeNode) => ({ marked: named.includes(id) });
  return { nodes: nodes.flatMap(branch), expanded };
}

/** The first place of a tree that a text names and that can be chosen. */
export function firstMarked(nodes: readonly TreeNode[]): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.marked && !node.disabled ? node : firstMarked(node.children ?? []);
    if (found) return found;
  }
  return undefined;
}

/** The branches with a name that has `text` at the start of one of its words, whatever its accents or case; slips count only when nothing has it without. */
export function matching(nodes: readonly TreeNode[], text: string): Match {
  const wanted = plain(text.trim());
  const exact = branchesWith(nodes, (words) => words.startsWith(wanted));
  const slips = slipsIn(wanted);
  return exact.nodes.length > 0 || slips === 0 ? exact : branchesWith(nodes, (words) => (wanted.length > 5 || wanted.slice(0, 2).includes(words[0]!)) && slipsToBegin(wanted, words) <= slips);
}

/** @param isNamed judges a name from each of its words on */
function branchesWith(nodes: readonly TreeNode[], isNamed: (words: string) => boolean): Match {
  const expanded: string[] = [];
  const holds = (node: TreeNode): boolean => {
    const below = (node.children ?? []).map(holds).some(Boolean);
    if (below) expanded.push(node.id);
    return below || plain(node.label).split(/[\s-]+/).some((_, place, words) => isNamed(words.slice(place).join(' ')));
  };
  return { nodes: nodes.filter(holds), expanded };
}

/** How many slips are forgiven in a text. */
function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The fewest letters wrong, missing, too many or changed round with which `text` is the beginning of `name`. */
function slipsToBegin(text: string, name: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: name.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= text.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = text[row - 1] === name[column - 1];
      const isTurned = row > 1 && column > 1 && text[row - 1] === name[column - 2] && text[row - 2] === name[column - 1];
      next.push(Math.min(last![column]! + 1, next[column - 1]! + 1, last![column - 1]! + (isSame ? 0 : 1), isTurned ? before![column - 2]! + 1 : Infinity));
    }
    [before, last] = [last, next];
  }
  return Math.min(...last!);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();
}
