import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { customerById } from './customer-rows.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';
import { lockProved, provePassword } from './log-in.ts';
import { fieldProblem } from './registration.ts';

interface Agreements { news?: boolean | undefined; offers?: boolean | undefined; asksForCode?: boolean | undefined; password?: string | undefined; address: string }

/**
 * Saves what is named. A session alone does not end the digits at login: the password does, and a mail says so.
 * @throws Problem 422 details-invalid without the password, 401 wrong-credentials, 429
 */
export async function saveAgreements(shop: Shop, customerId: string, { news, offers, asksForCode, password, address }: Agreements): Promise<void> {
  const { kysely } = shop.database;
  const { email, language, asks_for_code } = await customerById(kysely, customerId);
  const endsCodes = asks_for_code && asksForCode === false;
  if (endsCodes && password === undefined) throw new Problem(422, 'details-invalid', { title: 'This needs the password', errors: fieldProblem('password', 'required') });
  const proved = endsCodes ? await provePassword(shop, { email, password: password ?? '', address }) : null;
  await kysely.transaction().execute(async (tx) => {
    if (proved !== null) {
      await lockProved(tx, proved);
      await enqueueAccountMail(tx, shop, { mail: 'codesEnded', to: email, language, occasion: `codes-ended:${customerId}:${dateOf(shop.clock).getTime()}`, link: { path: '/mytui/password-reset' } });
    }
    // Without the proof the digits only begin: another tab may have switched them on since they were read above.
    const codes = asksForCode === true || proved !== null ? asksForCode : undefined;
    await tx.updateTable('customer').set((eb) => ({
      agrees_to_news: news ?? eb.ref('agrees_to_news'), agrees_to_offers: offers ?? eb.ref('agrees_to_offers'), asks_for_code: codes ?? eb.ref('asks_for_code'),
    })).where('id', '=', customerId).execute();
  });
}
