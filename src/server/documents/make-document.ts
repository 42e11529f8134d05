import type { CancellationStep } from '../../domain/booking/cancellation-terms.ts';
import { ORGANISER } from '../../domain/booking/organiser.ts';
import { MARKET } from '../../domain/market/market.ts';
import type { ServerText, ServerTexts } from '../server-texts.ts';
import type { DocumentData, DocumentItem, InsuranceData, InvoiceData, ReceiptData, TicketData, TravelContractData, VoucherData } from './document-data.ts';
import { printDocument } from './print-document.ts';
import type { PrintedDocument, PrintedSection } from './printed-document.ts';

/** A paper of any kind as a PDF. */
export function makeDocument(texts: ServerTexts, data: DocumentData): Promise<Buffer> {
  return printDocument(describeDocument(texts[data.language], data));
}

/** The file's name: ASCII, so that every mail reader keeps it. */
export function documentFileName({ kind, number }: Pick<DocumentData, 'kind' | 'number'>): string {
  return `${kind}-${number.replace(/[^A-Za-z0-9-]/g, '')}.pdf`;
}

export function titleOfDocument({ t }: Pick<ServerText, 't'>, { kind, tripType: trip }: Pick<DocumentData, 'kind' | 'tripType'>): string {
  return kind === 'travel-contract' || kind === 'invoice' ? t(`documents.title.${kind}`, { trip: String(trip) }) : t(`documents.title.${kind}`);
}

function describeDocument(text: ServerText, data: DocumentData): PrintedDocument {
  const { t, format } = text;
  const title = titleOfDocument(text, data);
  return {
    language: data.language,
    title,
    subtitle: t('documents.subtitle', { number: data.kind === 'invoice' ? data.invoiceNumber : data.number, date: format.date(data.issued) }),
    issued: data.issued,
    sections: [...parties(text, data), { heading: t('documents.services'), facts: data.services }, ...sectionsOf(text, data)],
    footer: [`${ORGANISER.name}, ${ORGANISER.address}`, ...(data.sandbox ? [t('mail.sandbox')] : [])].join('\n'),
    pageOf: (page, pages) => t('documents.page', { page, pages }),
  };
}

function sectionsOf(text: ServerText, data: DocumentData): PrintedSection[] {
  switch (data.kind) {
    case 'travel-contract': return contractSections(text, data);
    case 'receipt': return receiptSections(text, data);
    case 'invoice': return invoiceSections(text, data);
    case 'voucher': return voucherSections(text, data);
    case 'ticket': return ticketSections(text, data);
    case 'insurance': return insuranceSections(text, data);
  }
}

function parties({ t }: ServerText, { customer, tripType: trip }: DocumentData): PrintedSection[] {
  return [
    {
      heading: t('documents.organiser', { trip: String(trip) }),
      facts: [
        { label: t('documents.name'), value: ORGANISER.name },
        { label: t('documents.address'), value: ORGANISER.address },
        { label: t('documents.companyId'), value: `${ORGANISER.companyId}, ${ORGANISER.taxId}` },
        { label: t('documents.contact'), value: `${ORGANISER.email}, ${MARKET.phoneLabel}` },
      ],
    },
    {
      heading: t('documents.customer'),
      facts: [
        { label: t('documents.name'), value: customer.name },
        ...(customer.address === '' ? [] : [{ label: t('documents.address'), value: customer.address }]),
        { label: t('documents.contact'), value: customer.email },
      ],
    },
  ];
}

function contractSections(text: ServerText, data: TravelContractData): PrintedSection[] {
  const { t, format } = text;
  const trip = String(data.tripType);
  return [
    participantsSection(text, data),
    itemsSection(text, data),
    {
      heading: t('documents.dues'),
      table: { head: [t('documents.dueDate'), t('documents.amount')], rows: data.dues.map(({ date, amount }) => [date === null ? t('documents.atOnce') : format.date(date), format.money(amount, data.currency)]) },
    },
    {
      heading: t('documents.cancellation', { trip }),
      paragraphs: [t('documents.cancellation.intro', { trip })],
      table: {
        head: [t('documents.cancellation.when'), t('documents.cancellation.fee')],
        rows: data.cancellation.map((step) => [cancellationDays(text, step), t('account.management.terms', { percent: String(step.percent), fee: format.money(step.fee, data.currency) })]),
      },
    },
    ...(trip === 'CZ' ? [flightRights(text)] : packageRights(text)),
  ];
}

/** A flight alone is no package: Directive (EU) 2015/2302 does not protect it, Regulation (EC) 261/2004 does. */
function flightRights({ t }: ServerText): PrintedSection {
  return {
    heading: t('documents.rights'),
    paragraphs: [t('documents.flightRights.scope'), t('documents.flightRights.disruption'), t('documents.flightRights.names'), t('documents.flightRights.help', { phone: MARKET.phoneLabel })],
  };
}

function packageRights({ t }: ServerText): PrintedSection[] {
  const { insolvency } = ORGANISER;
  return [
    {
      heading: t('documents.insolvency'),
      paragraphs: [t('documents.insolvency.text', { organiser: ORGANISER.name, insurer: insolvency.insurer, policy: insolvency.policy })],
      facts: [{ label: insolvency.insurer, value: `${insolvency.address}, ${insolvency.phone}, ${insolvency.email}` }],
    },
    { heading: t('documents.rights'), paragraphs: [t('documents.rights.changes'), t('documents.rights.cancel'), t('documents.rights.transfer'), t('documents.rights.help', { phone: MARKET.phoneLabel })] },
  ];
}

function cancellationDays({ t, format }: ServerText, { from, until }: CancellationStep): string {
  return until === null ? t('documents.cancellation.from', { from: format.date(from) }) : from === until ? format.date(from) : t('documents.cancellation.between', { from: format.date(from), until: format.date(until) });
}

function receiptSections(text: ServerText, data: ReceiptData): PrintedSection[] {
  const { t, format } = text;
  return [
    {
      heading: t('documents.received'),
      facts: [
        { label: t('documents.amount'), value: format.money(data.payment.amount, data.currency) },
        { label: t('documents.day'), value: format.date(data.payment.date) },
        { label: t('documents.method'), value: data.payment.method },
        { label: t('documents.paid'), value: format.money(data.paid, data.currency) },
        { label: t('documents.rest'), value: format.money(data.total - data.paid, data.currency) },
      ],
    },
    itemsSection(text, data),
  ];
}

function invoiceSections(text: ServerText, data: InvoiceData): PrintedSection[] {
  const { t, format } = text;
  const paid = data.payments.reduce((sum, { amount }) => sum + amount, 0);
  return [
    itemsSection(text, data),
    {
      heading: t('documents.payments'),
      table: {
        head: [t('documents.day'), t('documents.method'), t('documents.amount')],
        rows: data.payments.map(({ date, method, amount }) => [format.date(date), method, format.money(amount, data.currency)]),
        total: [t('documents.rest'), '', format.money(data.total - paid, data.currency)],
      },
    },
    { heading: t('documents.tax'), paragraphs: [t('documents.tax.margin')] },
  ];
}

function voucherSections(text: ServerText, data: VoucherData): PrintedSection[] {
  const { t } = text;
  return [participantsSection(text, data), { heading: t('documents.use'), paragraphs: [t('documents.use.text'), ...data.notes] }];
}

function ticketSections({ t }: ServerText, { passengers }: TicketData): PrintedSection[] {
  return [
    ...passengers.map(({ name, facts }) => ({ heading: name, facts })),
    { heading: t('documents.ticket.names'), paragraphs: [t('documents.ticket.names.text', { phone: MARKET.phoneLabel })] },
  ];
}

function insuranceSections({ t, format }: ServerText, { insurances, currency }: InsuranceData): PrintedSection[] {
  return [
    ...insurances.map(({ level, persons, from, until, price }) => ({
      heading: level,
      facts: [
        { label: t('documents.insurance.persons'), value: persons.join(', ') },
        { label: t('documents.insurance.dates'), value: format.dayRange(from, until) },
        { label: t('documents.items'), value: format.money(price, currency) },
      ],
    })),
    { heading: t('documents.insurance.emergency'), paragraphs: [t('documents.insurance.emergency.text', { phone: MARKET.phoneLabel })] },
  ];
}

function participantsSection({ t, format }: ServerText, { participants }: Pick<VoucherData, 'participants'>): PrintedSection {
  return {
    heading: t('documents.participants'),
    facts: participants.map(({ name, birthDate }, place) => ({ label: String(place + 1), value: birthDate === '' ? name : t('documents.born', { name, date: format.date(birthDate) }) })),
  };
}

function itemsSection({ t, format }: ServerText, { items, total, currency }: { items: DocumentItem[]; total: number; currency: ReceiptData['currency'] }): PrintedSection {
  return {
    heading: t('documents.items'),
    table: {
      head: [t('documents.item'), t('documents.amount')],
      rows: items.map(({ label, amount }) => [label, format.money(amount, currency)]),
      total: [t('documents.total'), format.money(total, currency)],
    },
  };
}
