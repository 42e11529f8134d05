import type { FormEvent } from 'react';
import { selectAgrees, selectCanOrder, selectCanWrite, selectCart, selectClash, selectContact, selectHasRoom, selectIsChanging, selectIsOrdering, selectNotice, selectProblems, selectUnpaid } from '../../../machines/activity-basket/activity-basket.select.ts';
import type { ActivityContact, BasketItem } from '../../../machines/activity-basket/activity-basket.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { nameFields } from '../../domain/market/name-fields.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { peopleOf } from '../../domain/booking/required-info.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Cluster } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { useHref, usePage } from '../../parts/page.tsx';
import { FormAnswer } from '../form-answer.tsx';
import { OtherTimes } from './other-times.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import * as styles from './excursions.styles.ts';

/** What is in the basket, who orders it, and the order [excursion.checkout]. */
export function ActivityBasket() {
  const t = useTranslator();
  const href = useHref();
  const format = useFormat();
  const cart = useRunningFlow('activityBasket', selectCart);
  const notice = useRunningFlow('activityBasket', selectNotice);
  const { heading, list, onRemove } = useFocusAfterRemoval(cart.items.map(({ itemId }) => itemId));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>{t('excursions.basket.title')}</h1>
      {notice !== null && (notice === 'changeFailed' || cart.items.length === 0) && <Said notice={notice} />}
      {cart.items.length === 0
        ? <Notice title={t('excursions.basket.empty')} action={<LinkButton tone="primary" href={href('/vylety')}>{t('excursions.basket.browse')}</LinkButton>}>{t('excursions.basket.empty.text')}</Notice>
        : (
          <>
            <ul ref={list} className={styles.items}>{cart.items.map((item) => <li key={item.itemId}><Item item={item} currency={cart.currency} onRemove={onRemove} /></li>)}</ul>
            <p className={styles.total} role="status"><span>{t('excursions.book.total')}</span><span data-price={toMajor(cart.total)} data-currency={cart.currency}>{format.money(cart.total, cart.currency)}</span></p>
            <p><a href={href('/vylety')}>{t('excursions.basket.browse')}</a></p>
            <Contact />
            {notice !== null && notice !== 'changeFailed' && <Said notice={notice} />}
          </>
        )}
    </>
  );
}

/** Beside what was pressed, and in view. */
function Said({ notice }: { notice: NonNullable<ReturnType<typeof selectNotice>> }) {
  const t = useTranslator();
  const href = useHref();
  const { loggedIn } = usePage().context;
  const unpaid = useRunningFlow('activityBasket', selectUnpaid);
  const own = unpaid.map(({ orderId, number }) => <LinkButton key={orderId} tone="outline" href={href(activityOrderPath(orderId, ''))}>{t('excursions.basket.payUnpaid', { number })}</LinkButton>);
  const toOrders = own.length > 0 ? <Cluster gap={3}>{own}</Cluster> : loggedIn && <a href={href('/mytui')}>{t('account.activities.title')}</a>;
  return <FormAnswer><Notice tone={notice === 'outdated' ? 'warning' : 'negative'} live action={notice === 'tooManyUnpaid' && toOrders}>{t(`excursions.basket.${notice}`, { phone: MARKET.phoneLabel })}</Notice></FormAnswer>;
}

function Item({ item, currency, onRemove }: { item: BasketItem; currency: 'CZK' | 'PLN' | 'EUR' | 'RON' | 'HUF'; onRemove: (itemId: string) => void }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const dispatch = useDispatch();
  const isChanging = useRunningFlow('activityBasket', selectIsChanging);
  const { isRepeated, overlapping } = useRunningFlow('activityBasket', selectClash(item.itemId));
  const remove = () => {
    onRemove(item.itemId);
    dispatch({ type: 'activityBasket.remove', itemId: item.itemId });
  };
  return (
    <Card as="article" className={styles.item}>
      <Picture src={imageUrl(item.picture.src, { width: 384, height: 288 })} alt="" width={384} height={288} tone="sea" rounded />
      <div className={styles.itemBody}>
        <h2 className={styles.tileTitle}><a href={href(item.url)}>{item.name}</a></h2>
        <p>{format.dayOfWeek(item.day)} {item.time}</p>
        <p className={styles.muted}>{item.meetingPoint}</p>
        <p>{t('excursions.basket.people', { count: peopleOf(item.people) })} · <strong>{format.money(item.price, currency)}</strong></p>
        <Button tone="link" data-remove aria-disabled={isChanging || undefined} aria-label={`${t('excursions.basket.remove')}: ${item.name}`} onClick={isChanging ? undefined : remove}>{t('excursions.basket.remove')}</Button>
      </div>
      {(isRepeated || overlapping.length > 0) && (
        <Notice className={styles.wide}>
          {isRepeated && <p>{t('excursions.basket.repeated')}</p>}
          {overlapping.length > 0 && <p>{t('excursions.basket.overlapping', { others: overlapping.map(({ name, time }) => `${name} (${time})`).join(', ') })}</p>}
        </Notice>
      )}
      {item.status !== 'free' && (
        <Notice tone="warning" className={styles.wide}>
          <p>{t(`excursions.basket.${item.status}`)}</p>
          <OtherTimes times={item.otherTimes} onChoose={(day, time) => dispatch({ type: 'activityBasket.move', itemId: item.itemId, day, time })} />
        </Notice>
      )}
    </Card>
  );
}

const FIELDS: Readonly<Record<keyof ActivityContact, { type: string; autoComplete: string }>> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

function Contact() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const contact = useRunningFlow('activityBasket', selectContact);
  const agrees = useRunningFlow('activityBasket', selectAgrees);
  const problems = useRunningFlow('activityBasket', selectProblems);
  const isOrdering = useRunningFlow('activityBasket', selectIsOrdering);
  const canOrder = useRunningFlow('activityBasket', selectCanOrder);
  const canWrite = useRunningFlow('activityBasket', selectCanWrite);
  const hasRoom = useRunningFlow('activityBasket', selectHasRoom);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(Object.values(problems).some((problem) => problem !== undefined), '[aria-invalid]');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'activityBasket.order' });
    onTry();
  };
  return (
    <form ref={container} className={styles.booking} onSubmit={submit} noValidate>
      <h2>{t('excursions.contact.title')}</h2>
      <div className={styles.fields}>
        {([...nameFields(t.language), 'email', 'phone'] as const).map((field) => (
          <Field key={field} id={`contact-${field}`} label={t(`excursions.contact.${field}`)} required error={problems[field] && t(`excursions.problem.${problems[field]}`)}>
            {(control) => <TextInput {...control} {...FIELDS[field]} maxLength={120} readOnly={!canWrite} value={contact[field]} onChange={(event) => dispatch({ type: 'activityBasket.setContact', field, value: event.currentTarget.value })} />}
          </Field>
        ))}
      </div>
      <div>
        <Checkbox label={t('excursions.contact.agrees')} checked={agrees} disabled={!canWrite} aria-invalid={problems.agrees !== undefined || undefined} aria-describedby={problems.agrees && 'agrees-error'} onChange={(event) => dispatch({ type: 'activityBasket.setAgreement', agrees: event.currentTarget.checked })} />
        {problems.agrees && <p id="agrees-error" className={styles.error}>{t('excursions.contact.agrees.required')}</p>}
      </div>
      <Button type="submit" tone="primary" size="large" busy={isOrdering} spent={!hasRoom || (!canOrder && !isOrdering)}>{t('excursions.contact.submit')}</Button>
    </form>
  );
}
