import { paintRowingBoat, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintCypress, paintFoliage, paintMeadow } from '../painters/plants.ts';
import { paintBeach, paintLounger, paintParasol, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

const PASTEL: HouseLook = { walls: ['#f0b27a', '#e98f74', '#f6d58c', '#f2c4b4', '#e8a86a', '#f7e6c8', '#d97f66'], roof: 'hip', roofs: ['#b9674a', '#c4734e'], windows: { shape: 'square', shutters: ['#4d7a5c', '#3f6f66', '#6f8f62'], density: 0.85 } };
const VILLA: HouseLook = { walls: ['#eccf9e', '#e6bf8c'], roof: 'hip', roofs: ['#b9694a'], windows: { shape: 'square', shutters: ['#6f7f5c'], density: 0.8 } };

/** Italy: stacked colours over the sea, cypress hills, parasols in rows. */
export const ITALIAN_COAST: Recipes = {
  'ligurian-houses-day': {
    times: ['afternoon', 'morning', 'noon'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const horizon = 560;
      paintSky(stage, { horizon });
      paintHills(stage, { colour: '#7c92a4', distance: 0.62, foot: horizon + 6, ends: [470, 550], swing: 30, from: 700 });
      paintWater(stage, { top: horizon, shallow: '#1fa0a8' });
      const hill = paintHills(stage, { colour: '#6f8a52', distance: 0.14, foot: 930, ends: [130, 900], swing: 60, to: 1240, scrub: '#4d7a44' });
      canvas.reflected(930, { opacity: 0.4, squash: 0.6 }, () => {
        paintTown(stage, { crest: (x) => Math.max(heightAt(hill, x) + 150, 360), foot: () => 880, from: 120, to: 1130, rows: 6, size: 118, looks: [PASTEL], between: (x, y, scale) => paintFoliage(stage, x, y - 14, 26 * scale, 30 * scale, '#5a8a4c') });
        paintTower(stage, 560, 560, 64, 240, { wall: '#f6dcb0', cap: 'onion', capColour: '#a8705a' });
        paintRocks(stage, 60, 938, 1180, 100, { rock: '#a08c7c' });
      });
      paintRipples(stage, { top: 940, lively: 0.6 });
      paintYacht(stage, random.between(1300, 1460), 760, 120);
      paintRowingBoat(stage, random.between(1000, 1200), 1060, 210, '#e2674f');
      paintRowingBoat(stage, random.between(1330, 1480), 980, 150, '#f0b64a', '#2d78b8');
    },
  },
  'tuscan-cypress-morning': {
    times: ['sunrise', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 560 });
      paintHills(stage, { colour: '#7488a0', distance: 0.74, foot: 620, ends: [470, 500], swing: 60, rough: 0.4 });
      paintHills(stage, { colour: '#7c9678', distance: 0.52, foot: 700, ends: [560, 540], swing: 60, rough: 0.34 });
      const middle = paintHills(stage, { colour: '#94a866', distance: 0.3, foot: 820, ends: [650, 610], swing: 70, rough: 0.3 });
      for (let tree = 0; tree < 13; tree += 1) paintCypress(stage, 960 + tree * 40, heightAt(middle, 960 + tree * 40) + 8, random.between(60, 96), 0.3);
      canvas.rect(0, 640, 1600, 200, { fill: canvas.between(640, 840, [0, light.haze, 0], [0.7, light.haze, 0.6], [1, light.haze, 0]) });
      const near = ridgeLine(random, { from: -20, to: 1620, ends: [860, 760], swing: 50, rough: 0.25 });
      paintGround(stage, { line: near, colour: '#b6bd68', deep: '#7d9a48' });
      const houseY = heightAt(near, 560);
      for (const x of [430, 470, 780, 830]) paintCypress(stage, x, heightAt(near, x) + 16, random.between(190, 260));
      paintHouse(stage, { x: 520, y: houseY + 20, width: 210, height: 120, look: VILLA, grid: [4, 2] });
      paintHouse(stage, { x: 690, y: houseY + 30, width: 110, height: 84, look: VILLA, grid: [2, 1] });
      canvas.path('M1040 1220C980 1100 880 1040 800 980S690 900 650 850L668 846C720 900 800 940 900 1000S1180 1120 1260 1220Z', { fill: canvas.between(840, 1200, [0, light.lit('#e9d6ac')], [1, light.lit('#d9bd8c')]) });
      for (let tree = 0; tree < 6; tree += 1) paintCypress(stage, 900 + tree * 84 + tree * tree * 5, 960 + tree * 40, 190 + tree * 48);
      paintMeadow(stage, 960, ['#e2574c', '#f3d24e'], { blades: 500, green: '#8fa64e' });
    },
  },
  'italian-lido-parasols': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 400;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#8aa0b6', distance: 0.7, foot: horizon + 5, ends: [396, 330], swing: 30 });
      paintWater(stage, { top: horizon, shallow: '#6fd3cf', bottom: 720 });
      paintYacht(stage, random.between(300, 600), 500, 80);
      paintYacht(stage, random.between(800, 1000), 460, 46);
      paintBeach(stage, { left: 690, right: 600, bow: 26 });
      const colours = random.pick([['#e8604c', '#fff6e8'], ['#2f7fb8', '#ffffff'], ['#f0b04a', '#fffaf0'], ['#2f9a8c', '#fff8ea']] as const);
      for (let row = 0; row < 4; row += 1) {
        const size = 130 + row * 62;
        const y = 790 + row * 122 + row * row * 6;
        for (let x = 40 + (row % 2) * size * 0.5; x < 1640; x += size * 1.28) {
          paintLounger(stage, x - size * 0.7, y + 8, size * 0.62, colours[0]);
          paintLounger(stage, x + size * 0.1, y + 8, size * 0.62, '#fffdf6');
          paintParasol(stage, x, y, size, colours);
        }
      }
    },
  },
};
