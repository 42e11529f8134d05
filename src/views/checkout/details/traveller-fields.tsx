import { UserCheck } from 'lucide';
import { memo } from 'react';
import { selectTravellerValue } from '../../../../machines/checkout/checkout.select.ts';
import type { FieldError, FieldErrors, TravellerField } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { nameFields } from '../../../domain/market/name-fields.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { FormField } from './form-field.tsx';
import { TypedDateField } from './typed-date-field.tsx';
import type { TravellerPlace } from './travellers-list.ts';
import * as styles from './details-step.styles.ts';

interface TravellerFieldsProps {
  place: TravellerPlace;
  /** Said only where there are several rooms. */
  showRoom: boolean;
  errors: FieldErrors;
  /** The first day on which a passport may expire; null where the destination asks for none. */
  passportUntil: string | null;
}

/** One who travels, as in the travel document. */
export function TravellerFields({ place: { index, kind, number, room, searchedBirthDate, searchedAge }, showRoom, errors, passportUntil }: TravellerFieldsProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const birthDateHint = searchedBirthDate !== null ? t('checkout.hint.childBirthDate', { date: format.date(searchedBirthDate) })
    : t(searchedAge === null ? 'checkout.hint.birthDate' : 'checkout.hint.childAge', { age: searchedAge ?? 0 });
  const errorOf = (field: TravellerField) => errors[`travellers.${index}.${field}`];
  return (
    <fieldset className={styles.traveller}>
      <legend className={styles.legend}>
        {t(`checkout.traveller.${kind}`, { number })}
        {showRoom && <span className={styles.room}> · {t('checkout.traveller.room', { number: room })}</span>}
      </legend>
      {index === 0 && (
        <Button tone="quiet" icon={UserCheck} className={styles.copy} onClick={() => dispatch({ type: 'checkout.copyOwnerToFirstTraveller' })}>
          {t('checkout.traveller.copyOwner')}
        </Button>
      )}
      <div className={styles.fields}>
        {nameFields(t.language).map((field) => <NameField key={field} index={index} field={field} error={errorOf(field)} />)}
        <TravellerDate
          index={index}
          field="birthDate"
          error={errorOf('birthDate')}
          hint={birthDateHint}
        />
        <GenderField index={index} error={errorOf('gender')} />
        {passportUntil !== null && (
          <>
            <DocumentNumberField index={index} error={errorOf('documentNumber')} />
            <TravellerDate index={index} field="documentExpiry" error={errorOf('documentExpiry')} hint={t('checkout.hint.documentExpiry', { date: format.date(passportUntil) })} />
          </>
        )}
      </div>
    </fieldset>
  );
}

interface TravellerFieldProps {
  index: number;
  error: FieldError | undefined;
}

const NameField = memo(function NameField({ index, field, error }: TravellerFieldProps & { field: 'firstName' | 'lastName' }) {
  const t = useTranslator();
  const [value, change] = useTravellerValue(index, field);
  return (
    <FormField field={`travellers.${index}.${field}`} error={error} label={t(`checkout.field.${field}`)}>
      {(control) => <TextInput {...control} autoComplete="off" maxLength={60} value={value} onChange={(event) => change(event.currentTarget.value)} />}
    </FormField>
  );
});

const TravellerDate = memo(function TravellerDate({ index, field, error, hint }: TravellerFieldProps & { field: 'birthDate' | 'documentExpiry'; hint: string }) {
  const t = useTranslator();
  const [value, change] = useTravellerValue(index, field);
  return <TypedDateField field={`travellers.${index}.${field}`} error={error} value={value} label={t(`checkout.field.${field}`)} hint={hint} onChange={change} />;
});

const DocumentNumberField = memo(function DocumentNumberField({ index, error }: TravellerFieldProps) {
  const t = useTranslator();
  const [value, change] = useTravellerValue(index, 'documentNumber');
  return (
    <FormField field={`travellers.${index}.documentNumber`} error={error} label={t('checkout.field.documentNumber')}>
      {(control) => <TextInput {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} value={value} onChange={(event) => change(event.currentTarget.value)} />}
    </FormField>
  );
});

const GenderField = memo(function GenderField({ index, error }: TravellerFieldProps) {
  const t = useTranslator();
  const [value, change] = useTravellerValue(index, 'gender');
  return (
    <FormField field={`travellers.${index}.gender`} error={error} label={t('checkout.field.gender')} optional>
      {(control) => (
        <Select
          {...control}
          autoComplete="off"
          value={value}
          options={[
            { value: '', label: t('checkout.gender.none') },
            { value: 'female', label: t('checkout.gender.female') },
            { value: 'male', label: t('checkout.gender.male') },
          ]}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
});

function useTravellerValue(index: number, field: TravellerField): [string, (value: string) => void] {
  const dispatch = useDispatch();
  const value = useRunningFlow('checkout', (snapshot) => selectTravellerValue(snapshot, index, field));
  return [value, (next) => dispatch({ type: 'checkout.setTraveller', index, field, value: next })];
}
