import { sql, type RawBuilder } from 'kysely';

/**
 * Whether something is of an address that a customer has, or of one that they had when it came about; what another account
 * had then, with the same address, is not theirs.
 * @param email column of the address
 * @param at column of the moment
 */
export function isOfEmailsOf(customerId: string, { email, at }: { email: string; at: string }): RawBuilder<boolean> {
  const [address, moment] = [sql.ref(email), sql.ref(at)];
  return sql<boolean>`(
    lower(${address}) in (select email from customer where id = ${customerId} union select email from customer_former_email where customer_id = ${customerId})
    and (${moment} <= (select until from customer_former_email where customer_id = ${customerId} and email = lower(${address}))
      or (exists (select from customer where id = ${customerId} and email = lower(${address}))
        and not exists (select from customer_former_email where customer_id <> ${customerId} and email = lower(${address}) and ${moment} <= until)))
  )`;
}
