import type { ReactNode } from 'react';

/** What a press is answered with: below its button, which stays where it was pressed, and in view. */
export function FormAnswer({ children }: { children: ReactNode }) {
  return <div ref={bringIntoView}>{children}</div>;
}

function bringIntoView(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' });
}
