/** A meta property of a CMS page, e.g. its title; undefined where it says nothing in the page's language. */
export function metaOf(page: { metaProperties: readonly { key: string; value: string }[] } | null, key: string): string | undefined {
  return page?.metaProperties.find((property) => property.key === key)?.value || undefined;
}
