import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { consentPaths } from '../../machines/consent/consent.paths.ts';
import { expect, open, test } from '../fixtures.ts';
import { ConsentBanner } from '../pages/consent-banner.page.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';

const banner = ({ page }: World) => new ConsentBanner(page);

const [never, before] = consentPaths.scenarios;

const does: BrowserScenario['does'] = {
  'consent.acceptAll': (world) => banner(world).accept(),
  'consent.rejectAll': (world) => banner(world).refuse(),
  'consent.customise': (world) => banner(world).customise(),
  'consent.choose': (world) => banner(world).allow('Statistika'),
  'consent.cancel': (world) => banner(world).root.getByRole('button', { name: 'Zavřít okno' }).click(),
  'consent.save': (world) => banner(world).save(),
  'consent.reopen': ({ page }) => page.getByRole('button', { name: 'Nastavení cookies' }).click(),
  // The browser writes a cookie at once; nobody can hold it back.
  'xstate.done.actor.storeConsent': happensByItself,
  'xstate.error.actor.storeConsent': happensByItself,
};

const sees: BrowserScenario['sees'] = {
  asking: async (world) => expect(banner(world).root.getByRole('button', { name: 'Vybrat, co povolím' })).toBeVisible(),
  customising: async (world, { context }) => {
    for (const [name, category] of [['Předvolby', 'preferences'], ['Statistika', 'statistics'], ['Nabídky na míru', 'marketing']] as const) {
      await expect(banner(world).category(name)).toBeChecked({ checked: context.draft[category] });
    }
  },
  storing: async (world) => expect(banner(world).root).toBeHidden(),
  decided: async (world, { context }) => {
    await expect(banner(world).root).toBeHidden();
    const allowed = Object.entries(context.categories).filter(([, isAllowed]) => isAllowed).map(([category]) => category);
    await expect.poll(() => kept(world)).toEqual(allowed);
  },
  unremembered: async (world) => {
    await expect(banner(world).root).toBeHidden();
    expect(await kept(world)).toBeNull();
  },
};

/** The categories that the cookie allows; null without a cookie. */
async function kept({ page }: World): Promise<string[] | null> {
  const value = (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
  if (value === undefined) return null;
  return ['preferences', 'statistics', 'marketing'].filter((category) => decodeURIComponent(value).includes(category));
}

const root = (world: World) => banner(world).root;

export const consentModel = modelOf(consentMachine, [
  {
    name: 'never asked [consent.categories]',
    paths: { ...never!, events: eventsBut(never!, 'xstate.error', 'xstate.snapshot') },
    begin: async ({ page }) => {
      await page.context().clearCookies();
      await open(page, '/');
    },
    root, sees, does,
  },
  {
    name: 'asked before [consent.categories]',
    paths: { ...before!, events: eventsBut(before!, 'xstate.error', 'xstate.snapshot') },
    begin: async ({ page }) => {
      await page.context().addCookies([{ name: 'consent', value: 'preferences', url: new URL('/', test.info().project.use.baseURL).href }]);
      await open(page, '/');
    },
    root, sees, does,
  },
  {
    name: 'a browser that keeps no cookies [consent.categories]',
    paths: { ...never!, events: eventsBut(never!, 'rejectAll', 'customise', 'choose', 'save', 'cancel', 'xstate.done', 'xstate.snapshot', 'xstate.error.actor.storedConsents') },
    begin: async ({ page }) => {
      await page.context().clearCookies();
      await page.addInitScript(() => {
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => { throw new DOMException('Denied', 'SecurityError'); } });
      });
      await open(page, '/');
    },
    root, sees, does,
  },
]);
