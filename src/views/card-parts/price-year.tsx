import { selectAirports, selectBoards, selectDurations, selectIsFlightOnly, selectIsLocked, selectShownOffer } from '../../../machines/configurator/configurator.select.ts';
import { selectPart, selectScope, selectShownMonth, selectStay } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import type { PriceDay } from '../../../machines/hotel-parts/hotel-parts.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { byDistanceTo } from '../../domain/dates/nearest-day.ts';
import { cheapestMonth, lowestOfMonths } from '../../domain/prices/month-prices.ts';
import type { MonthPrice } from '../../domain/prices/month-prices.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useOtherRoom } from './other-room.ts';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';
import * as styles from './price-year.styles.ts';

const selectPriceYear = selectPart('priceYear');
const ANY = '';
/** Departures before and after the chosen one that stand beside it. */
const AROUND = 3;
const CHART_HEIGHT = 120;

/** When the hotel is cheapest: the year in months, a month in days, each of which can be chosen. */
export function PriceYear() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { status, answer } = useRunningFlow('hotelParts', selectPriceYear);
  const scope = useRunningFlow('hotelParts', selectScope);
  const airports = useRunningFlow('configurator', selectAirports);
  const durations = useRunningFlow('configurator', selectDurations);
  const boards = useRunningFlow('configurator', selectBoards);
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  const format = useFormat();
  return (
    <PartFrame id="priceYear" title={t('card.year.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'priceYear' })}>
      {answer && (
        <>
          <div className={frame.controls}>
            {airports.length > 0 && (
              <Field id="year-airport" label={t('card.year.airport')}>
                {(control) => (
                  <Select
                    {...control}
                    value={scope.airportCode ?? ANY}
                    options={[{ value: ANY, label: t('card.year.anyAirport') }, ...airports]}
                    onChange={({ target: { value } }) => dispatch({ type: 'hotelParts.showYear', scope: { ...scope, airportCode: value === ANY ? null : value } })}
                  />
                )}
              </Field>
            )}
            <Field id="year-duration" label={t('card.year.duration')}>
              {(control) => (
                <Select
                  {...control}
                  value={scope.duration === null ? ANY : String(scope.duration)}
                  options={[{ value: ANY, label: t('card.year.anyDuration') }, ...durations.map(({ value }) => ({ value: String(value), label: format.nights(value) }))]}
                  onChange={({ target: { value } }) => dispatch({ type: 'hotelParts.showYear', scope: { ...scope, duration: value === ANY ? null : Number(value) } })}
                />
              )}
            </Field>
            {!isFlightOnly && boards.length > 1 && (
              <Field id="year-board" label={t('card.year.board')}>
                {(control) => (
                  <Select
                    {...control}
                    value={scope.boardCode ?? ANY}
                    options={[{ value: ANY, label: t('card.year.anyBoard') }, ...boards]}
                    onChange={({ target: { value } }) => dispatch({ type: 'hotelParts.showYear', scope: { ...scope, boardCode: value === ANY ? null : value } })}
                  />
                )}
              </Field>
            )}
          </div>
          <YearRoom />
          {answer.length === 0 ? <Notice>{t('card.year.none')}</Notice> : <Year days={answer} />}
        </>
      )}
    </PartFrame>
  );
}

/** In which room the prices are. */
function YearRoom() {
  const t = useTranslator();
  const rooms = useRunningFlow('configurator', (snapshot) => selectShownOffer(snapshot)?._embedded.rooms.map(({ roomName }) => roomName).join(', ') ?? '');
  return rooms === '' ? null : <p className={frame.muted}>{t('card.year.room', { room: rooms })}</p>;
}

function Year({ days }: { days: readonly PriceDay[] }) {
  const t = useTranslator();
  const format = useFormat();
  const stay = useRunningFlow('hotelParts', selectStay);
  const otherRoom = useOtherRoom();
  const dispatch = useDispatch();
  const shown = useRunningFlow('hotelParts', selectShownMonth);
  const months = lowestOfMonths([{ months: days.map(({ date, totalPrice }) => ({ month: date.slice(0, 7), date, totalPrice })) }]);
  const cheapest = cheapestMonth(months)!;
  const month = shown ?? cheapest.month;
  const chosen = stay?.date ?? cheapest.date;
  const around = days.toSorted(byDistanceTo(chosen)).slice(0, 2 * AROUND + 1).toSorted((left, right) => left.date.localeCompare(right.date));
  const ofMonth = days.filter(({ date }) => date.startsWith(month));
  const cheapestRoom = otherRoom(days.find(({ date }) => date === cheapest.date)?.offerCode ?? '');
  return (
    <>
      <p className={styles.cheapest}>{[t('card.year.cheapest', { date: format.date(cheapest.date), price: format.money(cheapest.totalPrice) }), cheapestRoom].filter(Boolean).join(', ')}</p>
      <MonthChart months={months} lowest={cheapest.totalPrice} shown={month} onPress={(pressed) => dispatch({ type: 'hotelParts.showMonth', month: pressed })} />
      <Days title={t('card.year.around')} days={around} lowest={Math.min(...around.map(({ totalPrice }) => totalPrice))} />
      <Days title={t('card.year.days', { month: format.month(`${month}-01`) })} days={ofMonth} lowest={cheapest.totalPrice} />
    </>
  );
}

interface MonthChartProps {
  months: readonly MonthPrice[];
  lowest: number;
  shown: string;
  onPress: (month: string) => void;
}

/** `2027-04` → `04/27`, which a press by voice says. */
const shortOf = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`;

/** Columns over an axis that begins at zero; each month is a button that shows its days. */
function MonthChart({ months, lowest, shown, onPress }: MonthChartProps) {
  const t = useTranslator();
  const format = useFormat();
  const highest = Math.max(...months.map(({ totalPrice }) => totalPrice));
  const heightOf = (price: number) => Math.round((price / highest) * CHART_HEIGHT);
  return (
    <div className={frame.scroller} role="group" aria-label={t('card.year.chart')}>
      <div className={styles.chart}>
        <svg className={styles.axis} width="76" height={CHART_HEIGHT + 16} aria-hidden="true">
          {[highest, highest / 2, 0].map((price) => (
            <text key={price} x="70" y={CHART_HEIGHT + 12 - heightOf(price)} textAnchor="end">{format.money(Math.round(price / 100_00) * 100_00)}</text>
          ))}
        </svg>
        {months.map(({ month, totalPrice }) => (
          <button
            key={month}
            type="button"
            className={styles.month}
            aria-pressed={month === shown}
            aria-label={[shortOf(month), format.month(`${month}-01`), t('hotel.price.from', { price: format.money(totalPrice) }), ...(totalPrice === lowest ? [t('card.year.cheapestMark')] : [])].join(', ')}
            onClick={() => onPress(month)}
          >
            <svg width="100%" height={CHART_HEIGHT + 8} aria-hidden="true">
              <rect className={totalPrice === lowest ? styles.cheapestBar : styles.bar} x="14%" width="72%" y={CHART_HEIGHT + 8 - heightOf(totalPrice)} height={heightOf(totalPrice)} rx="4" />
            </svg>
            <span>{shortOf(month)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Days on sale as a table that can be read aloud and pressed. */
function Days({ title, days, lowest }: { title: string; days: readonly PriceDay[]; lowest: number }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const stay = useRunningFlow('hotelParts', selectStay);
  const otherRoom = useOtherRoom();
  return (
    <div className={styles.days}>
      <table className={frame.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr><th scope="col">{t('card.year.date')}</th><th scope="col">{t('card.year.nights')}</th><th scope="col">{t('card.year.price')}</th><th scope="col"><VisuallyHidden>{t('card.choose')}</VisuallyHidden></th></tr>
        </thead>
        <tbody>
          {days.map(({ date, duration, totalPrice, offerCode }) => (
            <tr key={offerCode} data-offer-code={offerCode}>
              <th scope="row">{format.dayOfWeek(date)}</th>
              <td>{format.nights(duration)}</td>
              <td>
                {format.money(totalPrice)}
                {totalPrice === lowest && <span className={styles.mark}> {t('card.year.cheapestMark')}</span>}
                {otherRoom(offerCode) !== '' && <span className={styles.room}>{otherRoom(offerCode)}</span>}
              </td>
              <td>
                {stay?.offerCode === offerCode
                  ? t('card.chosen')
                  : (
                    <Button
                      tone="link"
                      disabled={isLocked}
                      aria-label={t('card.choose.of', { offer: `${format.date(date)}, ${format.nights(duration)}, ${format.money(totalPrice)}` })}
                      onClick={() => dispatch({ type: 'configurator.chooseOffer', offerCode, part: 'stay' })}
                    >
                      {t('card.choose')}
                    </Button>
                  )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
