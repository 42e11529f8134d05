/** A node of a tree of choices: choosing it chooses everything under it. */
export interface TreeNode {
  id: string;
  label: string;
  /** A short figure at the end of the line: a count, a price. */
  note?: string;
  disabled?: boolean;
  /** What was looked for, or is worth a look. */
  marked?: boolean;
  children?: readonly TreeNode[];
  /** More is under it than `children` hold: all of those chosen is a part only. */
  holdsMore?: boolean;
}

export interface VisibleNode {
  node: TreeNode;
  parent?: TreeNode;
  siblings: readonly TreeNode[];
  /** From 1. */
  level: number;
  checked: boolean | 'mixed';
}

/** The nodes that can be seen, in the order they are read: those under a closed node are left out. */
export function visibleNodes(nodes: readonly TreeNode[], expanded: readonly string[], selected: readonly string[], above?: VisibleNode): VisibleNode[] {
  return nodes.flatMap((node) => {
    const checked = checkedState(node, selected, above?.checked === true);
    const here = { node, parent: above?.node, siblings: nodes, level: (above?.level ?? 0) + 1, checked };
    return node.children && expanded.includes(node.id) ? [here, ...visibleNodes(node.children, expanded, selected, here)] : [here];
  });
}

/**
 * Whether a node counts as chosen: itself, through its parent, or because everything under it is;
 * `'mixed'` when only a part of what is under it is.
 */
export function checkedState(node: TreeNode, selected: readonly string[], parentChecked = false): boolean | 'mixed' {
  if (parentChecked || selected.includes(node.id)) return true;
  if (!node.children?.length) return false;
  const states = node.children.map((child) => checkedState(child, selected));
  if (!node.holdsMore && states.every((state) => state === true)) return true;
  return states.some((state) => state !== false) ? 'mixed' : false;
}

/** What a key does in a tree (WAI-ARIA tree view pattern). */
export type TreeMove =
  | { to: string }
  | { expand: readonly string[] }
  | { collapse: string }
  | { toggle: string };

/** The move a key asks for when `current` has the focus; undefined when the key means nothing here. */
export function treeMove(key: string, current: string, visible: readonly VisibleNode[], expanded: readonly string[]): TreeMove | undefined {
  const at = visible.findIndex(({ node }) => node.id === current);
  const here = visible[at];
  if (!here) return undefined;
  const { node, parent, siblings } = here;
  const isOpen = Boolean(node.children?.length) && expanded.includes(node.id);
  const focus = (target: VisibleNode | undefined): TreeMove | undefined => target && { to: target.node.id };

  switch (key) {
    case 'ArrowDown':
      return focus(visible[at + 1]);
    case 'ArrowUp':
      return focus(visible[at - 1]);
    case 'ArrowRight':
      if (!node.children?.length) return undefined;
      return isOpen ? focus(visible[at + 1]) : { expand: [node.id] };
    case 'ArrowLeft':
      if (isOpen) return { collapse: node.id };
      return parent && { to: parent.id };
    case 'Home':
      return focus(visible[0]);
    case 'End':
      return focus(visible.at(-1));
    case 'Enter':
    case ' ':
      return node.disabled ? undefined : { toggle: node.id };
    case '*':
      return { expand: siblings.filter((sibling) => sibling.children?.length && !expanded.includes(sibling.id)).map((sibling) => sibling.id) };
    default:
      return focus(startingWith(key, [...visible.slice(at + 1), ...visible.slice(0, at)]));
  }
}

function startingWith(letter: string, nodes: readonly VisibleNode[]): VisibleNode | undefined {
  if ([...letter].length !== 1) return undefined;
  return nodes.find(({ node }) => node.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
}
