import { MARKET } from '../../domain/market/market.ts';
import type { Config } from '../config.ts';
import type { ServerText } from '../server-texts.ts';

/** How each mail ends: whom to call, and that a sandbox's is none. */
export function closingOf({ t }: Pick<ServerText, 't'>, { sandbox }: Pick<Config, 'sandbox'>): string[] {
  return [t('mail.help', { phone: MARKET.phoneLabel }), t('mail.closing'), ...(sandbox ? [t('mail.sandbox')] : [])];
}
