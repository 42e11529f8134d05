import type { Language } from '../../domain/market/language.ts';

/** What stands on paper, in words, before it is drawn. */
export interface PrintedDocument {
  language: Language;
  title: string;
  /** Beside the title: number, day of issue. */
  subtitle: string;
  /** ISO date of issue. */
  issued: string;
  sections: PrintedSection[];
  /** Below every page. */
  footer: string;
  pageOf(page: number, pages: number): string;
}

export interface PrintedSection {
  heading: string;
  paragraphs?: string[];
  facts?: { label: string; value: string }[];
  table?: PrintedTable;
}

/** The last column holds amounts. */
export interface PrintedTable {
  head: string[];
  rows: string[][];
  /** A last row that counts. */
  total?: string[];
}
