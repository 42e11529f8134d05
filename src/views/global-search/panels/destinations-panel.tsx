import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { selectChoice, selectOptions } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { selectExpandedBranches, selectFoundPlaces, selectProgress } from '../../../../machines/place-search/place-search.select.ts';
import { useHref } from '../../../parts/page.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { Tree } from '../../../ui/controls/tree.tsx';
import { ChoiceCount } from './choice-count.tsx';
import { chosenIds, firstMarked, matching, namedBranches, nodesOf } from './destination-nodes.ts';
import type { DropdownPanelProps } from './dropdown-panels.ts';
import * as styles from './dropdown-content.styles.ts';

/** Countries, regions and resorts as a tree, with a field that finds a name in it. */
export function DestinationsPanel({ id }: DropdownPanelProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const text = useRunningFlow('globalSearch', ({ context }) => context.typedPlace) ?? '';
  const options = useRunningFlow('globalSearch', (search) => selectOptions(search, 'REGION'));
  const all = nodesOf(options, t('panels.where.unavailable'));
  const href = useHref();
  const answer = useFlow('placeSearch', selectFoundPlaces(text.trim()));
  const progress = useFlow('placeSearch', selectProgress(text.trim())) ?? 'found';
  // Where the shop knows nothing by that name, the tree may still: it forgives slips.
  const said = answer && answer.shown.length + answer.hotels.length > 0 ? answer : undefined;
  const tripType = useRunningFlow('globalSearch', ({ context }) => context.searchState.tripType);
  // Until the shop has said what the text names, and where it cannot be asked, the tree is searched by itself.
  const found = text.trim() === '' ? { nodes: all, expanded: [] } : said ? namedBranches(all, said.shown, said.named) : matching(all, text);
  const expanded = useFlow('placeSearch', selectExpandedBranches(found.expanded)) ?? found.expanded;

  const hotels = said?.hotels.length ?? 0;
  const isNothing = found.nodes.length === 0 && hotels === 0;
  const matches = said && t('panels.where.matches', { places: said.named.length, hotels });

  const takeFirst = () => {
    const place = text.trim() === '' ? undefined : firstMarked(found.nodes) ?? (said ? undefined : found.nodes.find(({ disabled }) => !disabled));
    if (place) dispatch({ type: 'globalSearch.toggleDestination', code: place.id });
    else document.getElementById(`${id}-hotels`)?.querySelector('a')?.click();
  };

  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const onFieldKey = (event: KeyboardEvent) => {
    // Enter takes the first place that was found, or leads to the hotel; it must not send the whole search.
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'Enter') return takeFirst();
    if (event.key === 'ArrowDown') document.getElementById(id)?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
  };

  const count = useRunningFlow('globalSearch', (search) => selectChoice(search, 'REGION').count);
  return (
    <div className={styles.panel} {...useFlowRoot('placeSearch')}>
      <TextInput
        type="search"
        aria-label={t('panels.where.filter')}
        placeholder={t('panels.where.filter')}
        autoComplete="off"
        // The field's own: what is typed before the panel listens to its flow stands.
        defaultValue={text}
        onChange={(event) => dispatch({ type: 'globalSearch.typePlace', text: event.currentTarget.value })}
        ref={field}
        data-find="place"
        data-about={tripType}
        onKeyDown={onFieldKey}
      />
      {said && hotels > 0 && (
        <ul id={`${id}-hotels`} aria-label={t('panels.where.hotels')} className={styles.hotels}>
          {said.hotels.map(({ code, name, detail, path }) => (
            <li key={code}><a className={styles.hotel} href={href(path)}><b>{name}</b> <span className={styles.hotelPlace}>{detail}</span></a></li>
          ))}
        </ul>
      )}
      <div>
        {/* Stands before it says anything: what comes together with its text is not read out. */}
        <output className={styles.hint}>{isNothing ? t(nothing[progress]) : matches && <VisuallyHidden>{matches}</VisuallyHidden>}</output>
        {found.nodes.length > 0 && (
          <Tree
            id={id}
            label={t('search.where.label')}
            nodes={found.nodes}
            expanded={expanded}
            selected={chosenIds(options)}
            expandLabel={t('panels.where.expand')}
            onExpand={(node, isOpen) => dispatch({ type: isOpen ? 'placeSearch.expand' : 'placeSearch.collapse', node })}
            onToggle={(code) => afterPaint(() => dispatch({ type: 'globalSearch.toggleDestination', code }))}
            onLeaveUp={() => field.current?.focus()}
          />
        )}
      </div>
      <div className={styles.actions}>
        <ChoiceCount count={count} />
        <Button tone="link" spent={count === 0} onClick={() => dispatch({ type: 'globalSearch.clearDestinations' })}>
          {t('panels.clear')}
        </Button>
        <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.close' })}>{t('shell.done')}</Button>
      </div>
    </div>
  );
}

const nothing = { asking: 'panels.where.seeking', found: 'panels.where.noMatch', failed: 'panels.where.failed' } as const;
