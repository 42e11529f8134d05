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

/** The branches with a name that has `text` at the start of one of its words, whatever its accents or case; slips count only when nothing has it without. */
export function matching(nodes: readonly TreeNode[], text: string): Match {
  const wanted = plain(text.trim());
  const exact = branchesWith(nodes, (words) => words.startsWith(wanted));
  const slips = slipsIn(wanted);
  return exact.nodes.length > 0 || slips === 0 ? exact : branchesWith(nodes, (words) => slipsToBegin(wanted, words) <= slips);
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
