// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from '../../content/component-registry.ts';
import { RenderBoundary } from '../../content/render-boundary.tsx';
import { VIEW_CAME } from '../../content/view-came.ts';
import { REMEMBER_EARLY_PRESS } from './early-input.ts';
import { takeEarlyInput } from './take-early-input.ts';

it('a button whose code is still on its way is pressed once that has come, one that answers is not pressed again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const presses: string[] = [];
  const buttonOf = (name: string) => () => <button type="button" onClick={() => presses.push(name)}>{name}</button>;
  const [Menu, Banner, Heart] = [buttonOf('menu'), buttonOf('banner'), buttonOf('heart')];
  const [banner, shelf] = [Promise.withResolvers<typeof Banner>(), Promise.withResolvers<typeof Heart>()];
  const LazyBanner = lazyComponent<object>('banner', () => banner.promise).View;
  const LazyShelf = lazyComponent<object>('shelf', () => shelf.promise).View;
  const page = (...parts: ReactNode[]) => <><Menu />{parts.map((part, place) => <RenderBoundary key={place}>{part}</RenderBoundary>)}</>;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(<Banner />, <Heart />));
  runInThisContext(REMEMBER_EARLY_PRESS);
  document.documentElement.dataset.app = 'ready';
  const root = await act(async () => hydrateRoot(place, page(<LazyBanner />, <LazyShelf />)));
  const press = (name: string) => act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  /** The press that follows a view is made by then. */
  const viewCame = () => new Promise<void>((resolve) => { addEventListener(VIEW_CAME, () => setTimeout(resolve), { once: true }); });
  for (const name of ['heart', 'heart', 'menu']) await press(name);
  let came = viewCame();
  banner.resolve(Banner);
  await act(() => came);
  expect(presses).toEqual(['menu']);
  came = viewCame();
  shelf.resolve(Heart);
  await act(() => came);
  expect(presses).toEqual(['menu', 'heart']);
  await press('heart');
  expect(presses).toEqual(['menu', 'heart', 'heart']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('an option that was chosen and a text that was typed before the page has booted are the page’s, others are as they were', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const heard: string[] = [];
  function Form() {
    const [part, setPart] = useState('rest');
    return (
      <>
        <select name="part" value={part} onChange={({ target }) => { heard.push(target.value); setPart(target.value); }}>
          <option value="deposit">deposit</option>
          <option value="rest">rest</option>
          <option value="other">other</option>
        </select>
        <select name="method" defaultValue="card" onChange={() => heard.push('method')}><option>card</option><option>bank</option></select>
        <input name="amount" onInput={({ currentTarget }) => heard.push(currentTarget.value)} />
        <output>{part}</output>
      </>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
  place.querySelector('select')!.value = 'other';
  place.querySelector('input')!.value = '500';
  const doEarlyInput = takeEarlyInput();
  const root = await act(async () => hydrateRoot(place, <Form />));
  await act(async () => doEarlyInput());
  expect([heard, place.querySelector('output')!.textContent, place.querySelector('select')!.value]).toEqual([['other', '500'], 'other', 'other']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('the button of a form that the browser sends shows that it was heard, until the page is left; one that a flow takes does not', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<form action="/hledani"><button>Search</button></form>';
  const [form, button] = [place.querySelector('form')!, place.querySelector('button')!];
  const submit = () => {
    form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }));
    return button.dataset.sent;
  };
  expect(submit()).toBe('');
  dispatchEvent(new Event('pagehide'));
  expect(button.dataset.sent).toBeUndefined();
  form.addEventListener('submit', (event) => event.preventDefault());
  expect(submit()).toBeUndefined();
});
