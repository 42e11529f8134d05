import { expect, type Page } from '@playwright/test';

/** Opens the mail that `to` got under the sandbox's mails; a worker sends it soon after it was asked for. */
export async function openMail(page: Page, to: string, subject?: string): Promise<void> {
  const mail = page.getByRole('row', { name: to }).getByRole('link', subject === undefined ? {} : { name: subject }).first();
  await expect(async () => {
    await page.goto('/sandbox/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.click();
}
