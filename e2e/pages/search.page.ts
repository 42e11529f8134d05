import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Field = 'Kam' | 'Odkud' | 'Kdy' | 'Na jak dlouho' | 'Kdo';

const WIDE = 992;

/** The search as people use it: a bar on wide screens, on narrow ones a list of filters with a screen for each. */
export class Search {
  readonly root: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('search', { name: 'Vyhledávání dovolené' });
  }

  /** Where the fields stand: the bar, or the dialog that covers a small screen. */
  private get place(): Locator {
    return this.isWide ? this.root : this.page.getByRole('dialog', { name: 'Kam pojedete?' });
  }

  get isWide(): boolean {
    return (this.page.viewportSize()?.width ?? WIDE) >= WIDE;
  }

  /** The button that leaves for the listing and says how many holidays there are. */
  get submitButton(): Locator {
    return this.place.getByRole('button', { name: /^(Zobrazit|Žádná (dovolená|letenka)|Počítáme nabídky)/ });
  }

  /** On small screens the fields are behind one button. */
  async begin(): Promise<void> {
    if (!this.isWide) await this.opener.click();
  }

  get opener(): Locator {
    return this.root.getByRole('button', { name: /Upravit hledání/ });
  }

  field(name: Field): Locator {
    return this.place.getByRole('button', { name: new RegExp(`^${name} `) });
  }

  /** The choices of a field, when it is open. */
  choices(name: Field): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  async openField(name: Field): Promise<void> {
    await this.field(name).click();
  }

  async chooseTripType(name: string): Promise<void> {
    if (this.isWide) {
      // Pressed once it stands still: what the search has opened may still be scrolled into sight.
      const radio = this.page.getByRole('radio', { name, exact: true });
      await this.place.locator('label').filter({ has: radio }).click();
      return expect(this.place.locator(radio)).toBeChecked();
    }
    await this.place.getByRole('button', { name: /^Jaká dovolená / }).click();
    await this.page.getByRole('dialog', { name: 'Jaká dovolená' }).getByRole('button', { name, exact: true }).click();
  }

  async chooseDestination(name: string): Promise<void> {
    await this.openField('Kam');
    await this.choices('Kam').getByRole('searchbox', { name: 'Země, oblast, letovisko nebo hotel' }).fill(name);
    await this.choices('Kam').getByRole('treeitem', { name }).first().click();
    await this.leaveField('Kam');
  }

  async chooseAirport(name: string | RegExp): Promise<void> {
    await this.openField('Odkud');
    await this.choices('Odkud').getByRole('checkbox', { name }).check();
    await this.leaveField('Odkud');
  }

  /** The days with a price, once the open calendar shows them. */
  async openCalendar(): Promise<Locator> {
    await this.openField('Kdy');
    const days = this.choices('Kdy').locator('[data-date]', { hasText: /\d\stis\./ });
    await days.first().waitFor();
    return days;
  }

  /** Whole months of a summer, when most is on sale, on whichever day the tests run; of the present month too little is left. */
  get summerMonths(): Locator {
    return this.choices('Kdy').getByRole('list', { name: 'Celý měsíc' }).locator('li:not(:first-child)').getByRole('button', { name: /^(červen|srpen)/i });
  }

  async chooseSummerMonth(): Promise<void> {
    await this.openField('Kdy');
    await this.summerMonths.first().click();
    await this.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  }

  /** Three weeks within that month. */
  async chooseSummerWeeks(): Promise<void> {
    await this.chooseSummerMonth();
    await this.openField('Kdy');
    const days = this.choices('Kdy').locator('[data-date]');
    await days.nth(4).click();
    await days.nth(24).click();
    await this.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  }

  /** The last month in which something leaves: whatever the season, a deposit is enough there. */
  async chooseLastMonth(): Promise<void> {
    await this.openField('Kdy');
    await this.choices('Kdy').getByRole('list', { name: 'Celý měsíc' }).getByRole('button', { disabled: false }).last().click();
    await this.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  }

  async chooseLength(name: string | RegExp): Promise<void> {
    await this.openField('Na jak dlouho');
    await this.choices('Na jak dlouho').getByRole('button', { name }).click();
  }

  async addChild(birthDate?: string): Promise<void> {
    const choices = this.choices('Kdo');
    await choices.getByRole('button', { name: 'Přidat dítě' }).click();
    if (birthDate !== undefined) await choices.getByRole('textbox', { name: /Datum narození/ }).last().fill(birthDate);
  }

  async confirmParty(): Promise<void> {
    await this.choices('Kdo').getByRole('button', { name: 'Hotovo', exact: true }).click();
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  private async leaveField(name: Field): Promise<void> {
    await this.choices(name).getByRole('button', { name: 'Hotovo', exact: true }).click();
  }
}
