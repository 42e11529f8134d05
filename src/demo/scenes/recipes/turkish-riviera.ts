import { polygon } from '../canvas.ts';
import { paintGulet, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintColumn } from '../painters/column.ts';
import { paintBougainvillea, paintCypress, paintFoliage, paintPalm, paintStonePine } from '../painters/plants.ts';
import { paintBeach, paintLounger, paintParasol } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

const TERRACE: HouseLook = { walls: ['#fffaf0', '#fdf0de', '#fbe9d8'], roof: 'flat', roofs: ['#ffffff'], windows: { shape: 'arch', density: 0.7 }, balcony: { rail: '#f3e6d2', flowers: '#d8447c' } };

const TILED: HouseLook = { walls: ['#fffaf0', '#f9e9d2'], roof: 'hip', roofs: ['#c9724c', '#d08258'], windows: { shape: 'square', shutters: ['#6c8a78', '#5a7f96'], density: 0.7 } };

const RESORT: HouseLook = { walls: ['#fdf3e2', '#f6e0c2', '#fbead2'], roof: 'hip', roofs: ['#c8744e'], windows: { shape: 'arch', density: 1 }, balcony: { rail: '#fff7ea' } };

/** The Turkish coast: terraces in flower, gulets, ruins, long beaches under Taurus. */
export const TURKISH_RIVIERA: Recipes = {
  'turkish-bay-day': {
    times: ['noon', 'afternoon', 'morning'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 420;
      paintSky(stage, { horizon });
      paintMountains(stage, { peaks: [[1000, 250, 560], [480, 290, 500], [1480, 220, 480]], foot: 500, rock: '#8f9aa8', distance: 0.6 });
      paintHills(stage, { colour: '#7f9468', distance: 0.36, foot: 560, ends: [490, 440], swing: 40, from: 300, scrub: '#5d7f4c' });
      paintWater(stage, { top: 500, shallow: '#28b3bd' });
      paintGulet(stage, random.between(1060, 1260), 700, 210);
      paintYacht(stage, random.between(840, 940), 600, 74);
      const slope = ridgeLine(random, { from: -20, to: 1620, ends: [360, 1190], swing: 60, rough: 0.4 });
      paintGround(stage, { line: slope, colour: '#b9a878', deep: '#7f8450' });
      const crest = (x: number): number => heightAt(slope, x) + 30;
      paintTown(stage, { crest, foot: (x) => Math.max(crest(x) + 100, 1260 - x * 0.06), from: -60, to: 1300, rows: 5, size: 190, looks: [TERRACE, TERRACE, TILED], between: (x, y, scale) => (random.chance(0.5) ? paintCypress(stage, x, y, 190 * scale) : paintFoliage(stage, x, y - 20, 56 * scale, 40 * scale, '#5f9050', { blossom: '#d8447c' })) });
      paintBougainvillea(stage, -40, 1080, 620, 90);
      paintBougainvillea(stage, 900, 1160, 720, 60, '#e8657a');
      paintPalm(stage, 760, 1210, { height: 480, lean: 50 });
    },
  },
  'turkish-marina-evening': {
    times: ['sunset', 'dusk'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 700;
      paintSky(stage, { horizon: 600, clouds: 'many' });
      paintHills(stage, { colour: '#6d6a8c', distance: 0.5, foot: 690, ends: [430, 520], swing: 70 });
      const shore = paintHills(stage, { colour: '#6d6c64', distance: 0.2, foot: water, ends: [540, 640], swing: 40 });
      paintWater(stage, { top: water, lively: 0.35 });
      canvas.reflected(water, { opacity: 0.5, squash: 0.8 }, () => {
        paintTown(stage, { crest: (x) => heightAt(shore, x) + 20, foot: () => water, from: 0, to: 1600, rows: 3, size: 110, looks: [TILED, TERRACE], distance: 0.08, between: (x, y, scale) => paintCypress(stage, x, y, 120 * scale, 0.1) });
        paintTower(stage, 360, 690, 30, 300, { wall: '#f5ead6', cap: 'needle', capColour: '#6d7f94' });
      });
      paintRipples(stage, { top: water, lively: 0.4 });
      for (const [x, y, size] of [[260, 790, 300], [760, 770, 270], [1290, 800, 330]] as const) canvas.reflected(y, { opacity: 0.35, squash: 0.5 }, () => paintGulet(stage, x + random.between(-60, 60), y, size));
      paintGulet(stage, random.between(500, 640), 1000, 640);
    },
  },
  'turkish-ruins-afternoon': {
    times: ['afternoon', 'sunset'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 600;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#8289a2', distance: 0.62, foot: horizon + 4, ends: [520, 470], swing: 40 });
      paintWater(stage, { top: horizon, bottom: 940, shallow: '#3fb0b4' });
      paintYacht(stage, random.between(1250, 1450), 690, 90);
      const ground = ridgeLine(random, { from: -20, to: 1620, ends: [860, 900], swing: 26, rough: 0.4 });
      paintGround(stage, { line: ground, colour: '#cdb480', deep: '#8f7d4c' });
      for (const x of [330, 450, 570, 690, 810]) paintColumn(stage, x, 930, 56, 430);
      canvas.path(polygon([[285, 482], [855, 482], [855, 436], [285, 440]]), { fill: canvas.between(436, 482, [0, light.lit('#f4e5c8')], [1, light.shaded('#d8c29c')]) });
      canvas.path(polygon([[270, 440], [870, 436], [862, 416], [566, 318], [278, 420]]), { fill: canvas.between(318, 440, [0, light.lit('#f8ebd0')], [1, light.shaded('#dcc8a4')]) });
      canvas.path(polygon([[340, 420], [800, 418], [566, 344]]), { fill: light.shaded('#c9b48e'), opacity: 0.7 });
      paintColumn(stage, 1010, 970, 66, 300, { broken: true });
      paintColumn(stage, 1180, 985, 68, 190, { broken: true });
      paintColumn(stage, 140, 990, 70, 250, { broken: true });
      for (let block = 0; block < 9; block += 1) {
        const x = random.between(40, 1540);
        const y = random.between(1000, 1150);
        const w = random.between(50, 120);
        canvas.path(polygon([[x, y], [x + w, y - 6], [x + w, y - w * 0.44], [x + w * 0.8, y - w * 0.56], [x - w * 0.06, y - w * 0.5]]), { fill: canvas.between(y - w * 0.6, y, [0, light.lit('#efe0c2')], [1, light.shaded('#c4ae88')]) });
      }
      paintStonePine(stage, 1440, 1120, 700, { lean: -80 });
      for (let tuft = 0; tuft < 24; tuft += 1) paintFoliage(stage, random.between(0, 1600), random.between(970, 1190), random.between(20, 54), random.between(10, 22), '#95a060', random.chance(0.4) ? { blossom: '#e0645a' } : {});
    },
  },
  'turkish-beach-mountains': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 480, clouds: 'many' });
      paintMountains(stage, { peaks: [[420, 150, 620], [1100, 110, 720], [760, 230, 520]], foot: 580, rock: '#8792a6', snow: '#f7f9fc', snowline: 0.24, distance: 0.5 });
      paintHills(stage, { colour: '#70906a', distance: 0.34, foot: 640, ends: [520, 560], swing: 40, scrub: '#54794c' });
      for (let hotel = 0; hotel < 7; hotel += 1) {
        const x = -30 + hotel * 150 + random.between(-20, 20);
        paintHouse(stage, { x, y: 676 - hotel * 4, width: 150 - hotel * 10, height: (150 - hotel * 12) * random.between(0.9, 1.3), look: RESORT, grid: [5, 5], distance: 0.08 + hotel * 0.04 });
        paintPalm(stage, x + 140, 690, { height: 120 - hotel * 6, distance: 0.1 });
      }
      paintWater(stage, { top: 660, shallow: '#5fd0cc', bottom: 1000 });
      paintBeach(stage, { left: 760, right: 1080, bow: 30 });
      for (let row = 0; row < 3; row += 1) {
        for (let spot = 0; spot < 4 - row * 0.5; spot += 1) {
          const size = 150 + row * 66;
          const x = 60 + spot * size * 1.5 + row * 30;
          const y = 900 + row * 118;
          paintLounger(stage, x + 10, y + 6, size * 0.66, '#fffaf0');
          paintParasol(stage, x, y, size, ['#2f8fb4', '#fffaf0']);
        }
      }
      paintPalm(stage, 1470, 1220, { height: 900, lean: -170 });
    },
  },
};
