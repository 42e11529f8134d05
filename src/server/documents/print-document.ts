import { createRequire } from 'node:module';
import { MARKET } from '../../domain/market/market.ts';
import type { PrintedDocument, PrintedSection, PrintedTable } from './printed-document.ts';

const require = createRequire(import.meta.url);
/** Named by their files: under names of our own pdfkit would read a file again with each cell of a table. */
const FONTS = { regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') };
const MARGINS = { top: 56, bottom: 64, left: 56, right: 56 };
/** The types of pdfkit do not know this subset yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA', tagged: true };
const INK = '#16242c';
const QUIET = '#4a5b65';
const LINE = '#b9c4ca';

const CELL_SIZE = 9.5;
/** Of DejaVu, as a part of its size. */
const ASCENDER = 0.928;
/** pdfkit cuts a cell at its text: so many points lower, and as much taller, the accents of capitals are whole. */
const ACCENT_ROOM = 1.5;
const AMOUNT_WIDTH = 130;
/** About as tall as a row, and what stands above the first, in points. */
const ROW_HEIGHT = 21;
const ABOVE_ROWS = 44;
/** A table of so many rows, with its head, is not torn apart: what cancelling costs has five steps. */
const SHORT_TABLE = 7;

type Pdf = PDFKit.PDFDocument;

/** A tagged PDF (PDF/UA) with its fonts inside; the same document gives the same text, whoever opens it. */
export async function printDocument(printed: PrintedDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const issued = new Date(`${printed.issued}T00:00:00Z`);
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    lang: printed.language,
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: `${printed.title} ${printed.subtitle}`, Author: MARKET.brand, CreationDate: issued, ModDate: issued },
  });
  const whole = collect(pdf);
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  const write = writer(pdf, body);
  write('P', MARKET.brand, { font: 'bold', size: 11, colour: QUIET });
  write('H1', printed.title, { font: 'bold', size: 20, gapAfter: 2 });
  write('P', printed.subtitle, { size: 10, colour: QUIET, gapAfter: 12 });
  for (const section of printed.sections) drawSection(pdf, body, write, section);
  body.end();
  drawFooters(pdf, printed);
  pdf.end();
  return whole;
}

interface Style {
  font?: 'regular' | 'bold';
  size?: number;
  colour?: string;
  gapAfter?: number;
}
type Write = (tag: string, text: string, style?: Style) => void;

function writer(pdf: Pdf, body: PDFKit.PDFStructureElement): Write {
  return (tag, text, { font = 'regular', size = 9.5, colour = INK, gapAfter = 4 } = {}) => {
    body.add(pdf.struct(tag, {}, [() => { pdf.font(FONTS[font], size).fillColor(colour).text(text, MARGINS.left, pdf.y, { lineGap: 2 }); }]));
    pdf.y += gapAfter;
  };
}

function drawSection(pdf: Pdf, body: PDFKit.PDFStructureElement, write: Write, { heading, paragraphs = [], facts = [], table }: PrintedSection): void {
  // Neither a heading nor the first row of a few stands alone at the foot of a page.
  const rows = facts.length + (table === undefined ? 0 : table.rows.length + 2);
  const room = ABOVE_ROWS + (rows <= SHORT_TABLE ? rows * ROW_HEIGHT : ROW_HEIGHT);
  if (pdf.y > pdf.page.height - MARGINS.bottom - room) pdf.addPage();
  pdf.y += 8;
  write('H2', heading, { font: 'bold', size: 12 });
  for (const paragraph of paragraphs) write('P', paragraph);
  if (facts.length > 0) drawTable(pdf, body, { rows: facts.map(({ label, value }) => [label, value]), widths: [150, '*'] });
  if (table !== undefined) drawTable(pdf, body, { ...table, widths: table.head.map((_, column) => (column === table.head.length - 1 ? AMOUNT_WIDTH : '*')), amounts: true });
}

interface DrawnTable extends Partial<Pick<PrintedTable, 'head' | 'total'>> {
  rows: string[][];
  widths: (number | '*')[];
  amounts?: boolean;
}

function drawTable(pdf: Pdf, body: PDFKit.PDFStructureElement, { head, rows, total, widths, amounts = false }: DrawnTable): void {
  pdf.font(FONTS.regular, CELL_SIZE).fillColor(INK);
  const textOptions = { lineGap: ACCENT_ROOM, baseline: -(ASCENDER * CELL_SIZE + ACCENT_ROOM) };
  const regular = { src: FONTS.regular };
  const bold = { src: FONTS.bold };
  const cells = (row: string[], font: { src: string }, type: 'TH' | 'TD') => row.map((text, column) => ({
    text, font, textOptions, type: amounts ? type : column === 0 ? 'TH' as const : type, ...(amounts && column === row.length - 1 && { align: { x: 'right' as const } }),
  }));
  const table = {
    position: { x: MARGINS.left, y: pdf.y },
    columnStyles: widths,
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: LINE, padding: [3, 6, 3, 0] },
    structParent: body,
    data: [...(head === undefined ? [] : [cells(head, bold, 'TH')]), ...rows.map((row) => cells(row, regular, 'TD')), ...(total === undefined ? [] : [cells(total, bold, 'TD')])],
  } satisfies PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement };
  pdf.table(table);
  pdf.y += 8;
}

/** Page numbers are furniture: readers aloud leave them out. */
function drawFooters(pdf: Pdf, { footer, pageOf }: PrintedDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // Text below the margin would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const width = pdf.page.width - MARGINS.left - MARGINS.right;
    pdf.font(FONTS.regular, 7.5).fillColor(QUIET).text(footer, MARGINS.left, pdf.page.height - 46, { width: width - 90 });
    pdf.text(pageOf(page + 1, count), MARGINS.left, pdf.page.height - 46, { width, align: 'right' });
    pdf.endMarkedContent();
  }
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}
