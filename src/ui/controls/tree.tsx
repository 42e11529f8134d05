import { type KeyboardEvent, startTransition, useState } from 'react';
import { Check, ChevronRight, Minus } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import { afterPaint } from '../loading/after-paint.ts';
import { type TreeNode, treeMove, visibleNodes } from './tree-nodes.ts';
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
  /** Up from the first node, to the field that the tree belongs to. */
  onLeaveUp?: () => void;
}

/**
 * A tree of checkboxes with one tab stop, keys as in the WAI-ARIA tree view pattern. The items are a flat list
 * with their levels, so that each is named by its own words and not by those under it.
 */
export function Tree({ id, label, nodes, expanded, selected, expandLabel, onExpand, onToggle, onLeaveUp }: TreeProps) {
  const [lastFocused, setLastFocused] = useState<string>();
  const visible = visibleNodes(nodes, expanded, selected);
  const tabStop =
    visible.find(({ node }) => node.id === lastFocused) ?? visible.find(({ node }) => selected.includes(node.id)) ?? visible[0];
  const itemId = (node: string) => `${id}-${node}`;

  const onKeyDown = (event: KeyboardEvent, focused: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowUp' && focused === visible[0]?.node.id && onLeaveUp) {
      event.preventDefault();
      return onLeaveUp();
    }
    const move = treeMove(event.key, focused, visible, expanded);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) document.getElementById(itemId(move.to))?.focus();
    else if ('expand' in move) move.expand.forEach((node) => onExpand(node, true));
    else if ('collapse' in move) onExpand(move.collapse, false);
    else onToggle(move.toggle);
  };

  return (
    <ul id={id} role="tree" aria-label={label} aria-multiselectable="true" className={styles.tree}>
      {visible.map((seen) => {
        const { node, siblings, level, checked } = seen;
        const opens = Boolean(node.children?.length);
        const isOpen = opens && expanded.includes(node.id);
        const ids = { item: itemId(node.id), label: `${itemId(node.id)}-label`, note: `${itemId(node.id)}-note`, opener: `${itemId(node.id)}-opener` };
        return (
          <li
            key={node.id}
            id={ids.item}
            role="treeitem"
            className={cx(styles.item, styles.levels[Math.min(level, 4) as keyof typeof styles.levels])}
            aria-labelledby={node.note ? `${ids.label} ${ids.note}` : ids.label}
            aria-level={level}
            aria-posinset={siblings.indexOf(node) + 1}
            aria-setsize={siblings.length}
            aria-checked={checked}
            aria-expanded={opens ? isOpen : undefined}
            aria-disabled={node.disabled}
            tabIndex={seen === tabStop ? 0 : -1}
            // Pressing an item focuses it first: the tab stop may follow a moment after the press is answered.
            onFocus={() => startTransition(() => setLastFocused(node.id))}
            onClick={() => !node.disabled && onToggle(node.id)}
            onKeyDown={(event) => onKeyDown(event, node.id)}
          >
            {opens ? (
              <button
                type="button"
                id={ids.opener}
                className={styles.opener}
                tabIndex={-1}
                aria-label={expandLabel}
                aria-labelledby={`${ids.opener} ${ids.label}`}
                onClick={(event) => {
                  event.stopPropagation();
                  afterPaint(() => onExpand(node.id, !isOpen));
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
            <span className={cx(styles.label, node.marked && styles.marked)} id={ids.label}>
              {node.label}
            </span>{' '}
            {node.note && (
              <span className={styles.note} id={ids.note}>
                {node.note}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
