import { globSync } from 'node:fs';

const SOURCES = ['machine-room/{description,build,picture,simulator,gallery,recorder,masking}/**/*.{ts,tsx}', 'machines/**/*.ts', 'src/{ui,domain}/**/*.{ts,tsx,css}', 'scripts/build/shop-fonts.ts', 'package-lock.json'];

/** Paths of everything that the gallery is made of and made by. */
export function gallerySources(): string[] {
  return globSync(SOURCES).map((file) => file.replaceAll('\\', '/')).sort();
}
