import { selectCanCollapseAll, selectCanExpandAll } from '../../machines/accordion/accordion.select.ts';
import { useDispatch, useFlow } from '../bus/react.tsx';
import { useTranslator } from '../i18n/react.tsx';
import { Button } from '../ui/controls/button.tsx';

/** Opens and closes all sections of an accordion; `of` where a page has several [view.accordion]. */
export function AccordionButtons({ of }: { of?: string }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const canExpand = useFlow('accordion', selectCanExpandAll, of);
  const canCollapse = useFlow('accordion', selectCanCollapseAll, of);
  return (
    <>
      <Button tone="link" spent={!canExpand} onClick={() => dispatch({ type: 'accordion.expandAll' }, of)}>
        {t('listing.sections.expandAll')}
      </Button>
      <Button tone="link" spent={!canCollapse} onClick={() => dispatch({ type: 'accordion.collapseAll' }, of)}>
        {t('listing.sections.collapseAll')}
      </Button>
    </>
  );
}
