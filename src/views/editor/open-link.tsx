import type { ReactNode, Ref } from 'react';
import { LinkButton } from '../../ui/controls/button.tsx';
import { meansAnotherTab } from '../../ui/controls/means-another-tab.ts';

interface OpenLinkProps {
  /** Where it is found again, and opens in another tab. */
  href: string;
  onOpen: () => void;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to what its page opens by itself: nothing that was begun there is lost. */
export function OpenLink({ href, onOpen, ref, children }: OpenLinkProps) {
  return (
    <LinkButton
      ref={ref} tone="link" href={href}
      onClick={(event) => {
        if (meansAnotherTab(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </LinkButton>
  );
}
