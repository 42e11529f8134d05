// @vitest-environment happy-dom
import { act, memo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { usePage } from '../../parts/page.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { useDrawsBelow } from '../../ui/loading/below-first-screen.tsx';
import type { ShownPage } from './shown-page.ts';
import { createPageHost } from './page-host.tsx';

vi.mock('../../views/shell/shell.tsx', () => ({
  Shell: ({ mains, around }: { mains: ReactNode[]; around: (part: ReactNode) => ReactNode }) => <>{around(<Around />)}{mains}</>,
}));

function Around() {
  return <header>{usePage().context.path}</header>;
}

function View() {
  const id = usePage().context.path;
  rendered.push(id);
  return (
    <p>
      {id === 'broken' ? fail() : id}
      <Below of={id} />
      <Picture src="/one" srcSet="/one 384w, /two 640w" sizes="100vw" alt="" width={4} height={3} />
    </p>
  );
}

/** One entry a time that a page was rendered. */
const rendered: string[] = [];

/** What each page has drawn below its first screen, one entry a time that it was drawn. */
const drawn: string[] = [];

const Below = memo(function Below({ of }: { of: string }) {
  drawn.push(`${of} ${useDrawsBelow()}`);
  return null;
});

function fail(): never {
  throw new Error('cannot be rendered');
}

const pageOf = (id: string) => ({ id, bus: {}, translator: (key: string) => key, View, state: { context: { path: id } } }) as unknown as ShownPage;

const manner = (main: Element) => `${main.hasAttribute('hidden') ? 'unseen' : 'shown'} ${main.textContent}`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the page of the last call, also where that is the one that stands there: each call ends', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  let timesAlive = 0;
  const host = createPageHost(first, () => { timesAlive += 1; });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(host.element));
  const ended: string[] = [];
  const show = (page: ShownPage) => void host.show(page, false).then(() => ended.push(page.id));
  await act(async () => [second, first].forEach(show));
  const shown = () => place.querySelector('main:not([hidden])')!.textContent;
  expect([ended, shown(), host.current()]).toEqual([['second', 'first'], 'first', first]);
  await act(async () => [second, third].forEach(show));
  expect([ended.slice(2), shown(), timesAlive]).toEqual([['second', 'third'], 'third', 1]);
  await act(async () => root.unmount());
});

it('pictures of a page that follows are addressed in the document alone: what is rendered in vain is not held by them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const addressed: [string, boolean][] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function say(this: Element, name, value) {
    if (name === 'srcset' || name === 'src') addressed.push([`${this.localName} ${name}`, this.isConnected]);
    setAttribute.call(this, name, value);
  });
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(host.element));
  const markup = () => place.querySelector('img')!.outerHTML;
  const asDocument = markup();
  for (const page of [second, third]) {
    addressed.length = 0;
    await act(async () => void host.show(page, false));
    expect(addressed).toEqual([['img srcset', true], ['img src', true]]);
    expect(place.querySelector('img')!.getAttribute('src')).toBe('/one');
    expect(place.querySelector('img')!.sizes).toBe('auto, 100vw');
    expect(markup().length).toBe(asDocument.length);
  }
  // The elements of the page that was left are not in the document.
  place.remove();
});

it('a picture that comes to be while its page is not in the document is addressed once that is shown: a page that never is, is not held by it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const addressed: [string, boolean][] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function say(this: Element, name, value) {
    if (name === 'srcset') addressed.push([value, this.isConnected]);
    setAttribute.call(this, name, value);
  });
  const drawn$ = new BehaviorSubject<string | null>(null);
  const follow = (told: () => void) => {
    const drawing = drawn$.subscribe(told);
    return () => drawing.unsubscribe();
  };
  function Late() {
    const src = useSyncExternalStore(follow, () => drawn$.value);
    return src && <Picture src={src} srcSet={`${src} 384w`} alt="" width={4} height={3} />;
  }
  const [first, second] = [pageOf('first'), { ...pageOf('second'), View: Late }];
  const host = createPageHost(first, () => {});
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(host.element));
  await act(async () => void host.prepare(second));
  addressed.length = 0;
  await act(async () => drawn$.next('/late'));
  expect(addressed).toEqual([]);
  await act(async () => void host.show(second, false));
  expect([addressed, place.querySelector('img')!.getAttribute('src')]).toEqual([[['/late 384w', true]], '/late']);
  // Another one, while the page is left.
  await act(async () => void host.show(first, false));
  await act(async () => drawn$.next('/later'));
  await act(async () => void host.show(second, false));
  expect([addressed.slice(1), place.querySelector('main:not([hidden]) img')!.getAttribute('src')]).toEqual([[['/later 384w', true]], '/later']);
  place.remove();
});

it('a page that follows another one draws its first screen before the rest; the first page, and one whose reader is led further, at once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const root = createRoot(document.createElement('div'));
  const drawnBy = async (act: () => Promise<void>) => {
    drawn.length = 0;
    await act();
    return [...new Set(drawn)];
  };
  expect(await drawnBy(() => act(async () => root.render(host.element)))).toEqual(['first true']);
  expect(await drawnBy(() => act(async () => void host.show(second, false)))).toEqual(['second false']);
  expect(await drawnBy(() => act(() => new Promise<void>((painted) => afterPaint(painted))))).toEqual(['second true']);
  expect(await drawnBy(() => act(async () => void host.show(third, true)))).toEqual(['third true']);
  await act(async () => root.unmount());
});

it('a page that is prepared draws what stands below its first screen once somebody sees it, or where its reader is led there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(host.element));
  drawn.length = 0;
  const painted = () => act(() => new Promise<void>((done) => afterPaint(done)));
  await act(async () => void host.prepare(second));
  await painted();
  expect(drawn).toEqual(['second false']);
  await act(async () => void host.show(second, false));
  expect(drawn).toEqual(['second false']);
  await painted();
  expect(drawn).toEqual(['second false', 'second true']);
  await act(async () => void host.prepare(third));
  await act(async () => void host.show(third, true));
  expect(drawn.slice(2)).toEqual(['third false', 'third true']);
  await act(async () => root.unmount());
});

it('a page that was prepared, and one that was left last, is shown by its own elements and not rendered anew [listing.store]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second, third] = ['first', 'second', 'third'].map(pageOf) as [ShownPage, ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(host.element));
  const pages = () => [...place.querySelectorAll('main')].map(manner);
  const ready = vi.fn<() => void>();
  await act(async () => void host.prepare(second).then(ready));
  expect([ready.mock.calls.length, pages()]).toEqual([1, ['shown first', 'unseen second']]);
  const elementOfSecond = place.querySelector('main[hidden] p');
  rendered.length = 0;
  // What is moved in a document is taken out of it, with its focus, scrolled parts and layout.
  const moved = vi.spyOn(Node.prototype, 'insertBefore');
  await act(async () => void host.show(second, false));
  expect([pages(), rendered, place.querySelector('header')!.textContent]).toEqual([['unseen first', 'shown second'], [], 'second']);
  expect(place.querySelector('main:not([hidden]) p')).toBe(elementOfSecond);
  await act(async () => void host.show(first, true));
  expect([pages(), rendered, moved.mock.calls.length]).toEqual([['shown first', 'unseen second'], [], 0]);
  // Given up, and overtaken by a page that nobody prepared.
  await act(async () => void host.prepare(third));
  expect(pages()).toEqual(['shown first', 'unseen second', 'unseen third']);
  await act(async () => void host.prepare(null));
  expect(pages()).toEqual(['shown first', 'unseen second']);
  await act(async () => {
    void host.prepare(second);
    void host.show(third, false);
  });
  expect(pages()).toEqual(['unseen first', 'shown third']);
  await act(async () => root.unmount());
});

it('a page that is left with a modal dialog open keeps no elements: the dialog would make the next page inert [view.fullscreen]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, second] = ['first', 'second'].map(pageOf) as [ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(host.element));
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === 'main[data-page] dialog:modal' ? document.createElement('dialog') : null));
  await act(async () => void host.show(second, false));
  expect([...place.querySelectorAll('main')].map(manner)).toEqual(['shown second']);
  await act(async () => root.unmount());
});

it('an unseen page that cannot be rendered gets a document as soon as it is to be seen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reloads = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const [first, broken] = ['first', 'broken'].map(pageOf) as [ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} });
  await act(async () => root.render(host.element));
  await act(async () => void host.prepare(broken));
  expect(reloads).not.toHaveBeenCalled();
  await act(async () => void host.show(broken, false));
  expect(reloads).toHaveBeenCalledOnce();
});

it('a page that cannot be rendered gets a document of its own, the one that came with a document says so [error.texts]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reloads = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const rootOf = () => createRoot(document.createElement('div'), { onCaughtError: () => {} });
  const [first, broken] = ['first', 'broken'].map(pageOf) as [ShownPage, ShownPage];
  const host = createPageHost(first, () => {});
  const root = rootOf();
  await act(async () => root.render(host.element));
  await act(async () => void host.show(broken, false));
  expect(reloads).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div></div><template id="failed"><p role="alert">Something is wrong. <a href="">Again</a></p></template>';
  const place = document.querySelector('div')!;
  await act(async () => createRoot(place, { onCaughtError: () => {} }).render(createPageHost(broken, () => {}).element));
  expect([place.querySelector('header')?.textContent, document.querySelector('body > [role=alert]')?.textContent]).toEqual(['broken', 'Something is wrong. Again']);
  expect(reloads).toHaveBeenCalledTimes(1);
});
