/** What browsers keep for pages; what one refuses, because the visitor has blocked it or there is no room, the page keeps for itself as long as it lives. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For all tabs and later visits. */
export const browserStorage = orForThisPage(() => localStorage);

/** For this tab. */
export const tabStorage = orForThisPage(() => sessionStorage);

/** @param storage throws where it is blocked: browsers do as soon as it is named */
export function orForThisPage(storage: () => PageStorage): PageStorage {
  const refused = new Map<string, string>();
  return {
    getItem(name) {
      try {
        return refused.get(name) ?? storage().getItem(name);
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      refused.delete(name);
      try {
        storage().setItem(name, value);
      } catch {
        refused.set(name, value);
      }
    },
    removeItem(name) {
      refused.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // What refuses this takes nothing either.
      }
    },
  };
}
