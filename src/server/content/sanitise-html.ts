import sanitizeHtml from 'sanitize-html';
import { linkRel } from '../../domain/content/links.ts';

const TEXT_TAGS = ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Rich text as the shop shows it: text tags and links only, and links to other hosts say
 * `nofollow noopener noreferrer` whatever the editor wrote [link.rel].
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TEXT_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href = '' }) => {
        const rel = linkRel(href, { richText: true });
        return { tagName, attribs: { href, ...(rel !== undefined && { rel }) } };
      },
    },
  });
}
