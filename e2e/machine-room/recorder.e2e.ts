import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openRecording } from '../../machine-room/recorder/recording.ts';
import { replay } from '../../machine-room/recorder/replay.ts';
import { loadAllMachines } from '../../src/bus/all-machines.ts';
import { expect, isOn, open, test } from '../fixtures.ts';
import { fillCart, someOffer } from '../shop-api.ts';

test('a reported problem is a file that replays to the same states and names nobody', async ({ page, checkout }, testInfo) => {
  const occupancies = [{ adults: 1, childBirthDates: ['2019-07-15'] }];
  const offer = await someOffer(page, testInfo, 'WS', occupancies);
  await fillCart(page, offer, occupancies);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await recorderRuns(page);
  await checkout.fillOwner({ Jméno: 'Zdeňka', Příjmení: 'Šťastná', 'E-mail': 'zdenka(at)example.com', Telefon: '777 555 333' });
  await checkout.continueToRecommendations();
  await expect(checkout.ownerField('E-mail')).toHaveAccessibleDescription(/Zkontrolujte e-mail/);
  await checkout.fillOwner();
  await checkout.fillTraveller('1. dospělý', { firstName: 'Zdeňka', lastName: 'Šťastná', birthDate: '12.4.1985' });
  await checkout.fillTraveller('1. dítě', { firstName: 'Ondřej', lastName: 'Šťastný' });
  await checkout.continueToRecommendations();
  await expect(page).toHaveURL(/\/doporuceni$/);
  const text = await reportedFile(page);
  for (const personal of ['Zdeňka', 'Šťastn', 'zdenka', '777 555', '777555', '1985-04-12', '2019-07-15']) expect(text).not.toContain(personal);
  const { steps, differences } = await replayed(text);
  expect(steps.some(({ step: { kind } }) => kind === 'port')).toBe(true);
  expect(steps.flatMap(({ facts }) => facts)).toContain('checkout.refused');
  expect(differences).toEqual([]);
});

test('a visit over pages, Back included, is one recording that is replayed with the answers it got', async ({ page, search, listing }) => {
  await open(page, '/');
  await recorderRuns(page);
  await search.begin();
  await search.chooseTripType('Autem');
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.addChild();
  await search.confirmParty();
  await search.choices('Kdo').getByRole('button', { name: 'Zavřít bez těchto dětí' }).click();
  await expect(search.field('Kdo')).toContainText('2 dospělí, 1 dítě');
  await expect(search.submitButton).toHaveText(/^Zobrazit/);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await search.submit();
  await isOn(page, 'listing');
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await page.goBack();
  await page.goBack();
  await isOn(page, 'homePage');
  await search.begin();
  await search.openField('Kdo');
  await search.confirmParty();
  if (!search.isWide) await page.keyboard.press('Escape');
  const text = await reportedFile(page);
  expect(text).not.toContain('2018-05-24');
  const { steps, differences } = await replayed(text);
  expect(steps.flatMap(({ facts }) => facts)).toEqual(expect.arrayContaining(['participants.refused', 'globalSearch.submitted', 'listing.sorted']));
  const searches = new Set(steps.map(({ step: { root } }) => root).filter((root) => root.startsWith('globalSearch')));
  expect(searches.size).toBeGreaterThan(1);
  expect(differences).toEqual([]);
});

test('a problem that is reported without network is saved once there is one', async ({ page, context }) => {
  await open(page, '/newsletter');
  await recorderRuns(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nahlásit problém' }).click();
  const download = page.waitForEvent('download');
  await context.setOffline(false);
  expect(openRecording(await readFile(await (await download).path(), 'utf8')).flows).not.toEqual([]);
});

/** The first input of a visitor brings it. */
async function recorderRuns(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await expect(page.locator('html')).toHaveAttribute('data-recorder', 'on');
}

async function reportedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Nahlásit problém' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await expect(page.getByText('Soubor s vašimi posledními kroky je uložený')).toBeVisible();
  return text;
}

async function replayed(text: string) {
  return replay(openRecording(text), await loadAllMachines());
}
