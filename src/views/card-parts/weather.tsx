import { selectPart, selectStay } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import type { Weather as WeatherOfYear } from '../../../machines/hotel-parts/hotel-parts.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';
import * as styles from './weather.styles.ts';

const selectWeather = selectPart('weather');
const HEIGHT = 200;
const TOP = 26;
const BOTTOM = 34;
const MONTHS = 12;
/** Percent of the chart's width. */
const COLUMN = 100 / MONTHS;

/** What the weather is usually like, month by month: a picture, and the same in a table. */
export function Weather() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { status, answer } = useRunningFlow('hotelParts', selectWeather);
  return (
    <PartFrame id="weather" title={t('card.weather.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'weather' })}>
      {answer && <Year weather={answer} />}
    </PartFrame>
  );
}

function Year({ weather: { place, months } }: { weather: WeatherOfYear }) {
  const t = useTranslator();
  const nameOf = useMonthName();
  const stay = useRunningFlow('hotelParts', selectStay);
  const travelled = Number(stay?.date.slice(5, 7));
  const hasWater = months.some(({ waterTemperature }) => waterTemperature !== null);
  return (
    <>
      <p className={frame.muted}>{t('card.weather.of', { place: place.name })}</p>
      <Chart months={months} travelled={travelled} label={t('card.weather.chart', { place: place.name, months: months.map(({ month, dayTemperature }) => `${nameOf(month)} ${degrees(dayTemperature)}`).join(', ') })} />
      <details>
        <summary className={frame.summary}>{t('card.table')}</summary>
        <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('card.weather.month')}</th>
                <th scope="col">{t('card.weather.day')}</th>
                <th scope="col">{t('card.weather.night')}</th>
                {hasWater && <th scope="col">{t('card.weather.water')}</th>}
                <th scope="col">{t('card.weather.sun')}</th>
                <th scope="col">{t('card.weather.rain')}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, dayTemperature, nightTemperature, waterTemperature, sunshineHours, rainyDays }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month)}{month === travelled && ` (${t('card.weather.yours')})`}</th>
                  <td>{degrees(dayTemperature)}</td>
                  <td>{degrees(nightTemperature)}</td>
                  {hasWater && <td>{waterTemperature === null ? '–' : degrees(waterTemperature)}</td>}
                  <td>{sunshineHours}</td>
                  <td>{rainyDays}</td>
                </tr>
              ))}
            </tbody>
        </table>
      </details>
    </>
  );
}

/** In degrees Celsius. */
const degrees = (value: number) => `${value} °C`;

/** From the night's to the day's temperature a bar, the water a line across it. */
function Chart({ months, travelled, label }: { months: WeatherOfYear['months']; travelled: number; label: string }) {
  const t = useTranslator();
  const values = months.flatMap(({ dayTemperature, nightTemperature, waterTemperature }) => [dayTemperature, nightTemperature, waterTemperature ?? nightTemperature]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) => TOP + ((highest - value) / Math.max(1, highest - lowest)) * (HEIGHT - TOP - BOTTOM);
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return (
    <>
      <svg className={styles.chart} role="img" aria-label={label} width="100%" height={HEIGHT}>
        {months.map(({ month, dayTemperature, nightTemperature, waterTemperature }) => {
          const left = (month - 1) * COLUMN;
          const middle = percent(left + COLUMN / 2);
          return (
            <g key={month} className={month === travelled ? styles.travelled : undefined}>
              <rect className={styles.bar} x={percent(left + COLUMN * 0.25)} width={percent(COLUMN * 0.5)} y={yOf(dayTemperature)} height={Math.max(3, yOf(nightTemperature) - yOf(dayTemperature))} rx="4" />
              {waterTemperature !== null && <line className={styles.water} x1={percent(left + COLUMN * 0.12)} x2={percent(left + COLUMN * 0.88)} y1={yOf(waterTemperature)} y2={yOf(waterTemperature)} />}
              <text className={styles.degrees} x={middle} y={Math.min(yOf(dayTemperature), yOf(waterTemperature ?? dayTemperature)) - 7} textAnchor="middle">{dayTemperature}°</text>
              <text className={styles.month} x={middle} y={HEIGHT - 10} textAnchor="middle">{month}.</text>
            </g>
          );
        })}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.dayAndNight}>{t('card.weather.day')} – {t('card.weather.night')}</li>
        {months.some(({ waterTemperature }) => waterTemperature !== null) && <li className={styles.ofWater}>{t('card.weather.water')}</li>}
        {travelled > 0 && <li className={styles.yours}>{t('card.weather.yours')}</li>}
      </ul>
    </>
  );
}

/** A month alone, as the language says it beside a year. */
function useMonthName(): (month: number) => string {
  const format = useFormat();
  const { today } = usePage().context;
  return (month) => format.month(`${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`).replace(/\s*\d{4}\S*\s*/, ' ').trim();
}
