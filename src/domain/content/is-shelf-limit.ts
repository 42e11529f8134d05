/** Whether an option says how many entries a shelf shows: 1 to 99 [cms.component-fields]. */
export function isShelfLimit(value: string): boolean {
  return /^[1-9]\d?$/.test(value);
}
