/** What of reading without network stands on pages, with its messages; loaded where its flow has begun. */
import { withMessages } from '../../i18n/with-messages.tsx';
import { OfflineCopies } from './offline-copies.tsx';
import { OfflineNote } from './offline-note.tsx';

const views = { copies: OfflineCopies, note: OfflineNote };

export function offlineView(name: keyof typeof views) {
  return withMessages('offline', views[name]);
}
