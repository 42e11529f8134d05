import type { Locator, Page } from '@playwright/test';

type Answer = 'Zaplatit' | 'Odmítnout platbu' | 'Zavřít okno bez placení' | 'Zaplatit, banka se ozve později' | 'Zaplatit, banka se ozve dvakrát';

/** The pretended bank's page. */
export class SandboxBank {
  readonly heading: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Zkušební banka' });
  }

  async answer(answer: Answer): Promise<void> {
    await this.page.getByRole('button', { name: answer, exact: true }).click();
  }
}
