import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCENES } from './scene-list.ts';
import { RECIPES } from './recipes.ts';
import { renderSceneSvg } from './render-scene.ts';

const SIZE = { width: 48, height: 36 };

const thumbnail = async (id: string, seed = 0): Promise<Buffer> => {
  const svg = renderSceneSvg(id, SIZE, seed);
  if (svg === undefined) throw new Error(`no scene ${id}`);
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
};

/** Mean distance of two thumbnails, 0 (equal) to 255. */
const difference = (a: Buffer, b: Buffer): number => a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] as number)), 0) / a.length;

const spread = (picture: Buffer): number => {
  const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length;
  return Math.sqrt(picture.reduce((sum, value) => sum + (value - mean) ** 2, 0) / picture.length);
};

describe('scenes', () => {
  it('all have a recipe and a description in five languages; nothing is painted that nobody can name', () => {
    const ids = SCENES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(48);
    expect(Object.keys(RECIPES).sort()).toEqual([...ids].sort());
    for (const { alt } of SCENES) for (const text of Object.values(alt)) expect(text).toMatch(/^\p{Lu}.{8,}[^.]$/u);
  });

  it('render to pictures, every one unlike every other', async () => {
    const pictures = new Map(await Promise.all(SCENES.map(async ({ id }) => [id, await thumbnail(id)] as const)));
    const twins: string[] = [];
    for (const [id, picture] of pictures) {
      expect(spread(picture), `${id} is not one flat colour`).toBeGreaterThan(12);
      for (const [other, otherPicture] of pictures) if (id < other && difference(picture, otherPicture) < 9) twins.push(`${id} = ${other}`);
    }
    expect(twins).toEqual([]);
  }, 60_000);

  it('are the same for the same seed and another picture for another seed', async () => {
    for (const id of ['cyclades-caldera-noon', 'room-white-arch', 'ski-slope-lift-day']) {
      expect(renderSceneSvg(id, SIZE, 17)).toBe(renderSceneSvg(id, SIZE, 17));
      const variations = await Promise.all([0, 1, 2, 3].map((seed) => thumbnail(id, seed)));
      for (const [index, variation] of variations.entries()) for (const other of variations.slice(index + 1)) expect(difference(variation, other)).toBeGreaterThan(5);
    }
  });

  it('are nothing for a name that no scene has', () => {
    expect(renderSceneSvg('grey-box', SIZE)).toBeUndefined();
    expect(renderSceneSvg('toString', SIZE)).toBeUndefined();
  });
});
