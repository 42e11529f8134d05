import { sql, type RawBuilder } from 'kysely';

/**
 * Whether something is of an address that a customer has, or of one that they had when it came about. A moment belongs to
 * the first account that gave the address up after it, or else to the one that has it: what came before anybody had it,
 * such as a guest's order, is the next owner's.
 * @param email column of the address
 * @param at column of the moment
 */
export function isOfEmailsOf(customerId: string, { email, at }: { email: string; at: string }): RawBuilder<boolean> {
  const [address, moment] = [sql.ref(email), sql.ref(at)];
  return sql<boolean>`(
    lower(${address}) in (select email from customer where id = ${customerId} union select email from customer_former_email where customer_id = ${customerId})
    and ${customerId} = coalesce(
      (select customer_id from customer_former_email where email = lower(${address}) and until >= ${moment} order by until limit 1),
      (select id from customer where email = lower(${address})))
  )`;
}
