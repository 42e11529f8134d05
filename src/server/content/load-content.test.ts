import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../contract/contract-documents.ts';
import { createContractValidators } from '../contract/contract-validators.ts';
import { contentCacheControl } from './content-cache-control.ts';
import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { nextValidityBoundary } from '../../domain/validity-boundary.ts';

const validators = createContractValidators(readContract().documents);
const title = '{ cs: Léto, pl: Lato, ro: Vară, uk: Літо, hu: Nyár }';
let folder: string;

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'globals'));
});

describe('content files', () => {
  it('become pages of each language, with what a file may leave out [cms.page-fields]', () => {
    write('pages/summer.yaml', `url: /leto\nslots:\n  - name: top\n    components:\n      - uid: a\n        name: benefits\n        items: [{ title: ${title} }]\n`);
    const content = loadContent({ folder, validators });
    expect(content.page('/leto/?x=1', 'uk', false)).toEqual({
      url: '/leto/?x=1',
      active: true,
      slots: [{ name: 'top', components: [{ uid: 'a', name: 'benefits', options: [], items: [{ title: 'Літо' }], profiles: [], active: true, validFrom: null, validTo: null }] }],
      metaProperties: [],
      sortCodes: [],
      breadcrumbs: [],
      tiles: [],
      menuCollapsed: false,
    });
    expect(content.page('/zima', 'cs', false)).toBeUndefined();
  });

  it('have staged versions that only a preview sees [cms.preview]', () => {
    write('globals/footer.yaml', `text: online`);
    write('globals/footer.staged.yaml', `text: staged`);
    const content = loadContent({ folder, validators });
    expect(content.block('footer', 'cs', false)).toEqual({ block: 'footer', text: 'online' });
    expect(content.block('footer', 'cs', true)).toEqual({ block: 'footer', text: 'staged' });
  });

  it('may speak of many addresses; the one that says most wins', () => {
    write('pages/any.yaml', `url: /dovolena/*\nmenuCollapsed: true`);
    write('pages/plane.yaml', `url: /dovolena/*/nabidky-letecky`);
    const content = loadContent({ folder, validators });
    expect(content.page('/dovolena/recko/kreta/nabidky-letecky', 'cs', false)?.menuCollapsed).toBe(false);
    expect(content.page('/dovolena/recko/nabidky-autem', 'cs', false)?.menuCollapsed).toBe(true);
    expect(content.page('/dovolena', 'cs', false)).toBeUndefined();
  });

  it('are refused when they are not what the contract says, by name and place', () => {
    write('pages/wrong.yaml', `url: /x\nslots: [{ name: top, components: [{ uid: a, name: b, colour: red }] }]`);
    expect(() => loadContent({ folder, validators })).toThrow(new ContentError('wrong.yaml (cs): /slots/0/components/0 must NOT have additional properties {"additionalProperty":"colour"}'));
    write('pages/wrong.yaml', `url: [`);
    expect(() => loadContent({ folder, validators })).toThrow(ContentError);
  });
});

it('is kept a minute at most, and never past the moment that changes what is shown [cms.visibility-dates]', () => {
  write('globals/header.yaml', `components:\n  - { uid: a, name: b, validFrom: '2026-06-15T12:00:00Z', validTo: '2026-06-15' }`);
  const header = loadContent({ folder, validators }).block('header', 'cs', false)!;
  const at = (time: string) => Date.parse(time);
  expect(nextValidityBoundary(header, at('2026-06-15T10:00:00Z'))).toBe(at('2026-06-15T12:00:00Z'));
  expect(nextValidityBoundary(header, at('2026-06-15T12:00:00Z'))).toBe(at('2026-06-15T22:00:00Z'));
  expect(nextValidityBoundary(header, at('2026-06-16T00:00:00Z'))).toBe(Number.POSITIVE_INFINITY);
  expect(contentCacheControl(header, false, at('2026-06-15T11:59:30Z'))).toBe('public, max-age=30');
  expect(contentCacheControl(header, false, at('2026-06-16T00:00:00Z'))).toBe('public, max-age=60');
  expect(contentCacheControl(header, true, at('2026-06-16T00:00:00Z'))).toBe('no-store');
});
