import { useTranslator } from '../../i18n/react.tsx';

/** Minutes in words: `2 h 30 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslator();
  return (all) => {
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    if (hours === 0) return t('excursions.duration.minutes', { minutes });
    return minutes === 0 ? t('excursions.duration.hours', { hours }) : t('excursions.duration.both', { hours, minutes });
  };
}
