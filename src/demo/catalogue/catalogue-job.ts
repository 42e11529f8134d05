import type { Job } from '../../server/background-work.ts';
import { todayOf } from '../../server/clock.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { Clock } from '../../server/shop.ts';
import type { CatalogueSize } from './catalogue-size.ts';
import { ensureCatalogue } from './ensure-catalogue.ts';

/** Makes the catalogue anew while the shop runs, when the window of days that it covers has become short; looks once a day. */
export function catalogueJob(database: Database, size: CatalogueSize, clock: Clock): Job {
  let lookedOn = todayOf(clock);
  return {
    name: 'catalogue',
    async runDue() {
      const today = todayOf(clock);
      if (today !== lookedOn) await ensureCatalogue(database, { size, today });
      lookedOn = today;
      return null;
    },
  };
}
