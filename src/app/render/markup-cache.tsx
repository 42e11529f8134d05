/** Markup of views that are the same on many pages: rendered once, and put into each page where the view stands. */
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ReadableBus } from '../../bus/bus.ts';
import type { Address } from '../../bus/flows.ts';
import { BusProvider } from '../../bus/react.tsx';
import { TranslatorProvider } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { MarkupCacheProvider } from '../../ui/loading/cached-markup.tsx';
import type { MarkupKey } from '../../ui/loading/cached-markup.tsx';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import type { PageContext, PageState } from '../../routes/page-state.ts';
import { laterFlows } from '../visit/later-flows.ts';

export interface Markup {
  html: string;
  /** The same with no more than the classes of cached parts: enough to pick styles by. */
  outline: string;
}

interface MarkupParts {
  page: ReactNode;
  state: PageState;
  translator: Translator;
}

export type RenderMarkup = (parts: MarkupParts) => Markup;

interface CachedPart extends Markup {
  /** What React puts before a whole page for its pictures that are wanted at once. */
  preloads: string;
}

/** Markup of a view by the object it shows, then by language, host and the other properties. */
type MarkupsOfView = WeakMap<object, Map<string, CachedPart>>;

interface Missing {
  /** Among the parts of the page. */
  place: number;
  variants: Map<string, CachedPart>;
  variant: string;
  markup: ReactElement;
}

/** Stands in the page for a cached part. It is random, so that no text of a visitor or editor can contain it. */
const MARK = `cached ${crypto.randomUUID()} `;
const END = ';';
/** Most variants of one shown object; beyond it they are rendered again. */
const MOST_VARIANTS = 50;

/**
 * @param report told of a view whose markup could not be cached: its page is rendered whole then, each time
 * @returns what renders pages, and caches markup by view, messages, host, and what the view shows
 */
export function createMarkupRenderer(report: (problem: unknown) => void): RenderMarkup {
  const known = new WeakMap<Translator, WeakMap<object, MarkupsOfView>>();
  return ({ page, state, translator }) => {
    const { language, origin } = state.context;
    const ofMessages = entryOf(known, translator, () => new WeakMap<object, MarkupsOfView>());
    const parts: CachedPart[] = [];
    const missing: Missing[] = [];
    const cache = (view: object, { of, by }: MarkupKey, markup: () => ReactElement): string => {
      const variants = entryOf(entryOf(ofMessages, view, (): MarkupsOfView => new WeakMap()), of, () => new Map<string, CachedPart>());
      const variant = `${origin} ${by}`;
      const place = parts.length;
      const before = variants.get(variant);
      if (before === undefined) missing.push({ place, variants, variant, markup: markup() });
      parts.push(before ?? { html: '', outline: '', preloads: '' });
      return MARK + place + END;
    };
    const make = () => {
      // All at once: beginning and ending a rendering takes about as long as a tile does.
      const [preloads = '', ...made] = renderToString(
        <PageProvider page={pageOfAll({ language, origin })}>
          <TranslatorProvider translator={translator}>
            <BusProvider bus={busOfAll}>
              <hr id={MARK} />
              {missing.map(({ place, markup }) => <Fragment key={place}>{markup}<hr id={MARK} /></Fragment>)}
            </BusProvider>
          </TranslatorProvider>
        </PageProvider>,
      ).split(`<hr id="${MARK}"/>`);
      for (const [index, { place, variants, variant }] of missing.entries()) {
        const html = made[index]!;
        parts[place] = { html, outline: ` class="${classesIn(html)}"`, preloads: preloadsOf(html, preloads) };
        if (variants.size >= MOST_VARIANTS) variants.clear();
        variants.set(variant, parts[place]);
      }
    };
    const [begin = '', ...pieces] = renderToString(<MarkupCacheProvider cache={cache}>{page}</MarkupCacheProvider>).split(MARK);
    try {
      if (missing.length > 0) make();
    } catch (problem) {
      report(problem);
      // Rendered in its place, an error boundary of the page may handle this.
      const html = renderToString(page);
      return { html, outline: html };
    }
    const joined = (text: keyof Markup) => pieces.reduce((whole, piece) => {
      const end = piece.indexOf(END);
      return whole + parts[Number(piece.slice(0, end))]![text] + piece.slice(end + END.length);
    }, begin);
    return { html: parts.map(({ preloads }) => preloads).join('') + joined('html'), outline: joined('outline') };
  };
}

/** The page as cached views may read it: its language and host. @throws Error when a view reads anything else */
function pageOfAll(context: Pick<PageContext, 'language' | 'origin'>): Page {
  const refuse = (target: object, name: string | symbol) => {
    if (name in target) return target[name as keyof typeof target];
    throw new Error(`Cached markup must not depend on the page's ${String(name)}`);
  };
  return new Proxy({ context: new Proxy(context, { get: refuse }) }, { get: refuse }) as unknown as Page;
}

/** The flows as cached views may read them: those that no document has begun. @throws Error when a view reads any other */
const busOfAll: ReadableBus = { actor: absent, served: absent, watch: () => () => {}, dispatch: () => {} };

function absent(address: Address): undefined {
  if (!(laterFlows as readonly Address[]).includes(address)) throw new Error(`Cached markup must not depend on the flow ${address}`);
}

/** Those of some markup that are for one of its pictures. */
function preloadsOf(html: string, preloads: string): string {
  return Array.from(preloads.matchAll(/<link [^>]*?(?:imageSrcSet|href)="([^"]*)"[^>]*>/g))
    .filter(([, picture]) => html.includes(`"${picture}"`)).map(([link]) => link).join('');
}

function classesIn(html: string): string {
  return [...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())].sort().join(' ');
}

function entryOf<Key extends object, Value>(map: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown }, key: Key, make: () => Value): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const value = make();
  map.set(key, value);
  return value;
}
