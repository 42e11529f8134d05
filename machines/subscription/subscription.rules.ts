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

/** The state that the page begins in: who has come by a link that does nothing more is asked nothing. */
export function openingOf({ request, link }: Pick<SubscriptionContext, 'request' | 'link'>): 'editing' | 'askedByMail' | 'confirmed' | 'ended' | 'expired' | 'broken' | 'unrecognised' | 'gone' {
  if (request === null) return 'editing';
  if (link === 'done') return request.action === 'end' ? 'ended' : 'confirmed';
  if (link === 'gone') return 'gone';
  if (link !== 'unknown' && link !== 'expired') return 'askedByMail';
  return request.action === 'end' ? 'unrecognised' : link === 'unknown' ? 'broken' : 'expired';
}
