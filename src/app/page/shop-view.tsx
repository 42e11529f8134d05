import { useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ReadableBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { TranslatorProvider } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import { Main } from '../../views/shell/main.tsx';
import { Shell } from '../../views/shell/shell.tsx';
import type { PageState } from '../../routes/page-state.ts';

interface PageParts {
  bus: ReadableBus;
  state: PageState;
  translator: Translator;
}

interface ShopViewProps extends PageParts {
  /** Which page of the visit: what stands around the pages stays when another one follows. */
  id?: string;
  /** The page's `PageMain`, and behind it pages that nobody sees. */
  mains: readonly ReactNode[];
}

/** The whole page as React sees it, the same on the server and in the browser. */
export function ShopView({ id, mains, ...page }: ShopViewProps) {
  return <PageProviders {...page}><Shell pageId={id} mains={mains} /></PageProviders>;
}

/** A page by itself. */
export function shopView(page: PageMainProps): ReactNode {
  const { View: _, ...parts } = page;
  return <ShopView {...parts} mains={[<PageMain key="main" {...page} />]} />;
}

interface PageMainProps extends PageParts {
  View: ComponentType;
  /** Else another page is, and nobody meets this one. */
  isShown?: boolean;
}

/** What is a page's own. */
export function PageMain({ bus, state, translator, View, isShown = true }: PageMainProps) {
  const content = useMemo(() => <PageProviders {...{ bus, state, translator }}><View /></PageProviders>, [bus, state, translator, View]);
  return <Main pageType={state.context.pageType} isShown={isShown}>{content}</Main>;
}

function PageProviders({ bus, state, translator, children }: PageParts & { children: ReactNode }) {
  return (
    <BusProvider bus={bus}>
      <PageProvider page={state}>
        <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
      </PageProvider>
    </BusProvider>
  );
}
