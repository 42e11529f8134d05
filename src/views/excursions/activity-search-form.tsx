import { MapPin, Ticket } from 'lucide';
import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { selectActive, selectSearchState, selectSuggestions } from '../../../machines/activity-search/activity-search.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import type { ActivitySearch } from '../../domain/urls/pages/activity-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import * as styles from './excursions.styles.ts';

const LIST = 'activity-suggestions';

/**
 * Where or what, when, how many: a plain form that suggests while somebody types.
 * @param reversedTo the last day as it was written, where it is before the first
 */
export function ActivitySearchForm({ search = {}, reversedTo = null }: { search?: ActivitySearch; reversedTo?: string | null }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const { today } = usePage().context;
  // The flow comes after the page.
  const known = useFlow('activitySearch', selectSearchState);
  const state = known ?? 'closed';
  const active = useFlow('activitySearch', selectActive) ?? -1;
  const isOpen = state === 'open';
  const suggested = useFlow('activitySearch', (snapshot) => selectSuggestions(snapshot).length) ?? 0;
  const comeBack = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) => {
    if (state === 'left') dispatch({ type: 'activitySearch.return', query: value.trim() });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && state !== 'closed' && state !== 'left') dispatch({ type: 'activitySearch.close' });
    else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) dispatch({ type: 'activitySearch.step', by: event.key === 'ArrowDown' ? 1 : -1 });
    else if (state === 'left' && event.key === 'ArrowDown') comeBack(event);
    else if (isOpen && event.key === 'Enter' && active >= 0) dispatch({ type: 'activitySearch.choose' });
    else return;
    event.preventDefault();
  };
  const leave = ({ currentTarget, relatedTarget: movedTo }: FocusEvent<HTMLDivElement>) => {
    if (known !== undefined && !currentTarget.contains(movedTo)) dispatch({ type: 'activitySearch.close' });
  };
  return (
    <form role="search" aria-label={t('excursions.search.label')} className={styles.search} method="get" autoComplete="off" action={href('/vylety/hledani')} {...useFlowRoot('activitySearch')}>
      <div className={styles.where} onBlur={leave}>
        <Field id="query" label={t('excursions.search.where')}>
          {(control) => (
            <TextInput
              {...control} name="query" defaultValue={search.query ?? ''} placeholder={t('excursions.search.placeholder')} autoComplete="off" maxLength={80}
              role="combobox" aria-expanded={isOpen} aria-controls={isOpen ? LIST : undefined} aria-autocomplete="list" aria-activedescendant={isOpen && active >= 0 ? `${LIST}-${active}` : undefined} onFocus={comeBack} onKeyDown={press}
            />
          )}
        </Field>
        {isOpen && <Suggestions active={active} />}
        <p role="status" className={styles.muted}>
          {isOpen && <VisuallyHidden>{t('excursions.search.suggested', { count: suggested })}</VisuallyHidden>}
          {state === 'nothing' ? t('excursions.search.nothing') : state === 'failed' && t('excursions.search.failed')}
        </p>
      </div>
      {search.region !== undefined && <input type="hidden" name="region" value={search.region} />}
      <Field id="from" label={t('excursions.search.from')}>{(control) => <TextInput {...control} type="date" name="from" min={today} defaultValue={search.from ?? ''} />}</Field>
      <Field id="to" label={t('excursions.search.to')} error={reversedTo !== null && t('excursions.search.to.reversed')}>{(control) => <TextInput {...control} type="date" name="to" min={today} defaultValue={reversedTo ?? search.to ?? ''} />}</Field>
      <Field id="people" label={t('excursions.search.people')}>{(control) => <TextInput {...control} type="number" name="people" min={1} max={300} defaultValue={search.people ?? '2'} />}</Field>
      <Button type="submit" tone="primary" className={styles.submit}>{t('excursions.search.submit')}</Button>
    </form>
  );
}

function Suggestions({ active }: { active: number }) {
  const t = useTranslator();
  const href = useHref();
  const suggestions = useFlow('activitySearch', selectSuggestions) ?? [];
  return (
    <div id={LIST} role="listbox" aria-label={t('excursions.search.suggestions')} className={styles.suggestions}>
      {suggestions.map(({ kind, label, note, url }, index) => (
        <a key={url} id={`${LIST}-${index}`} role="option" aria-selected={index === active} data-active={index === active} tabIndex={-1} href={href(url)} className={styles.suggestion}>
          <Icon of={kind === 'region' ? MapPin : Ticket} />
          <span className={styles.texts}>{label}<span className={styles.muted}>{note}</span></span>
        </a>
      ))}
    </div>
  );
}
