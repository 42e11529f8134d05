import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './tabs.styles.ts';

interface TabsProps {
  id: string;
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** One of several panels; arrows move and select, as in the ARIA pattern with automatic activation. */
export function Tabs({ id, label, tabs, selected, onSelect, children }: TabsProps) {
  const tabId = (tab: string) => `${id}-tab-${tab}`;
  const select = (tab: { id: string } | undefined) => {
    if (!tab) return;
    document.getElementById(tabId(tab.id))?.focus();
    onSelect(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    select(tabs.at(move % tabs.length));
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
