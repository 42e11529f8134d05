import { createEditorPorts } from '../../ports/editor-ports.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

/** Begins the flow of the staff's page: nothing on it works without. */
export async function startEditor({ api, language }: Visit, page: ShownPage): Promise<void> {
  await beginFlow(page, 'contentEditor', { ports: { ...createEditorPorts(api) }, input: { language } });
}
