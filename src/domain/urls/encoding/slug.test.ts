import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Řecko', 'recko'],
  ['Příliš žluťoučký kůň úpěl ďábelské ódy', 'prilis-zlutoucky-kun-upel-dabelske-ody'],
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['Łódź', 'lodz'],
  ['Țară și Brașov, Iași', 'tara-si-brasov-iasi'],
  ['Árvíztűrő tükörfúrógép', 'arvizturo-tukorfurogep'],
  ['Київ', 'kyiv'],
  ['Згорани, Єнакієве, Щастя', 'zghorany-yenakiieve-shchastia'],
  ["Кам'янець", 'kamianets'],
  ['Hotel  & Spa — “Blue” 5*', 'hotel-spa-blue-5'],
  ['Straße', 'strasse'],
  ['???', ''],
])('writes %s as %s [url.slug]', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('is a safe segment for any name, and a slug of itself [url.slug]', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => {
    const slug = slugOf(name);
    expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    expect(slugOf(slug)).toBe(slug);
  }));
});
