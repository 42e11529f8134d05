import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createBus } from '../../bus/bus.ts';
import { BusProvider, useFlow } from '../../bus/react.tsx';
import { RenderBoundary } from '../../content/render-boundary.tsx';
import { TranslatorProvider, useTranslator } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import type { Translator } from '../../i18n/translator.ts';
import { PageProvider, useHref, usePage } from '../../parts/page.tsx';
import type { PageState } from '../../routes/page-state.ts';
import { cachedMarkup } from '../../ui/loading/cached-markup.tsx';
import { createMarkupRenderer } from './markup-cache.tsx';

interface TileProps { offer: { name: string }; size?: string; onPress?: () => void }

const polish = createTranslator('pl', []);
const state = (path = '/') => ({ context: { language: 'pl', origin: 'https://www.zefira.example', path }, dictionary: {} }) as PageState;
const offer = Object.freeze({ name: 'Lithos & Palace' });

const fail = (problem: unknown) => { throw problem; };

function tile() {
  let made = 0;
  const Tile = cachedMarkup<TileProps, 'offer', 'size'>(function Tile({ offer: { name }, size }) {
    made += 1;
    const href = useHref();
    const { language } = useTranslator();
    return <a className="tile" href={href('/$', { _splat: 'x' })} data-size={size}>{name} {language}</a>;
  }, 'offer', ['size']);
  return { Tile, made: () => made };
}

const around = (page: ReactNode, { of = state(), translator = polish }: { of?: PageState; translator?: Translator } = {}) => ({
  page: <PageProvider page={of}><TranslatorProvider translator={translator}><main className="page">{page}</main></TranslatorProvider></PageProvider>,
  state: of, translator,
});

describe('cached markup', () => {
  it('is made once, and stands in every page as if it had been made for it', () => {
    const { Tile, made } = tile();
    const render = createMarkupRenderer(fail);
    for (const path of ['/', '/kontakt']) {
      const parts = around(<ul><li><Tile offer={offer} /></li><li><Tile offer={offer} size="small" onPress={() => {}} /></li>end</ul>, { of: state(path) });
      expect(render(parts)).toEqual({
        html: renderToString(parts.page),
        outline: '<main class="page"><ul><li> class="tile"</li><li> class="tile"</li>end</ul></main>',
      });
    }
    // Twice each for the two renderings without a cache.
    expect(made()).toBe(2 + 4);
  });

  it('has its pictures fetched as early as if it had been made for the page', () => {
    const Pictured = cachedMarkup<TileProps, 'offer'>(function Pictured({ offer: { name } }) {
      return <img src={`/${name}.webp`} srcSet={`/${name}.webp?w=2 2w`} alt="" fetchPriority="high" />;
    }, 'offer');
    const Plain = cachedMarkup<TileProps, 'offer'>(function Plain({ offer: { name } }) {
      return <p>{name}</p>;
    }, 'offer');
    const render = createMarkupRenderer(fail);
    const other = Object.freeze({ name: 'Other' });
    for (const offers of [[offer, other], [other]]) {
      const parts = around(<><div><Plain offer={offer} /></div>{offers.map((shown) => <p key={shown.name}><Pictured offer={shown} /></p>)}</>);
      const { html } = render(parts);
      expect(html).toBe(renderToString(parts.page));
      expect(html).toMatch(/^<link rel="preload" as="image"/);
    }
  });

  it('is made anew for another thing, in other words, and for what nobody shares', () => {
    const { Tile, made } = tile();
    const render = createMarkupRenderer(fail);
    render(around(<Tile offer={offer} />));
    render(around(<Tile offer={Object.freeze({ name: 'Other' })} />));
    expect(render(around(<Tile offer={offer} />, { translator: createTranslator('hu', []) })).html).toContain('Palace<!-- --> <!-- -->hu');
    render(around(<Tile offer={{ ...offer }} />));
    render(around(<Tile offer={{ ...offer }} />));
    expect(made()).toBe(5);
  });

  it('knows nothing of the page it is made on: one that asks is made there each time', () => {
    const Nosy = cachedMarkup<TileProps, 'offer'>(function Nosy() {
      return <p>{usePage().context.path}</p>;
    }, 'offer');
    const reported: unknown[] = [];
    const render = createMarkupRenderer((problem) => void reported.push(problem));
    const pages = ['/a', '/b'].map((path) => render(around(<Nosy offer={offer} />, { of: state(path) })).html);
    expect(pages).toEqual(['<main class="page"><p>/a</p></main>', '<main class="page"><p>/b</p></main>']);
    expect(reported.map(String)).toEqual(Array(2).fill("Error: Cached markup must not depend on the page's path"));
  });

  it('may hold what waits for a flow of the visit, which no document has begun, and nothing of other flows', () => {
    const Hearted = cachedMarkup<TileProps, 'offer'>(function Hearted({ offer: { name } }) {
      return <p>{name} {useFlow('wishlist', () => 'wished') ?? 'open'}</p>;
    }, 'offer');
    const Counting = cachedMarkup<TileProps, 'offer'>(function Counting() {
      return <p>{useFlow('listing', () => 'listed') ?? 'none'}</p>;
    }, 'offer');
    const reported: unknown[] = [];
    const render = createMarkupRenderer((problem) => void reported.push(problem));
    const bus = createBus({ expected: ['wishlist'], report: fail });
    const shown = (page: ReactNode) => render(around(<BusProvider bus={bus}>{page}</BusProvider>)).html;
    expect(shown(<Hearted offer={offer} />)).toContain('open');
    expect(reported).toEqual([]);
    expect(shown(<Counting offer={offer} />)).toContain('none');
    expect(reported.map(String)).toEqual(['Error: Cached markup must not depend on the flow listing']);
  });

  it('that cannot be made leaves its place empty, and the rest of the page stands [cms.render-error]', () => {
    const Broken = cachedMarkup<TileProps, 'offer'>(function Broken(): never {
      throw new Error('no items');
    }, 'offer');
    const { html } = createMarkupRenderer(() => {})(around(<><RenderBoundary><Broken offer={offer} /></RenderBoundary><p>rest</p></>));
    expect(html).toMatch(/<!--\$!-->.*<!--\/\$--><p>rest<\/p><\/main>$/s);
  });
});
