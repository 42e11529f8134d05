import { selectCanCollapseAll, selectCanExpandAll } from '../../machines/accordion/accordion.select.ts';
import { useDispatch, useFlow } from '../bus/react.tsx';
import { useTranslator } from '../i18n/react.tsx';
import { Button } from '../ui/button.tsx';

/** Opens and closes all sections of an accordion; `of` where a page has several [view.accordion]. */
export function AccordionButtons({ of }: { of?: string }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const accordion = useFlow('accordion', of);
  return (
    <>
      <Button tone="link" disabled={!accordion || !selectCanExpandAll(accordion)} onClick={() => dispatch({ type: 'accordion.expandAll' }, of)}>
        {t('listing.sections.expandAll')}
      </Button>
      <Button tone="link" disabled={!accordion || !selectCanCollapseAll(accordion)} onClick={() => dispatch({ type: 'accordion.collapseAll' }, of)}>
        {t('listing.sections.collapseAll')}
      </Button>
    </>
  );
}
