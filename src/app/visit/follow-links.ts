/** Plain presses on links that lead to pages open them in this document; all else is the browser's. */
import type { Subscription } from 'rxjs';
import { componentClicks$ } from '../../streams/browser/component-clicks.ts';
import { meantLinks$ } from '../../streams/browser/meant-links.ts';
import { leadsTo, ledTo } from './plain-press.ts';

interface FollowOptions {
  /** Whether a page of this address may be shown in this document. */
  opensAsPage: (url: URL) => boolean;
  open: (url: URL) => void;
  /** A press leads this tab to a document. */
  onDocument: () => void;
  /**
   * Somebody is about to press the link.
   * @param rests whether a pointer or the keyboard's focus rests on it; a finger that touches it may be about to scroll
   */
  onIntent: (url: URL, rests: boolean) => void;
  /** Whether the shop itself moves the focus right now. */
  isFocusMoved: () => boolean;
}

export function followLinks({ opensAsPage, open, onDocument, onIntent, isFocusMoved }: FollowOptions): Subscription {
  const links = componentClicks$(document).subscribe(({ control, event }) => {
    const url = ledTo(control, event);
    if (url === undefined) return;
    if (!opensAsPage(url)) return onDocument();
    event.preventDefault();
    open(url);
  });
  links.add(meantLinks$(document, isFocusMoved).subscribe(({ link, rests }) => {
    const url = leadsTo(link);
    if (url !== undefined && opensAsPage(url)) onIntent(url, rests);
  }));
  return links;
}
