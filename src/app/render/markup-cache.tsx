/** Markup of views that are the same on many pages: rendered once, and put into each page where the view stands. */
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TranslatorProvider } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { KeepMarkup } from '../../ui/kept.tsx';
import type { KeptBy } from '../../ui/kept.tsx';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import type { PageContext, PageState } from '../../routes/page-state.ts';

export interface Markup {
  html: string;
  /** The same with no more than the classes of parts that are kept: enough to pick styles by. */
  outline: string;
}

interface MarkupParts {
  page: ReactNode;
  state: PageState;
  translator: Translator;
}

export type RenderMarkup = (parts: MarkupParts) => Markup;

/** Markups of what a view shows, by what else they follow from. */
type MarkupsOfView = WeakMap<object, Map<string, Markup>>;

interface Missing {
  /** Among the parts of the page. */
  place: number;
  looks: Map<string, Markup>;
  look: string;
  markup: ReactElement;
}

/** Stands for a kept markup. Nobody outside can know it, so nobody's text says it. */
const MARK = `kept ${crypto.randomUUID()} `;
const END = ';';
/** Markups of one thing that is shown: about as many as it has looks. */
const MOST_LOOKS = 50;

/** @returns what renders pages, and keeps markup by view, words, host, and what the view shows */
export function createMarkupRenderer(): RenderMarkup {
  const known = new WeakMap<Translator, WeakMap<object, MarkupsOfView>>();
  return ({ page, state, translator }) => {
    const { language, origin } = state.context;
    const ofWords = entryOf(known, translator, () => new WeakMap<object, MarkupsOfView>());
    const parts: Markup[] = [];
    const missing: Missing[] = [];
    const keep = (view: object, { of, by }: KeptBy, markup: () => ReactElement): string => {
      const looks = entryOf(entryOf(ofWords, view, (): MarkupsOfView => new WeakMap()), of, () => new Map<string, Markup>());
      const look = `${origin} ${by}`;
      const place = parts.length;
      const before = looks.get(look);
      if (before === undefined) missing.push({ place, looks, look, markup: markup() });
      parts.push(before ?? { html: '', outline: '' });
      return MARK + place + END;
    };
    const make = () => {
      // All at once: beginning and ending a rendering takes about as long as a tile does.
      const made = renderToString(
        <PageProvider page={anyPage({ language, origin })}>
          <TranslatorProvider translator={translator}>
            {missing.map(({ place, markup }) => <Fragment key={place}>{markup}<hr id={MARK} /></Fragment>)}
          </TranslatorProvider>
        </PageProvider>,
      ).split(`<hr id="${MARK}"/>`);
      for (const [index, { place, looks, look }] of missing.entries()) {
        const html = made[index]!;
        parts[place] = { html, outline: ` class="${classesIn(html)}"` };
        if (looks.size >= MOST_LOOKS) looks.clear();
        looks.set(look, parts[place]);
      }
    };
    const [begin = '', ...pieces] = renderToString(<KeepMarkup keep={keep}>{page}</KeepMarkup>).split(MARK);
    try {
      if (missing.length > 0) make();
    } catch {
      // Where the view stands there may be somebody to catch this.
      const html = renderToString(page);
      return { html, outline: html };
    }
    const joined = (text: keyof Markup) => pieces.reduce((whole, piece) => {
      const end = piece.indexOf(END);
      return whole + parts[Number(piece.slice(0, end))]![text] + piece.slice(end + END.length);
    }, begin);
    return { html: joined('html'), outline: joined('outline') };
  };
}

/** What a view may know of a page that its markup is not made for. @throws when it asks for more */
function anyPage(context: Pick<PageContext, 'language' | 'origin'>): Page {
  const refuse = (target: object, name: string | symbol) => {
    if (name in target) return target[name as keyof typeof target];
    throw new Error(`Markup that is kept must not follow from the page's ${String(name)}`);
  };
  return new Proxy({ context: new Proxy(context, { get: refuse }) }, { get: refuse }) as unknown as Page;
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
