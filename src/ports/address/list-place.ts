/** How long a list was and where its reader stood, kept with the entry of the browser's history. */
export interface ListPlace {
  /** The last page that was loaded, counted from 0. */
  lastPage: number;
  /** Pixels from the top of the document. */
  top: number;
}

const KEY = 'listPlace';

/** What this entry keeps; null when it keeps nothing that can be read. */
export function readListPlace({ state }: Pick<History, 'state'>): ListPlace | null {
  const place = (state as Record<string, unknown> | null)?.[KEY] as Partial<ListPlace> | undefined;
  return Number.isInteger(place?.lastPage) && Number.isFinite(place?.top) ? (place as ListPlace) : null;
}

export function keepListPlace(history: Pick<History, 'state' | 'replaceState'>, place: ListPlace): void {
  history.replaceState({ ...history.state as object | null, [KEY]: place }, '');
}
