/**
 * How the client's modules are cut into files: React, the other packages with the flows, the views that every page needs, one
 * a page, and what two pages share where that is worth a request. Left to itself the bundler makes a file of every set of
 * modules with the same importers: forty requests a page, each compressed alone.
 */
import { existsSync, globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the pages people land on load before anything is pressed: their view and the machines that their loaders start, with their policies. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['src/views/home/home-page.tsx', 'machines/global-search/global-search.machine.ts', 'src/policies/search/search-policies.ts'],
  listing: ['src/views/listing/listing-page.tsx', 'machines/global-search/global-search.machine.ts', 'machines/listing/listing.machine.ts', 'machines/accordion/accordion.machine.ts', 'src/policies/search/search-policies.ts', 'src/policies/listing/listing-policies.ts', 'src/ports/flows/listing-ports.ts'],
  hotel: ['src/views/hotel-card/hotel-card-page.tsx', 'machines/configurator/configurator.machine.ts', 'machines/accordion/accordion.machine.ts', 'src/policies/hotel-card/configurator-policies.ts', 'src/ports/flows/configurator-ports.ts'],
  checkout: ['src/views/checkout/checkout-page.tsx', 'machines/checkout/checkout.machine.ts', 'src/policies/order/order-policies.ts', 'src/app/boot/hold-draft.ts'],
  payment: ['src/views/payment/payment-page.tsx', 'machines/payment/payment.machine.ts', 'src/policies/order/order-policies.ts'],
};
/** Addresses of searches: home does without them until a search is submitted there, or the party of its address is carried on. */
const ADDRESSES = 'addresses';
const READS_ADDRESSES = /src\/domain\/urls\/(?:carried-party|listing-(?:address|params|q)|party-search)\.ts$/;
/** What pages load at idle, and once somebody has touched them: what that needs of a page's own file comes without that page. */
const AT_IDLE = ['src/app/visit/browser-api.ts', 'src/app/boot/at-rest.ts', 'src/app/boot/flows/start-session.ts', 'src/app/visit/page-navigation.ts'];
const ONCE_TOUCHED = ['src/app/boot/flows/deferred-flows.ts', 'src/app/boot/flows/start-messages.ts', 'src/views/shell/deferred-parts.tsx', 'src/content/components/countdown-clock.tsx', 'src/parts/compare/lazy-compare.tsx', 'machines/compare/compare.machine.ts', 'src/views/global-search/screens/search-screens.tsx', 'src/views/global-search/panels/travel-date-panel.tsx'];
/** The flows of a hotel card, which a list at rest fetches (src/app/visit/next-parts.ts): without what only views ask. */
const CARD_CHOICES = 'card-choices';
const OF_CARD = /\/(?:views\/hotel-card|machines)\//;
const OF_FLOWS = /\/(?:machines\/(?!.*\.select\.ts$)|src\/(?:policies|ports)\/)/;
/** What every page loads. */
const EVERYWHERE = ['src/app/boot/resume.tsx', 'machines/consent/consent.machine.ts', 'machines/navigation/navigation.machine.ts'];
const SHOP = 'shop';
/** Of what every page loads, that which shows nothing: evaluated before the views (src/app/boot/entry-client.tsx). */
const FLOWS = 'flows';
const SHOWS_NOTHING = /\/node_modules\/(?!lucide)|\/(?:machines|src\/(?:api|bus|domain|policies|ports|streams))\/(?!.*\.tsx$)/;
/** What so many pages need is in the shop's own file. */
const SHARED_BY_ALL = 3;
/** Bytes of source that are worth a file of their own for two pages. */
const WORTH_A_FILE = 12_000;
/** Bytes of source that are not worth a file of their own for what comes on demand. */
const NOT_WORTH_A_REQUEST = 3_000;
/** What pages share that people come to from the home page, which does without. */
const FURTHER_ON = 'further-on';
/** The same of what the listing does without, too. */
const TO_ORDER = 'to-order';
/** Of both, what a page at rest asks for: of the first the tiles in editors' blocks, of the second little. */
const TILES = 'tiles';
const IDLE = 'idle';
/** What hotel cards need of it. */
const CARD_AND_IDLE = 'card-and-idle';
/** Their styles come with the first of them, late: a page that follows asks for none. */
const HAVE_ONE_STYLE_SHEET = new Set(['home', 'home-listing', 'listing', 'hotel', FURTHER_ON, TO_ORDER]);
/** What comes once somebody has touched a page. */
const TOUCHED = 'touched';
/** What reservation and payment have alike with parts that come on demand on other pages: a calendar, a party, a chat. */
const ON_DEMAND = 'on-demand';
/** It comes only to whom records, and needs what is large in a reservation: the library of phone numbers. */
const RECORDER = /\/machine-room\//;
/** Files that nobody needs who does not order. */
const OF_ORDERS = new Set(['checkout', 'payment', 'checkout-payment']);
/** Editors' blocks: they come after the pages that they are on, in one file instead of many small ones. */
const CONTENT = 'content';
const EDITORS_BLOCKS = /src\/content\/components\/(?!last-searches|search-sentence|remembered-shelf|countdown-(?:clock|tile)|checkout-notification|global-search-place|page-breadcrumbs|remembered-place)/;

/** The small ones: of the rest one is a calendar, one is asked for elsewhere, too. */
const SEARCH_PANELS = /\/src\/views\/global-search\/panels\/(?:destinations|airports|duration)-panel\b/;

/** How pages follow each other, with the flow that says it: together they are smaller than apart. */
const PAGES_OF_A_VISIT = /\/(?:src\/app\/visit\/page-navigation|machines\/page-change\/page-change\.(?:machine|rules))\.ts$/;
/** What pages begin once somebody has touched them: on a slow network a file a flow would be a round trip each. */
const DEFERRED_FLOWS = /\/(?:src\/app\/boot\/flows\/deferred-flows|machines\/(?:compare|day-prices|full-screen-view|map-canvas|memory|offers-map|place-search|share|wishlist)\/(?!.*\.select\.)[\w.-]+)\.ts$/;
const CONVERSATIONS = /\/(?:src\/app\/boot\/flows\/start-messages|machines\/(?:chat|mailbox)\/(?!.*\.select\.)[\w.-]+)\.ts$/;
/** The same of a hotel card. */
const DEFERRED_FLOWS_OF_CARDS = /\/(?:src\/app\/boot\/flows\/start-card-flows|machines\/(?:all-offers|gallery|hotel-parts|price-check|room-choice|sale-end)\/[\w.-]+)\.ts$/;

/** Large files that are mostly called by the time that a page answers, or that the next one stands. */
const NEEDED_WHOLE = new Set(['react', FLOWS, SHOP, ...Object.keys(PAGES), 'home-listing', FURTHER_ON, TO_ORDER, CARD_CHOICES, IDLE, CARD_AND_IDLE, 'page-navigation', 'browser-api']);

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What is there by the time that a page has rested. */
const LOADED_BEFORE = new RegExp(`/(?:react|rolldown-runtime|${SHOP}|${FLOWS}|${TILES}|${IDLE}|${CARD_AND_IDLE}|home-listing|begin-flow)-[^/]*$`);

/** What pages that people land on load before anything is pressed. */
const AT_FIRST = /\/(?:home-listing|listing)-[^/]*$/;
/** What is there by the time that these have rested: theirs is the next page's, too. */
const LOADED_AT_REST = new RegExp(`${LOADED_BEFORE.source}|/${FURTHER_ON}-[^/]*$`);

/** What the file that imports others imports itself. */
const EVALUATED_BEFORE = new RegExp(`/(?:react|rolldown-runtime|${SHOP}|${FLOWS})-[^/]*$`);


/**
 * What is to be asked for together with a file that is imported dynamically, for `build.modulePreload`. What every page's own
 * files import comes at idle, or with a page whose answer names its files: it is not worth naming to everybody, but for what
 * a first press may wait for.
 */
export function furtherDependencies(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  if (hostId.includes('/entry-client-')) return dependencies;
  if (AT_FIRST.test(hostId)) return dependencies.filter((each) => !LOADED_AT_REST.test(each));
  if (!new RegExp(`/(?:${SHOP}|${FLOWS}|${TILES})-[^/]*$`).test(hostId)) return dependencies.filter((each) => !EVALUATED_BEFORE.test(each));
  const isWaitedFor = file.includes('/deferred-flows-');
  return dependencies.filter((each) => each.endsWith('.css') || (isWaitedFor && !LOADED_BEFORE.test(each)));
}

/** Groups for `output.codeSplitting`. */
export function firstLoadChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string> | undefined;
  const chunkOf = (id: string, graph: Graph) => {
    chunks ??= assignChunks(root, graph);
    return chunks.get(id) ?? null;
  };
  // A group takes along what its modules import, so what more pages need has to be taken first.
  const ranked = (rank: number, fits: (chunk: string) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName: `first loads ${rank}`,
    priority: rank,
    name: (id, graph) => {
      const chunk = chunkOf(id, graph);
      return chunk !== null && fits(chunk) ? chunk : null;
    },
  });
  return [
    // By itself, so that it is evaluated by itself (src/app/boot/entry-client.tsx); with what the entry itself needs, which in the
    // file of the views would have them all evaluated at once.
    { name: 'react', priority: 7, test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite\/preload-helper|rolldown\/runtime|src\/app\/boot\/early-errors|src\/ui\/loading\/(?:yield-to-main|say-that-page-failed)/ },
    ranked(6, (chunk) => chunk === FLOWS),
    ranked(5, (chunk) => chunk === SHOP),
    ranked(4.5, (chunk) => chunk === TILES),
    ranked(4, (chunk) => chunk === FURTHER_ON),
    ranked(3.5, (chunk) => chunk === CARD_AND_IDLE),
    ranked(3, (chunk) => [ADDRESSES, CARD_CHOICES, IDLE].includes(chunk)),
    ranked(2.5, (chunk) => chunk === TO_ORDER),
    ranked(2.2, (chunk) => chunk === ON_DEMAND),
    // A lazy view waits for both.
    { name: 'with-messages', test: /\/src\/i18n\/(?:with|further)-messages\.tsx?$|\/src\/i18n\/wider-translator\.ts$/, priority: 2.15 },
    ranked(2.1, (chunk) => chunk === TOUCHED),
    ranked(2, (chunk) => chunk.includes('-')),
    ranked(1, () => true),
    { name: CONTENT, test: EDITORS_BLOCKS, priority: 0 },
    // Pages of a campaign have it without a card's flows.
    { name: 'countdown-flow', test: /\/machines\/countdown\/countdown\.(?:machine|rules)\.ts$/, priority: 0.5 },
    // What both need is of the file that comes first, and without the other where data are saved.
    { name: 'at-rest', test: /\/src\/app\/boot\/at-rest\.ts$/, priority: 0.1 },
    { name: 'page-navigation', test: PAGES_OF_A_VISIT, priority: 0 },
    // A list is sorted by it without the search.
    { name: 'choice-list', test: /\/src\/.*\/choice-list\b/, priority: 0.5 },
    // Whoever presses one part of the search presses the next: each would be a request of its own.
    { name: 'search-panels', test: SEARCH_PANELS, priority: 0 },
    { name: 'deferred-flows', test: DEFERRED_FLOWS, priority: 0 },
    { name: 'start-messages', test: CONVERSATIONS, priority: 0 },
    { name: 'card-flows', test: DEFERRED_FLOWS_OF_CARDS, priority: 0 },
    // Landing pages speak all three areas.
    { debugName: 'texts', name: (id) => textsChunk(id), priority: 0 },
  ];
}

/** Module id → name of its file, for all that first loads consist of. */
function assignChunks(root: string, graph: Graph): ReadonlyMap<string, string> {
  const pagesOf = new Map<string, Set<string>>();
  const visit = (id: string, page: string) => {
    const pages = pagesOf.get(id) ?? new Set();
    if (pages.has(page)) return;
    pagesOf.set(id, pages.add(page));
    graph.getModuleInfo(id)?.importedIds.forEach((next) => visit(next, page));
  };
  for (const [page, sources] of Object.entries(PAGES)) sources.forEach((source) => visit(idOf(root, source), page));
  AT_IDLE.forEach((source) => visit(idOf(root, source), IDLE));
  ONCE_TOUCHED.forEach((source) => visit(idOf(root, source), TOUCHED));
  globSync('src/content/components/*.tsx', { cwd: root }).filter((source) => EDITORS_BLOCKS.test(source)).forEach((source) => visit(idOf(root, source), CONTENT));
  EVERYWHERE.forEach((source) => visit(idOf(root, source), SHOP));

  const chunks = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const [id, pages] of pagesOf) {
    const chunk = chunkFor(id, pages);
    if (chunk === null) continue;
    chunks.set(id, chunk);
    sizes.set(chunk, (sizes.get(chunk) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  for (const [id, chunk] of chunks) if (chunk.includes('-') && sizes.get(chunk)! < WORTH_A_FILE) chunks.set(id, sharedChunk(id, pagesOf.get(id)!));
  for (const [id, chunk] of chunks) if (chunk === 'hotel' && OF_FLOWS.test(id)) chunks.set(id, CARD_CHOICES);
  const isUsedElsewhere = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !pagesOf.has(importer) && !RECORDER.test(importer)) ?? false;
  for (const [id, chunk] of chunks) if (OF_ORDERS.has(chunk) && isUsedElsewhere(id)) chunks.set(id, ON_DEMAND);
  // A map of offers shows an icon that a hotel card shows, too: it comes without the card.
  for (const [id, chunk] of chunks) if (chunk === 'hotel' && !OF_CARD.test(id) && isUsedElsewhere(id)) chunks.set(id, TO_ORDER);
  // What a card's flows take along is asked for by others, too, which do without them.
  const takeAlong = (id: string) => graph.getModuleInfo(id)?.importedIds.filter((next) => chunks.get(next) === TO_ORDER).forEach((next) => {
    chunks.set(next, CARD_AND_IDLE);
    takeAlong(next);
  });
  for (const [id, chunk] of chunks) if (chunk === CARD_CHOICES) takeAlong(id);
  const begins = new Set([...AT_IDLE, ...ONCE_TOUCHED].map((source) => idOf(root, source)));
  const isAskedForAlone = (id: string) => !begins.has(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const isSmall = (id: string) => /(?<!\.styles)\.m?[jt]s$/.test(id) && (graph.getModuleInfo(id)?.code?.length ?? 0) < NOT_WORTH_A_REQUEST;
  for (const [id, users] of pagesOf) {
    const when = [IDLE, TOUCHED].find((each) => users.has(each));
    if (when !== undefined && !chunks.has(id) && isSmall(id) && (isUsedElsewhere(id) || isAskedForAlone(id))) chunks.set(id, when);
  }
  for (const [id, chunk] of chunks) if (id.endsWith('.css') && HAVE_ONE_STYLE_SHEET.has(chunk)) chunks.set(id, SHOP);
  // Code waits for its styles: those that come at idle are a round trip of their own.
  for (const [id, users] of pagesOf) if (id.endsWith('.css') && users.has(IDLE)) chunks.set(id, SHOP);
  return chunks;
}

/** Null for what the bundler is left to place. */
function chunkFor(id: string, users: ReadonlySet<string>): string | null {
  if (READS_ADDRESSES.test(id)) return ADDRESSES;
  const pages = [...users].filter((user) => ![IDLE, TOUCHED, CONTENT].includes(user));
  if (pages.length === 0) return users.size > 1 && !EDITORS_BLOCKS.test(id) ? IDLE : null;
  if (users.has(SHOP) || pages.length >= SHARED_BY_ALL) return sharedChunk(id, users);
  const isUsedLater = users.size > pages.length && !users.has('home');
  return isUsedLater || (users.has('listing') && users.has('hotel')) ? sharedChunk(id, users) : pages.join('-');
}

function sharedChunk(id: string, pages: ReadonlySet<string>): string {
  if (!pages.has(SHOP) && !pages.has('home')) {
    const isUsedLater = pages.has(IDLE) || pages.has(CONTENT);
    if (!isUsedLater) return pages.has('listing') ? FURTHER_ON : TO_ORDER;
    return pages.has('listing') ? TILES : pages.has('hotel') ? CARD_AND_IDLE : IDLE;
  }
  return SHOWS_NOTHING.test(id) ? FLOWS : SHOP;
}

function idOf(root: string, source: string): string {
  const id = join(root, source);
  if (!existsSync(id)) throw new Error(`scripts/build/first-load-chunks.ts names ${source}, which does not exist`);
  return id.split(sep).join('/');
}

function textsChunk(id: string): string | null {
  const [, language] = /i18n\/compiled\/(\w+)\/(?:shell|search|listing)\.json/.exec(id) ?? [];
  return language === undefined ? null : `texts-${language}`;
}

/** Writes modules.json: source module → file, for the modules that are imported dynamically. Vite's manifest forgets those in groups. */
export function moduleFiles(root: string): Plugin {
  return {
    name: 'module-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length) files[relative(root, id).split(sep).join('/')] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(files) });
    },
  };
}

/** Has the browser compile all functions of a file while it comes, beside the main thread, instead of each when it is first called. */
export function compiledWhole(): Plugin {
  return {
    name: 'compiled-whole',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The comment is heard at the very top only, where Vite has put the names of files by now.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          // Texts of an area may be called as a page is.
          if (chunk.type === 'chunk' && NEEDED_WHOLE.has(chunk.name) && !chunk.facadeModuleId?.endsWith('.json')) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
