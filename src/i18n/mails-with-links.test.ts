import { expect, it } from 'vitest';
import { readAllMessages } from '../../scripts/check/check-messages.ts';
import { LANGUAGES } from '../domain/market/language.ts';

it.each(LANGUAGES)('%s says of every mail with a link that is asked for how often one is sent, and promises none [account.register] [account.password]', (language) => {
  const texts = readAllMessages()[language];
  const sent = texts['account.sent']!;
  const limits = sent.slice(sent.indexOf('. ') + 2);
  const pages = ['account.sent', 'account.resendActivation.sent', 'account.registerSuccess.text', 'account.refusal.mail-needed'];
  expect(pages.filter((key) => !texts[key]!.endsWith(limits))).toEqual([]);
});
