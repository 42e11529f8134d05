import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const GALLERY = pathToFileURL('dist/machines/index.html').href;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await promisify(execFile)(process.execPath, ['scripts/machines/machines-site.ts']);
});

test('a flow is run in the gallery, opened from a folder, until it is done, and back', { tag: '@phone' }, async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('main').getByRole('link', { name: 'participants' }).click();
  const picture = page.getByRole('group', { name: /^Picture of participants/ });
  const simulator = page.getByRole('region', { name: 'Simulator' });
  const active = picture.locator('[data-active="true"]');
  await expect(active).toHaveCount(6);
  await simulator.getByRole('button', { name: /^participants.addChild/ }).click();
  await expect(simulator.getByRole('button', { name: /^participants.close/ })).toContainText('everyChildHasBirthDate says no');
  await simulator.getByRole('button', { name: /^participants.close/ }).click();
  await expect(simulator.getByRole('status').first()).toContainText('open.closing.refused');
  await expect(simulator.getByRole('status').first()).toContainText('Told participants.refused.');
  await expect(picture.locator('[data-taken="true"]')).toContainText('close');
  await simulator.getByRole('button', { name: /^participants.forceClose/ }).click();
  await expect(simulator).toContainText('The flow is done');
  await expect(active.filter({ hasText: 'closed' })).toBeVisible();
  await simulator.getByRole('button', { name: 'Step back' }).click();
  await expect(simulator.getByRole('status').first()).toContainText('open.closing.refused');
  await simulator.getByRole('tab', { name: 'History 3' }).click();
  await simulator.getByRole('button', { name: /^Begins/ }).click();
  await expect(simulator.getByRole('status').first()).toContainText('open.closing.notAsked');
  const states = page.getByRole('region', { name: 'States' });
  await expect(states).toContainText('open.closing.refused');
  expect(await states.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'what states mean stands within the screen').toBe(0);
  await expectAccessible(page);
});

test('a port answers, hangs and breaks the contract, and a flow inside has its own picture', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`${GALLERY}#/globalSearch`);
  const simulator = page.getByRole('region', { name: 'Simulator' });
  await simulator.getByRole('button', { name: /^answers { filters: \[8\], ignored: \[\] }/ }).click();
  await expect(simulator.getByRole('status').first()).toContainText('filters.loaded');
  await simulator.getByRole('button', { name: /^globalSearch.open { dropdown: "participants" }/ }).click();
  await page.getByRole('button', { name: 'participants', exact: true }).and(page.locator('[aria-pressed]:not(g)')).click();
  await expect(page.getByRole('group', { name: /^Picture of participants/ })).toBeVisible();
  await simulator.getByRole('button', { name: 'hangs' }).click();
  await expect(simulator).toContainText('countOffers will never answer');
  await expectAccessible(page);
  await simulator.getByRole('button', { name: 'Start again' }).click();
  await simulator.getByRole('button', { name: /^answers against the contract .*answerAsksForMore throws/ }).click();
  await expect(simulator.getByRole('status').first()).toContainText('The flow broke');
  await expect(simulator.getByRole('status').first()).toContainText('A port answered against the contract');
  await simulator.getByRole('button', { name: 'Start again' }).click();
  await simulator.getByRole('button', { name: /^throws/ }).first().click();
  await expect(simulator.getByRole('status').first()).toContainText('A port threw');
});

test('search finds states, and keys go through a picture', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(GALLERY);
  await expectAccessible(page);
  const search = page.getByRole('searchbox');
  await search.fill('no such thing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found');
  await search.fill('participants.close');
  await expect(page.getByRole('link', { name: /clause participants.close in participants/ })).toBeVisible();
  await search.fill('state clicked');
  await page.getByRole('link', { name: /clicked in navigation/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'clicked' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await search.fill('state staying');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'staying' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const picture = page.getByRole('group', { name: /^Picture of navigation/ });
  const clicked = picture.getByRole('button', { name: /^clicked/ });
  await clicked.press('Home');
  await expect(picture.getByRole('button', { name: /^navigation/ })).toBeFocused();
  await picture.getByRole('button', { name: /^navigation/ }).press('End');
  await picture.getByRole('button', { name: /^leaving/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'leaving' })).toBeVisible();
});

test('a large picture begins at the flow’s first part, or at the state that its address names', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`${GALLERY}#/checkout`);
  const picture = page.getByRole('group', { name: /^Picture of checkout/ });
  await expect(picture.locator('[data-active="true"]').filter({ hasText: 'loading' }).last()).toBeInViewport();
  const idle = picture.locator('[data-state="checkout.draft.idle"]');
  await expect(idle).not.toBeInViewport();
  // A document of its own, in which the run begins after the picture.
  await page.goto('about:blank');
  await page.goto(`${GALLERY}#/checkout/checkout.draft.idle`);
  await expect(picture.locator('[data-active="true"]').first()).toBeAttached();
  await expect(idle).toBeInViewport();
});

test('a recording dropped on the gallery is replayed step by step, and stored as a test', async ({ page }) => {
  const kept = await readFile('machines/global-search/recordings/children-left-out.json', 'utf8');
  await page.goto(`${GALLERY}#/consent`);
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'lost-room.json', { type: 'application/json' }));
    return dropped;
  }, kept);
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recording lost-room.json');
  await expect(page.getByRole('status').filter({ hasText: /^Replayed to the same states at each of its \d+ steps\.$/ })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: /globalSearch\.open/ }).first().press('Enter');
  await expect(page.getByRole('group', { name: /^Picture of globalSearch/ }).locator('[data-state="globalSearch.dropdown.participants"]')).toHaveAttribute('data-active', 'true');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await steps.getByRole('link', { name: 'globalSearch' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(kept);
});

test('a recording that was cut is refused in a sentence, and another of the same name begins anew', { tag: '@thorough' }, async ({ page }) => {
  const drop = async (text: string) => {
    const dataTransfer = await page.evaluateHandle((content) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([content], 'zefira-problem.json', { type: 'application/json' }));
      return dropped;
    }, text);
    await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
  };
  const whole = await readFile('machines/global-search/recordings/children-left-out.json', 'utf8');
  await page.goto(GALLERY);
  await drop(whole);
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button');
  await steps.last().click();
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await drop('{ "format": "zefira-recording", "steps": [');
  await expect(page.getByRole('alert')).toContainText('This recording is not whole: part of the file is missing.');
  await drop(whole);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
});
