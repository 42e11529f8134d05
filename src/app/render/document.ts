/** The HTML document around a rendered page: head, critical CSS, state, scripts. No framework in here. */
import { localisedPath } from '../../domain/market/language.ts';
import { MARKET } from '../../domain/market/market.ts';
import type { PageHead } from '../../routes/page-head.ts';
import type { PageState } from '../../routes/page-state.ts';
import { headFacts } from '../page/head-facts.ts';
import { FAILED } from '../../ui/loading/say-that-page-failed.ts';
import { rememberErrors } from '../boot/early-errors.ts';
import { REMEMBER_EARLY_PRESS } from '../boot/early-input.ts';
import { LATER, LOAD_SCRIPTS } from '../boot/load-scripts.ts';
import type { InlineSources } from './page-request.ts';
import type { Markup } from './markup-cache.tsx';
import type { StateJson } from './state-json.ts';

/** Build products that a page needs, in the order they are needed. */
export interface PageAssets {
  /** Of the styles, what this markup needs at first; inlined. */
  criticalCss: (html: string) => string;
  /** Files with all rules of classes, which the entry lets in. */
  styles: readonly string[];
  /** Files of the font, one a script. */
  fonts: readonly string[];
  /** The entry script. */
  entry: string;
  /** Modules that the entry will import, fetched beside it. */
  modules: readonly string[];
  /** Development only: what the dev server wants in the head. */
  headHtml?: string;
}

/** Screens whose first paint would wait 100 ms for the font; on a phone's line other files would wait for it. */
const WIDE = '(min-width:768px)';

/** Where errors of pages are reported to. */
export interface ErrorsTo {
  dsn: string;
  environment: string;
}

interface DocumentParts {
  head: PageHead;
  state: PageState;
  /** Writes the state; nothing in it may close its script element. */
  json: StateJson;
  markup: Markup;
  assets: PageAssets;
  errorsTo?: ErrorsTo | undefined;
  /** What it says where the page's scripts cannot: that something is wrong with it, and the link that has it anew. */
  failed: { text: string; again: string };
}

interface Document {
  html: string;
  inline: InlineSources;
}

export function renderDocument({ head, state, json, markup, assets, errorsTo, failed }: DocumentParts): Document {
  const { language, pageType } = state.context;
  const css = assets.criticalCss(markup.outline);
  const errorScript = errorsTo ? rememberErrors({ ...errorsTo, pageType, language }) : '';
  const inline: InlineSources = { scripts: [errorScript, REMEMBER_EARLY_PRESS, LOAD_SCRIPTS].filter((text) => text !== ''), styles: [css].filter((text) => text !== '') };
  const facts = headFacts(head, state);
  const alternates = facts.alternates.length === 0 ? '<meta name="robots" content="noindex">'
    : facts.alternates.map(([name, href]) => `<link rel="alternate" hreflang="${name}" href="${escapeAttribute(href)}">`).join('');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`
    + '<meta name="viewport" content="width=device-width,initial-scale=1">'
    + (errorScript === '' ? '' : `<script>${errorScript}</script>`)
    + `<title>${escapeText(head.title)}</title><meta name="description" content="${escapeAttribute(head.description)}">`
    + `<link rel="canonical" href="${escapeAttribute(facts.canonical)}">${alternates}`
    + `<meta property="og:title" content="${escapeAttribute(head.title)}"><meta property="og:site_name" content="${MARKET.brand}">`
    + (head.sharePicture === undefined ? '' : `<meta property="og:image" content="${escapeAttribute(state.context.origin + head.sharePicture)}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`)
    // No drawing: Chromium takes the icon up anew with each address of a document, and draws one for four milliseconds.
    + '<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.png" sizes="64x64">'
    + `<link rel="manifest" href="${localisedPath(language, '/manifest.webmanifest')}">`
    + assets.fonts.filter((font) => !(language === 'uk' ? /-ext|-rest/ : /-cyrillic|-rest/).test(font)).map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin media="${WIDE}">`).join('')
    + (css === '' ? '' : `<style>${css}</style>`)
    // The entry lets them in; modules that come with them do not fetch them again.
    + assets.styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('')
    + (assets.styles.length === 0 ? '' : `<noscript>${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</noscript>`)
    + (facts.structuredData === null ? '' : `<script type="application/ld+json">${facts.structuredData.replaceAll('<', '\\u003c')}</script>`)
    + `<script>${REMEMBER_EARLY_PRESS}</script>`
    + `${assets.headHtml ?? ''}</head><body><div id="root">${markup.html}</div>`
    + `<template id="${FAILED}"><p role="alert">${escapeText(failed.text)} <a href="">${escapeText(failed.again)}</a></p></template>`
    + `<script type="application/json" id="page-state" data-page-type="${pageType}">${json(state)}</script>`
    + `<template id="${LATER}">${assets.modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('')}`
    + state.flows.flatMap(({ files = [] }) => files).map(({ href }) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`).join('')
    + `<script type="module" src="${assets.entry}"></script></template><script>${LOAD_SCRIPTS}</script></body></html>`;
  return { html, inline };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
