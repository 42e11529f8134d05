/** What a mail says, before it is a text or a page. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  links: { label: string; url: string }[];
  closing: string[];
}

/** The mail as plain text. */
export function plainText({ greeting, paragraphs, facts, links, closing }: MailContent): string {
  return [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...links.map(({ label, url }) => `${label}\n${url}`),
    closing.join('\n'),
  ].filter((part) => part !== '').join('\n\n').concat('\n');
}

/** Mail readers know no style sheets: few rules, no pictures of others, nothing that loads. */
const STYLE = `body{margin:0;padding:24px 12px;background:#f3f5f6;color:#16242c;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:560px;margin:0 auto;padding:28px;background:#fff;border-radius:12px}
h1{font-size:22px;line-height:1.25;margin:0 0 16px}
table{width:100%;border-collapse:collapse;margin:20px 0}
th,td{padding:8px 0;border-bottom:1px solid #dfe5e8;text-align:left;vertical-align:top}
th{width:40%;font-weight:400;color:#5a6b75}
a{color:#0b5c74;font-weight:600;overflow-wrap:anywhere}
footer{margin-top:28px;color:#5a6b75;font-size:14px}`;

/** The mail as a page of its own. */
export function htmlPage(language: string, { subject, greeting, paragraphs, facts, links, closing }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<table>
${facts.map(({ label, value }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
${links.map(({ label, url }) => `<p>${escapeHtml(label)}<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`).join('\n')}
<footer>${closing.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</footer>
</main></body>
</html>
`;
}

/** Text as it stands in HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
