import type { Locator, Page } from '@playwright/test';
import { nextFrame } from './next-frame.ts';

type Choice = 'Odkud letíte' | 'Na jak dlouho' | 'Strava' | 'Pokoj';

/** A hotel and the offer that is put together on it. */
export class HotelCard {
  readonly orderButton: Locator;
  readonly root: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('main[data-page] [data-flow="configurator"]');
    this.orderButton = page.getByRole('button', { name: 'Pokračovat k rezervaci' }).filter({ visible: true });
  }

  /** The offer's total in koruna. */
  async total(): Promise<number> {
    await nextFrame(this.page);
    return Number(await this.root.locator('aside [data-price]').getAttribute('data-price'));
  }

  /** The offer that the address names. */
  offerCode(): string {
    return /OfferCode[A-Z]{2}\/([^/?]+)/.exec(this.page.url())?.[1] ?? '';
  }

  /** Whether a choice has led from an offer to another, or is said to be impossible. @param before the offer's code */
  async hasAnswered(before: string): Promise<boolean> {
    return this.offerCode() !== before || await this.page.getByText('Tuto změnu udělat nejde').filter({ visible: true }).count() > 0;
  }

  options(choice: Choice): Locator {
    return this.page.getByRole('group', { name: choice, exact: true }).getByRole('radio');
  }

  /** What could be chosen instead. */
  others(choice: Choice): Locator {
    return this.page.getByRole('group', { name: choice, exact: true }).locator('label').filter({ has: this.page.getByRole('radio', { checked: false, disabled: false }) });
  }

  /** Chooses one by its code or number. */
  async choose(choice: Choice, value: string): Promise<void> {
    await this.page.getByRole('group', { name: choice, exact: true }).locator(`label:has(input[value="${value}"])`).click();
  }

  /** Chooses a day on sale, by its ISO date. */
  async chooseDay(date: string): Promise<void> {
    await this.dayOpener.click();
    const days = this.calendar.locator('[data-date]');
    const day = this.calendar.locator(`[data-date="${date}"]`);
    for (;;) {
      const shown = (await days.first().getAttribute('data-date'))!;
      if (await day.count() > 0) break;
      await this.calendar.getByRole('button', { name: date < shown ? 'Předchozí měsíc' : 'Další měsíc' }).click();
    }
    await day.click();
  }

  /** Chooses one that is not chosen yet. @returns whether there was another */
  async chooseAnother(choice: Choice): Promise<boolean> {
    const others = this.others(choice);
    if (await others.count() === 0) return false;
    await others.first().click();
    return true;
  }

  /** Chooses another room, board, airport or length, whichever the hotel has. @returns whether it has any */
  async changeSomething(): Promise<boolean> {
    for (const choice of ['Pokoj', 'Strava', 'Odkud letíte', 'Na jak dlouho'] as const) if (await this.chooseAnother(choice)) return true;
    return false;
  }

  /** Chooses another day on sale. @returns its ISO date */
  async chooseAnotherDay(): Promise<string> {
    await this.dayOpener.click();
    const day = this.otherDays().last();
    const date = (await day.getAttribute('data-date'))!;
    await day.click();
    return date;
  }

  get dayOpener(): Locator {
    return this.page.getByRole('button', { name: /^Den (odletu|příjezdu)/ });
  }

  private get calendar(): Locator {
    return this.page.getByRole('dialog', { name: /^Den (odletu|příjezdu)/ });
  }

  /** Days on sale in the open calendar, without the chosen one. */
  otherDays(): Locator {
    const chosen = /_(\d{4})(\d{2})(\d{2})_/.exec(this.offerCode());
    return this.calendar.locator(`[data-date]:not([aria-disabled])${chosen ? `:not([data-date="${chosen.slice(1).join('-')}"])` : ''}`);
  }

  /** The button of an order that is on its way. */
  get busyButton(): Locator {
    return this.page.getByRole('button', { name: 'Připravujeme rezervaci…' }).filter({ visible: true });
  }

  async openParty(): Promise<void> {
    await this.page.getByRole('button', { name: /^Kdo pojede/ }).filter({ visible: true }).click();
  }

  async order(): Promise<void> {
    await this.orderButton.click();
  }
}
