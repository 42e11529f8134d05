import { d, polygon } from '../canvas.ts';
import { paintRowingBoat, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintBougainvillea, paintCypress, paintFoliage, paintPalm, paintStonePine, paintTree } from '../painters/plants.ts';
import { paintBeach, paintParasol, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

const WHITEWASH: HouseLook = { walls: ['#fffdf6', '#fdf5e4', '#f8efe0'], roof: 'hip', roofs: ['#c98c62', '#bd7c56', '#d29a70'], windows: { shape: 'square', frame: '#f1d38c', density: 0.6 }, door: '#7a4f34' };
const HOTEL: HouseLook = { walls: ['#fdf6ea', '#f6e3cc', '#f2ede6'], roof: 'flat', roofs: ['#ffffff'], windows: { shape: 'square', density: 1 }, balcony: { rail: '#e9eef0' } };

/** Spain: white villages, clear calas, palm promenades, a volcano. */
export const SPANISH_COAST: Recipes = {
  'andalusian-village-day': {
    times: ['afternoon', 'morning', 'noon'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 520 });
      paintMountains(stage, { peaks: [[300, 280, 560], [1240, 240, 640]], foot: 600, rock: '#a79a96', distance: 0.56 });
      paintHills(stage, { colour: '#b0a676', distance: 0.34, foot: 780, ends: [560, 520], swing: 60, scrub: '#7d8c52' });
      const hill = ridgeLine(random, { from: -20, to: 1620, ends: [880, 800], swing: 20, rough: 0.3 }).map(([x, y]): [number, number] => [x, y - 330 * Math.exp(-(((x - 820) / 420) ** 2))]);
      paintGround(stage, { line: hill, colour: '#c2ac72', deep: '#9c8c50' });
      const crest = (x: number): number => heightAt(hill, x) + 30;
      paintTown(stage, { crest, foot: (x) => Math.min(960, crest(x) + 460), from: 300, to: 1370, rows: 6, size: 128, looks: [WHITEWASH], between: (x, y, scale) => (random.chance(0.4) ? paintCypress(stage, x, y, 110 * scale) : paintFoliage(stage, x, y - 8, 26 * scale, 18 * scale, '#78945a')) });
      paintTower(stage, 830, 590, 72, 260, { wall: '#fbf0dc', cap: 'pyramid', capColour: '#b9754e' });
      for (let row = 0; row < 4; row += 1) {
        for (let tree = 0; tree < 11 - row * 2; tree += 1) paintTree(stage, 40 + tree * (150 + row * 44) + row * 50 + random.between(-20, 20), 985 + row * 70, 90 + row * 42, random.pick(['#8d9f72', '#7f9468', '#9aa87c']));
      }
    },
  },
  'balearic-cala-day': {
    times: ['noon', 'morning'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 400;
      paintSky(stage, { horizon });
      paintWater(stage, { top: horizon, shallow: '#7ff0e0', bottom: 1120 });
      for (const [ends, from, to, foot] of [[[300, 560], -20, 560, 620], [[540, 260], 1060, 1620, 600]] as const) {
        const cliff = paintHills(stage, { colour: '#e2c79c', distance: 0.14, foot, ends, swing: 36, from, to });
        for (let pine = 0; pine < 30; pine += 1) {
          const x = random.between(from, to);
          paintFoliage(stage, x, heightAt(cliff, x) + random.between(-6, 34), random.between(30, 60), random.between(20, 36), random.pick(['#4f7f50', '#5d8a58']), { distance: 0.1 });
        }
        paintRocks(stage, from, foot + 12, to - from, 60, { rock: '#e0c6a0' });
      }
      paintYacht(stage, random.between(700, 900), 610, 190);
      paintYacht(stage, random.between(600, 680), 480, 60);
      paintRowingBoat(stage, random.between(1000, 1200), 790, 140, '#ffffff', '#2d8fb8');
      paintBeach(stage, { left: 990, right: 1040, sand: '#faeccf', bow: 80 });
      for (const x of [300, 640, 1130]) paintParasol(stage, x + random.between(-50, 50), 1130, 190, ['#e8604c', '#fff6e8']);
      paintStonePine(stage, 1520, 1230, 780, { lean: -160 });
    },
  },
  'costa-promenade-evening': {
    times: ['sunset', 'dusk'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 620;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#75708e', distance: 0.5, foot: horizon + 6, ends: [430, 600], swing: 50 });
      paintWater(stage, { top: horizon, bottom: 1000 });
      for (let hotel = 0; hotel < 6; hotel += 1) paintHouse(stage, { x: -60 + hotel * 108, y: 700 + (5 - hotel) * 26, width: 150 - hotel * 12, height: random.between(240, 400) * (1 - hotel * 0.12), look: HOTEL, grid: [4, 8 - hotel], distance: 0.05 + hotel * 0.07 });
      paintBeach(stage, { left: 840, right: 1100, bow: 30 });
      canvas.path(polygon([[-20, 860], [560, 715], [600, 716], [1180, 1220], [-20, 1220]]), { fill: canvas.between(715, 1200, [0, light.lit('#e6d2bc')], [1, light.lit('#cfae94')]) });
      for (let tile = 0; tile < 9; tile += 1) canvas.path(d`M${-20 + tile * 130} 1220L${570 + tile * 3} 716`, { stroke: light.shaded('#a58874'), width: 2, opacity: 0.4 });
      for (let palm = 0; palm < 6; palm += 1) {
        const near = palm / 5;
        const x = 610 + near * near * 620;
        const y = 735 + near * near * 420;
        paintPalm(stage, x, y, { height: 170 + near * near * 640, lean: 20 + near * 30, distance: 0.2 * (1 - near) });
        const lamp = x - 60 - near * 90;
        canvas.rect(lamp, y - 60 - near * 180, 2 + near * 6, 60 + near * 180, { fill: light.shaded('#39405a') });
        const glow = 20 + near * 60;
        canvas.ellipse(lamp + 2, y - 62 - near * 184, glow, glow, { fill: canvas.around(lamp + 2, y - 62 - near * 184, glow, [0, '#fff4cf', 1], [0.25, '#ffd889', 0.6], [1, '#ffb45a', 0]) });
      }
    },
  },
  'canary-volcano-afternoon': {
    times: ['afternoon', 'morning', 'sunrise'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 560;
      paintSky(stage, { horizon, clouds: 'many' });
      paintMountains(stage, { peaks: [[760, 150, 860]], foot: 640, rock: '#8a7280', snow: '#f4eef0', snowline: 0.14, distance: 0.42 });
      canvas.group({ blur: 16 }, () => {
        for (let veil = 0; veil < 9; veil += 1) canvas.ellipse(random.between(100, 1500), random.between(440, 500), random.between(130, 300), random.between(14, 30), { fill: light.cloud.top, opacity: 0.6 });
      });
      const slope = paintHills(stage, { colour: '#7c8a58', distance: 0.24, foot: 730, ends: [560, 620], swing: 46, scrub: '#5c7c44' });
      paintTown(stage, { crest: (x) => heightAt(slope, x) + 40, foot: () => 736, from: 120, to: 1180, rows: 3, size: 84, looks: [WHITEWASH, { ...WHITEWASH, roof: 'flat' }], distance: 0.14 });
      paintWater(stage, { top: 730, shallow: '#2f9fb4', bottom: 1020 });
      paintRocks(stage, 1080, 800, 620, 90, { rock: '#6d6064' });
      paintBeach(stage, { left: 960, right: 900, sand: '#8c7d7a' });
      paintPalm(stage, 240, 1150, { height: 640, lean: 70 });
      paintPalm(stage, 90, 1180, { height: 470, lean: -30 });
      paintBougainvillea(stage, 1120, 1160, 520, 50);
    },
  },
};
