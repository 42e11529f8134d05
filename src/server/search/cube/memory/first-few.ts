/** The first few of many in an order, while most of the others are not even made. */
export class FirstFew<Item> {
  readonly #order: (one: Item, other: Item) => number;
  readonly #count: number;
  #items: Item[] = [];
  #isCut = false;

  constructor(order: (one: Item, other: Item) => number, count: number) {
    this.#order = order;
    this.#count = count;
  }

  /** What does not come before it is not among the first; null as long as anything may be. */
  get last(): Item | null {
    return this.#isCut ? (this.#items[this.#count - 1] as Item) : null;
  }

  add(item: Item): void {
    this.#items.push(item);
    // Sorting now and then costs less than a place for each.
    if (this.#items.length >= 2 * this.#count) this.#cut();
  }

  /** In their order. */
  taken(): Item[] {
    this.#cut();
    return this.#items;
  }

  #cut(): void {
    this.#items.sort(this.#order);
    if (this.#items.length < this.#count) return;
    this.#items.length = this.#count;
    this.#isCut = true;
  }
}
