/** Begins what the page's content counts down to; loaded once the page answers, where it has any. */
import type { Bus } from '../../../bus/bus.ts';
import { loadMachine } from '../../../bus/flows.ts';
import { endOf } from '../../../domain/content/visibility.ts';
import { createSessionPorts } from '../../../ports/flows/session-ports.ts';
import type { PageChrome } from '../../../routes/page-state.ts';
import { serverScheduler } from '../../../streams/time/server-scheduler.ts';
import { untilLoaded } from '../../../ui/loading/until-loaded.ts';
import type { Visit } from '../../visit/create-visit.ts';

/** One flow a component, by its uid; without an end there is nothing to count [view.countdown]. */
export async function startCountdowns(bus: Bus, { api, serverNow }: Visit, { cms }: PageChrome): Promise<void> {
  const machine = await untilLoaded(() => loadMachine('countdown'));
  const ports = { ...createSessionPorts(api, serverScheduler(serverNow)).countdown };
  for (const { uid, name, validTo } of cms?.slots.flatMap(({ components }) => components) ?? []) {
    if (name === 'countdown' && validTo !== null) {
      bus.start('countdown', { machine, ports, key: uid, input: { of: 'campaign', endsAt: endOf(validTo).epochMilliseconds, now: serverNow() } });
    }
  }
}
