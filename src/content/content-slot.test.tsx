import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBus } from '../bus/bus.ts';
import { BusProvider } from '../bus/react.tsx';
import { compileMessage } from '../i18n/compile-message.ts';
import { TranslatorProvider } from '../i18n/react.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { PageProvider } from '../parts/page.tsx';
import type { Page } from '../parts/page.tsx';
import { loadComponents } from './component-registry.ts';
import { ContentComponents, ContentSlot } from './content-slot.tsx';
import type { CmsComponent, PageProvided } from './content.types.ts';
import { RenderBoundary } from './render-boundary.tsx';

const page: Page = {
  data: null,
  context: {
    pageType: 'homePage', language: 'pl', path: '/', query: '', origin: 'https://www.zefira.example',
    now: '2026-07-03T10:00:00Z', today: '2026-07-03', userStatus: 'FIRST_TIME_ON_PAGE', loggedIn: false, consent: null, operatingSystem: null,
  },
  chrome: { header: { block: 'header' }, footer: { block: 'footer' }, version: '', around: [], cms: null },
};
const bus = createBus({ report: (problem) => { throw problem; } });
const translator = createTranslator('pl', [{ 'shell.breadcrumbs': compileMessage('Tu jesteś') }]);

function component(uid: string, name: string, fields: Partial<CmsComponent> = {}): CmsComponent {
  return { uid, name, options: [], items: [], profiles: [], active: true, validFrom: null, validTo: null, ...fields };
}

function render(node: React.ReactNode, on: Page = page): string {
  return renderToString(<BusProvider bus={bus}><PageProvider page={on}><TranslatorProvider translator={translator}>{node}</TranslatorProvider></PageProvider></BusProvider>);
}

function markupOf(components: CmsComponent[], provided?: PageProvided): string {
  return render(<ContentComponents components={components} viewer={page.context} {...(provided && { provided })} />);
}

beforeAll(() => loadComponents([{ components: ['customHtml', 'benefits', 'topHotels', 'countdown'].map((name) => ({ name })) }]));

describe('a slot', () => {
  const text = (uid: string, fields: Partial<CmsComponent> = {}) => component(uid, 'customHtml', { html: `<p>${uid}</p>`, ...fields });

  it('renders its own components in their order, each by its type [cms.page-slots]', () => {
    const slots = [{ name: 'top', components: [text('other')] }, { name: 'main', components: [text('first'), text('second')] }];
    const cms = { url: '/', active: true, slots, metaProperties: [], sortCodes: [], breadcrumbs: [], tiles: [], menuCollapsed: false };
    const markup = render(<ContentSlot name="main" />, { ...page, chrome: { ...page.chrome, cms } });
    expect(markup.match(/<p>(\w+)<\/p>/g)).toEqual(['<p>first</p>', '<p>second</p>']);
    expect(render(<ContentSlot name="nowhere" />)).toBe('');
  });

  it('ignores types it does not know, names of object methods too [cms.page-slots]', () => {
    expect(markupOf([component('a', 'chatWidgetOfTomorrow'), component('b', 'constructor'), text('known')])).toMatch(/^<!--\$--><div.*<p>known<\/p><\/div><\/div><!--\/\$-->$/);
  });

  it('says of what is counted down its last day where the market is [view.countdown]', () => {
    const countdown = (validTo: string) => markupOf([component('end', 'countdown', { validTo, items: [{ title: 'Do konce' }] })]);
    expect(countdown('2026-07-31T23:30:00Z')).toContain('>01.08.2026</time>');
    expect(countdown('2026-07-31')).toContain('>31.07.2026</time>');
  });

  it('shows what is for this visitor at this time', () => {
    const markup = markupOf([
      text('off', { active: false }),
      text('returning', { profiles: ['returning'] }),
      text('mine', { profiles: ['logged in', 'FIRST_TIME_ON_PAGE'] }),
      text('over', { validTo: '2026-07-02' }),
      text('today', { validFrom: '2026-07-03', validTo: '2026-07-03' }),
    ]);
    expect(markup.match(/<p>(\w+)<\/p>/g)).toEqual(['<p>mine</p>', '<p>today</p>']);
  });

  it('puts the search of the page where editors want it, and no shelf without offers', () => {
    const markup = markupOf([component('s', 'globalSearch'), component('t', 'topHotels', { offers: [] })], { globalSearch: <form>kam</form> });
    expect(markup).toContain('<form>kam</form>');
    expect(markup).not.toContain('<section');
  });

  it('keeps links in the language of the page and tells other hosts nothing [link.rel] [market.languages]', () => {
    const markup = markupOf([
      component('b', 'benefits', { items: [
        { title: 'A', url: '/kontakt', linkLabel: 'Kontakt' },
        { title: 'B', url: 'https://mapy.example/x', linkLabel: 'Mapa' },
      ] }),
      text('t', { html: '<a href="/o-nas">o nas</a> <a href="//evil.example">x</a>' }),
    ]);
    expect(markup.match(/<a [^>]*>/g)?.map((tag) => tag.replace(/ class="[^"]*"/, ''))).toEqual([
      '<a href="/pl/kontakt">', '<a href="https://mapy.example/x" rel="nofollow noreferrer">', '<a href="/pl/o-nas">', '<a href="//evil.example">',
    ]);
  });
});

describe('a component that fails to render', () => {
  function Broken(): never {
    throw new Error('no items');
  }

  it('leaves its place empty on the server, and the rest of the page stands [cms.render-error]', () => {
    const markup = render(<><RenderBoundary><Broken /></RenderBoundary><p>rest</p></>);
    expect(markup).toMatch(/<!--\$!-->.*<!--\/\$--><p>rest<\/p>$/s);
    expect(markup).not.toContain('no items</');
  });

  it('is hidden and reported in the browser [cms.render-error]', () => {
    const reported: unknown[] = [];
    const boundary = new RenderBoundary({ children: <Broken />, onError: (error) => reported.push(error) });
    const error = new Error('no items');
    boundary.state = RenderBoundary.getDerivedStateFromError();
    boundary.componentDidCatch(error);
    expect(boundary.render()).toBeNull();
    expect(reported).toEqual([error]);
  });
});
