import { useFormat, useTranslator } from '../../i18n/react.tsx';
import * as styles from './excursions.styles.ts';

/** Times with room, each one press. */
export function OtherTimes({ times, onChoose }: { times: readonly { day: string; time: string; free: number }[]; onChoose: (day: string, time: string) => void }) {
  const t = useTranslator();
  const format = useFormat();
  if (times.length === 0) return <p>{t('excursions.basket.noOthers')}</p>;
  return (
    <div className={styles.times}>
      {times.map(({ day, time, free }) => (
        <button key={day + time} type="button" className={styles.slot} onClick={() => onChoose(day, time)}>
          {format.dayOfWeek(day)} {time}
          <span>{t('excursions.book.free', { count: free })}</span>
        </button>
      ))}
    </div>
  );
}
