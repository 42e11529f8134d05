import { ArrowUpDown, CalendarDays, ChevronRight, Luggage, MapPin, Moon, PlaneTakeoff, SlidersHorizontal, Users } from 'lucide';
import type { IconNode } from 'lucide';
import type { MobileFilter } from '../../../../machines/full-screen-view/full-screen-view.types.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { preload } from '../panels/dropdown-panels.ts';
import { filterPanels } from '../panels/filter-panels.ts';
import type { FilterTexts } from '../panels/filter-texts.ts';
import * as styles from './search-screens.styles.ts';

const icons: Record<MobileFilter, IconNode> = {
  tripType: Luggage, region: MapPin, airport: PlaneTakeoff, travelDate: CalendarDays, duration: Moon, participants: Users,
  sort: ArrowUpDown, facets: SlidersHorizontal,
};

/** Where the focus returns to from a filter's screen. */
export const rowId = (filter: MobileFilter) => `search-row-${filter}`;

/** The kinds of filters with what is chosen; each leads to a screen of its own [view.mobile-filters]. */
export function FilterList({ texts, onChoose }: { texts: FilterTexts; onChoose: (filter: MobileFilter) => void }) {
  return (
    <ul className={styles.filters}>
      {texts.filters.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            id={rowId(filter)}
            className={styles.row}
            onPointerEnter={() => preload(filterPanels[filter])}
            onFocus={() => preload(filterPanels[filter])}
            onClick={() => onChoose(filter)}
          >
            <Icon of={icons[filter]} className={styles.rowIcon} />
            <span className={styles.rowTexts}>
              <span className={styles.rowLabel}>{texts.label(filter)}{' '}</span>
              <span className={styles.rowValue}>{texts.value(filter)}</span>
            </span>
            <Icon of={ChevronRight} className={styles.rowArrow} />
          </button>
        </li>
      ))}
    </ul>
  );
}
