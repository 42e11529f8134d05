/**
 * Enforces which room may import what (docs: README "Rooms"). Each rule has a number and a sentence;
 * a broken one is named with the file and the import.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from './source-files.ts';

interface Import {
  from: string;
  /** Path from the root, or a package name. */
  to: string;
  typeOnly: boolean;
  dynamic: boolean;
}

const IMPORT = /(?:^|\n)\s*(import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...text.matchAll(IMPORT)].map(([, , type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    return { from: file, to: specifier.startsWith('.') ? join(dirname(file), specifier).replaceAll('\\', '/') : specifier, typeOnly: type !== undefined, dynamic: dynamic !== undefined };
  });
}

const within = (...folders: string[]) => (path: string) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const isLocal = within('src', 'machines', 'machine-room', 'openapi', 'e2e', 'scripts');
const isTest = (path: string) => /\.(test|test-d|e2e)\.tsx?$/.test(path);
const flowOf = (path: string) => /^machines\/(?!testing\/)([^/]+)\//.exec(path)?.[1];
const isTesting = (path: string) => path.includes('/testing/');
/** Where the shop is put together and meets what only the demonstration has. */
const meetsDemo = within('src/server/app.ts', 'src/server/open-shop.ts', 'src/server/start-server.ts', 'src/server/images', 'src/server/shop.ts');
const packages = (...names: string[]) => (to: string) => !isLocal(to) && names.some((name) => to === name || to.startsWith(`${name}/`));

interface Rule {
  sentence: string;
  applies: (from: string) => boolean;
  allows: (found: Import) => boolean;
}

const generated = within('openapi/generated');
const rules: Rule[] = [
  {
    sentence: '1. openapi/generated imports nothing',
    applies: generated,
    allows: () => false,
  },
  {
    sentence: '2. src/domain imports itself and contract types only; phone numbers are a library\'s',
    applies: within('src/domain'),
    allows: ({ from, to, typeOnly }) => within('src/domain')(to) || (typeOnly && generated(to)) || (from === 'src/domain/booking/phone-number.ts' && packages('libphonenumber-js')(to)),
  },
  {
    sentence: '3. machines import xstate, rxjs, src/domain and contract types',
    applies: within('machines'),
    allows: ({ to, typeOnly }) => packages('xstate', 'rxjs')(to) || within('src/domain', 'machines')(to) || (typeOnly && generated(to)),
  },
  {
    sentence: '3b. a flow imports another flow only to invoke its machine (its types and selectors are free)',
    applies: (from) => flowOf(from) !== undefined,
    allows: ({ from, to, typeOnly }) => flowOf(to) === undefined || flowOf(to) === flowOf(from) || typeOnly || /\.(machine|types|select)\.ts$/.test(to),
  },
  {
    sentence: '5. api imports no machine and no view',
    applies: within('src/api'),
    allows: ({ to }) => !within('machines', 'src/views', 'src/parts', 'src/app', 'src/server', 'src/bus')(to),
  },
  {
    sentence: '6. views and parts import React, the bus hook, selectors and types of machines, ui, domain, i18n, content, parts, `href` and page types; one of them draws the map, one compares versions by its library',
    applies: within('src/views', 'src/parts'),
    allows: ({ from, to, typeOnly }) => packages('react', '@linaria', 'lucide')(to)
      || (from === 'src/views/offers-map/map-drawing.ts' && packages('maplibre-gl', 'virtual:sold-regions')(to))
      || (from === 'src/views/editor/version-lines.ts' && packages('diff')(to))
      || within('src/views', 'src/ui', 'src/domain', 'src/i18n', 'src/content', 'src/parts', 'src/bus/react.tsx', 'src/bus/flow-state.ts', 'src/routes/href.ts')(to)
      || (flowOf(to) !== undefined && /\.(select|types)\.ts$/.test(to))
      || (typeOnly && within('openapi/generated', 'src/routes', 'src/bus')(to)),
  },
  {
    sentence: '6c. content stands below the views, parts below both: neither imports upwards',
    applies: within('src/content', 'src/parts'),
    allows: ({ from, to }) => !within('src/views')(to) && !(within('src/parts')(from) && within('src/content')(to)),
  },
  {
    sentence: '6b. ui knows no flow, no message and no page',
    applies: within('src/ui'),
    allows: ({ to }) => !within('machines', 'src/bus', 'src/views', 'src/parts', 'src/i18n', 'src/api', 'src/app', 'src/server', 'src/routes')(to) && to !== 'xstate' && to !== 'rxjs',
  },
  {
    sentence: '7. only routes and entries import app',
    applies: (from) => !within('src/app', 'src/routes', 'src/server/ssr', 'scripts', 'e2e')(from),
    allows: ({ to }) => !within('src/app')(to),
  },
  {
    sentence: '7b. boot begins pages and visits, which know nothing of it',
    applies: within('src/app/page', 'src/app/visit'),
    allows: ({ to }) => !within('src/app/boot')(to),
  },
  {
    sentence: '8. browser code never imports server',
    applies: (from) => !within('src/server', 'src/demo', 'scripts', 'e2e', 'openapi', 'machine-room/build')(from) && !isTesting(from),
    allows: ({ to }) => !within('src/server', 'src/demo')(to) && !to.startsWith('node:'),
  },
  {
    sentence: '8c. the shop knows the demonstration only where it is put together',
    applies: (from) => within('src/server')(from) && !meetsDemo(from) && !isTesting(from),
    allows: ({ to }) => !within('src/demo')(to),
  },
  {
    sentence: '11. only tests and scripts import from testing folders',
    applies: (from) => within('src', 'machines')(from) && !isTesting(from) && !from.endsWith('.paths.ts'),
    allows: ({ to }) => !isTesting(to),
  },
  {
    sentence: '8b. only server/ssr renders',
    applies: (from) => within('src/server')(from) && !within('src/server/ssr')(from),
    allows: ({ to }) => !within('src/views', 'src/parts', 'src/app', 'src/ui')(to) && !to.startsWith('react'),
  },
  {
    sentence: '10. the gallery imports machines, domain, ui and the machine room',
    applies: within('machine-room/description', 'machine-room/picture', 'machine-room/simulator', 'machine-room/gallery'),
    allows: ({ to, typeOnly }) => !isLocal(to) || within('machine-room', 'machines', 'src/domain', 'src/ui')(to) || (typeOnly && generated(to)),
  },
  {
    sentence: '10b. the shop asks for the machine room when it is wanted, by a dynamic import',
    applies: within('src', 'machines'),
    allows: ({ to, typeOnly, dynamic }) => !within('machine-room')(to) || typeOnly || dynamic,
  },
];

/** Names that machines and domain must not read: time, chance and the platform enter through inputs and ports. */
const FORBIDDEN_IN_MACHINES = /\b(?:new Date|Date\.(?:now|parse)|Temporal\.Now|Math\.random|crypto\.|performance\.)/;

/** Events of the browser enter by src/streams: only there they are tested with who listens. */
const BROWSER_EVENT = /\bfromEvent(?:<[^>]*>)?\(\s*(?:window|document|globalThis|self|navigator)\b/;

const OWN_LISTENER = /\baddEventListener\(/;
/** Who listens without a stream, and why. */
const OWN_LISTENERS: Readonly<Record<string, string>> = {
  'src/api/fetch-or-empty.ts': 'the abort signal of a request',
  'src/app/boot/deferred-styles.ts': 'a style that has loaded, once',
  'src/app/boot/early-errors.ts': 'a script of the document, before any module',
  'src/app/boot/early-input.ts': 'a script of the document, before any module',
  'src/app/boot/keep-focus.ts': 'focus while views are put in place, for as long as the document stands',
  'src/app/boot/load-scripts.ts': 'a script of the document, before any module',
  'src/app/visit/scroll-to-place.ts': 'the visitor\'s own moves, with an abort signal',
  'src/app/render/sharing-api.ts': 'the abort signal of a request',
  'src/app/visit/apply-head.ts': 'a style that has loaded, once',
  'src/app/visit/load-page.ts': 'a style that has loaded, and the abort signal of a page',
  'src/app/worker/service-worker.ts': 'a service worker has to listen when it is first read',
  'src/server/ssr/in-process-fetch.ts': 'the abort signal of a request',
  'src/ui/loading/after-press.ts': 'ui has no RxJS: the end of one press, with an abort signal',
  'src/ui/loading/until-loaded.ts': 'ui has no RxJS: the end of one pause, in the first load',
  'src/ui/surfaces/popover.tsx': 'ui has no RxJS: presses beside what is open, with an abort signal',
  'src/views/checkout/trip/trip-summary.tsx': 'focus and keys while the sheet is open, with an abort signal',
  'src/views/hotel-card/gallery/gallery-dialog.tsx': 'keys while the dialog is open',
};

const problems: string[] = [];
const listeners = new Set<string>();
const files = sourceFiles();
const graph = new Map<string, string[]>();

for (const file of files) {
  const found = importsOf(file);
  graph.set(file, found.filter(({ to, typeOnly }) => isLocal(to) && !typeOnly).map(({ to }) => to));
  if (/(^|\/)(index|utils?|helpers?)\.tsx?$|\/utils?\//.test(file)) problems.push(`9. no barrel files, no utils drawer: ${file}`);
  if (within('machines', 'src/domain')(file) && !isTest(file)) {
    const forbidden = FORBIDDEN_IN_MACHINES.exec(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
    if (forbidden) problems.push(`3c. machines and domain have no clock and no chance of their own: ${file} uses ${forbidden[0]}`);
  }
  if (isTest(file)) continue;
  if (within('src')(file) && !within('src/streams')(file) && BROWSER_EVENT.test(readFileSync(file, 'utf8'))) problems.push(`12. events of the browser become streams in src/streams: ${file}`);
  if (within('src')(file) && !within('src/streams')(file) && !isTesting(file) && OWN_LISTENER.test(readFileSync(file, 'utf8'))) {
    if (file in OWN_LISTENERS) listeners.add(file);
    else problems.push(`12b. who listens is a stream in src/streams, or stands with a reason in OWN_LISTENERS of scripts/check/check-imports.ts: ${file}`);
  }
  for (const one of found) {
    for (const { sentence, applies, allows } of rules) if (applies(file) && !allows(one)) problems.push(`${sentence}: ${file} imports ${one.to}`);
  }
}

for (const file of Object.keys(OWN_LISTENERS)) if (!listeners.has(file)) problems.push(`12b. no longer listens, so needs no reason in OWN_LISTENERS: ${file}`);
for (const cycle of cycles(graph)) problems.push(`9. no import cycles: ${cycle.join(' → ')}`);

/** One cycle for each place where a walk along the imports comes back to its own path. */
function cycles(imports: ReadonlyMap<string, string[]>): string[][] {
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    if (path.includes(file)) { found.push([...path.slice(path.indexOf(file)), file]); return; }
    if (done.has(file)) return;
    path.push(file);
    imports.get(file)?.forEach(visit);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return found;
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Imports keep to their rooms (${files.length} files).`);
