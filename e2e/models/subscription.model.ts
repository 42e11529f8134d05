import type { APIRequestContext } from '@playwright/test';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import { subscriptionPaths } from '../../machines/subscription/subscription.paths.ts';
import { expect, open } from '../fixtures.ts';
import { openMail } from '../sandbox-mail.ts';
import { AS_CLIENT } from '../shop-api.ts';
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
  broken: says('Potvrzovací odkaz jsme nepoznali'),
  unrecognised: says('Odhlašovací odkaz jsme nepoznali'),
  gone: says('Tento odběr už nemáme'),
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

/** Opens a link of a mail that was sent for it. @param meanwhile what comes between the mail and its link, by the paths of the mail's links */
const beginByMail = (purpose: 'newsletter' | 'presale', action: 'confirm' | 'end', meanwhile: (request: APIRequestContext, pathOf: (action: 'confirm' | 'end') => string) => Promise<void> = async () => {}): BrowserScenario['begin'] => async (world) => {
  const { page } = world;
  const email = `model-${crypto.randomUUID()}@example.cz`;
  await page.request.post(ASK, { data: { purpose, email, agrees: true }, headers: AS_CLIENT });
  await openMail(page, email);
  const addresses = await page.getByRole('link', { name: /[?](confirm|end)=/ }).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const addressOf = (of: 'confirm' | 'end') => addresses.find((address) => new URL(address).searchParams.has(of))!;
  await meanwhile(page.request, (of) => `${ASK}/${of}?token=${encodeURIComponent(new URL(addressOf(of)).searchParams.get(of)!)}`);
  await begin(addressOf(action))(world);
};

const post = async (request: APIRequestContext, path: string) => expect((await request.post(path, { headers: AS_CLIENT })).status()).toBe(200);

/** A right is as old as a whole second; what was ended within that one is ended again. */
const endLater = async (request: APIRequestContext, pathOf: (action: 'confirm' | 'end') => string) => expect(async () => {
  await post(request, pathOf('end'));
  expect(await (await request.get(pathOf('confirm'), { headers: AS_CLIENT })).json()).toEqual({ status: 'expired' });
}).toPass();

const [form, confirm, end, confirmed, ended, broken, brokenEnd, expired] = subscriptionPaths.scenarios;

export const subscriptionModel = modelOf(subscriptionMachine, [
  { name: 'an address for news [page.newsletter]', paths: form!, begin: begin('/newsletter'), sees, does },
  { name: 'a link that confirms [page.newsletter]', paths: confirm!, begin: beginByMail('newsletter', 'confirm'), sees, does },
  { name: 'a link that ends [page.presale]', paths: end!, begin: beginByMail('presale', 'end'), sees, does },
  { name: 'a link that has confirmed [page.newsletter]', paths: confirmed!, begin: beginByMail('newsletter', 'confirm', (request, pathOf) => post(request, pathOf('confirm'))), sees, does },
  { name: 'a link that has ended [page.presale]', paths: ended!, begin: beginByMail('presale', 'end', (request, pathOf) => post(request, pathOf('end'))), sees, does },
  { name: 'a broken link to confirm [page.newsletter]', paths: broken!, begin: begin('/newsletter?confirm=abc'), sees, does },
  { name: 'a broken link to end [page.newsletter]', paths: brokenEnd!, begin: begin('/newsletter?end=abc'), sees, does },
  { name: 'a link to confirm from before the end [page.newsletter]', paths: expired!, begin: beginByMail('newsletter', 'confirm', endLater), sees, does },
]);
