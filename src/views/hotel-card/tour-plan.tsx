import { useTranslator } from '../../i18n/react.tsx';
import type { Hotel } from '../../routes/pages/hotel-card.page.ts';
import * as styles from './tour-plan.styles.ts';

/** A round trip day by day. */
export function TourPlan({ plan }: { plan: NonNullable<Hotel['tour']>['tourPlan'] }) {
  const t = useTranslator();
  return (
    <section className={styles.section} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('hotel.tourPlan')}</h2>
      <ol className={styles.days}>
        {plan.map(({ day, title, text }) => (
          <li key={day} className={styles.day}>
            <p className={styles.number}>{t('hotel.tourPlan.day', { day })}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
