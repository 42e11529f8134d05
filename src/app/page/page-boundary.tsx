import { Component } from 'react';
import type { ReactNode } from 'react';
import { sayThatPageFailed } from '../boot/early-errors.ts';

/** A document's page that cannot be drawn is left out and says so; header and footer stay, React reports the error. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    sayThatPageFailed();
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
