import { localisedPath } from '../../domain/market/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';

/** The way from the home page down to here, as the CMS page says; the last step is where we are. */
export function PageBreadcrumbs() {
  const t = useTranslator();
  const items = usePage().chrome.cms?.breadcrumbs ?? [];
  if (items.length === 0) return null;
  return (
    <PageContainer>
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        items={items.map(({ label, url }, place) => (place === items.length - 1 ? { label } : { label, href: localisedPath(t.language, url) }))}
      />
    </PageContainer>
  );
}
