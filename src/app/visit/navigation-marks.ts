/** What a visitor sees and hears of a page that is on its way, has come, or cannot come. */
import { visuallyHidden } from '../../ui/display/visually-hidden.styles.ts';
import type { Translator } from '../../i18n/translator.ts';
import * as styles from './navigation-marks.styles.ts';

/** A page that comes sooner comes at once. */
const PENDING_MS = 200;

export interface NavigationMarks {
  begin: (t: Translator) => void;
  /** Whether the visitor sees that they wait. */
  isPending: () => boolean;
  /** The next page is here, or none will come. */
  end: () => void;
  announce: (title: string) => void;
  /** The page stays; `href` is the way on. */
  offline: (t: Translator, href: string) => void;
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(t) {
      clearTimeout(timer);
      notice.hidden = true;
      timer = setTimeout(() => {
        progress.hidden = false;
        progress.ariaLabel = t('shell.page.loading');
        document.documentElement.dataset.navigation = 'pending';
      }, PENDING_MS);
    },
    isPending: () => !progress.hidden,
    end() {
      clearTimeout(timer);
      progress.hidden = true;
      delete document.documentElement.dataset.navigation;
    },
    announce: (title) => { announcement.textContent = title; },
    offline(t, href) {
      const retry = Object.assign(document.createElement('a'), { href, textContent: t('shell.retry') });
      notice.replaceChildren(t('shell.page.offline'), ' ', retry);
      notice.hidden = false;
    },
  };
}

function mark(name: string, className: string, { role }: { role: string }): HTMLElement {
  const element = Object.assign(document.createElement(name), { className, role });
  document.body.append(element);
  return element;
}
