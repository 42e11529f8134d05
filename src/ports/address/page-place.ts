/** Where a page's reader stood, stored with the entry of the browser's history. */
export interface PagePlace {
  /** Pixels from the top of the document. */
  top: number;
  /** Of a list: the last page that was loaded, counted from 0. */
  lastPage?: number;
}

const KEY = 'place';

/** What is stored there; null for nothing that can be read. */
export function readPlace({ state }: Pick<History, 'state'>): PagePlace | null {
  const place = (state as Record<string, unknown> | null)?.[KEY] as Partial<PagePlace> | undefined;
  return Number.isFinite(place?.top) && (place?.lastPage === undefined || Number.isInteger(place.lastPage)) ? (place as PagePlace) : null;
}

export function storePlace(history: Pick<History, 'state' | 'replaceState'>, place: PagePlace): void {
  history.replaceState({ ...history.state as object | null, [KEY]: place }, '');
}
