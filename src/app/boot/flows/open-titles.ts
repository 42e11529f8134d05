/** What staff have open is named in the title: tabs, bookmarks and the history tell it apart. */
import { distinctUntilChanged, from, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { selectName } from '../../../../machines/content-editor/content-editor.select.ts';
import { selectThread } from '../../../../machines/desk/desk.select.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import type { Translator } from '../../../i18n/translator.ts';

/**
 * The title while a document or a conversation is open, else the page's own.
 * @param base the page's own title
 */
export function openTitles$(bus: Bus, t: Translator, base: string): Observable<string> {
  const actors = (['contentEditor', 'desk'] as const).flatMap((flow) => bus.actor(flow) ?? []);
  const title = () => [nameOfDocument(bus) || nameOfThread(bus, t), base].filter(Boolean).join(' – ');
  return merge(...actors.map((actor) => from(actor))).pipe(startWith(null), map(title), distinctUntilChanged());
}

function nameOfDocument(bus: Bus): string {
  const editor = bus.actor('contentEditor')?.getSnapshot() as FlowSnapshot<'contentEditor'> | undefined;
  return (editor && selectName(editor)?.name) ?? '';
}

function nameOfThread(bus: Bus, t: Translator): string {
  const desk = bus.actor('desk')?.getSnapshot() as FlowSnapshot<'desk'> | undefined;
  const open = desk && selectThread(desk);
  return open ? open.thread.subject || t(`desk.kind.${open.thread.kind}`) : '';
}
