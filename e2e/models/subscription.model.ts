import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import { subscriptionPaths } from '../../machines/subscription/subscription.paths.ts';
import { expect, open } from '../fixtures.ts';
import { modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';

const ASK = '/api/www/subscriptions';
const ANSWER = /^\/api\/www\/subscriptions\/(confirm|end)$/;

const says = (text: string) => async ({ page }: World) => expect(page.locator('[data-flow="subscription"]')).toContainText(text);
const button = ({ page }: World, name: string | RegExp) => page.locator('[data-flow="subscription"]').getByRole('button', { name });

const sees: BrowserScenario['sees'] = {
  editing: async (world) => expect(button(world, 'Chci dostávat e-maily')).toBeEnabled(),
  sending: async ({ network }) => expect.poll(() => network.isWaiting(ASK)).toBe(true),
  sent: says('Podívejte se do schránky'),
  failed: says('Nepovedlo se to'),
  askedByMail: async (world) => expect(button(world, /Potvrdit odběr|Odhlásit se/)).toBeEnabled(),
  answering: async ({ network }) => expect.poll(() => network.isWaiting(ANSWER)).toBe(true),
  answerFailed: says('Nepovedlo se to'),
  expired: says('Odkaz už neplatí'),
  unrecognised: says('Odhlašovací odkaz jsme nepoznali'),
  confirmed: says('Hotovo, jste v seznamu'),
  ended: says('Jste odhlášeni'),
};

const does: BrowserScenario['does'] = {
  'subscription.setEmail': ({ page }, { event }) => page.getByRole('textbox', { name: 'E-mail' }).fill(String(event.email)),
  'subscription.setAgreement': ({ page }) => page.getByRole('checkbox').check(),
  'subscription.submit': (world) => button(world, 'Chci dostávat e-maily').click(),
  'subscription.answerMail': (world) => button(world, /Potvrdit odběr|Odhlásit se/).click(),
  'subscription.startOver': (world) => button(world, /Zadat jinou adresu|Napsat adresu znovu/).click(),
  'xstate.done.actor.askForMail': ({ network }) => network.answer(ASK, { status: 'sent' }),
  'xstate.error.actor.askForMail': ({ network }) => network.fail(ASK, 500),
  'xstate.done.actor.answerMail': ({ network }, { event }) => network.answer(ANSWER, { status: event.output }),
  'xstate.error.actor.answerMail': ({ network }) => network.fail(ANSWER, 500),
};

const begin = (address: string): BrowserScenario['begin'] => async ({ page, network }) => {
  await open(page, address);
  await network.hold(ASK);
  await network.hold(ANSWER);
};

const [form, confirm, end] = subscriptionPaths.scenarios;

export const subscriptionModel = modelOf(subscriptionMachine, [
  { name: 'an address for news [page.newsletter]', paths: form!, begin: begin('/newsletter'), sees, does },
  { name: 'a link that confirms [page.newsletter]', paths: confirm!, begin: begin('/newsletter?confirm=t'), sees, does },
  { name: 'a link that ends [page.presale]', paths: end!, begin: begin('/przedsprzedaz?end=t'), sees, does },
]);
