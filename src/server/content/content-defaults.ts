import type { components } from '../../../openapi/generated/content.ts';
import { sanitiseHtml } from './sanitise-html.ts';

export type CmsPage = components['schemas']['CmsPage'];
export type CmsComponent = components['schemas']['CmsComponent'];
export type GlobalBlock = components['schemas']['GlobalBlock'];

type Fields = Record<string, unknown>;

/** A page with what its file may leave out; whether the rest is right the contract decides. A popup that it names is put in where it is given. */
export function completePage({ popup, ...page }: Fields): Fields {
  return {
    active: true,
    metaProperties: [],
    sortCodes: [],
    breadcrumbs: [],
    tiles: [],
    menuCollapsed: false,
    ...page,
    ...(popup !== undefined && typeof popup !== 'string' && { popup }),
    ...(typeof page.seoText === 'string' && { seoText: sanitiseHtml(page.seoText) }),
    ...(typeof page.regulations === 'string' && { regulations: sanitiseHtml(page.regulations) }),
    slots: listOf(page.slots).map((slot) => ({ ...slot, components: listOf(slot.components).map(completeComponent) })),
  };
}

/** A block, named by its file. */
export function completeBlock(name: string, block: Fields): Fields {
  return { block: name, ...block, ...(block.components !== undefined && { components: listOf(block.components).map(completeComponent) }) };
}

/** A popup, named by its file: active, and shown on every device that it has a variant for, unless it says otherwise. */
export function completePopup(name: string, { variants, ...popup }: Fields): Fields {
  const shown = Object.entries((variants ?? {}) as Record<string, Fields>).map(([device, variant]) => [device, { visible: true, ...variant }]);
  return { name, active: true, ...popup, ...(variants !== undefined && { variants: Object.fromEntries(shown) }) };
}

function completeComponent(component: Fields): Fields {
  const { html } = component;
  return { options: [], items: [], profiles: [], active: true, validFrom: null, validTo: null, ...component, ...(typeof html === 'string' && { html: sanitiseHtml(html) }) };
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? (value as Fields[]) : [];
}
