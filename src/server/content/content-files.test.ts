import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { compiledContract } from '../contract/contract-validators.ts';
import { contentCacheControl } from './content-cache-control.ts';
import { ContentError } from './content-error.ts';
import { compileDocument } from './compile-document.ts';
import { readContentFiles } from './content-files.ts';
import { createLibrary } from './content-library.ts';
import { nextValidityBoundary } from '../../domain/content/validity-boundary.ts';

const { validators } = compiledContract();
const title = '{ cs: Léto, pl: Lato, ro: Vară, uk: Літо, hu: Nyár }';
let folder: string;

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

const read = () => createLibrary(readContentFiles(folder).map((file) => compileDocument(file, validators, file.file)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'globals'));
});

describe('content files', () => {
  it('become pages of each language, with what a file may leave out [cms.page-fields]', () => {
    write('pages/summer.yaml', `url: /leto\nslots:\n  - name: top\n    components:\n      - uid: a\n        name: benefits\n        items: [{ title: ${title} }]\n`);
    const content = read();
    expect(content.page('/leto/?x=1', 'uk')).toEqual({
      url: '/leto',
      active: true,
      slots: [{ name: 'top', components: [{ uid: 'a', name: 'benefits', options: [], items: [{ title: 'Літо' }], profiles: [], active: true, validFrom: null, validTo: null }] }],
      metaProperties: [],
      sortCodes: [],
      breadcrumbs: [],
      tiles: [],
      menuCollapsed: false,
    });
    expect(content.page('/zima', 'cs')).toBeUndefined();
  });

  it('are published or staged, by their name [cms.preview]', () => {
    write('globals/footer.yaml', 'text: online');
    write('globals/footer.staged.yaml', 'text: staged');
    expect(readContentFiles(folder)).toEqual([
      { kind: 'block', name: 'footer', file: 'footer.staged.yaml', isStaged: true, body: { text: 'staged' } },
      { kind: 'block', name: 'footer', file: 'footer.yaml', isStaged: false, body: { text: 'online' } },
    ]);
  });

  it('give a page the popup that it names, in the language of the page [cms.page-fields]', () => {
    mkdirSync(join(folder, 'popups'));
    write('popups/summer.yaml', `active: true\nvariants: { mobile: { visible: true, image: { src: /a, alt: ${title} } } }`);
    write('pages/home.yaml', 'url: /\npopup: summer');
    write('pages/other.yaml', 'url: /jina\npopup: nothing');
    const content = read();
    expect(content.page('/', 'pl')?.popup).toEqual({ name: 'summer', active: true, variants: { mobile: { visible: true, image: { src: '/a', alt: 'Lato' } } } });
    expect(content.page('/jina', 'pl')).not.toHaveProperty('popup');
  });

  it('are refused where a component holds itself', () => {
    write('pages/loop.yaml', 'url: /x\nslots: &slots\n  - name: top\n    components: *slots');
    expect(read).toThrow(ContentError);
  });

  it('may speak of many addresses; the one that says most wins', () => {
    write('pages/any.yaml', `url: /dovolena/*\nmenuCollapsed: true`);
    write('pages/plane.yaml', `url: /dovolena/*/nabidky-letecky`);
    const content = read();
    expect(content.page('/dovolena/recko/kreta/nabidky-letecky', 'cs')?.menuCollapsed).toBe(false);
    expect(content.page('/dovolena/recko/nabidky-autem', 'cs')?.menuCollapsed).toBe(true);
    expect(content.page('/dovolena', 'cs')).toBeUndefined();
  });

  it('are refused when they are not what the contract says, by name and place', () => {
    write('pages/wrong.yaml', `url: /x\nslots: [{ name: top, components: [{ uid: a, name: b, colour: red }] }]`);
    expect(() => read()).toThrow('wrong.yaml (cs): /slots/0/components/0 must NOT have additional properties {"additionalProperty":"colour"}');
    write('pages/wrong.yaml', `url: [`);
    expect(() => read()).toThrow(ContentError);
  });
});

it('is cached a second at most, and never past the moment that changes what is shown [cms.visibility-dates]', () => {
  write('globals/header.yaml', `components:\n  - { uid: a, name: b, validFrom: '2026-06-15T12:00:00Z', validTo: '2026-06-15' }`);
  const header = read().block('header', 'cs')!;
  const at = (time: string) => Date.parse(time);
  expect(nextValidityBoundary(header, at('2026-06-15T10:00:00Z'))).toBe(at('2026-06-15T12:00:00Z'));
  expect(nextValidityBoundary(header, at('2026-06-15T12:00:00Z'))).toBe(at('2026-06-15T22:00:00Z'));
  expect(nextValidityBoundary(header, at('2026-06-16T00:00:00Z'))).toBe(Number.POSITIVE_INFINITY);
  expect(contentCacheControl(header, false, at('2026-06-15T11:59:59.500Z'))).toBe('public, max-age=0');
  expect(contentCacheControl(header, false, at('2026-06-16T00:00:00Z'))).toBe('public, max-age=1');
  expect(contentCacheControl(header, true, at('2026-06-16T00:00:00Z'))).toBe('no-store');
});
