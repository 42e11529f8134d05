import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export interface Person {
  firstName: string;
  lastName: string;
  birthDate: string;
}

export const OWNER = {
  Jméno: 'Jana',
  Příjmení: 'Nováková',
  'E-mail': 'jana@example.com',
  Telefon: '777 123 456',
  'Ulice a číslo': 'Dlouhá 12',
  Město: 'Praha',
  PSČ: '110 00',
};

/** The reservation, from who travels to the order. */
export class Checkout {
  readonly root: Locator;
  readonly heading: Locator;
  readonly orderButton: Locator;
  readonly terms: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-flow="checkout"]');
    this.heading = page.getByRole('heading', { level: 1 });
    this.orderButton = page.getByRole('button', { name: 'Objednat s povinností platby' });
    this.terms = page.getByRole('checkbox', { name: /obchodními podmínkami/ });
  }

  ownerField(label: keyof typeof OWNER): Locator {
    return this.page.getByRole('region', { name: 'Kdo objednává' }).getByLabel(label, { exact: true });
  }

  traveller(name: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${name}`) });
  }

  async fillOwner(owner: Partial<typeof OWNER> = OWNER): Promise<void> {
    for (const [label, value] of Object.entries(owner)) await this.ownerField(label as keyof typeof OWNER).fill(value);
  }

  async ownerTravels(): Promise<void> {
    await this.page.getByRole('button', { name: 'Vyplnit podle objednatele' }).click();
  }

  async fillTraveller(name: string, person: Partial<Person>): Promise<void> {
    const place = this.traveller(name);
    if (person.firstName !== undefined) await place.getByLabel('Jméno', { exact: true }).fill(person.firstName);
    if (person.lastName !== undefined) await place.getByLabel('Příjmení', { exact: true }).fill(person.lastName);
    if (person.birthDate !== undefined) await place.getByLabel('Datum narození', { exact: true }).fill(person.birthDate);
    const passport = place.getByLabel('Číslo cestovního pasu');
    if (await passport.count() === 0) return;
    await passport.fill('39012345');
    await place.getByLabel('Platnost pasu do').fill('31.1.2040');
  }

  /** Two grown-ups, the first of whom books. */
  async fillCouple(): Promise<void> {
    await this.fillOwner();
    await this.ownerTravels();
    await this.fillTraveller('1. dospělý', { birthDate: '12.4.1985' });
    await this.fillTraveller('2. dospělý', { firstName: 'Petr', lastName: 'Novák', birthDate: '3. 11. 1983' });
  }

  async continueToRecommendations(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  }

  /** From the recommendations by the cabins to the seats. */
  async openSeatMap(): Promise<void> {
    for (const heading of ['V jaké třídě chcete sedět', 'Vyberte sedadla']) {
      await this.page.locator('[data-flow="upsell"]').getByRole('button', { name: 'Vybrat sedadla' }).click();
      await expect(this.page.getByRole('heading', { name: heading })).toBeVisible();
    }
  }

  async continueToSummary(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pokračovat ke shrnutí' }).click();
  }

  async acceptTerms(): Promise<void> {
    await this.terms.check();
  }

  async order(): Promise<void> {
    await this.orderButton.click();
  }
}
