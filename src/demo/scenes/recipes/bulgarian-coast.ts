import { paintRowingBoat, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintFoliage, paintMeadow, paintTree } from '../painters/plants.ts';
import { paintBeach, paintParasol, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintHills } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

const REVIVAL: HouseLook = { walls: ['#f4ead8', '#e9dcc4', '#f0d9b8', '#cfdbe0'], roof: 'hip', roofs: ['#b8654a', '#a85c46'], windows: { shape: 'square', frame: '#7a5238', density: 0.95 }, balcony: { rail: '#7c5438' } };
const HOTEL: HouseLook = { walls: ['#fbf6ec', '#e6eef2', '#fbe9d2'], roof: 'flat', roofs: ['#ffffff'], windows: { shape: 'square', density: 1 }, balcony: { rail: '#dfeaf0' } };

/** The Black Sea: broad sands, an old wooden town, mornings over calm water. */
export const BULGARIAN_COAST: Recipes = {
  'bulgarian-bay-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 440;
      paintSky(stage, { horizon, clouds: 'many' });
      const cape = paintHills(stage, { colour: '#7c9a6c', distance: 0.44, foot: horizon + 40, ends: [330, 466], swing: 26, to: 1100, scrub: '#5c8450' });
      paintWater(stage, { top: horizon, shallow: '#6fcfc6', bottom: 900 });
      for (let hotel = 0; hotel < 6; hotel += 1) {
        const x = 20 + hotel * 128;
        paintFoliage(stage, x - 10, 560 - hotel * 14, 60, 34, '#5f8f54', { distance: 0.1 });
        paintHouse(stage, { x, y: 600 - hotel * 18, width: 120 - hotel * 12, height: random.between(140, 230) * (1 - hotel * 0.13), look: HOTEL, grid: [4, 6], distance: 0.08 + hotel * 0.05 });
      }
      for (let bush = 0; bush < 22; bush += 1) paintFoliage(stage, random.between(-20, 720), 606 + random.between(-6, 16), random.between(26, 50), random.between(16, 30), '#5a8c52', { distance: 0.06 });
      paintYacht(stage, random.between(1050, 1350), 540, 90);
      paintBeach(stage, { left: 650, right: 1010, bow: 20, sand: '#f4dca6' });
      for (let row = 0; row < 4; row += 1) {
        for (let spot = 0; spot < 6 - row; spot += 1) paintParasol(stage, 60 + row * 40 + spot * (110 + row * 46) + random.between(-12, 12), 800 + row * 100, 86 + row * 46, random.pick([['#f0b04a', '#fff8e6'], ['#e8604c', '#fff8e6'], ['#3f9ab8', '#fffaf0']] as const));
      }
      paintTree(stage, 1500, 1230, 520, '#6f9a58');
      paintTower(stage, 360, heightAt(cape, 360) + 8, 18, 60, { wall: '#ffffff', cap: 'lantern', capColour: '#d8574e', distance: 0.4 });
    },
  },
  'bulgarian-old-town-cape': {
    times: ['afternoon', 'morning', 'sunset'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 780;
      paintSky(stage, { horizon: 600 });
      paintHills(stage, { colour: '#8296a0', distance: 0.66, foot: 606, ends: [560, 530], swing: 26 });
      paintWater(stage, { top: 600, lively: 0.6 });
      canvas.reflected(water, { opacity: 0.42, squash: 0.7 }, () => {
        paintHills(stage, { colour: '#8f9464', distance: 0.1, foot: water, ends: [560, 640], swing: 26, from: 240, scrub: '#5f824c' });
        paintTown(stage, { crest: (x) => 520 + Math.abs(x - 1000) * 0.1, foot: () => water - 14, from: 300, to: 1620, rows: 4, size: 160, looks: [REVIVAL], between: (x, y, scale) => paintFoliage(stage, x, y - 24, 44 * scale, 44 * scale, '#5c8a50') });
        paintTower(stage, 1010, 640, 70, 190, { wall: '#d9a888', cap: 'pyramid', capColour: '#a85c46' });
        paintRocks(stage, 230, water + 8, 1400, 62, { rock: '#b09c84' });
      });
      paintRipples(stage, { top: water, lively: 0.6 });
      paintRowingBoat(stage, random.between(140, 260), 900, 230, '#2f78a8', '#fff6e6');
      paintRowingBoat(stage, random.between(620, 900), 1030, 310, '#d8574e', '#fff6e6');
      paintYacht(stage, 120, 690, 74);
    },
  },
  'bulgarian-beach-sunrise': {
    times: ['sunrise'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 560;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#8a90a8', distance: 0.6, foot: horizon + 4, ends: [450, 556], swing: 24, to: 700 });
      paintWater(stage, { top: horizon, shallow: '#9fd6d2', bottom: 960, lively: 0.8 });
      paintRowingBoat(stage, random.between(420, 640), 700, 90, '#33507a');
      paintBeach(stage, { left: 1000, right: 860, sand: '#eed3a4', bow: 50 });
      paintRowingBoat(stage, 470, 1090, 420, '#3f86a8', '#f6efe0');
      paintMeadow(stage, 1080, ['#f3e2a4'], { blades: 520, green: '#a8a866' });
    },
  },
};
