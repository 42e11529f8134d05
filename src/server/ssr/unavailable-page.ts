/** What a page answers while the shop cannot make any: without database, or with more to do than it can. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLanguage } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';
import { dark, light } from '../../ui/theme/themes.ts';
import { escapeHtml } from '../mail/mail-content.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import type { ServerTexts } from '../server-texts.ts';

/** Seconds after which trying again makes sense; visitors who wait are spread over twice as many. */
export const RETRY_SECONDS = 3;

/** Answers 503 with a page that says so and loads the wanted page as soon as the shop is ready. It needs no database and no build. */
export function answerUnavailable(request: FastifyRequest, reply: FastifyReply, texts: ServerTexts): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store', 'Content-Security-Policy': contentSecurityPolicy({ scripts: [RELOAD_WHEN_READY], styles: [STYLE] }) })
    .type('text/html; charset=utf-8')
    .send(unavailablePage(request.url, texts));
}

function unavailablePage(url: string, texts: ServerTexts): string {
  const { language } = splitLanguage(url.split('?', 1)[0] ?? '/');
  const { t } = texts[language];
  const title = escapeHtml(t('server.unavailable.title'));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${title} | ${MARKET.brand}</title><link rel="icon" href="/favicon.png" sizes="64x64"><style>${STYLE}</style></head>
<body><main data-page="unavailable"><p class="brand">${MARKET.brand}</p><h1>${title}</h1><p>${escapeHtml(t('server.unavailable.text'))}</p>
<p><a class="retry" href="">${escapeHtml(t('server.unavailable.retry'))}</a></p><p class="help">${escapeHtml(t('mail.help', { phone: MARKET.phoneLabel }))}</p></main>
<script>${RELOAD_WHEN_READY}</script></body>
</html>
`;
}

/** The page is loaded anew only when the shop answers again: nobody who reads is interrupted in vain. */
const RELOAD_WHEN_READY = `(function wait(){setTimeout(function(){fetch('/readyz',{cache:'no-store'}).then(function(answer){answer.ok?location.reload():wait()},wait)},${RETRY_SECONDS * 1000}*(1+Math.random()))})()`;

const STYLE = `:root{${colours(light)}}@media(prefers-color-scheme:dark){:root{${colours(dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1.25rem}h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}p{margin:0 0 1rem}
.brand{font-weight:800;color:var(--action)}.help{color:var(--muted);font-size:.9375rem}
.retry{display:inline-flex;align-items:center;min-height:48px;padding:0 1.5rem;border-radius:12px;background:var(--accent);color:var(--on);font-weight:700;text-decoration:none}
.retry:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

function colours(theme: typeof light | typeof dark): string {
  return `--page:${theme['surface-page']};--text:${theme['text-default']};--muted:${theme['text-muted']};--action:${theme['action-text']};--accent:${theme['accent-primary']};--on:${theme['accent-on']};--focus:${theme['focus-ring']}`;
}
