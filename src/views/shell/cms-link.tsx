import type { ReactNode } from 'react';
import { useContentLink } from '../../content/use-content-link.ts';

interface CmsLinkProps {
  /** As editors wrote it: a path of the shop without its language, or a whole address. */
  url: string;
  className?: string;
  /** Whether the link leads to the page it stands on. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link of CMS content, in the language of the page; other hosts learn nothing of where the visitor came from [link.rel]. */
export function CmsLink({ url, className, isCurrent = false, children }: CmsLinkProps) {
  const linkTo = useContentLink();
  return (
    <a className={className} {...linkTo(url)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
