import type { PromisePort } from '../port.ts';

/** An address of this shop (path, query, fragment) or of a payment provider. */
export type Address = string;

export interface NavigationContext {
  /** Where the browser is being sent; null while it stays. */
  target: Address | null;
  /** Whether Back leads to the page that is left. */
  entry: 'new' | 'same';
}

export type NavigationCommand =
  /** `entry: 'same'` of a page that only led on: Back does not come to it. */
  | { type: 'navigation.go'; url: Address; entry?: 'same' }
  /** Something else was pressed: where it was about to go is given up. */
  | { type: 'navigation.stay' }
  | { type: 'navigation.pushUrl'; url: Address }
  | { type: 'navigation.replaceUrl'; url: Address };

export type NavigationFact = { type: 'navigation.left'; url: Address };

export interface NavigationPorts {
  /** Loads another document, with or without a new history entry. */
  openDocument: PromisePort<{ url: Address; entry: 'new' | 'same' }, void>;
  /** Changes the address of this document, with or without a new history entry. */
  changeUrl: PromisePort<{ url: Address; entry: 'new' | 'same' }, void>;
}
