import { forkJoin, map, of } from 'rxjs';
import { loadMachine } from '../../../bus/flows.ts';
import { deviceOf } from '../../../domain/visitor/device.ts';
import { noShows } from '../../../domain/visitor/popup-tracking.ts';
import type { PopupInput, PopupPorts } from '../../../../machines/popup/popup.types.ts';
import { ifLoaded } from '../../../ui/loading/if-loaded.ts';
import type { Visit } from '../../visit/create-visit.ts';
import { untilItStands } from '../../visit/shown-page.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginWith } from './begin-flow.ts';

/** Nothing else of a page waits for its popup, which an ad blocker may keep away: then there is none, and nobody is told of it. */
export async function beginPopup({ serverNow }: Pick<Visit, 'serverNow'>, page: ShownPage, popup: PopupInput['popup'], ports: PopupPorts): Promise<void> {
  const machine = await ifLoaded(() => loadMachine('popup'));
  await untilItStands(page);
  if (machine === undefined) return;
  // It opens, and counts as shown, with its view only.
  const image: PopupPorts['image'] = (input) => forkJoin([import('../../../views/shell/popup-banner.tsx'), ports.image(input)]).pipe(map(([, outcome]) => outcome));
  beginWith(page, 'popup', machine, { ports: { ...ports, ...(page.state.context.preview !== undefined && previewed(serverNow)), image }, input: { popup, now: serverNow(), device: deviceOf(innerWidth) } });
}

/** In a preview an editor sees it each time, whatever they agreed to and saw themselves, and it counts as shown to nobody [http.preview]. */
function previewed(serverNow: Visit['serverNow']): Pick<PopupPorts, 'consent' | 'readShows' | 'storeShow'> {
  return { consent: () => of(true), readShows: async () => ({ ...noShows(), now: serverNow() }), storeShow: async () => {} };
}
