/** What a visitor sees and hears of a page that is on its way, has come, or cannot come. */
import { visuallyHidden } from '../../ui/display/visually-hidden.styles.ts';
import type { Translator } from '../../i18n/translator.ts';
import * as styles from './navigation-marks.styles.ts';

interface Marked {
  /** Whether the visitor waits so long that they are told. */
  isPending: boolean;
  /** The way on, while the network is away. */
  offline: string | null;
}

export interface NavigationMarks {
  show: (marked: Marked, t: Translator) => void;
  announce: (title: string) => void;
}

export function createNavigationMarks(): NavigationMarks {
  const progress = mark('div', styles.progress, { role: 'progressbar' });
  const announcement = mark('div', visuallyHidden, { role: 'status' });
  const notice = mark('div', styles.offline, { role: 'alert' });
  // Everything on a page is within a landmark or a live region.
  progress.ariaLive = 'polite';
  progress.hidden = true;
  notice.hidden = true;
  document.documentElement.classList.add(styles.transitions);
  let shown: Marked = { isPending: false, offline: null };
  /** Whether the way on was pressed: if it leads nowhere again, the focus is there again. */
  let isRetried = false;
  return {
    show({ isPending, offline }, t) {
      if (isPending !== shown.isPending) {
        progress.hidden = !isPending;
        progress.ariaLabel = t('shell.page.loading');
        if (isPending) document.documentElement.dataset.navigation = 'pending';
        else delete document.documentElement.dataset.navigation;
      }
      if (offline !== shown.offline) {
        const focuses = isRetried;
        isRetried = offline === null && notice.contains(document.activeElement);
        notice.hidden = offline === null;
        if (offline !== null) {
          const retry = Object.assign(document.createElement('a'), { href: offline, textContent: t('shell.retry') });
          notice.replaceChildren(t('shell.page.offline'), ' ', retry);
          if (focuses) retry.focus();
        }
      }
      shown = { isPending, offline };
    },
    announce: (title) => { announcement.textContent = title; },
  };
}

function mark(name: string, className: string, { role }: { role: string }): HTMLElement {
  const element = Object.assign(document.createElement(name), { className, role });
  document.body.append(element);
  return element;
}
