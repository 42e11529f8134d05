import type { Language } from '../../domain/market/language.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { countAttempt, forgiveAttempt } from '../credentials/login-failures.ts';
import { endLogins, type Login } from '../credentials/login-sessions.ts';
import { hashPassword, passwordMatches } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Shop } from '../shop.ts';

interface Change {
  currentPassword: string;
  password: string;
  /** Of the mail that tells it. */
  language: Language;
  /** Of the network. */
  address: string;
}

/**
 * A new password by the one until now. All other logins end; the one that asks goes on. The same change once more, after its
 * answer was lost, is done already. A wrong password counts as a failed login does.
 * @throws Problem 422, 429 too-many-failures
 */
export async function changeStaffPassword(shop: Shop, { id: loginId, subject }: Login, { currentPassword, password, language, address }: Change): Promise<void> {
  const { kysely } = shop.database;
  const { email, password_hash } = await kysely.selectFrom('staff_account').select(['email', 'password_hash']).where('id', '=', subject).executeTakeFirstOrThrow();
  const attempt = await countAttempt(shop, { realm: 'staff', account: email, address });
  const isRight = await passwordMatches(currentPassword, password_hash);
  const isDone = !isRight && await passwordMatches(password, password_hash);
  if (!isRight && !isDone) throw invalid('currentPassword', 'wrongPassword');
  await forgiveAttempt(kysely, attempt);
  if (isDone) return;
  const problem = currentPassword.normalize('NFKC') === password.normalize('NFKC') ? 'isOld' : passwordProblem(password, email);
  if (problem !== undefined) throw invalid('password', problem);
  const hash = await hashPassword(password);
  const now = dateOf(shop.clock);
  const { t } = shop.texts[language];
  await kysely.transaction().execute(async (tx) => {
    const changed = await tx.updateTable('staff_account').set({ password_hash: hash })
      .where('id', '=', subject).where('password_hash', '=', password_hash).where('removed_at', 'is', null).returning('id').executeTakeFirst();
    if (changed === undefined) throw invalid('currentPassword', 'wrongPassword');
    await endLogins(tx, 'staff', subject, now, { except: loginId });
    await tx.insertInto('staff_audit').values({ at: now, author: subject, action: 'changedPassword', subject: `staff ${subject}`, version: null }).execute();
    const message = {
      subject: t('mail.staff.passwordChanged.subject'), greeting: t('mail.greeting'), paragraphs: [t('mail.staff.passwordChanged.intro'), t('mail.staff.passwordChanged.ignore')],
      facts: [], links: [], closing: closingOf({ t }, shop.config),
    };
    await enqueueMail(tx, shop, { message, to: email, language, occasion: `staff-password-changed:${subject}:${now.getTime()}` });
  });
}

function invalid(field: keyof Change, code: string): Problem {
  return new Problem(422, 'details-invalid', { title: 'The password was not changed', errors: [{ pointer: `/body/${field}`, code, message: 'is not valid' }] });
}
