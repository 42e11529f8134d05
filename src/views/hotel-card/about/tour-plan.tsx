import { selectExpanded } from '../../../../machines/accordion/accordion.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import type { Hotel } from '../../../routes/pages/hotel-card.page.ts';
import { Disclosure } from '../../../ui/surfaces/disclosure.tsx';
import { AccordionButtons } from '../../accordion-buttons.tsx';
import * as styles from './tour-plan.styles.ts';

/** A round trip day by day: all of it at first, then the day one asks for. */
export function TourPlan({ plan }: { plan: NonNullable<Hotel['tour']>['tourPlan'] }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const expanded = useFlow('accordion', selectExpanded);
  const toggle = (section: string, open: boolean) => dispatch({ type: open ? 'accordion.expand' : 'accordion.collapse', section });
  return (
    <section className={styles.section} {...useFlowRoot('accordion')} aria-labelledby="plan-title">
      <div className={styles.head}>
        <h2 id="plan-title">{t('hotel.tourPlan')}</h2>
        <AccordionButtons />
      </div>
      <ol className={styles.days}>
        {plan.map(({ day, title, text }) => {
          const section = `day-${day}`;
          return (
            <li key={day} className={styles.day}>
              <p className={styles.number}>{t('hotel.tourPlan.day', { day })}</p>
              <Disclosure id={section} open={!expanded || expanded.includes(section)} summary={title} onToggle={(open) => toggle(section, open)}>
                <p className={styles.text}>{text}</p>
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
