interface Extra {
  title: string;
  /** Places among the travellers; empty for what is the whole party's. */
  personRefs: readonly number[];
  /** Minor units, of all of it. */
  price: number;
}

interface ExtraShare {
  /** Its index among the extras. */
  place: number;
  title: string;
  amount: number;
}

interface PersonTotal {
  /** Of the holiday itself, in minor units. */
  stay: number;
  extras: ExtraShare[];
  total: number;
}

/** What each traveller pays, and what is the whole party's; all of it adds up to the price of the cart or order. */
export function personBreakdown({ personPrices, extras }: { personPrices: readonly number[]; extras: readonly Extra[] }): { people: PersonTotal[]; shared: ExtraShare[] } {
  const people = personPrices.map((stay): PersonTotal => ({ stay, extras: [], total: stay }));
  const shared: ExtraShare[] = [];
  for (const [place, { title, personRefs, price }] of extras.entries()) {
    const takers = personRefs.flatMap((person) => people[person] ?? []);
    if (takers.length === 0) shared.push({ place, title, amount: price });
    for (const [nth, taker] of takers.entries()) {
      // Prices per person divide without a rest; should one not, the first pays it.
      const amount = Math.floor(price / takers.length) + (nth === 0 ? price % takers.length : 0);
      taker.extras.push({ place, title, amount });
      taker.total += amount;
    }
  }
  return { people, shared };
}
