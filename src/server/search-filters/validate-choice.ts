import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/hotel.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import { MARKET } from '../../domain/market/market.ts';
import { isChildOn, MAX_PARTICIPANTS, participantsCount, type Occupancy } from '../../domain/search/participants.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import { offerByCode } from '../search/hotel/offer-by-code.ts';
import type { ServerText } from '../server-texts.ts';

type Schemas = components['schemas'];
type OfferProblem = Schemas['OfferValidation']['problems'][number];

interface ValidationContext extends SearchContext {
  text: ServerText;
}

/**
 * Everything that keeps a party from buying an offer as it was chosen, each problem with its field [hotel.calls].
 * @returns null for a code that is none, or of no hotel
 */
export async function validateChoice(kysely: Kysely<Schema>, { offerCode, occupancies, totalPrice }: Schemas['ChosenOffer'], { text, ...context }: ValidationContext): Promise<Schemas['OfferValidation'] | null> {
  const stay = parseOfferCode(offerCode);
  const answer = await offerByCode(kysely, offerCode, occupancies, context);
  if (stay === undefined || answer === null) return null;
  const { t, format } = text;
  const problems = partyProblems(occupancies, context.today, addDays(stay.departureDate, stay.nights), text);
  if (answer.status === 'gone') {
    const pointer = answer.reason === 'party-too-large' ? '/occupancies' : '/offerCode';
    problems.push({ code: answer.reason, pointer, message: t(`hotel.gone.${answer.reason}`) });
    return { valid: false, totalPrice: null, problems };
  }
  const now = answer.offer.totalPrice;
  if (totalPrice !== undefined && totalPrice !== now) {
    problems.push({ code: 'price-changed', pointer: '/totalPrice', message: t('server.validation.priceChanged', { before: format.money(totalPrice), after: format.money(now) }) });
  }
  return { valid: problems.length === 0, totalPrice: now, problems };
}

/** [participants.max] [participants.child-age] */
function partyProblems(occupancies: readonly Occupancy[], today: string, returnDate: string, { t }: ServerText): OfferProblem[] {
  const problems: OfferProblem[] = [];
  if (participantsCount(occupancies) > MAX_PARTICIPANTS) {
    problems.push({ code: 'too-many-participants', pointer: '/occupancies', message: t('panels.party.max', { limit: MAX_PARTICIPANTS, phone: MARKET.phoneLabel }) });
  }
  for (const [room, { childBirthDates }] of occupancies.entries()) {
    for (const [child, birthDate] of childBirthDates.entries()) {
      const pointer = `/occupancies/${room}/childBirthDates/${child}`;
      if (birthDate > today) problems.push({ code: 'child-unborn', pointer, message: t('panels.party.birthDate.future') });
      else if (!isChildOn(birthDate, returnDate)) problems.push({ code: 'child-grown-up', pointer, message: t('panels.party.birthDate.adult') });
    }
  }
  return problems;
}
