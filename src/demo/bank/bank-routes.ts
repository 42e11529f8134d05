import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { formatMoney } from '../../domain/prices/money.ts';
import { notFound, Problem } from '../../server/contract/problem.ts';
import { escapeHtml } from '../../server/mail/mail-content.ts';
import { requireSameOrigin } from '../../server/security/same-origin.ts';
import { bankTexts } from './bank-texts.ts';
import { SANDBOX_ANSWERS, type SandboxAnswer, type SandboxBank, type SandboxPayment } from './sandbox-bank.ts';
import { sandboxPage } from './sandbox-pages.ts';

/** The pretended bank's page: a form that works without scripts, and what a real bank would do behind it. */
export async function sandboxBankRoutes(app: FastifyInstance, { bank, origin }: { bank: SandboxBank; origin: string }): Promise<void> {
  await app.register(formbody);

  app.get<{ Params: { paymentId: string } }>('/sandbox/bank/:paymentId', async ({ params }, reply) => {
    const payment = await bank.payment(params.paymentId);
    if (payment === undefined) throw notFound('Payment');
    return reply.type('text/html; charset=utf-8').send(bankPage(payment));
  });

  app.post<{ Params: { paymentId: string }; Body: { answer?: string } | null }>('/sandbox/bank/:paymentId', async (request, reply) => {
    requireSameOrigin(request, origin);
    const answer = SANDBOX_ANSWERS.find((known) => known === request.body?.answer);
    if (answer === undefined) throw new Problem(400, 'unknown-answer', { title: 'The bank does not know this answer' });
    const next = await bank.answer(request.params.paymentId, answer);
    if (next === undefined) throw notFound('Payment');
    // A notice may have to leave later: its time is looked up now, not at the next round.
    app.shop.background.runNow();
    return reply.redirect(next, 303);
  });
}

function bankPage({ language, orderNumber, amount, currency, answer, returnPath }: SandboxPayment): string {
  const texts = bankTexts[language];
  const button = (code: SandboxAnswer) => `<button name="answer" value="${code}">${escapeHtml(texts.answers[code])}</button>`;
  const over = `<p>${escapeHtml(texts.over)}</p><p><a href="${escapeHtml(returnPath)}">${escapeHtml(texts.back)}</a></p>`;
  const facts = `<dl><dt>${escapeHtml(texts.order)}</dt><dd>${escapeHtml(orderNumber)}</dd><dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(formatMoney(amount, currency))}</dd></dl>`;
  return sandboxPage(language, texts.title, texts.mark, answer === null ? `${facts}<form method="post">${SANDBOX_ANSWERS.map(button).join('')}</form>` : facts + over);
}
