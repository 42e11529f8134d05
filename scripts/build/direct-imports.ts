/**
 * Icons and operators are imported by their names from one package; the built client imports the file of each: through a
 * package's index, every page would be thought to need what any page needs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file that a package's index takes a name from, and how it is named there; undefined of what stays with the index. */
type FileOf = (name: string) => { file: string; exported: string } | undefined;

export function directImports(root: string): Plugin {
  const packages: readonly [name: string, fileOf: FileOf][] = [['lucide', iconFiles(root)], ['rxjs', operatorFiles(root)]];
  return {
    name: 'direct-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/^\/(?:src|machines|machine-room)\//.test(id.slice(root.length))) return null;
      const direct = packages.reduce((text, [name, fileOf]) => importedDirectly(text, name, fileOf), code);
      return direct === code ? null : { code: direct, map: null };
    },
  };
}

function importedDirectly(code: string, packageName: string, fileOf: FileOf): string {
  return code.replaceAll(new RegExp(`import \\{([^}]*)\\} from ['"]${packageName}['"];?`, 'g'), (_, names: string) => names.split(',').map((each) => each.trim()).filter((each) => each !== '').map((each) => {
    const [name = '', local = name] = each.split(/\s+as\s+/);
    const found = fileOf(name);
    return found === undefined ? `import { ${each} } from '${packageName}';` : `import { ${found.exported} as ${local} } from ${JSON.stringify(found.file)};`;
  }).join(''));
}

function iconFiles(root: string): FileOf {
  return (icon) => {
    const file = join(root, 'node_modules/lucide/dist/esm/icons', `${icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()}.mjs`);
    return existsSync(file) ? { file, exported: 'default' } : undefined;
  };
}

/** As the index says. */
function operatorFiles(root: string): FileOf {
  const folder = join(root, 'node_modules/rxjs/dist/esm');
  const files = new Map<string, { file: string; exported: string }>();
  for (const [, names = '', path = ''] of readFileSync(join(folder, 'index.js'), 'utf8').matchAll(/export \{([^}]*)\} from '(\.[^']*)'/g)) {
    for (const each of names.split(',')) {
      const [exported = '', name = exported] = each.trim().split(/\s+as\s+/);
      files.set(name, { file: `${join(folder, path)}.js`, exported });
    }
  }
  return (name) => files.get(name);
}
