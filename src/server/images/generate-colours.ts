/**
 * Writes scenes/scene-colours.ts: the colour that stands in for each scene until its picture has come.
 * Run after a brush changed: node src/server/images/generate-colours.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { toHex } from './scenes/colour.ts';
import { renderSceneSvg } from './scenes/render-scene.ts';
import { SCENES } from './scenes/scene-list.ts';

/** The picture blurred until one colour is left. */
const averageColour = async (id: string): Promise<string> => {
  const svg = renderSceneSvg(id, { width: 160, height: 120 }) ?? '';
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return toHex([red ?? 0, green ?? 0, blue ?? 0]);
};

const lines: string[] = [];
for (const { id } of SCENES) lines.push(`  '${id}': '${await averageColour(id)}',\n`);
writeFileSync(
  join(import.meta.dirname, 'scenes', 'scene-colours.ts'),
  `/** Written by generate-colours.ts: the middle colour of each scene. */\nexport const SCENE_COLOURS: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
