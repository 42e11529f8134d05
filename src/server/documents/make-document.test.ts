import { beforeAll, describe, expect, it } from 'vitest';
import { cancellationTerms } from '../../domain/booking/cancellation-terms.ts';
import { LANGUAGES, type Language } from '../../domain/market/language.ts';
import { loadServerTexts, type ServerTexts } from '../server-texts.ts';
import { plainBlanks, readDocument } from '../testing/read-document.ts';
import type { DocumentData } from './document-data.ts';
import { documentFileName, makeDocument, titleOfDocument } from './make-document.ts';

const NAMES: Record<Language, string> = { cs: 'Řehoř Šťastný-Ďuríčková', pl: 'Zażółć Gęślą-Jaźń', ro: 'Ștefan Țăranu-Împărat', uk: 'Ґудзь Єрофій Їжакевич', hu: 'Őszinte Űrhajós Ödön' };

function dataFor(language: Language): Record<DocumentData['kind'], DocumentData> {
  const base = {
    language,
    tripType: 'WS' as const,
    number: 'Z-2026-000123',
    issued: '2026-06-15',
    customer: { name: NAMES[language], address: 'Dlouhá 12, 110 00 Praha, CZ', email: 'jana@example.com' },
    services: [{ label: 'Hotel', value: 'Modrá laguna ****, Kréta' }],
    sandbox: true,
  };
  const participants = [{ name: NAMES[language], birthDate: '1985-04-12' }, { name: 'Nguyễn Văn An', birthDate: '' }];
  const charged = { items: [{ label: 'Hotel', amount: 2_345_650 }, { label: 'Voucher', amount: -100_000 }], total: 2_245_650, currency: 'CZK' as const };
  return {
    'travel-contract': {
      ...base, ...charged, participants, kind: 'travel-contract',
      dues: [{ date: '2026-06-18', amount: 673_700 }, { date: '2026-07-20', amount: 1_571_950 }],
      cancellation: [{ from: '2026-06-15', until: '2026-07-20', percent: 30, fee: 673_695 }, { from: '2026-07-21', until: null, percent: 100, fee: 2_245_650 }],
    },
    receipt: { ...base, ...charged, kind: 'receipt', payment: { date: '2026-06-16', amount: 673_700, method: 'Visa' }, paid: 673_700 },
    invoice: { ...base, ...charged, kind: 'invoice', invoiceNumber: 'F-2026-000077', payments: [{ date: '2026-06-16', amount: 673_700, method: 'Visa' }] },
    voucher: { ...base, participants, kind: 'voucher', notes: ['Sraz v 8:15 u fontány.'] },
    ticket: { ...base, kind: 'ticket', passengers: participants.map(({ name }) => ({ name, facts: [{ label: 'Let', value: 'QS1042' }] })) },
    insurance: { ...base, kind: 'insurance', insurances: [{ level: 'Komfort', persons: participants.map(({ name }) => name), from: '2026-08-20', until: '2026-08-27', price: 110_400 }], currency: 'CZK' },
  };
}

describe('a document', () => {
  let texts: ServerTexts;
  beforeAll(async () => void (texts = await loadServerTexts()));

  it.each(LANGUAGES.flatMap((language) => (['travel-contract', 'receipt', 'invoice', 'voucher', 'ticket', 'insurance'] as const).map((kind) => [language, kind] as const)))('in %s as %s is read back with every letter, tagged and in its language', async (language, kind) => {
    const data = dataFor(language)[kind];
    const { text, roles, language: declared } = await readDocument(await makeDocument(texts, data));
    const { t } = texts[language];
    expect(declared).toBe(language);
    for (const shown of [titleOfDocument({ t }, data), t('documents.organiser', { trip: 'WS' }), NAMES[language], t('mail.sandbox')]) expect(text).toContain(plainBlanks(shown));
    expect(text).toContain(kind === 'invoice' ? 'F-2026-000077' : 'Z-2026-000123');
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  it('as a contract says what is due, what cancelling costs on which day and who insures it', async () => {
    const { text } = await readDocument(await makeDocument(texts, dataFor('cs')['travel-contract']));
    for (const shown of ['22 456,50 Kč', '−1 000 Kč', '18.06.2026 6 737 Kč', '15.06.2026 až 20.07.2026 30 %, 6 736,95 Kč', 'od 21.07.2026 100 %', 'Modrá záštita pojišťovna', 'nar. 12.04.1985', 'Nguyễn Văn An']) expect(text).toContain(shown);
  });

  it.each([['cs', 'ihned'], ['pl', 'płatne od razu'], ['ro', 'imediat'], ['uk', 'одразу'], ['hu', 'azonnal']] as const)('as a contract in %s says of a due whose day has passed that it is due at once', async (language, atOnce) => {
    const data = dataFor(language)['travel-contract'];
    if (data.kind !== 'travel-contract') throw new Error('not a contract');
    const { text } = await readDocument(await makeDocument(texts, { ...data, dues: [{ date: '2026-06-18', amount: 673_700 }, { date: null, amount: 1_571_950 }] }));
    expect(text).toContain(plainBlanks(`${atOnce} ${texts[language].format.money(1_571_950, 'CZK')}`));
  });

  it.each([
    ['cs', 'Smlouva o letecké přepravě', 'Prodejce', '261/2004', /Smlouva o zájezdu|Zájezd|Pořadatel|Modrá záštita/],
    ['pl', 'Umowa przewozu lotniczego', 'Sprzedawca', '261/2004', /Umowa o udział|Organizator|Modrá záštita/],
    ['ro', 'Contract de transport aerian', 'Vânzătorul', '261/2004', /Organizatorul|Modrá záštita/],
    ['uk', 'Договір повітряного перевезення', 'Продавець', '261/2004', /Організатор|Modrá záštita/],
    ['hu', 'Légi fuvarozási szerződés', 'Az eladó', '261/2004/EK', /Az utazásszervező|Modrá záštita/],
  ] as const)('as a contract in %s of a flight alone speaks of no package, its organiser and its insurance, but of the rights of those who fly [account.documents]', async (language, title, seller, regulation, ofPackages) => {
    const { text } = await readDocument(await makeDocument(texts, { ...dataFor(language)['travel-contract'], tripType: 'CZ' }));
    for (const shown of [title, seller]) expect(text).toContain(shown);
    // A line may end within the number.
    expect(text.replaceAll(' ', '')).toContain(regulation);
    expect(text).not.toMatch(ofPackages);
  });

  it('as a receipt says what came and what is left', async () => {
    const { text } = await readDocument(await makeDocument(texts, dataFor('pl').receipt));
    expect(text).toContain('Pozostało do zapłaty 15 719,50 Kč');
  });

  it('of many travellers goes on to further pages, each numbered', async () => {
    const data = dataFor('cs').voucher;
    if (data.kind !== 'voucher') throw new Error('not a voucher');
    const { text, pages } = await readDocument(await makeDocument(texts, { ...data, participants: Array.from({ length: 90 }, (_, place) => ({ name: `Cestující ${place}`, birthDate: '' })) }));
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`Strana ${pages} z ${pages}`);
    expect(text).toContain('Cestující 89');
  });

  it('tears no short table apart, however many travel [account.documents]', async () => {
    const data = dataFor('cs')['travel-contract'];
    if (data.kind !== 'travel-contract') throw new Error('not a contract');
    const cancellation = cancellationTerms(data.total, '2026-08-20', '2026-06-15');
    expect(cancellation).toHaveLength(5);
    for (let count = 4; count <= 24; count += 1) {
      const participants = Array.from({ length: count }, (_, place) => ({ name: `Cestující ${place}`, birthDate: '' }));
      const { texts: pages } = await readDocument(await makeDocument(texts, { ...data, participants, cancellation }));
      expect(pages.filter((page) => page.includes('Kdy se platí') && page.includes('20.07.2026 15 719,50 Kč')), `${count} travel`).toHaveLength(1);
      expect(pages.filter((page) => page.includes('Když zájezd zrušíte') && page.includes('od 17.08.2026 100 %')), `what cancelling costs, ${count} travel`).toHaveLength(1);
    }
  });

  it('is the same, byte by byte, when it is made again', async () => {
    const data = dataFor('uk').receipt;
    expect((await makeDocument(texts, data)).equals(await makeDocument(texts, data))).toBe(true);
  });

  it('has a file name of plain letters', () => {
    expect(documentFileName({ kind: 'travel-contract', number: 'Z-2026/000123 "x"' })).toBe('travel-contract-Z-2026000123x.pdf');
  });
});
