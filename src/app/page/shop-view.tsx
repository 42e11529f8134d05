import { useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ReadableBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { TranslatorProvider } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import { FirstScreenFirst } from '../../ui/loading/below-first-screen.tsx';
import { RenderedAhead } from '../../ui/loading/rendered-ahead.ts';
import { Main } from '../../views/shell/main.tsx';
import { Shell } from '../../views/shell/shell.tsx';
import type { PageState } from '../../routes/page-state.ts';

interface PageParts {
  bus: ReadableBus;
  state: PageState;
  translator: Translator;
  /** Whether it came with the document, as the first page of a visit does. */
  isDocument?: boolean;
}

interface ShopViewProps extends PageParts {
  /** Which page of the visit: what stands around the pages stays when another one follows. */
  id?: string;
  /** The page's `PageMain`, and behind it pages that nobody sees. */
  mains: readonly ReactNode[];
}

/** The whole page as React sees it, the same on the server and in the browser. */
export function ShopView({ id, mains, ...page }: ShopViewProps) {
  return <Shell pageId={id} mains={mains} around={(part) => <PageProviders {...page}>{part}</PageProviders>} />;
}

/** A page by itself. */
export function shopView(page: PageMainProps): ReactNode {
  const { View: _, ...parts } = page;
  return <ShopView {...parts} mains={[<PageMain key="main" {...page} />]} />;
}

interface PageMainProps extends PageParts {
  View: ComponentType;
  /** Whether all of it is drawn at once; else its first screen before the rest. */
  isWhole?: boolean;
  /** Its id where another page is shown, and nobody meets this one. */
  unseenAs?: string | undefined;
}

/** What is a page's own. */
export function PageMain({ bus, state, translator, isDocument, isWhole = true, View, unseenAs }: PageMainProps) {
  const content = useMemo(() => <PageProviders {...{ bus, state, translator, isDocument }}><View /></PageProviders>, [bus, state, translator, isDocument, View]);
  return (
    <Main pageType={state.context.pageType} unseenAs={unseenAs}>
      <FirstScreenFirst isWhole={isWhole} isSeen={unseenAs === undefined}>{content}</FirstScreenFirst>
    </Main>
  );
}

/** Around one page's parts only: React renders whatever reads a context below a provider that has changed, also where another provider stands between. */
function PageProviders({ bus, state, translator, isDocument = true, children }: PageParts & { children: ReactNode }) {
  return (
    <RenderedAhead value={!isDocument}>
      <BusProvider bus={bus}>
        <PageProvider page={state}>
          <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
        </PageProvider>
      </BusProvider>
    </RenderedAhead>
  );
}
