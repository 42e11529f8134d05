import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/market/language.ts';
import { loadServerTexts } from '../server-texts.ts';
import { listingText } from './listing-text.ts';

const texts = await loadServerTexts();
const facts = { count: 5, cheapest: { totalPrice: 1_299_000, date: '2026-07-03' }, airports: ['Praha', 'Brno'], picture: null };

describe('the text of a listing', () => {
  it('says in each language how much there is, where one leaves from and what it costs at least [search.seo-names]', () => {
    const said = LANGUAGES.map((language) => listingText({ tripType: 'WS', subject: 'X: Y', facts }, texts[language]));
    expect(said).toEqual([
      '<p>V nabídce „X: Y“ je 5 hotelů. Odletět můžete z těchto letišť: Praha, Brno. Nejlevnější měsíc je červenec 2026: dva dospělí zaplatí celkem od 12\u00a0990\u00a0Kč.</p>',
      '<p>W ofercie „X: Y” jest 5 hoteli. Wylecieć można z tych lotnisk: Praha, Brno. Najtańszy miesiąc to lipiec 2026: dwoje dorosłych zapłaci łącznie od 12\u00a0990\u00a0Kč.</p>',
      '<p>În oferta „X: Y” sunt 5 hoteluri. Puteți pleca de pe aceste aeroporturi: Praha, Brno. Cea mai ieftină lună este iulie 2026: doi adulți plătesc în total de la 12\u00a0990\u00a0Kč.</p>',
      '<p>У пропозиції «X: Y» є 5 готелів. Вилетіти можна з таких аеропортів: Praha, Brno. Найдешевший місяць – липень 2026: двоє дорослих заплатять разом від 12\u00a0990\u00a0Kč.</p>',
      '<p>„X: Y”: kínálatunkban 5 szálloda található. Ezekről a repülőterekről indulhat: Praha, Brno. A legolcsóbb hónap 2026. július: két felnőttnek összesen 12\u00a0990\u00a0Kč-tól.</p>',
    ]);
  });

  it.each([
    ['WS', 1, 'je 1 hotel.'], ['WS', 3, 'jsou 3 hotely.'], ['WS', 22, 'je 22 hotelů.'], ['DW', 2, 'jsou 2 ubytování.'], ['NR', 7, 'je 7 ubytování.'],
    ['WO', 4, 'jsou 4 poznávací zájezdy.'], ['CZ', 12, 'je 12 zpátečních letenek.'],
  ] as const)('counts what is sold: %s, %i [search.seo-names]', (tripType, count, end) => {
    expect(listingText({ tripType, subject: 'X', facts: { ...facts, count } }, texts.cs)).toContain(`<p>V nabídce „X“ ${end}`);
  });

  it.each([['pl', 22, 'są 22 hotele.'], ['pl', 25, 'jest 25 hoteli.'], ['ro', 20, 'sunt 20 de hoteluri.'], ['ro', 1, 'este 1 hotel.'], ['uk', 21, 'є 21 готель.'], ['uk', 22, 'є 22 готелі.']] as const)('has the plurals of the language: %s, %i [search.seo-names]', (language, count, end) => {
    expect(listingText({ tripType: 'WS', subject: 'X', facts: { ...facts, count } }, texts[language])).toContain(end);
  });

  it('names the only airport, and none by car [search.seo-names]', () => {
    expect(listingText({ tripType: 'WS', subject: 'X', facts: { ...facts, airports: ['Praha'] } }, texts.cs)).toContain('Odlétá se z letiště Praha.');
    expect(listingText({ tripType: 'DW', subject: 'X', facts: { ...facts, airports: [] } }, texts.cs)).not.toMatch(/let[ií]š/);
    expect(listingText({ tripType: 'DW', subject: 'Autós', facts: { ...facts, airports: [] } }, texts.hu)).toContain('<p>„Autós”: kínálatunkban 5 szálláshely található.');
  });

  it('is HTML in which a name is only a name [search.seo-names]', () => {
    expect(listingText({ tripType: 'WS', subject: '<b>&', facts }, texts.cs)).toContain('„&#60;b&#62;&#38;“');
  });
});
