import { mix } from '../colour.ts';
import { CHALET, paintForest } from '../painters/alpine.ts';
import { paintRowingBoat } from '../painters/boats.ts';
import { paintHouse } from '../painters/buildings.ts';
import { paintMeadow, paintSpruce } from '../painters/plants.ts';
import { paintJetty } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

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
    times: ['sunrise'],
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
