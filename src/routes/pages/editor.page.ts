import type { PageLoader } from '../page-plan.ts';

/** Where staff change content. Who they are is asked by their browser: the page is everybody's until then. */
export const editorPage: PageLoader<'editor'> = async ({ t }) => ({
  data: null,
  cms: null,
  flows: [],
  conclude: () => ({ status: 200, head: { title: t('editor.title'), description: '', canonical: '/editor', indexed: false }, sharedSeconds: 0 }),
});

/** Where agents answer; who they are is asked by their browser too. */
export const deskPage: PageLoader<'editorDesk'> = async ({ t }) => ({
  data: null,
  cms: null,
  flows: [],
  conclude: () => ({ status: 200, head: { title: t('desk.title'), description: '', canonical: '/editor/desk', indexed: false }, sharedSeconds: 0 }),
});

/** Where staff change their own password. */
export const staffPasswordPage: PageLoader<'editorPassword'> = async ({ t }) => ({
  data: null,
  cms: null,
  flows: [],
  conclude: () => ({ status: 200, head: { title: t('editor.password.title'), description: '', canonical: '/editor/password', indexed: false }, sharedSeconds: 0 }),
});
