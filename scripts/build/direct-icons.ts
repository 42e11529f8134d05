/**
 * Icons are imported by their names from one package; the built client imports the file of each: through the package's
 * index, every page would be thought to need the icons of all.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from ['"]lucide['"];?/g;

export function directIcons(root: string): Plugin {
  const fileOf = (icon: string) => {
    const file = join(root, 'node_modules/lucide/dist/esm/icons', `${icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()}.mjs`);
    return existsSync(file) ? file : undefined;
  };
  return {
    name: 'direct-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes('lucide')) return null;
      const direct = code.replaceAll(IMPORT, (_, names: string) => names.split(',').map((each) => each.trim()).filter((each) => each !== '').map((each) => {
        const [icon = '', local = icon] = each.split(/\s+as\s+/);
        const file = fileOf(icon);
        return file === undefined ? `import { ${each} } from 'lucide';` : `import ${local} from ${JSON.stringify(file)};`;
      }).join(''));
      return direct === code ? null : { code: direct, map: null };
    },
  };
}
