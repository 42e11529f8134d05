import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

const nothing = () => {};

it('has a fixed title, a named close button, a header image and buttons below [view.dialog]', () => {
  const markup = renderToStaticMarkup(
    <Dialog id="terms" open title="Warunki" closeLabel="Zamknij okno" onClose={nothing} image={<img src="/a.webp" alt="" loading="lazy" />} footer={<b>Dalej</b>}>
      Treść
    </Dialog>,
  );
  expect(markup).toMatch(/^<dialog id="terms" [^>]*aria-labelledby="terms-title"/);
  expect(markup).toMatch(/<header [^>]*><div><h2 [^>]*id="terms-title">Warunki<\/h2><\/div><button [^>]*aria-label="Zamknij okno"/);
  const order = ['Warunki', 'a.webp', 'Treść', 'Dalej'].map((text) => markup.indexOf(text));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it('is not in the page while closed [view.dialog]', () => {
  expect(
    renderToStaticMarkup(
      <Dialog id="terms" open={false} title="Warunki" closeLabel="Zamknij okno" onClose={nothing}>
        Treść
      </Dialog>,
    ),
  ).toBe('');
});

it('fills the screen when asked to [view.dialog]', () => {
  const classOf = (size: 'medium' | 'fullscreen') =>
    /class="([^"]*)"/.exec(
      renderToStaticMarkup(
        <Dialog id="search" open title="Hledání" closeLabel="Zavřít" onClose={nothing} size={size}>
          …
        </Dialog>,
      ),
    )?.[1];
  expect(classOf('fullscreen')).not.toBe(classOf('medium'));
});
