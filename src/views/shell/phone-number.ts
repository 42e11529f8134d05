/** A phone number as `tel:` takes it: `+420 255 700 700` → `+420255700700`. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}
