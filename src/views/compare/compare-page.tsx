import { X } from 'lucide';
import { selectComparedAddress, selectComparedOffers, selectCompareView, selectFirstPrices } from '../../../machines/compare-page/compare-page.select.ts';
import type { ComparedOffer } from '../../../machines/compare-page/compare-page.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { compareRows } from '../../domain/offers/compare-rows.ts';
import type { CompareRow } from '../../domain/offers/compare-rows.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { partyOf } from '../../domain/search/participants.ts';
import { comparePathForOthers } from '../../domain/urls/pages/compare-for-others.ts';
import { comparePath } from '../../domain/urls/pages/compare-url.ts';
import { IMAGE_WIDTHS, imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { withParty } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { ComparePageData } from '../../routes/pages/compare.page.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import * as styles from './compare-page.styles.ts';

/** Two to four offers side by side: what differs first, with today's prices, for whoever has the address. */
export function ComparePage() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { dropped } = usePage<ComparePageData>().data;
  const root = useFlowRoot('comparePage');
  const view = useFlow('comparePage', selectCompareView);
  if (view === undefined) return null;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div {...root} className={styles.flow}>
          <h1>{t('compare.title')}</h1>
          {dropped > 0 && <Notice tone="warning">{t('compare.dropped')}</Notice>}
          {view === 'offers' && <Offers />}
          {view === 'fetching' && <p role="status">{t('shell.page.loading')}</p>}
          {view === 'failed' && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'comparePage.retry' })}>{t('shell.retry')}</Button>}>{t('compare.failed')}</Notice>}
          {view === 'empty' && <Notice title={t('compare.empty.title')} action={<LinkButton tone="primary" href={href(listingPath({ tripType: 'WS' }))}>{t('compare.empty.action')}</LinkButton>}>{t('compare.empty.text')}</Notice>}
        </div>
      </PageContainer>
    </PageSlots>
  );
}

function Offers() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { context: { origin } } = usePage();
  const compared = useRunningFlow('comparePage', selectComparedOffers);
  const { offerCodes, occupancies } = useRunningFlow('comparePage', selectComparedAddress);
  const rows = compareRows(compared, format.landing);
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const columns = compared.length + 1;
  const part = (title: string, of: CompareRow[]) => of.length > 0 && (
    <tbody>
      <tr><th className={styles.part} colSpan={columns} scope="rowgroup"><span className={styles.partName}>{title}</span></th></tr>
      {of.map((row) => (
        <tr key={row.fact + row.label} data-differs={row.differs || undefined}>
          <th className={styles.fact} scope="row">{row.fact === 'facility' ? row.label : t(`compare.fact.${row.fact}`)}</th>
          {row.values.map((value, place) => <td key={compared[place]!.askedCode} className={styles.value}><Value row={row} value={value} /></td>)}
        </tr>
      ))}
    </tbody>
  );
  return (
    <>
      <p className={styles.count}>{t('compare.count', { count: compared.length, party: format.party(partyOf(occupancies)) })}</p>
      {compared.length === 1 && <p>{t('compare.one')} <a href={href(listingPath({ tripType: 'WS' }))}>{t('compare.empty.action')}</a></p>}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t('compare.table')}>
          <thead>
            <tr>
              <th className={styles.corner} scope="col"><VisuallyHidden>{t('compare.table')}</VisuallyHidden></th>
              {compared.map((one) => <th key={one.askedCode} className={styles.head} scope="col"><Head of={one} rest={offerCodes.filter((code) => code !== one.askedCode)} /></th>)}
            </tr>
            <tr>
              <th className={styles.fact} scope="row">{t('compare.fact.price')}</th>
              {compared.map((one) => <td key={one.askedCode} className={styles.value}><ComparedPrice of={one} isCheapest={isCheapest(one, compared)} /></td>)}
            </tr>
          </thead>
          {part(t('compare.differs'), differing)}
          {part(t(compared.filter(({ offer }) => offer !== null).length > 1 ? 'compare.same' : 'compare.facts'), same)}
        </table>
      </div>
      <Field id="share" label={t('compare.share')} hint={t('compare.share.hint')} className={styles.share}>
        {(control) => <TextInput {...control} readOnly value={origin + href(comparePathForOthers(offerCodes, occupancies))} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
    </>
  );
}

function isCheapest(one: ComparedOffer, all: readonly ComparedOffer[]): boolean {
  const prices = all.flatMap(({ offer }) => (offer === null ? [] : [offer.totalPrice]));
  return prices.length > 1 && one.offer !== null && prices.every((price) => one.offer!.totalPrice <= price) && new Set(prices).size > 1;
}

function Head({ of: { askedCode, offer, status }, rest }: { of: ComparedOffer; rest: string[] }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const { occupancies } = useRunningFlow('comparePage', selectComparedAddress);
  const hotelName = offer?.hotelName ?? t('compare.gone.name');
  return (
    <div className={styles.headCell} data-status={status}>
      <a className={styles.remove} href={href(comparePath(rest, occupancies))} aria-label={t('compare.remove', { hotel: hotelName })} onClick={() => dispatch({ type: 'compare.remove', offerCode: askedCode })}><Icon of={X} /></a>
      {offer && (
        <Picture
          src={imageUrl(offer.picture.src, { width: 384, height: 288 })}
          srcSet={srcSet(offer.picture.src, 4 / 3, [...IMAGE_WIDTHS.slice(-2), 512])}
          sizes="(min-width: 768px) 22vw, 45vw" alt="" width={384} height={288} tone="sea" rounded
        />
      )}
      {offer ? <a className={styles.name} href={href(withParty(offer.offerPath, occupancies))}>{hotelName}</a> : <span className={styles.name}>{hotelName}</span>}
      {status !== 'available' && <Badge tone="warning">{t(status === 'gone' ? 'compare.gone' : offer === null ? 'compare.soldOutWithout' : 'compare.soldOut')}</Badge>}
    </div>
  );
}

function ComparedPrice({ of: { askedCode, offer, status }, isCheapest: isLowest }: { of: ComparedOffer; isCheapest: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const first = useRunningFlow('comparePage', selectFirstPrices)[askedCode];
  if (offer === null) return <span aria-hidden="true">–</span>;
  const money = (minor: number) => format.money(minor, offer.currency);
  return (
    <span className={styles.price} aria-live="polite">
      <strong className={styles.total} data-price={toMajor(offer.totalPrice)} data-currency={offer.currency}>{money(offer.totalPrice)}</strong>
      <span className={styles.hint}>{t('compare.price.perPerson', { price: money(offer.discountPrice) })}</span>
      {status === 'available' && first !== undefined && first !== offer.totalPrice && <Badge tone={offer.totalPrice < first ? 'positive' : 'warning'}>{t('compare.price.was', { price: money(first) })}</Badge>}
      {isLowest && <Badge tone="positive">{t('compare.price.cheapest')}</Badge>}
    </span>
  );
}

function Value({ row: { fact }, value }: { row: CompareRow; value: CompareRow['values'][number] }) {
  const t = useTranslator();
  const format = useFormat();
  if (value === null) return <><span aria-hidden="true">–</span><VisuallyHidden>{t('compare.none')}</VisuallyHidden></>;
  if (typeof value === 'boolean') return t(value ? 'compare.yes' : 'compare.no');
  if (typeof value === 'string') {
    const [from = '', to = ''] = value.split('/');
    return fact === 'date' ? format.dayRange(from, to) : value;
  }
  if (fact === 'nights') return format.nights(value);
  if (fact === 'rating') return format.rating(value);
  if (fact === 'beach') return t('compare.metres', { metres: value });
  return fact === 'stars' ? t('listing.tile.stars', { count: value }) : String(value);
}
