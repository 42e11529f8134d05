import { emailError } from '../../src/domain/booking/contact-rules.ts';
import type { SubscriptionContext } from './subscription.types.ts';

/** What keeps the form from being sent. */
export function problemsOf({ email, agrees }: Pick<SubscriptionContext, 'email' | 'agrees'>): SubscriptionContext['problems'] {
  const problem = emailError(email.trim());
  return {
    ...(problem !== undefined && { email: problem === 'required' ? 'required' as const : 'invalid' as const }),
    ...(!agrees && { agrees: 'required' as const }),
  };
}
