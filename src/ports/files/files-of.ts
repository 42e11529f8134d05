/** The files of a field; it is empty then, so that the same file can be chosen again. */
export function filesOf(field: string): File[] {
  const input = document.getElementById(field) as HTMLInputElement | null;
  const files = [...(input?.files ?? [])];
  if (input !== null) input.value = '';
  return files;
}
