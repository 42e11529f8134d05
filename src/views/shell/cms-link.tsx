import type { ReactNode } from 'react';
import { useContentLink } from '../../content/use-content-link.ts';
import { usePage } from '../page.tsx';

interface CmsLinkProps {
  /** As editors wrote it: a path of the shop without its language, or a whole address. */
  url: string;
  className?: string;
  /** Says `aria-current` when the link leads to the page it stands on. */
  marksCurrent?: boolean;
  children: ReactNode;
}

/** A link of CMS content, in the language of the page; other hosts learn nothing of where the visitor came from [link.rel]. */
export function CmsLink({ url, className, marksCurrent = false, children }: CmsLinkProps) {
  const linkTo = useContentLink();
  const { path } = usePage().context;
  return (
    <a className={className} {...linkTo(url)} aria-current={marksCurrent && url === path ? 'page' : undefined}>
      {children}
    </a>
  );
}
