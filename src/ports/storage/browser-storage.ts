/** What browsers keep for pages; where a visitor has blocked it, the page keeps it for itself as long as it lives. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For all tabs and later visits. */
export const browserStorage = orForThisPage(() => localStorage);

/** For this tab. */
export const tabStorage = orForThisPage(() => sessionStorage);

/** Browsers throw where storage is only named, not when it is used. */
export function orForThisPage(storage: () => PageStorage): PageStorage {
  try {
    return storage();
  } catch {
    const stored = new Map<string, string>();
    return {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => { stored.set(name, value); },
      removeItem: (name) => { stored.delete(name); },
    };
  }
}
