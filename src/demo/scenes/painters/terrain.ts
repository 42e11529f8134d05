import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Heights along a line by midpoint displacement: how ridges of real hills wander. */
export const ridgeLine = (random: Random, { from, to, ends, swing, rough = 0.52, steps = 7 }: { from: number; to: number; ends: readonly [number, number]; swing: number; rough?: number; steps?: number }): Point[] => {
  let heights: number[] = [ends[0], ends[1]];
  let reach = swing;
  for (let step = 0; step < steps; step += 1) {
    const finer: number[] = [];
    for (let index = 0; index < heights.length - 1; index += 1) {
      const left = heights[index] as number;
      const right = heights[index + 1] as number;
      finer.push(left, (left + right) / 2 + random.between(-reach, reach));
    }
    finer.push(heights.at(-1) as number);
    heights = finer;
    reach *= rough;
  }
  return heights.map((height, index): Point => [from + ((to - from) * index) / (heights.length - 1), height]);
};

/** Height of a line at some x; the line must run from left to right. */
export const heightAt = (line: readonly Point[], x: number): number => {
  for (let index = 1; index < line.length; index += 1) {
    const [x2, y2] = line[index] as Point;
    if (x2 < x) continue;
    const [x1, y1] = line[index - 1] as Point;
    return x2 === x1 ? y2 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
  }
  return (line.at(-1) as Point)[1];
};

interface HillOptions {
  readonly colour: Colour;
  /** 0 near, 1 lost in haze. */
  readonly distance: number;
  /** Height of the foot, where haze gathers. */
  readonly foot: number;
  readonly ends: readonly [number, number];
  readonly swing: number;
  readonly from?: number;
  readonly to?: number;
  readonly rough?: number;
  /** Dots of scrub on near slopes. */
  readonly scrub?: Colour;
}

/** One range of hills with haze at its foot; gives back its ridge, for things that stand on it. */
export const paintHills = ({ canvas, light, random }: Stage, { colour, distance, foot, ends, swing, from = -20, to = 1620, rough, scrub }: HillOptions): Point[] => {
  const line = ridgeLine(random, { from, to, ends, swing, ...(rough === undefined ? {} : { rough }) });
  // A range that ends inside the picture runs out towards its foot instead of breaking off.
  const taper = (to - from) * 0.16;
  const ridge = line.map(([x, y]): Point => {
    const left = from > 0 ? Math.min(1, (x - from) / taper) : 1;
    const right = to < 1600 ? Math.min(1, (to - x) / taper) : 1;
    const share = Math.sin((Math.min(left, right) * Math.PI) / 2);
    return [x, foot - (foot - y) * share];
  });
  const top = Math.min(...ridge.map(([, y]) => y));
  const crest = light.far(colour, distance);
  const fill = canvas.between(top, foot, [0, crest], [0.5, mix(crest, light.haze, 0.12)], [1, mix(crest, light.haze, 0.2 + distance * 0.4)]);
  canvas.path(polygon([...ridge, [to, foot], [from, foot]]), { fill });
  // Spurs that come down towards the viewer, each with its own light crest and dim flank: what gives a hill its body.
  const sunny = light.sunX > (from + to) / 2 ? 1 : -1;
  canvas.group({ clip: polygon([...ridge, [to, foot], [from, foot]]), ...(distance < 0.35 ? { blur: 3 } : {}) }, () => {
    const spurs = Math.max(3, Math.round((to - from) / 170));
    for (let spur = 0; spur < spurs; spur += 1) {
      const x = from + ((to - from) * (spur + random.between(0.1, 0.9))) / spurs;
      const y = heightAt(ridge, x);
      const fall = (foot - y) * random.between(0.75, 1.1);
      if (fall < 12) continue;
      const half = Math.max(60, fall * random.between(0.5, 1.1));
      const bend = random.between(-0.3, 0.3) * half;
      canvas.path(d`M${x} ${y}Q${x + bend} ${y + fall * 0.4} ${x + bend * 1.4} ${y + fall}L${x + bend - sunny * half} ${y + fall}Q${x - sunny * half * 0.3} ${y + fall * 0.5} ${x} ${y}Z`, { fill: canvas.between(y, y + fall, [0, light.far(mix(colour, '#1a2440', 0.4), distance), 0.55], [1, crest, 0]) });
      canvas.path(d`M${x} ${y}Q${x + bend} ${y + fall * 0.4} ${x + bend * 1.4} ${y + fall}L${x + bend + sunny * half * 0.8} ${y + fall}Q${x + sunny * half * 0.4} ${y + fall * 0.4} ${x} ${y}Z`, { fill: canvas.between(y, y + fall, [0, mix(light.lit(mix(colour, '#fff2d0', 0.3)), light.haze, distance), 0.5], [1, crest, 0]) });
    }
  });
  if (scrub !== undefined) {
    const dark = light.far(mix(scrub, '#1c2a20', 0.35), distance);
    const bright = light.far(scrub, distance);
    for (let bush = 0; bush < 240; bush += 1) {
      const x = random.between(from + 10, to - 10);
      const ground = heightAt(ridge, x);
      const y = ground + (foot - ground) * random.next();
      if (foot - ground < 12) continue;
      const size = random.between(3, 8) * (0.6 + (0.9 * (y - top)) / (foot - top)) * (1.2 - distance);
      canvas.ellipse(x, y, size * 1.3, size, { fill: dark, opacity: 0.6 });
      canvas.ellipse(x + size * 0.3, y - size * 0.35, size * 0.8, size * 0.55, { fill: bright, opacity: 0.7 });
    }
  }
  return ridge;
};

interface MountainOptions {
  readonly peaks: readonly (readonly [x: number, y: number, halfWidth: number])[];
  readonly foot: number;
  readonly rock: Colour;
  readonly snow?: Colour;
  /** Share of the height under snow, from the top (1 all white). */
  readonly snowline?: number;
  readonly distance: number;
}

/** Steep mountains: a lit and a shaded face on each peak, gullies, snow that thins out downhill. */
export const paintMountains = (stage: Stage, { peaks, foot, rock, snow = '#ffffff', snowline = 0, distance }: MountainOptions): void => {
  const { canvas, light, random } = stage;
  for (const [x, y, half] of peaks) {
    const left = ridgeLine(random, { from: x - half, to: x, ends: [foot, y], swing: half * 0.1, steps: 6, rough: 0.55 });
    const right = ridgeLine(random, { from: x, to: x + half, ends: [y, foot], swing: half * 0.1, steps: 6, rough: 0.55 });
    const outline = polygon([...left, ...right]);
    const height = foot - y;
    const spine: Point[] = [[x, y]];
    for (let step = 1; step <= 9; step += 1) spine.push([x + random.between(-0.09, 0.07) * half * (1 + step * 0.12) - step * half * 0.02, y + (height * step) / 9]);
    const face = (colour: Colour, bright: boolean): string => {
      const tinted = bright ? light.lit(colour) : light.shaded(colour);
      return canvas.between(y, foot, [0, mix(tinted, light.haze, distance)], [0.6, mix(tinted, light.haze, distance + (1 - distance) * 0.2)], [1, mix(tinted, light.haze, distance + (1 - distance) * 0.55)]);
    };
    canvas.path(outline, { fill: face(rock, true) });
    canvas.group({ clip: outline }, () => {
      const shadow = polygon([...spine, [x - half * 1.2, foot], [x - half * 1.2, y - 50], [x, y - 50]]);
      canvas.path(shadow, { fill: face(rock, false) });
      if (snowline > 0) {
        const reach = height * snowline;
        const teeth = (from: number, to: number): Point[] => {
          const line: Point[] = [];
          for (let tooth = 0; tooth <= 14; tooth += 1) line.push([from + ((to - from) * tooth) / 14, y + reach * (tooth % 2 === 0 ? random.between(0.8, 1.12) : random.between(0.42, 0.8))]);
          return line;
        };
        const cap = polygon([[x - half, y - 60], [x + half, y - 60], ...teeth(x + half, x - half)]);
        canvas.group({ clip: cap }, () => {
          canvas.path(outline, { fill: face(snow, true) });
          canvas.path(shadow, { fill: face(snow, false) });
        });
      }
      // Gullies: narrow darker and brighter wedges that follow the fall of each face.
      for (let gully = 0; gully < 26; gully += 1) {
        const side = random.chance(0.5) ? 1 : -1;
        const start = random.between(0.08, 0.75);
        const sx = x + side * half * start * random.between(0.1, 0.85);
        const sy = y + height * start;
        const length = height * random.between(0.1, 0.32);
        const lean = side * length * random.between(0.15, 0.6);
        const wide = half * random.between(0.015, 0.05);
        const onSnow = snowline > 0 && start < snowline * 0.7;
        const dark = random.chance(0.65);
        const colour = mix(dark ? light.shaded(onSnow ? mix(snow, rock, 0.35) : mix(rock, '#101828', 0.25)) : light.lit(onSnow ? snow : mix(rock, '#ffffff', 0.25)), light.haze, distance);
        canvas.path(d`M${sx} ${sy}L${sx + lean + wide} ${sy + length}L${sx + lean * 0.7} ${sy + length * 0.72}L${sx + lean - wide} ${sy + length * 0.9}Z`, { fill: colour, opacity: 0.45 });
      }
    });
  }
  // Air that gathers at the foot.
  const top = Math.min(...peaks.map(([, y]) => y));
  canvas.rect(0, foot - (foot - top) * 0.35, 1600, (foot - top) * 0.36, { fill: canvas.between(foot - (foot - top) * 0.35, foot, [0, light.haze, 0], [1, light.haze, 0.55]) });
};

/** Near ground: a soft slope between two edges, lighter where the sun grazes it. */
export const paintGround = ({ canvas, light, random }: Stage, { line, colour, deep, foot = 1200 }: { line: readonly Point[]; colour: Colour; deep: Colour; foot?: number }): void => {
  const top = Math.min(...line.map(([, y]) => y));
  const shape = polygon([...line, [1620, foot], [-20, foot]]);
  canvas.path(shape, { fill: canvas.between(top, foot, [0, light.lit(colour)], [1, light.lit(deep)]) });
  canvas.group({ clip: shape, blur: 9 }, () => {
    for (let patch = 0; patch < 16; patch += 1) {
      const y = top + (foot - top) * random.next();
      canvas.ellipse(random.between(0, 1600), y, random.between(80, 300), random.between(8, 34), { fill: random.chance(0.5) ? light.lit(mix(colour, '#ffffff', 0.25)) : light.shaded(deep), opacity: random.between(0.1, 0.3) });
    }
  });
};

/** Ground that falls from left to right under a hill town or a lighthouse. */
export const paintHeadland = (stage: Stage, ends: readonly [number, number], swing: number, colours: { colour: string; deep: string }): ((x: number) => number) => {
  const line = ridgeLine(stage.random, { from: -20, to: 1620, ends, swing, rough: 0.42 });
  paintGround(stage, { line, ...colours });
  return (x) => heightAt(line, x);
};
