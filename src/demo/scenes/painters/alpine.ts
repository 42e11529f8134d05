import type { Point } from '../canvas.ts';
import { polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { HouseLook } from './buildings.ts';
import { paintSpruce } from './plants.ts';
import { heightAt } from './terrain.ts';
import type { Stage } from '../stage.ts';

/** A timber house with carved balconies. */
export const CHALET: HouseLook = { walls: ['#b98252', '#a87246', '#c49060', '#f2e6d2'], roof: 'gable', roofs: ['#7a5138', '#6b4632'], windows: { shape: 'square', frame: '#f4ead8', density: 0.95 }, balcony: { rail: '#8a5c3a', flowers: '#d9483f' } };

/** A stand of spruces along a slope: far ones first. */
export const paintForest = (stage: Stage, line: readonly Point[], { from, to, count, size, snow = false, distance = 0, sink = 30 }: { from: number; to: number; count: number; size: number; snow?: boolean; distance?: number; sink?: number }): void => {
  const { random } = stage;
  const spots = Array.from({ length: count }, () => ({ x: random.between(from, to), down: random.next() })).sort((a, b) => a.down - b.down);
  for (const { x, down } of spots) paintSpruce(stage, x, heightAt(line, x) + 6 + down * sink, size * random.between(0.7, 1.2) * (0.7 + down * 0.5), { snow, distance, green: random.pick(['#2f5a48', '#35634c', '#2a5144']) });
};

/** Fields of snow: blue in the hollows, warm where the light lies. */
export const paintSnow = ({ canvas, light, random }: Stage, line: readonly Point[], foot = 1220): void => {
  const top = Math.min(...line.map(([, y]) => y));
  const shape = polygon([...line, [1620, foot], [-20, foot]]);
  canvas.path(shape, { fill: canvas.between(top, foot, [0, light.lit('#ffffff')], [0.6, mix(light.lit('#f6f9ff'), light.shaded('#ffffff'), 0.25)], [1, mix(light.lit('#eef4ff'), light.shaded('#ffffff'), 0.5)]) });
  canvas.group({ clip: shape, blur: 14 }, () => {
    for (let hollow = 0; hollow < 18; hollow += 1) {
      const y = top + (foot - top) * random.next();
      canvas.ellipse(random.between(0, 1600), y, random.between(120, 420), random.between(10, 40), { fill: hollow % 2 === 0 ? light.shaded('#f2f6ff') : light.lit('#ffffff'), opacity: random.between(0.2, 0.5) });
    }
  });
};
