import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import { subscriptionPaths } from './subscription.paths.ts';
import { selectEmail, selectHasFailed, selectIsWaiting, selectLacksAgreement, selectSubscriptionView } from './subscription.select.ts';
import type { MailRequest, SubscriptionInput, SubscriptionPorts } from './subscription.types.ts';

function start(request: MailRequest | null = null, link: SubscriptionInput['link'] = null) {
  const ask = heldPort<SubscriptionPorts['askForMail']>();
  const reply = heldPort<SubscriptionPorts['answerMail']>();
  return { ask, reply, ...startFlow(subscriptionMachine, { input: { purpose: 'newsletter', request, link }, ports: { askForMail: ask.port, answerMail: reply.port } }) };
}

describe('subscription', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(subscriptionPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(subscriptionPaths)).toEqual([]);
  });

  it('asks for a mail only for an address and with agreement, says so until each is there, and asks once for two presses [page.newsletter]', async () => {
    const { actor, ask, facts } = start();
    actor.send({ type: 'subscription.submit' });
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'required', agrees: 'required' });
    actor.send({ type: 'subscription.setEmail', email: ' jana@example.cz ' });
    expect(actor.getSnapshot().context.problems).toEqual({ agrees: 'required' });
    actor.send({ type: 'subscription.setAgreement', agrees: true });
    expect(actor.getSnapshot().context.problems).toEqual({});
    actor.send({ type: 'subscription.submit' });
    actor.send({ type: 'subscription.submit' });
    expect(ask.calls.map(({ input }) => input)).toEqual([{ purpose: 'newsletter', email: 'jana@example.cz' }]);
    await ask.calls[0]!.answer(undefined);
    expect([selectSubscriptionView(actor.getSnapshot()), facts]).toEqual(['sent', [{ type: 'subscription.asked', purpose: 'newsletter' }]]);
  });

  it('does what a mail asks for by a press only, and says when its link is too old [page.newsletter]', async () => {
    const { actor, reply, facts } = start({ action: 'end', token: 'signed' });
    expect(reply.calls).toHaveLength(0);
    actor.send({ type: 'subscription.answerMail' });
    expect(reply.calls[0]!.input).toEqual({ action: 'end', token: 'signed' });
    await reply.calls[0]!.answer('done');
    expect([actor.getSnapshot().value, facts]).toEqual(['ended', [{ type: 'subscription.ended', purpose: 'newsletter' }]]);
    const old = start({ action: 'confirm', token: 'old' });
    old.actor.send({ type: 'subscription.answerMail' });
    await old.reply.calls[0]!.answer('expired');
    expect(old.actor.getSnapshot().value).toBe('expired');
  });

  it('keeps what was written where the mail could not be asked for; it can be changed or sent again [page.newsletter]', async () => {
    const { actor, ask } = start();
    const seen = () => [selectSubscriptionView(actor.getSnapshot()), selectHasFailed(actor.getSnapshot()), selectIsWaiting(actor.getSnapshot())];
    actor.send({ type: 'subscription.submit' });
    actor.send({ type: 'subscription.setEmail', email: 'jana@example.cz' });
    actor.send({ type: 'subscription.setAgreement', agrees: true });
    actor.send({ type: 'subscription.submit' });
    expect(selectLacksAgreement(actor.getSnapshot())).toBe(false);
    await ask.calls[0]!.fail();
    expect([seen(), selectEmail(actor.getSnapshot())]).toEqual([['form', true, false], 'jana@example.cz']);
    actor.send({ type: 'subscription.submit' });
    await ask.calls[1]!.fail();
    actor.send({ type: 'subscription.setAgreement', agrees: false });
    actor.send({ type: 'subscription.submit' });
    expect([seen(), selectLacksAgreement(actor.getSnapshot())]).toEqual([['form', false, false], true]);
    actor.send({ type: 'subscription.setAgreement', agrees: true });
    actor.send({ type: 'subscription.submit' });
    await ask.calls[2]!.fail();
    actor.send({ type: 'subscription.setEmail', email: 'eva@example.cz' });
    expect(seen()).toEqual(['form', false, false]);
    actor.send({ type: 'subscription.submit' });
    await ask.calls[3]!.answer(undefined);
    expect([seen(), ask.calls.map(({ input: { email } }) => email)]).toEqual([['sent', false, false], ['jana@example.cz', 'jana@example.cz', 'jana@example.cz', 'eva@example.cz']]);
    actor.send({ type: 'subscription.startOver' });
    expect(seen()).toEqual(['form', false, false]);
  });

  it('tells the shop again what it could not be told, and offers a new mail where the link is too old [page.newsletter]', async () => {
    const { actor, reply, facts } = start({ action: 'confirm', token: 'signed' });
    actor.send({ type: 'subscription.answerMail' });
    await reply.calls[0]!.fail();
    expect(selectHasFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'subscription.answerMail' });
    await reply.calls[1]!.answer('done');
    expect([selectSubscriptionView(actor.getSnapshot()), facts]).toEqual(['confirmed', [{ type: 'subscription.confirmed', purpose: 'newsletter' }]]);
    const old = start({ action: 'confirm', token: 'old' });
    old.actor.send({ type: 'subscription.answerMail' });
    await old.reply.calls[0]!.answer('expired');
    expect([selectSubscriptionView(old.actor.getSnapshot()), old.facts]).toEqual(['expired', []]);
    old.actor.send({ type: 'subscription.startOver' });
    expect([selectSubscriptionView(old.actor.getSnapshot()), old.actor.getSnapshot().context.request]).toEqual(['form', null]);
  });

  it('does not ask for mails who could not end them by a broken link [page.newsletter]', async () => {
    const { actor, reply, facts } = start({ action: 'end', token: 'broken' });
    actor.send({ type: 'subscription.answerMail' });
    await reply.calls[0]!.answer('expired');
    expect([selectSubscriptionView(actor.getSnapshot()), actor.getSnapshot().can({ type: 'subscription.startOver' }), facts]).toEqual(['unrecognised', false, []]);
  });

  it('says that there is no such subscription any more where it was forgotten since the page was opened [page.newsletter]', async () => {
    const { actor, reply, facts } = start({ action: 'end', token: 'old' });
    actor.send({ type: 'subscription.answerMail' });
    await reply.calls[0]!.answer('gone');
    expect([selectSubscriptionView(actor.getSnapshot()), facts]).toEqual(['gone', []]);
  });

  it('asks nothing of who came by a link that has done its work or never will; one that nobody could look at can be pressed [page.newsletter]', () => {
    const opened = (action: MailRequest['action'], link: SubscriptionInput['link']) => {
      const { actor, reply, facts } = start({ action, token: 't' }, link);
      const snapshot = actor.getSnapshot();
      return [selectSubscriptionView(snapshot), snapshot.can({ type: 'subscription.answerMail' }), snapshot.can({ type: 'subscription.startOver' }), reply.calls.length + facts.length];
    };
    expect((['open', null, 'done', 'expired', 'unknown'] as const).map((link) => opened('confirm', link))).toEqual([
      ['askedByMail', true, false, 0], ['askedByMail', true, false, 0], ['confirmed', false, false, 0], ['expired', false, true, 0], ['broken', false, true, 0],
    ]);
    expect((['open', null, 'done', 'expired', 'unknown', 'gone'] as const).map((link) => opened('end', link))).toEqual([
      ['askedByMail', true, false, 0], ['askedByMail', true, false, 0], ['ended', false, false, 0], ['unrecognised', false, false, 0], ['unrecognised', false, false, 0], ['gone', false, false, 0],
    ]);
    const { actor } = start({ action: 'confirm', token: 't' }, 'unknown');
    actor.send({ type: 'subscription.startOver' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.request]).toEqual(['editing', null]);
  });
});
