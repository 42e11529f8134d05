import type { ChildView } from '../../../machines/participants/participants.select.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { afterPress } from '../../ui/loading/after-press.ts';

interface ChildBirthDateProps {
  id: string;
  /** Counted from 1, for the label. */
  number: number;
  child: ChildView;
  onType: (typed: string) => void;
  onLeave: () => void;
}

/** A birth date as typed text. Typing is faster than a calendar that opens at today. */
export function ChildBirthDate({ id, number, child: { typed, problem }, onType, onLeave }: ChildBirthDateProps) {
  const t = useTranslator();
  return (
    <Field
      id={id}
      label={t('panels.party.birthDate', { number })}
      hint={t('panels.party.birthDate.hint')}
      error={problem && t(`panels.party.birthDate.${problem}`)}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={({ currentTarget: input }) => afterPress(() => {
            // The press that left the field may have closed the draft, or taken the child out.
            if (input.isConnected) onLeave();
          })}
          // Enter confirms the date; the search is sent by its own button.
          onKeyDown={(event) => { if (event.key === 'Enter') event.preventDefault(); }}
        />
      )}
    </Field>
  );
}
