/** As unseen-pages.ts does within the visit: apart, because that comes with the first load. */
export function resetPlainForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method="get"]:not([novalidate])')) form.reset();
}
