import { sql, type RawBuilder } from 'kysely';

interface EmailAt {
  /** Column of the address. */
  email: string;
  /** Column of the moment. */
  at: string;
}

/**
 * Id of the customer whose an address was at a moment: the first account that gave it up after that, or else the one that
 * has it; what came before anybody had it, such as a guest's order, is the next owner's. Null where it is nobody's.
 */
export function ownerOfEmail({ email, at }: EmailAt): RawBuilder<string | null> {
  const [address, moment] = [sql.ref(email), sql.ref(at)];
  return sql<string | null>`coalesce(
    (select customer_id from customer_former_email where email = lower(${address}) and until >= ${moment} order by until limit 1),
    (select id from customer where email = lower(${address})))`;
}

/** Whether something is of an address that a customer has, or of one that they had when it came about. */
export function isOfEmailsOf(customerId: string, { email, at }: EmailAt): RawBuilder<boolean> {
  const address = sql.ref(email);
  return sql<boolean>`(
    lower(${address}) in (select email from customer where id = ${customerId} union select email from customer_former_email where customer_id = ${customerId})
    and ${customerId} = ${ownerOfEmail({ email, at })}
  )`;
}
