/** For tests: what a reader finds in a PDF. */
import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadDocument {
  /** Every blank is a plain one. */
  text: string;
  pages: number;
  /** Of each page. */
  texts: string[];
  language: string;
  /** Roles of the first page's tags. */
  roles: string[];
}

export async function readDocument(pdf: Buffer): Promise<ReadDocument> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: texts, totalPages } = await extractText(document);
  const { info } = await document.getMetadata() as { info: { Language?: string } };
  const tree = await (await document.getPage(1)).getStructTree();
  return { text: plainBlanks(texts.join('\n')), texts: texts.map(plainBlanks), pages: totalPages, language: String(info.Language), roles: rolesOf(tree) };
}

export function plainBlanks(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function rolesOf(node: object): string[] {
  return [...('role' in node ? [String(node.role)] : []), ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : [])];
}
