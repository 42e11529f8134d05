/** What a customer is called; the address where they have told no name. Empty for a visitor without a login. */
export function nameOf({ first_name, last_name, email }: { first_name: string | null; last_name: string | null; email: string | null }): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || (email ?? '');
}
