import { UserCheck } from 'lucide';
import type { CartInformation, FieldErrors, TravellerField } from '../../../machines/checkout/checkout.types.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { FormField } from './form-field.tsx';
import { nameFields } from './name-fields.ts';
import type { TravellerPlace } from './travellers-list.ts';
import * as styles from './details-step.styles.ts';

interface TravellerFieldsProps {
  place: TravellerPlace;
  /** Said only where there are several rooms. */
  showRoom: boolean;
  traveller: CartInformation['travellers'][number];
  errors: FieldErrors;
}

/** One who travels, as in the travel document. */
export function TravellerFields({ place: { index, kind, number, room, searchedBirthDate }, showRoom, traveller, errors }: TravellerFieldsProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const change = (field: TravellerField, value: string) => dispatch({ type: 'checkout.setTraveller', index, field, value });
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
        {nameFields(t.language).map((field) => (
          <FormField key={field} field={`travellers.${index}.${field}`} errors={errors} label={t(`checkout.field.${field}`)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={60}
                value={traveller[field]}
                onChange={(event) => change(field, event.currentTarget.value)}
              />
            )}
          </FormField>
        ))}
        <BirthDateField
          field={`travellers.${index}.birthDate`}
          errors={errors}
          value={traveller.birthDate}
          hint={searchedBirthDate === null ? t('checkout.hint.birthDate') : t('checkout.hint.childBirthDate', { date: format.date(searchedBirthDate) })}
          onChange={(birthDate) => change('birthDate', birthDate)}
        />
        <FormField field={`travellers.${index}.gender`} errors={errors} label={t('checkout.field.gender')} optional>
          {(control) => (
            <Select
              {...control}
              autoComplete="off"
              value={traveller.gender ?? ''}
              options={[
                { value: '', label: t('checkout.gender.none') },
                { value: 'female', label: t('checkout.gender.female') },
                { value: 'male', label: t('checkout.gender.male') },
              ]}
              onChange={(event) => change('gender', event.currentTarget.value)}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
