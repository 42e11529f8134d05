import type { ComponentType } from 'react';
import type { ReadableBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { TranslatorProvider } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import { Shell } from '../../views/shell/shell.tsx';
import type { PageState } from '../../routes/page-state.ts';

interface ShopViewProps {
  /** Which page of the visit: what stands around the pages stays when another one follows. */
  id?: string;
  bus: ReadableBus;
  state: PageState;
  translator: Translator;
  View: ComponentType;
}

/** The whole page as React sees it, the same on the server and in the browser. */
export function ShopView({ id, bus, state, translator, View }: ShopViewProps) {
  return (
    <BusProvider bus={bus}>
      <PageProvider page={state}>
        <TranslatorProvider translator={translator}>
          <Shell pageId={id}><View /></Shell>
        </TranslatorProvider>
      </PageProvider>
    </BusProvider>
  );
}
