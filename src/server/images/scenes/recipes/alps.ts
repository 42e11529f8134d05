import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintRowingBoat } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower } from '../painters/buildings.ts';
import { paintFoliage, paintMeadow, paintSpruce } from '../painters/plants.ts';
import { paintJetty } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const CHALET: HouseLook = { walls: ['#b98252', '#a87246', '#c49060', '#f2e6d2'], roof: 'gable', roofs: ['#7a5138', '#6b4632'], windows: { shape: 'square', frame: '#f4ead8', density: 0.95 }, balcony: { rail: '#8a5c3a', flowers: '#d9483f' } };
const SNOWED: HouseLook = { ...CHALET, snow: true, balcony: { rail: '#8a5c3a' } };

/** A stand of spruces along a slope: far ones first. */
const paintForest = (stage: Stage, line: readonly Point[], { from, to, count, size, snow = false, distance = 0, sink = 30 }: { from: number; to: number; count: number; size: number; snow?: boolean; distance?: number; sink?: number }): void => {
  const { random } = stage;
  const spots = Array.from({ length: count }, () => ({ x: random.between(from, to), down: random.next() })).sort((a, b) => a.down - b.down);
  for (const { x, down } of spots) paintSpruce(stage, x, heightAt(line, x) + 6 + down * sink, size * random.between(0.7, 1.2) * (0.7 + down * 0.5), { snow, distance, green: random.pick(['#2f5a48', '#35634c', '#2a5144']) });
};

/** Fields of snow: blue in the hollows, warm where the light lies. */
const paintSnow = ({ canvas, light, random }: Stage, line: readonly Point[], foot = 1220): void => {
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
  'alpine-village-snow-night': { times: ['night', 'dusk'], paint: winterVillage },
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
    times: ['sunrise', 'morning', 'afternoon'],
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
    times: ['dusk', 'night', 'sunset'],
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

/** The Alps in summer. */
export const ALPS_SUMMER: Recipes = {
  'alpine-meadow-chalets': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 540, clouds: 'many' });
      paintMountains(stage, { peaks: [[330, 160, 540], [1250, 120, 620], [800, 220, 480]], foot: 660, rock: '#8d96a8', snowline: 0.36, distance: 0.4 });
      const far = paintHills(stage, { colour: '#5f8a5c', distance: 0.34, foot: 760, ends: [570, 600], swing: 46 });
      paintForest(stage, far, { from: 0, to: 1600, count: 130, size: 76, distance: 0.32, sink: 80 });
      const alp = ridgeLine(random, { from: -20, to: 1620, ends: [690, 780], swing: 36, rough: 0.3 });
      paintGround(stage, { line: alp, colour: '#9cc25e', deep: '#5c8f42' });
      for (const [x, width] of [[240, 120], [520, 150], [1180, 170], [1400, 120]] as const) {
        const y = heightAt(alp, x) + width * 0.5;
        paintSpruce(stage, x - 26, y - 4, width * 1.3);
        paintHouse(stage, { x, y, width, height: width * 0.58, look: CHALET, grid: [3, 2] });
      }
      paintHouse(stage, { x: 760, y: 1000, width: 300, height: 170, look: { ...CHALET, walls: ['#b07a4c'] }, grid: [4, 2] });
      paintForest(stage, [[-20, 860], [1620, 860]], { from: 1420, to: 1640, count: 6, size: 380, sink: 140 });
      paintMeadow(stage, 880, ['#f4d54c', '#ffffff', '#b878d0', '#e8605a'], { blades: 1000, green: '#6fa348' });
    },
  },
  'alpine-lake-summer': {
    times: ['morning', 'noon', 'sunrise'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 690;
      paintSky(stage, { horizon: 560 });
      paintWater(stage, { top: water, shallow: '#3fae9c', lively: 0.25, glitter: false });
      canvas.reflected(water, { opacity: 0.6, squash: 0.72 }, () => {
        paintMountains(stage, { peaks: [[800, 110, 620], [220, 220, 480], [1400, 190, 520]], foot: water, rock: '#8f98ac', snowline: 0.42, distance: 0.34 });
        const left = paintHills(stage, { colour: '#4f7f54', distance: 0.2, foot: water, ends: [470, 686], swing: 36, to: 720 });
        paintForest(stage, left, { from: 0, to: 700, count: 80, size: 96, distance: 0.16, sink: 80 });
        const right = paintHills(stage, { colour: '#548558', distance: 0.2, foot: water, ends: [686, 500], swing: 36, from: 900 });
        paintForest(stage, right, { from: 920, to: 1600, count: 76, size: 100, distance: 0.16, sink: 80 });
        paintHouse(stage, { x: 1120, y: water, width: 96, height: 56, look: CHALET, grid: [3, 2], distance: 0.06 });
      });
      paintRipples(stage, { top: water, lively: 0.22 });
      paintRowingBoat(stage, random.between(600, 900), 900, 190, '#a8683c', '#f3e6cc');
      paintJetty(stage, { from: [300, 1240], to: [460, 900], nearHalf: 140, farHalf: 60 });
      paintMeadow(stage, 1090, ['#ffffff', '#f4d54c'], { blades: 620 });
      paintForest(stage, [[-20, 1000], [1620, 1000]], { from: 1420, to: 1640, count: 4, size: 620, sink: 190 });
    },
  },
  'alpine-sunrise-ridge': {
    times: ['sunrise', 'sunset'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 620, clouds: 'many' });
      for (let range = 0; range < 6; range += 1) {
        const y = 520 + range * 78;
        const line = paintHills(stage, { colour: mix('#6d7a9c', '#2f4a4c', range / 5), distance: 0.72 - range * 0.13, foot: y + 220, ends: [y + random.between(-40, 40), y + random.between(-40, 40)], swing: 110 - range * 10, rough: 0.5 });
        if (range >= 3) paintForest(stage, line, { from: 0, to: 1600, count: 70, size: 34 + range * 14, distance: 0.6 - range * 0.11, sink: 30 });
        canvas.group({ blur: 24 }, () => {
          for (let mist = 0; mist < 6; mist += 1) canvas.ellipse(random.between(0, 1600), y + random.between(90, 150), random.between(180, 420), random.between(14, 34), { fill: light.haze, opacity: 0.55 });
        });
      }
      const near = ridgeLine(random, { from: -20, to: 1620, ends: [1010, 1100], swing: 40 });
      paintGround(stage, { line: near, colour: '#5c7a4c', deep: '#2c4a3a' });
      paintForest(stage, near, { from: 0, to: 420, count: 9, size: 300, sink: 60 });
      paintForest(stage, near, { from: 1250, to: 1620, count: 8, size: 340, sink: 80 });
    },
  },
};

/** Inland lakes: forest, villages on the shore, autumn. */
export const LAKES: Recipes = {
  'bohemian-lake-pines': {
    times: ['afternoon', 'morning', 'sunset'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 640;
      paintSky(stage, { horizon: 560, clouds: 'many' });
      paintWater(stage, { top: water, lively: 0.25 });
      canvas.reflected(water, { opacity: 0.62, squash: 0.75 }, () => {
        paintHills(stage, { colour: '#6d8a86', distance: 0.5, foot: water, ends: [520, 480], swing: 50, rough: 0.4 });
        const shore = paintHills(stage, { colour: '#4f7a50', distance: 0.2, foot: water, ends: [590, 560], swing: 20, rough: 0.4 });
        paintForest(stage, shore, { from: -20, to: 1620, count: 150, size: 110, distance: 0.16, sink: 50 });
        paintHouse(stage, { x: 1120, y: water - 2, width: 110, height: 52, look: { ...CHALET, roofs: ['#a8553c'] }, grid: [3, 1], distance: 0.06 });
        for (let bush = 0; bush < 20; bush += 1) paintFoliage(stage, random.between(0, 1600), water - 10, random.between(24, 50), 16, '#7ca04e', { distance: 0.1 });
      });
      paintRipples(stage, { top: water, lively: 0.22 });
      paintJetty(stage, { from: [620, 1240], to: [820, 800], nearHalf: 170, farHalf: 56 });
      paintRowingBoat(stage, 1060, 940, 290, '#8a5a38', '#d8b98c');
      paintMeadow(stage, 1100, ['#f4e07c'], { blades: 700, green: '#7c9c4c' });
      paintForest(stage, [[-20, 1000], [1620, 1000]], { from: -40, to: 220, count: 5, size: 640, sink: 180 });
    },
  },
  'austrian-lakeside-village': {
    times: ['morning', 'afternoon', 'noon'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 730;
      paintSky(stage, { horizon: 520 });
      paintWater(stage, { top: 700, lively: 0.3, glitter: false });
      canvas.reflected(water, { opacity: 0.55, squash: 0.7 }, () => {
        paintMountains(stage, { peaks: [[1180, 80, 680], [600, 250, 520]], foot: 720, rock: '#8f9aa8', distance: 0.4, snowline: 0.16 });
        const wood = paintHills(stage, { colour: '#4f8054', distance: 0.24, foot: water, ends: [300, 640], swing: 40 });
        paintForest(stage, wood, { from: 0, to: 1600, count: 170, size: 84, distance: 0.22, sink: 200 });
        const looks: HouseLook[] = [CHALET, { ...CHALET, walls: ['#f6d9a4', '#f3c9b0', '#dfe6cf', '#f8efe0'] }];
        for (let row = 0; row < 3; row += 1) for (let house = 0; house < 9; house += 1) paintHouse(stage, { x: 60 + house * 122 + random.between(-20, 20) + row * 30, y: 630 + row * 50, width: 84 + row * 12, height: (84 + row * 12) * random.between(0.7, 1), look: random.pick(looks), grid: [3, 3], distance: 0.08 });
        paintTower(stage, 540, 728, 54, 250, { wall: '#fbf3e4', cap: 'pyramid', capColour: '#6f8f7c' });
        for (let tree = 0; tree < 14; tree += 1) paintFoliage(stage, random.between(40, 1240), water - 16, random.between(24, 44), 22, '#6fa052');
      });
      paintRipples(stage, { top: water, lively: 0.3 });
      paintRowingBoat(stage, random.between(400, 700), 960, 240, '#8a5a38', '#f0dcb8');
      paintMeadow(stage, 1130, ['#ffffff', '#e8605a'], { blades: 380 });
    },
  },
  'lake-cottages-autumn': {
    times: ['afternoon', 'sunrise', 'morning'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 690;
      const leaves = ['#d98a3a', '#c8603a', '#e2b04a', '#a8793e', '#b8a04c'];
      paintSky(stage, { horizon: 560 });
      paintWater(stage, { top: water, lively: 0.25 });
      canvas.reflected(water, { opacity: 0.6, squash: 0.75 }, () => {
        paintHills(stage, { colour: '#8c8478', distance: 0.52, foot: water, ends: [450, 500], swing: 70, rough: 0.4 });
        const wood = paintHills(stage, { colour: '#a8804c', distance: 0.24, foot: water, ends: [560, 530], swing: 30 });
        for (let tree = 0; tree < 90; tree += 1) {
          const x = random.between(0, 1600);
          paintFoliage(stage, x, heightAt(wood, x) + random.next() * (water - heightAt(wood, x) - 20), random.between(30, 50), random.between(26, 42), random.pick(leaves), { distance: 0.18 });
        }
        for (const [x, width] of [[260, 120], [520, 140], [940, 130], [1240, 150]] as const) paintHouse(stage, { x: x + random.between(-40, 40), y: water + 4, width, height: width * 0.56, look: { ...CHALET, walls: ['#f2e4cc', '#b57f52', '#d9b98c'], roofs: ['#9c4a3a', '#6b4632'] }, grid: [3, 1] });
      });
      paintRipples(stage, { top: water, lively: 0.22 });
      paintRowingBoat(stage, random.between(620, 860), 920, 230, '#a84a3a', '#f0dcb8');
      for (const [x, y, size] of [[100, 1160, 150], [240, 1200, 120], [1480, 1150, 170], [1600, 1050, 160]] as const) paintFoliage(stage, x, y, size * 1.3, size, random.pick(leaves));
      paintMeadow(stage, 1110, ['#e2b04a', '#c8603a'], { blades: 420, green: '#a89a4c' });
    },
  },
};
