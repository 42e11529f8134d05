/** Stands where errors of pages are reported to: a server of our own that keeps what browsers send it. */
import { createServer } from 'node:http';

/** Two above the shop's own port (playwright.config.ts). */
const PORT = Number(process.env.E2E_PORT ?? 3117) + 2;

/** The shop of the tests is told this address (playwright.config.ts). */
export const ERRORS_TO = `http://key@localhost:${PORT}/1`;
export const REPORT_REQUEST = new RegExp(`request to another host: http://localhost:${PORT}/api/1/envelope/`);

export interface Report {
  message: string;
  /** File that threw, and those that called it. */
  files: string[];
  tags: Record<string, string>;
  environment: string;
  /** Of an error that React told: the components it happened in. */
  componentStack: string | undefined;
  recording: { errorAt: number; steps: number; attached: boolean } | undefined;
  /** The recording's file; empty where none came along. */
  file: string;
  /** All that was sent. */
  text: string;
}

interface SentEvent {
  environment: string;
  tags: Record<string, string>;
  contexts: { recording?: Report['recording']; react?: { componentStack: string } };
  exception: { values: { value: string; stacktrace?: { frames: { filename: string }[] } }[] };
}

export async function collectErrors() {
  const reports: Report[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      reports.push(reportOf(Buffer.concat(chunks).toString()));
      // Its end is still to come: browsers count what they have sent with `keepalive` until then.
      response.setHeader('Access-Control-Allow-Origin', '*').write('{');
    });
  });
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(PORT, resolve); });
  return { reports, close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }) };
}

/** An envelope: its header, then a header and the content of each item, a line each; the recording is the last. */
function reportOf(text: string): Report {
  const [, , event, , ...file] = text.split('\n');
  const { environment, tags, contexts, exception } = JSON.parse(event!) as SentEvent;
  const thrown = exception.values.at(-1)!;
  return {
    message: thrown.value,
    files: (thrown.stacktrace?.frames ?? []).map(({ filename }) => filename).reverse(),
    tags, environment, text,
    componentStack: contexts.react?.componentStack,
    recording: contexts.recording,
    file: file.join('\n'),
  };
}
