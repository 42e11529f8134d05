import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface RenderBoundaryProps {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/**
 * Hides what fails to render and reports it, the rest of the page stands [cms.render-error].
 * Suspense is for the server, where boundaries do not catch: it leaves the place empty, and the browser tries again.
 */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
