import { selectIsRefused, selectNote, selectShownErrors } from '../../../../machines/checkout/checkout.select.ts';
import type { Cart, FieldError } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { TextArea } from '../../../ui/controls/text-input.tsx';
import { asksForDocuments, validUntil } from '../../../domain/booking/travel-documents.ts';
import { DraftLine } from './draft-line.tsx';
import { FormField } from './form-field.tsx';
import { LastOrderOffer } from './last-order-offer.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { travellerPlaces } from './travellers-list.ts';
import { useFocusFirstInvalid } from '../../../ui/controls/use-focus-first-invalid.ts';
import * as page from '../checkout-page.styles.ts';
import * as styles from './details-step.styles.ts';

const LONGEST_NOTE = 500;

/** Who books and who travels. Fields have no names: a form sent before scripts have come must not put people into an address. */
export function DetailsStep({ cart }: { cart: Cart }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const errors = useRunningFlow('checkout', selectShownErrors);
  const isRefused = useRunningFlow('checkout', selectIsRefused);
  const { destination, endDate } = cart.offer;
  const passportUntil = asksForDocuments({ countryCode: destination.country.code }) ? validUntil({ returnDate: endDate }) : null;
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(isRefused);
  return (
    <form
      ref={container}
      className={page.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'checkout.continue' });
        onTry();
      }}
    >
      <section className={page.section} aria-labelledby="owner-title">
        <div>
          <h2 id="owner-title" tabIndex={-1}>{t('checkout.owner.title')}</h2>
          <p className={page.hint}>{t('checkout.owner.hint')}</p>
        </div>
        <LastOrderOffer />
        <Card padded><OwnerFields errors={errors} /></Card>
      </section>
      <section className={page.section} aria-labelledby="travellers-title">
        <div>
          <h2 id="travellers-title">{t('checkout.travellers.title')}</h2>
          <p className={page.hint}>{t('checkout.travellers.hint')}</p>
        </div>
        {travellerPlaces(cart).map((place) => (
          <Card key={place.index} padded>
            <TravellerFields place={place} showRoom={cart.occupancies.length > 1} errors={errors} passportUntil={passportUntil} />
          </Card>
        ))}
      </section>
      <Card padded>
        <NoteField error={errors.note} />
      </Card>
      {isRefused && (
        <Notice tone="negative" title={<span role="alert">{t('checkout.errors', { count: Object.keys(errors).length })}</span>} />
      )}
      <div className={styles.end}>
        <div className={page.actions}>
          <Button type="submit" tone="primary" size="large">{t('checkout.toRecommendations')}</Button>
        </div>
        <DraftLine />
      </div>
    </form>
  );
}

function NoteField({ error }: { error: FieldError | undefined }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const note = useRunningFlow('checkout', selectNote);
  return (
    <FormField field="note" error={error} label={t('checkout.field.note')} hint={t('checkout.hint.note')} optional>
      {(control) => (
        <TextArea
          {...control}
          autoComplete="off"
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => dispatch({ type: 'checkout.setNote', value: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
}
