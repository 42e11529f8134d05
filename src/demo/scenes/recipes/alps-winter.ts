import type { Point } from '../canvas.ts';
import { d } from '../canvas.ts';
import { CHALET, paintForest, paintSnow } from '../painters/alpine.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower } from '../painters/buildings.ts';
import { paintSpruce } from '../painters/plants.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import type { Recipes, Stage } from '../stage.ts';

const SNOWED: HouseLook = { ...CHALET, snow: true, balcony: { rail: '#8a5c3a' } };

const VILLAGE: readonly (readonly [x: number, y: number, width: number])[] = [[250, 800, 110], [420, 780, 96], [1010, 790, 104], [1180, 810, 120], [610, 820, 126], [120, 880, 150], [820, 870, 160], [1330, 900, 170], [380, 930, 190], [1020, 960, 210], [640, 1010, 230]];

const winterVillage = (stage: Stage): void => {
  const { random } = stage;
  paintSky(stage, { horizon: 560 });
  paintMountains(stage, { peaks: [[240, 180, 520], [1380, 150, 560], [820, 90, 560], [560, 290, 380]], foot: 680, rock: '#8792a8', snowline: 0.86, distance: 0.32 });
  const far = paintHills(stage, { colour: '#dfe8f4', distance: 0.3, foot: 780, ends: [610, 580], swing: 50, rough: 0.4 });
  paintForest(stage, far, { from: 0, to: 1600, count: 120, size: 74, snow: true, distance: 0.3, sink: 90 });
  const near = ridgeLine(random, { from: -20, to: 1620, ends: [740, 730], swing: 30, rough: 0.34 });
  paintSnow(stage, near);
  const offset = random.between(-60, 60);
  paintTower(stage, 730 + offset, 860, 62, 240, { wall: '#fbf6ec', cap: 'onion', capColour: '#5f7d76' });
  for (const [x, y, width] of VILLAGE) {
    if (random.chance(0.6)) paintSpruce(stage, x - width * 0.24, y, width * 1.25, { snow: true });
    paintHouse(stage, { x: x + offset, y, width, height: width * 0.62, look: SNOWED, grid: [3, 2] });
  }
  const front = ridgeLine(random, { from: -20, to: 1620, ends: [1030, 1060], swing: 26, rough: 0.3 });
  paintSnow(stage, front);
  paintForest(stage, front, { from: -20, to: 320, count: 7, size: 340, snow: true, sink: 110 });
  paintForest(stage, front, { from: 1300, to: 1640, count: 7, size: 360, snow: true, sink: 110 });
};

/** A skier in a turn, with the spray of it. */
const paintSkier = ({ canvas, light, random }: Stage, x: number, y: number, s: number): void => {
  const suit = light.lit(random.pick(['#e2503f', '#2f78c0', '#f0b23c', '#2f9a86', '#d8447c']));
  const way = random.chance(0.5) ? 1 : -1;
  canvas.ellipse(x - way * s * 0.5, y + s * 0.1, s * 0.9, s * 0.1, { fill: '#22386e', opacity: 0.22 });
  canvas.path(d`M${x - way * s * 0.7} ${y + s * 0.06}L${x + way * s * 0.6} ${y - s * 0.02}M${x - way * s * 0.6} ${y + s * 0.12}L${x + way * s * 0.7} ${y + s * 0.04}`, { stroke: light.shaded('#343c54'), width: s * 0.06 });
  canvas.path(d`M${x} ${y}l${way * s * 0.2} ${-s * 0.32}l${-way * s * 0.16} ${-s * 0.2}`, { stroke: light.shaded('#2c3854'), width: s * 0.2 });
  canvas.path(d`M${x + way * s * 0.04} ${y - s * 0.5}l${way * s * 0.14} ${-s * 0.36}`, { stroke: suit, width: s * 0.3 });
  canvas.path(d`M${x + way * s * 0.14} ${y - s * 0.74}l${way * s * 0.34} ${s * 0.2}l${way * s * 0.06} ${s * 0.44}`, { stroke: suit, width: s * 0.11 });
  canvas.ellipse(x + way * s * 0.22, y - s * 1.06, s * 0.14, s * 0.15, { fill: light.lit('#f4ede0') });
  canvas.group({ blur: 3 }, () => {
    for (let flake = 0; flake < 7; flake += 1) canvas.ellipse(x - way * s * random.between(0.5, 1.3), y - s * random.between(0, 0.3), s * random.between(0.08, 0.2), s * random.between(0.06, 0.14), { fill: '#ffffff', opacity: 0.6 });
  });
};

/** A chairlift climbing the slope: pylons, rope, chairs. */
const paintChairlift = ({ canvas, light }: Stage, from: Point, to: Point): void => {
  const steel = light.shaded('#5c6a80');
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  canvas.path(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${from[0] - 46} ${from[1] + 6}L${to[0] - 8} ${to[1]}`, { stroke: steel, width: 2.4 });
  for (let pylon = 0; pylon < 5; pylon += 1) {
    const t = 0.04 + pylon * 0.22;
    const [x, y] = at(t);
    const size = 1 - t * 0.8;
    canvas.path(d`M${x - 20 * size} ${y + 230 * size}V${y - 4}M${x - 66 * size} ${y}H${x + 26 * size}`, { stroke: steel, width: 12 * size });
  }
  for (let chair = 0; chair < 9; chair += 1) {
    const t = 0.09 + chair * 0.1;
    const [x, y] = at(t);
    const size = 1 - t * 0.8;
    canvas.path(d`M${x} ${y}v${54 * size}M${x - 30 * size} ${y + 54 * size}h${60 * size}v${30 * size}h${-60 * size}Z`, { stroke: light.shaded('#3a465e'), width: 5 * size, fill: light.lit('#d8574e') });
  }
};

/** The Alps under snow. */
export const ALPS_WINTER: Recipes = {
  'alpine-village-snow-day': { times: ['noon', 'morning', 'afternoon'], paint: winterVillage },
  'alpine-village-snow-night': { times: ['night'], paint: winterVillage },
  'ski-slope-lift-day': {
    times: ['noon', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 520 });
      paintMountains(stage, { peaks: [[260, 160, 560], [1180, 120, 640], [720, 230, 440]], foot: 660, rock: '#7f8ca6', snowline: 0.9, distance: 0.28 });
      const far = paintHills(stage, { colour: '#e4ecf7', distance: 0.22, foot: 800, ends: [560, 640], swing: 40, rough: 0.36 });
      paintForest(stage, far, { from: 0, to: 640, count: 60, size: 90, snow: true, distance: 0.24, sink: 120 });
      const slope = ridgeLine(random, { from: -20, to: 1620, ends: [980, 520], swing: 26, rough: 0.3 });
      paintSnow(stage, slope);
      paintForest(stage, slope, { from: 980, to: 1640, count: 34, size: 170, snow: true, distance: 0.08, sink: 90 });
      for (let track = 0; track < 7; track += 1) {
        const x = 860 + track * 60;
        canvas.path(d`M${x} ${640 + track * 10}c${-160} 90 ${120} 150 ${-60 - track * 20} 260s${-160} 180 ${-260} 340`, { stroke: light.shaded('#e6eefc'), width: 3, opacity: 0.6 });
      }
      paintChairlift(stage, [170, 700], [1180, 430]);
      for (let skier = 0; skier < 8; skier += 1) {
        const near = skier / 7;
        paintSkier(stage, 1150 - near * 500 + random.between(-130, 130), 740 + near * 350, 26 + near * 78);
      }
      paintForest(stage, [[-20, 1010], [1620, 1010]], { from: -20, to: 260, count: 6, size: 380, snow: true, sink: 150 });
      paintForest(stage, [[-20, 990], [1620, 990]], { from: 1340, to: 1640, count: 7, size: 400, snow: true, sink: 160 });
    },
  },
  'ski-panorama-morning': {
    times: ['sunrise', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 620, clouds: 'few' });
      paintMountains(stage, { peaks: [[120, 330, 420], [520, 290, 460], [960, 330, 420], [1420, 280, 480]], foot: 700, rock: '#8c98b2', snowline: 0.9, distance: 0.6 });
      canvas.group({ blur: 22 }, () => {
        for (let cloud = 0; cloud < 16; cloud += 1) canvas.ellipse(random.between(0, 1600), random.between(660, 740), random.between(140, 320), random.between(18, 46), { fill: light.cloud.top, opacity: 0.7 });
      });
      paintMountains(stage, { peaks: [[1200, 250, 640], [330, 370, 560]], foot: 980, rock: '#7a88a4', snowline: 0.95, distance: 0.18 });
      const ridge = ridgeLine(random, { from: -20, to: 1620, ends: [860, 1010], swing: 40, rough: 0.36 });
      paintSnow(stage, ridge);
      paintForest(stage, ridge, { from: 40, to: 360, count: 9, size: 170, snow: true, sink: 80 });
      for (const [x, s] of [[760, 70], [900, 64]] as const) paintSkier(stage, x + random.between(-40, 40), heightAt(ridge, x) + 60, s);
    },
  },
  'snowy-forest-chalet-dusk': {
    times: ['dusk', 'sunset'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 640 });
      paintMountains(stage, { peaks: [[520, 230, 640], [1300, 300, 520]], foot: 720, rock: '#74809e', snowline: 0.9, distance: 0.4 });
      const back = ridgeLine(random, { from: -20, to: 1620, ends: [690, 660], swing: 30 });
      paintForest(stage, back, { from: -20, to: 1620, count: 80, size: 190, snow: true, distance: 0.24, sink: 90 });
      const ground = ridgeLine(random, { from: -20, to: 1620, ends: [860, 840], swing: 24, rough: 0.3 });
      paintSnow(stage, ground);
      paintForest(stage, ground, { from: 0, to: 520, count: 12, size: 360, snow: true, sink: 60 });
      paintForest(stage, ground, { from: 1150, to: 1600, count: 12, size: 380, snow: true, sink: 60 });
      canvas.ellipse(800, 1010, 520, 110, { fill: canvas.around(800, 1000, 520, [0, '#ffc46a', 0.5], [0.5, '#ffb45a', 0.2], [1, '#ffb45a', 0]) });
      paintHouse(stage, { x: 600, y: 1000, width: 360, height: 210, look: { ...SNOWED, walls: ['#a8744a'] }, grid: [4, 2] });
      canvas.group({ blur: 8 }, () => {
        for (let puff = 0; puff < 8; puff += 1) canvas.ellipse(880 + puff * 16, 620 - puff * 34, 16 + puff * 7, 12 + puff * 5, { fill: light.cloud.top, opacity: 0.4 });
      });
      canvas.rect(866, 640, 34, 60, { fill: light.shaded('#8a6a58') });
      paintForest(stage, [[-20, 1060], [1620, 1060]], { from: -40, to: 260, count: 5, size: 520, snow: true, sink: 150 });
      paintForest(stage, [[-20, 1060], [1620, 1060]], { from: 1380, to: 1660, count: 5, size: 540, snow: true, sink: 150 });
      for (let flake = 0; flake < 130; flake += 1) canvas.ellipse(random.between(0, 1600), random.between(0, 1200), random.between(1.4, 4), random.between(1.4, 4), { fill: '#ffffff', opacity: random.between(0.2, 0.7) });
    },
  },
};
