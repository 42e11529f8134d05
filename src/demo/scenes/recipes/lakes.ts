import { CHALET, paintForest } from '../painters/alpine.ts';
import { paintRowingBoat } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower } from '../painters/buildings.ts';
import { paintFoliage, paintMeadow } from '../painters/plants.ts';
import { paintJetty } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintHills, paintMountains } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

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
        paintForest(stage, wood, { from: 0, to: 1600, count: 110, size: 92, distance: 0.22, sink: 200 });
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
