import type { Locator, Page } from '@playwright/test';

/** How much, by which bank, and over to it. */
export class Payment {
  readonly root: Locator;
  readonly payButton: Locator;
  readonly heading: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-flow="payment"]');
    this.payButton = page.getByRole('button', { name: /^Zaplatit [\d\s]+/ });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async chooseMethod(name: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Jak zaplatíte' }).getByRole('radio', { name: new RegExp(name) }).check();
  }

  async chooseAmount(name: 'Zálohu' | 'Celou částku'): Promise<void> {
    await this.page.getByRole('group', { name: 'Kolik zaplatíte teď' }).getByRole('radio', { name: new RegExp(name) }).check();
  }

  async pay(): Promise<void> {
    await this.payButton.click();
  }
}
