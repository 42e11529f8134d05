// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { FilesOfMessage } from './files-of-message.tsx';

it('while files are uploaded their field keeps the focus and takes no press [account.mailbox]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'messages']), { overrides: {} });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const shown = (isUploading: boolean) => act(async () => root.render(<TranslatorProvider translator={translator}><FilesOfMessage field="files" files={[]} problems={[]} isUploading={isUploading} onAttach={() => {}} onDetach={() => {}} /></TranslatorProvider>));
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    place.querySelector('input')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await shown(false);
  expect(press()).toBe(false);
  await shown(true);
  const field = place.querySelector('input')!;
  expect([field.disabled, field.getAttribute('aria-disabled'), press()]).toEqual([false, 'true', true]);
  await act(async () => root.unmount());
});
