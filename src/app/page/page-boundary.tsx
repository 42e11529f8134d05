import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

/** A document's page that cannot be drawn says so and is had anew by a press: by itself it might be for ever. Header and footer stay, React reports the error. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const t = useTranslator();
  return (
    <PageContainer>
      {/* What the flows hold cannot be drawn: only another document begins them anew. */}
      <Notice tone="negative" live action={<Button tone="outline" onClick={() => location.reload()}>{t('shell.retry')}</Button>}>{t('shell.page.failed')}</Notice>
    </PageContainer>
  );
}
