import { type KeyboardEvent, useState } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import { Icon } from './icon.tsx';
import { checkedState, type TreeNode, treeMove, visibleNodes } from './tree-nodes.ts';
import * as styles from './tree.styles.ts';

interface TreeProps {
  id: string;
  label: string;
  nodes: readonly TreeNode[];
  expanded: readonly string[];
  selected: readonly string[];
  /** Before a node's name, on the button that opens it: "Rozbalit". */
  expandLabel: string;
  onExpand: (id: string, open: boolean) => void;
  onToggle: (id: string) => void;
}

/** A tree of checkboxes with one tab stop, keys as in the WAI-ARIA tree view pattern. */
export function Tree({ id, label, nodes, expanded, selected, expandLabel, onExpand, onToggle }: TreeProps) {
  const [lastFocused, setLastFocused] = useState<string>();
  const visible = visibleNodes(nodes, expanded);
  const tabStop =
    visible.find(({ node }) => node.id === lastFocused) ?? visible.find(({ node }) => selected.includes(node.id)) ?? visible[0];
  const itemId = (node: string) => `${id}-${node}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!tabStop || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(event.key, tabStop.node.id, visible, expanded);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) document.getElementById(itemId(move.to))?.focus();
    else if ('expand' in move) move.expand.forEach((node) => onExpand(node, true));
    else if ('collapse' in move) onExpand(move.collapse, false);
    else onToggle(move.toggle);
  };

  const item = (node: TreeNode, parentChecked: boolean) => {
    const checked = checkedState(node, selected, parentChecked);
    const opens = Boolean(node.children?.length);
    const isOpen = opens && expanded.includes(node.id);
    const labelId = `${itemId(node.id)}-label`;
    return (
      <li
        key={node.id}
        id={itemId(node.id)}
        role="treeitem"
        className={styles.item}
        aria-labelledby={labelId}
        aria-checked={checked}
        aria-expanded={opens ? isOpen : undefined}
        aria-disabled={node.disabled}
        tabIndex={node === tabStop?.node ? 0 : -1}
        onFocus={(event) => event.target === event.currentTarget && setLastFocused(node.id)}
      >
        <div className={styles.row} onClick={() => !node.disabled && onToggle(node.id)}>
          {opens ? (
            <button
              type="button"
              id={`${itemId(node.id)}-opener`}
              className={styles.opener}
              tabIndex={-1}
              aria-label={expandLabel}
              aria-labelledby={`${itemId(node.id)}-opener ${labelId}`}
              onClick={(event) => {
                event.stopPropagation();
                onExpand(node.id, !isOpen);
              }}
            >
              <Icon of={ChevronRight} />
            </button>
          ) : (
            <span className={styles.noOpener} />
          )}
          <span className={styles.box} aria-hidden="true">
            {checked === true && <Icon of={Check} size="small" />}
            {checked === 'mixed' && <Icon of={Minus} size="small" />}
          </span>
          <span className={styles.label} id={labelId}>
            {node.label}
          </span>
          {node.note && <span className={styles.note}>{node.note}</span>}
        </div>
        {isOpen && (
          <ul role="group" className={styles.group}>
            {node.children?.map((child) => item(child, checked === true))}
          </ul>
        )}
      </li>
    );
  };

  return (
    <ul id={id} role="tree" aria-label={label} aria-multiselectable="true" className={styles.tree} onKeyDown={onKeyDown}>
      {nodes.map((node) => item(node, false))}
    </ul>
  );
}
