/** What of comparing stands on other pages, with its messages; loaded once the page answers. */
import type { ComponentType } from 'react';
import { withMessages } from '../../i18n/with-messages.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareToggle } from './compare-toggle.tsx';

const views = { toggle: CompareToggle, bar: CompareBar };

export function compareView<Name extends keyof typeof views>(name: Name): Promise<(typeof views)[Name]> {
  return withMessages('compare', views[name] as ComponentType<object>) as Promise<(typeof views)[Name]>;
}
