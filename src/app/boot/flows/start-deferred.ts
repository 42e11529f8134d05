/** What a page can do without at first. */
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { hotelIsRemembered } from '../../../policies/hotel-card/hotel-is-remembered.ts';
import type { PageState } from '../../../routes/page-state.ts';
import type { Visit } from '../../visit/create-visit.ts';
import { untilItStands } from '../../visit/shown-page.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { idle } from '../../../ui/loading/idle.ts';
import { untilLoaded } from '../../../ui/loading/until-loaded.ts';

/** @param until what its flows wait for */
export async function startDeferred(visit: Visit, page: ShownPage, until: () => Promise<void> = idle): Promise<void> {
  const { bus, state } = page;
  const configurator = bus.actor('configurator')?.getSnapshot() as FlowSnapshot<'configurator'> | undefined;
  // At once: the page may be left before anything more has been loaded.
  if (configurator) page.follow(() => hotelIsRemembered(configurator.context));
  if (location.search.includes('scrollTo=')) void import('../go-to-section.ts').then(({ goToSection }) => goToSection()).catch(visit.report);
  if (hasCountdown(state.chrome)) void untilLoaded(() => import('./start-countdowns.ts')).then(({ startCountdowns }) => startCountdowns(bus, visit, state.chrome)).catch(visit.report);
  if (state.context.pageType.startsWith('editor')) await (await untilLoaded(() => import('./start-editor.ts'))).startEditor(visit, page);
  (await untilLoaded(() => import('./start-session.ts'))).startSession(visit, page);
  await until();
  await idle();
  await untilItStands(page);
  await (await untilLoaded(() => import('./deferred-flows.ts'))).startDeferredFlows(visit, page);
}

function hasCountdown({ cms }: PageState['chrome']): boolean | undefined {
  return cms?.slots.some(({ components }) => components.some(({ name }) => name === 'countdown'));
}
