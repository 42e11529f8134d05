/**
 * Fonts, themes and rules of elements leave the built style sheets for one file that the server puts into every document:
 * a browser that fetches the sheets later must not be given its fonts anew.
 */
import type { Plugin } from 'vite';
import { cutStyles } from '../../src/server/ssr/critical-css.ts';

export function deferredStyles(): Plugin {
  return {
    name: 'deferred-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let everywhere = '';
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          const { base, classed } = cutStyles(String(asset.source).trim());
          everywhere += base;
          asset.source = classed;
        }
        this.emitFile({ type: 'asset', fileName: 'base.css', source: everywhere });
      },
    },
  };
}
