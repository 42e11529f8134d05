// @vitest-environment happy-dom
import { act } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LazyView, lazyView } from './lazy-view.tsx';

const Bar = ({ count }: { count: number }) => <p>{count} chosen</p>;

async function shown(failed?: (retry: () => void) => string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const load = vi.fn<() => Promise<ComponentType<{ count: number }>>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Bar);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<LazyView of={lazyView(load)} props={{ count: 2 }} {...(failed && { failed })} />));
  return { load, place };
}

it('a view that has nothing to say where its code is lost comes as soon as that can be had [error.texts]', async () => {
  const { load, place } = await shown();
  expect([load.mock.calls.length, place.textContent]).toEqual([1, '']);
  await act(async () => { dispatchEvent(new Event('online')); });
  expect([load.mock.calls.length, place.textContent]).toEqual([2, '2 chosen']);
});

it('one that says so waits until it is asked for again [error.texts]', async () => {
  let again = () => {};
  const { load, place } = await shown((retry) => {
    again = retry;
    return 'It could not be had';
  });
  await act(async () => { dispatchEvent(new Event('online')); });
  expect([load.mock.calls.length, place.textContent]).toEqual([1, 'It could not be had']);
  await act(async () => again());
  expect([load.mock.calls.length, place.textContent]).toEqual([2, '2 chosen']);
});
