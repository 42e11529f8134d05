import { isInRange } from '../../../domain/dates/date-range.ts';
import { dayOf } from '../../clock.ts';
import { contentViewOf } from '../../content/content-view.ts';
import { realDay } from '../../content/relative-days.ts';
import type { Handler } from '../../contract/operations.ts';

/** Banners by code, in the order asked for, on their days [banner.calls] [date.inclusivity]. */
export const listBanners: Handler<'listBanners'> = async ({ shop, query, language, request }) => {
  const { library, now } = await contentViewOf(shop, request, query);
  const today = dayOf(now);
  const byCode = new Map(library.banners(language).map((banner) => [banner.code, { ...banner, validFrom: realDay(banner.validFrom, today), validTo: realDay(banner.validTo, today) }]));
  const isOn = ({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }) => isInRange(today, validFrom ?? today, validTo ?? today, '[]');
  return { banners: query.codes.split(',').flatMap((code) => byCode.get(code) ?? []).filter(isOn) };
};
