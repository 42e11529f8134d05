import type { Locator, Page } from '@playwright/test';

/** The question about what may be remembered. */
export class ConsentBanner {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Vaše soukromí' });
  }

  async accept(): Promise<void> {
    await this.root.getByRole('button', { name: 'Povolit všechny' }).click();
  }

  async refuse(): Promise<void> {
    await this.root.getByRole('button', { name: 'Jen nezbytné' }).click();
  }

  async customise(): Promise<void> {
    await this.root.getByRole('button', { name: 'Vybrat, co povolím' }).click();
  }

  category(name: string): Locator {
    return this.root.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  async allow(category: string): Promise<void> {
    await this.category(category).check();
  }

  async save(): Promise<void> {
    await this.root.getByRole('button', { name: 'Uložit volbu' }).click();
  }
}
