import type { Job } from '../background-work.ts';
import { todayOf } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../shop.ts';
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
