import { emailError } from '../../../domain/booking/contact-rules.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { askForSubscription as ask } from '../../subscription/ask-for-subscription.ts';

/** Asks an address by mail whether it wants mails; every address gets the same answer [page.newsletter] [page.presale]. */
export const askForSubscription: Handler<'askForSubscription'> = async ({ shop, body, language }) => {
  if (emailError(body.email.trim()) !== undefined) {
    throw new Problem(400, 'email-invalid', { title: 'Not an e-mail address', errors: [{ pointer: '/body/email', message: 'is not an e-mail address' }] });
  }
  await shop.database.kysely.transaction().execute((tx) => ask(tx, shop, { purpose: body.purpose, email: body.email, language }));
  shop.background.runNow();
  return { status: 'sent' as const };
};
