import { escapeHtml } from '../../server/mail/mail-content.ts';

/** Served as a file of its own: the policy of these pages allows nothing inline. */
export const SANDBOX_STYLE = `:root{color-scheme:light dark}
body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#fff7e0;color:#2b2100}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem}main:has(table){max-width:60rem}
.mark{background:#ffb300;color:#2b2100;padding:.75rem 1rem;text-align:center;font-weight:700}
h1{font-size:1.5rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{color:#6b5a26}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin-top:1.5rem}
label{display:grid;gap:.25rem}input{font:inherit;padding:.75rem;border:2px solid #6b5a26;border-radius:.5rem}
button{font:inherit;padding:.75rem 1rem;border:2px solid #2b2100;border-radius:.5rem;background:#fff;color:#2b2100;cursor:pointer;text-align:left}
button:first-of-type{background:#2b2100;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #1a56db;outline-offset:2px}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;text-align:left;border-bottom:1px solid #e6d9ae;overflow-wrap:anywhere}td:first-child{white-space:nowrap}
@media(max-width:40rem){table{table-layout:fixed;font-size:.875rem}th,td{padding:.5rem .25rem}th:first-child{width:6rem}td:first-child{white-space:normal}}
a{color:#7a3e00}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:1rem;border-radius:.5rem}
@media(prefers-color-scheme:dark){body{background:#1d1a10;color:#f6efd9}dt{color:#c9b981}pre{background:#2a2617}a{color:#ffc65c}th,td{border-color:#4a4326}
button{background:#2a2617;color:#f6efd9;border-color:#f6efd9}button:first-of-type{background:#f6efd9;color:#1d1a10}}
`;

/** A page of the sandbox, which never looks like a real one. @param body HTML */
export function sandboxPage(language: string, title: string, mark: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/style.css"></head>
<body><header class="mark">${escapeHtml(mark)}</header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;
}
