/** What a page can do without at first. */
import type { PageState } from '../../routes/page-state.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { idle } from './idle.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';

/** @param until what its flows wait for */
export async function startDeferred(visit: Visit, page: ShownPage, until: () => Promise<void> = idle): Promise<void> {
  const { bus, state } = page;
  if (location.search.includes('scrollTo=')) (await import('./go-to-section.ts')).goToSection();
  if (hasCountdown(state.chrome)) await (await import('./start-countdowns.ts')).startCountdowns(bus, visit.api, state.chrome);
  if (state.context.pageType.startsWith('editor')) await (await untilLoaded(() => import('./start-editor.ts'))).startEditor(visit, page);
  await (await untilLoaded(() => import('./start-session.ts'))).startSession(visit, page);
  await until();
  await idle();
  await (await untilLoaded(() => import('./deferred-flows.ts'))).startLateFlows(visit, page);
}

function hasCountdown({ cms }: PageState['chrome']): boolean | undefined {
  return cms?.slots.some(({ components }) => components.some(({ name }) => name === 'countdown'));
}
