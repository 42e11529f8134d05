import type { components } from '../../../openapi/generated/content.ts';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { openingState } from '../../domain/messages/opening-hours.ts';
import type { OpeningState } from '../../domain/messages/opening-hours.ts';
import { OFFICE_FIELD } from '../../domain/routes/office-field.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import { href } from '../href.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { noticePlan } from './notice.page.ts';

export type OfficeNow = components['schemas']['Office'] & { state: OpeningState };

export interface OfficesData {
  /** Of one city, or of all. */
  city: string | null;
  offices: OfficeNow[];
  /** What somebody looked for that names no office. */
  sought?: string;
  /** The market's local time, `HH:mm`. */
  time: string;
}

export interface OfficeData {
  office: OfficeNow;
  others: OfficeNow[];
}

const LONGEST_TEXT = 80;

type Office = components['schemas']['Office'];

/** All offices, or those of one city [page.offices] [office.list]. */
export const officesPage: PageLoader<'contentPageContactOffices' | 'contentPageContactCity'> = async (visit) => {
  const { api, context, params, query, t } = visit;
  const { offices } = await api.GET('/api/www/offices', { params: { query: { city: params.city } } });
  const [first] = offices;
  const sought = params.city === undefined ? query.get(OFFICE_FIELD)?.[0]?.trim().slice(0, LONGEST_TEXT) : undefined;
  const found = sought ? officeOf(offices, sought) : undefined;
  if (found) return { redirect: visit.href(href('/kontakt/cestovni-kancelar/$city', { city: found.citySlug })), status: 303 };
  if (first === undefined && params.city !== undefined) return noticePlan(visit, 'notFound');
  const city = params.city === undefined ? null : first!.city;
  const now = marketMoment(context.now);
  const shown = offices.map((office) => ({ ...office, state: openingState(office.hours, now) }));
  const data: OfficesData = { city, offices: shown, time: now.time, ...(sought && { sought }) };
  const title = city === null ? t('guide.offices.title') : t('guide.offices.cityTitle', { city });
  const here = city === null ? href('/kontakt/cestovni-kancelar') : href('/kontakt/cestovni-kancelar/$city', { city: first!.citySlug });
  return plainPlan({
    data,
    cms: await visit.cmsPage(here),
    head: { title, description: t('guide.offices.description', { title }), canonical: here, indexed: context.query === '' },
    sharedSeconds: untilChange(shown, now),
  });
};

/** The office that a text means: its city, also among other words (`Praha 1`, `Masarykova 21, Brno`), else its street or postal code. */
function officeOf(offices: readonly Office[], text: string): Office | undefined {
  const slug = slugOf(text);
  const digits = text.replace(/\D/g, '');
  return offices.find(({ citySlug }) => slug !== '' && (citySlug.startsWith(slug) || `-${slug}-`.includes(`-${citySlug}-`)))
    ?? offices.find(({ addressSlug, postalCode }) => (slug !== '' && addressSlug.includes(slug)) || (digits.length >= 3 && postalCode.replace(/\D/g, '').startsWith(digits)));
}

/** One office; an address that is not quite its own leads to it. */
export const officePage: PageLoader<'contentPageContactOffice'> = async (visit) => {
  const { api, context, params, t } = visit;
  const office = await api.GET('/api/www/offices/{officeId}', { params: { path: { officeId: params.officeId } } });
  const here = officePath(office);
  if (context.path !== here && visit.routeName === 'office' && !context.path.startsWith('/contentPage/')) return { redirect: visit.href(here), status: 301 };
  const now = marketMoment(context.now);
  const { offices } = await api.GET('/api/www/offices', { params: { query: { city: office.citySlug } } });
  const withState = (one: Office): OfficeNow => ({ ...one, state: openingState(one.hours, now) });
  const data: OfficeData = { office: withState(office), others: offices.filter(({ officeId }) => officeId !== office.officeId).map(withState) };
  const title = t('guide.offices.officeTitle', { city: office.city, address: office.address });
  return plainPlan({
    data,
    cms: await visit.cmsPage(here),
    head: { title, description: t('guide.offices.description', { title }), canonical: here, indexed: true },
    sharedSeconds: untilChange([data.office], now),
  });
};

export function officePath({ citySlug, addressSlug, officeId }: Office): string {
  return href('/kontakt/cestovni-kancelar/$city/$address/$officeId', { city: citySlug, address: addressSlug, officeId });
}

const MOST_SECONDS = 60;

/** For how long what is said of open doors stays true; at most a minute. */
function untilChange(offices: readonly OfficeNow[], now: { date: string; time: string }): number {
  const seconds = offices.flatMap(({ state: { changes } }) => (changes?.date === now.date ? [(minuteOf(changes.time) - minuteOf(now.time)) * 60] : []));
  return Math.max(0, Math.min(MOST_SECONDS, ...seconds) - 1);
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
