/** What the document says where the scripts cannot: they could not be had. */
export interface BootWords {
  /** That some of the page does not work. */
  partly: string;
  again: string;
}

/** Says so at the bottom edge; links and forms work by themselves. */
export function sayThatBootFailed(): void {
  const { partly = '', again = '' } = document.getElementById('root')!.dataset as Partial<BootWords>;
  const notice = document.createElement('p');
  notice.role = 'alert';
  // The page's styles may be what is missing.
  notice.style.cssText = 'position:sticky;z-index:9;bottom:0;margin:0;padding:1rem;text-align:center;background:#fff;color:#12232b';
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = again;
  link.style.cssText = 'text-decoration:underline';
  notice.append(partly, ' ', link);
  document.body.append(notice);
}
