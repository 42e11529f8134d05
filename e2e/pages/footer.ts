import type { Page } from '@playwright/test';

/** Follows a link of the footer, whose groups are folded on phones. */
export async function followFooterLink(page: Page, group: string, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name, exact: true });
  if (!await link.isVisible()) await footer.locator('summary', { hasText: group }).click();
  await link.click();
}
