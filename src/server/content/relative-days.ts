import { addDays } from '../../domain/dates/iso-date.ts';
import { isYearly, nextOf, seasonDays } from './season-days.ts';
import type { CmsComponent, CmsPage, GlobalBlock } from './content-defaults.ts';

/**
 * Content whose validity is told from today, with real days: `today-7d` asked on 8 July is 1 July, `12-31` the next last
 * day of a year.
 * @param today ISO date in the market's time zone
 */
export function withRealDays<Content extends CmsPage | GlobalBlock>(content: Content, today: string): Content {
  const resolve = (component: CmsComponent): CmsComponent => ({
    ...component,
    validFrom: realDay(component.validFrom, today),
    validTo: realDay(component.validTo, today),
  });
  if ('slots' in content) return { ...content, ...criteria(content.searchCriteria, today), slots: content.slots.map((slot) => ({ ...slot, components: slot.components.map(resolve) })) };
  return content.components === undefined ? content : { ...content, components: content.components.map(resolve) };
}

function criteria(searchCriteria: CmsPage['searchCriteria'], today: string): Pick<CmsPage, 'searchCriteria'> {
  return searchCriteria === undefined ? {} : { searchCriteria: { ...searchCriteria, ...seasonDays(searchCriteria, today) } };
}

/** A boundary of a validity on a day. */
export function realDay(boundary: string | null, today: string): string | null {
  if (boundary !== null && isYearly(boundary)) return nextOf(boundary, today);
  const told = /^today(?:([+-]\d{1,4})d)?$/.exec(boundary ?? '');
  return told === null ? boundary : addDays(today, Number(told[1] ?? 0));
}
