import type { BoughtActivity } from '../../routes/pages/account.page.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { useHref } from '../../parts/page.tsx';
import * as styles from './account.styles.ts';

/** Activities that the customer has ordered, each leading to its order [account.reservations]. */
export function BoughtActivities({ activities }: { activities: readonly BoughtActivity[] }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  return (
    <ul className={styles.list}>
      {activities.map(({ orderId, number, status, name, day, time, token }, place) => (
        <li key={`${orderId} ${place}`}>
          <Card padded className={styles.lines}>
            <h3><a href={href(activityOrderPath(orderId, token))}>{name}</a></h3>
            <p>{format.date(day)}, {time}</p>
            <p className={styles.quietLine}>{number}, {t(`account.activities.${status}`)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
