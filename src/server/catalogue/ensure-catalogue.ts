import type { Database } from '../db/open-database.ts';

export interface CatalogueOptions {
  size: 'small' | 'default' | 'large';
  /** The day (yyyy-MM-dd) that the window of departures begins at. */
  today: string;
  /** Told how far the generation is, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Makes the demo catalogue unless a finished one is there. */
export async function ensureCatalogue(_database: Database, _options: CatalogueOptions): Promise<void> {}
