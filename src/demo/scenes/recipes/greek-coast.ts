import { d, polygon } from '../canvas.ts';
import { paintRowingBoat, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintBougainvillea, paintCypress, paintFoliage, paintTree } from '../painters/plants.ts';
import { paintBeach, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const WHITE = ['#ffffff', '#fdfaf2', '#fbf3e6', '#f6f4f2'];
const BLUE = ['#2f6fc0', '#3b7fce', '#2a62ae'];
const cube: HouseLook = { walls: WHITE, roof: 'flat', roofs: WHITE, windows: { shape: 'square', shutters: ['#3a78bc', '#4a8fc9'], density: 0.42 }, door: '#2f6fb4' };
const arched: HouseLook = { walls: ['#fffdf8', '#f9e8d4', '#f6dfd2'], roof: 'flat', roofs: WHITE, windows: { shape: 'arch', density: 0.4 } };
const church: HouseLook = { walls: ['#ffffff'], roof: 'dome', roofs: BLUE, windows: { shape: 'arch', density: 0.6 } };

const caldera = (stage: Stage): void => {
  const { random } = stage;
  const horizon = 470;
  paintSky(stage, { horizon });
  paintHills(stage, { colour: '#7f8ba8', distance: 0.72, foot: horizon + 4, ends: [400, 452], swing: 26 });
  paintWater(stage, { top: horizon });
  paintHills(stage, { colour: '#8a7a78', distance: 0.42, foot: 560, ends: [545, 470], swing: 34, from: 900 });
  paintYacht(stage, random.between(980, 1300), random.between(690, 800), 70);
  const cliff = ridgeLine(random, { from: -20, to: 1620, ends: [470, 1120], swing: 70, rough: 0.42 });
  paintGround(stage, { line: cliff, colour: '#c3a88e', deep: '#8a6d5c' });
  const crest = (x: number): number => heightAt(cliff, x) + 18;
  paintTown(stage, { crest, foot: (x) => Math.max(crest(x) + 120, 1240 - x * 0.05), from: -60, to: 1500, rows: 6, size: 170, looks: [cube, cube, cube, arched, arched, church], between: (x, y, scale) => paintFoliage(stage, x, y - 10, 34 * scale, 22 * scale, '#6a8a5a', random.chance(0.5) ? { blossom: '#d8447c' } : {}) });
  paintHouse(stage, { x: 150, y: 1010, width: 290, height: 210, look: church, grid: [3, 1] });
  paintBougainvillea(stage, -40, 1120, 520, 60);
  paintBougainvillea(stage, 1180, 1160, 460, 40, '#e8657a');
};

const windmill = (stage: Stage, x: number, y: number, size: number): void => {
  const { canvas, light, random } = stage;
  const body = canvas.across([0, light.shaded('#ffffff')], [0.45, light.lit('#f6f0e6')], [1, light.lit('#ffffff')]);
  canvas.path(d`M${x - size * 0.36} ${y}L${x - size * 0.28} ${y - size}H${x + size * 0.28}L${x + size * 0.36} ${y}Z`, { fill: body });
  canvas.path(polygon([[x - size * 0.36, y - size * 0.98], [x + size * 0.36, y - size * 0.98], [x, y - size * 1.42]]), { fill: canvas.across([0, light.shaded('#9a7a58')], [1, light.lit('#c2a078')]) });
  canvas.rect(x - size * 0.06, y - size * 0.28, size * 0.12, size * 0.28, { fill: light.shaded('#3b78bc') });
  canvas.rect(x + size * 0.08, y - size * 0.66, size * 0.08, size * 0.1, { fill: light.shaded('#3b78bc') });
  const turn = random.between(0, 1);
  const hubY = y - size * 1.04;
  for (let sail = 0; sail < 10; sail += 1) {
    const angle = turn + (sail * Math.PI) / 5;
    const ex = x + Math.cos(angle) * size * 0.72;
    const ey = hubY + Math.sin(angle) * size * 0.72;
    const bx = x + Math.cos(angle + 0.36) * size * 0.62;
    const by = hubY + Math.sin(angle + 0.36) * size * 0.62;
    canvas.path(d`M${x} ${hubY}L${ex} ${ey}`, { stroke: light.shaded('#7a5f48'), width: size * 0.018 });
    canvas.path(polygon([[x + (ex - x) * 0.42, hubY + (ey - hubY) * 0.42], [ex, ey], [bx, by]]), { fill: light.lit('#fdf6e8'), opacity: 0.92 });
  }
};

/** The Aegean: white cubes, blue domes, harbours and olive coves. */
export const GREEK_COAST: Recipes = {
  'cyclades-caldera-noon': { times: ['noon', 'afternoon'], paint: caldera },
  'cyclades-domes-sunset': {
    times: ['sunset', 'dusk'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 600;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#6c6690', distance: 0.6, foot: horizon + 4, ends: [500, 585], swing: 30, from: 820 });
      paintWater(stage, { top: horizon });
      const slope = ridgeLine(random, { from: -20, to: 1620, ends: [420, 1150], swing: 40, rough: 0.4 });
      paintGround(stage, { line: slope, colour: '#b39a92', deep: '#7a6672' });
      paintTown(stage, { crest: (x) => heightAt(slope, x) + 10, foot: (x) => 1230 - x * 0.02, from: -80, to: 1400, rows: 4, size: 230, looks: [cube, arched, cube, church, church] });
      paintTower(stage, 620, 790, 84, 210, { wall: '#ffffff', cap: 'pyramid', capColour: '#f6efe4' });
      paintHouse(stage, { x: 330, y: 1040, width: 330, height: 190, look: church, grid: [3, 1] });
      paintHouse(stage, { x: -40, y: 1160, width: 330, height: 250, look: arched, grid: [4, 2] });
      paintBougainvillea(stage, 620, 1150, 640, 50);
    },
  },
  'greek-harbour-morning': {
    times: ['morning', 'sunrise'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const quay = 660;
      paintSky(stage, { horizon: 480 });
      paintHills(stage, { colour: '#8d9a86', distance: 0.58, foot: 560, ends: [330, 260], swing: 120 });
      const hill = paintHills(stage, { colour: '#a3a07c', distance: 0.28, foot: quay, ends: [480, 400], swing: 90, scrub: '#6f8a55' });
      paintTown(stage, {
        crest: (x) => Math.max(heightAt(hill, x) + 70, 420), foot: () => quay, from: 40, to: 1540, rows: 4, size: 130,
        looks: [cube, { ...cube, walls: ['#fbe7c6', '#f6d3bb', '#fdf3e0'], roof: 'hip', roofs: ['#cf7450', '#c8693f'] }, arched, { ...cube, roof: 'hip', roofs: ['#d07a54'] }], distance: 0.08,
        between: (x, y, scale) => (random.chance(0.5) ? paintCypress(stage, x, y, 120 * scale, 0.1) : paintFoliage(stage, x, y - 14, 30 * scale, 24 * scale, '#6c8f58')),
      });
      paintTower(stage, 1010, 560, 52, 190, { wall: '#fff8ec', cap: 'pyramid', capColour: '#cf6b45' });
      canvas.rect(-20, quay - 4, 1640, 26, { fill: light.lit('#d9c9b0') });
      canvas.rect(-20, quay + 16, 1640, 16, { fill: light.shaded('#a08c78') });
      paintWater(stage, { top: quay + 30, shallow: '#2fa6b4', lively: 0.5, glitter: false });
      canvas.rect(-20, quay + 30, 1640, 190, { fill: canvas.between(quay + 30, quay + 220, [0, light.lit('#efe2c8'), 0.5], [1, light.lit('#efe2c8'), 0]) });
      paintRipples(stage, { top: quay + 40, bottom: 1200, lively: 0.4 });
      const hulls = ['#2d78b8', '#e2674f', '#f2f2ee', '#3aa39a', '#f0b64a'];
      for (let boat = 0; boat < 6; boat += 1) paintRowingBoat(stage, 120 + boat * 270 + random.between(-60, 60), 735 + (boat % 2) * 46 + random.between(-10, 20), random.between(120, 170), random.pick(hulls));
      paintRowingBoat(stage, random.between(420, 560), 1010, 400, '#2d78b8', '#ffffff');
      paintRowingBoat(stage, random.between(1080, 1240), 920, 300, '#f4f1ea', '#e2674f');
    },
  },
  'greek-cove-olives': {
    times: ['noon', 'morning'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 430;
      paintSky(stage, { horizon });
      paintHills(stage, { colour: '#8f9cb4', distance: 0.7, foot: horizon + 6, ends: [380, 330], swing: 46 });
      paintWater(stage, { top: horizon, shallow: '#66dccb', bottom: 1100 });
      paintHills(stage, { colour: '#9c9a6e', distance: 0.3, foot: 620, ends: [600, 250], swing: 60, from: 760, scrub: '#6d8a4e' });
      paintRocks(stage, 760, 640, 900, 54, { distance: 0.15 });
      paintHills(stage, { colour: '#a8a274', distance: 0.1, foot: 800, ends: [360, 790], swing: 50, to: 640, scrub: '#64834a' });
      paintRocks(stage, -40, 815, 700, 70);
      paintYacht(stage, random.between(820, 1040), random.between(690, 740), 110);
      paintBeach(stage, { left: 1010, right: 930, sand: '#f6e6c4' });
      paintTree(stage, 1330, 1090, 520, '#8ba277');
      paintTree(stage, 180, 1180, 620, '#809a6c');
      paintFoliage(stage, 1560, 1180, 150, 80, '#7c9a64', { blossom: '#ec8fa4' });
    },
  },
  'greek-windmills-afternoon': {
    times: ['afternoon', 'sunset'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 640;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#7f86a4', distance: 0.66, foot: horizon + 4, ends: [590, 540], swing: 40 });
      paintWater(stage, { top: horizon, bottom: 1100 });
      const hill = ridgeLine(random, { from: -20, to: 1620, ends: [640, 960], swing: 40, rough: 0.35 });
      paintGround(stage, { line: hill, colour: '#d9bd88', deep: '#98794e' });
      for (const [x, size] of [[1050, 170], [800, 210], [500, 260], [180, 300]] as const) windmill(stage, x, heightAt(hill, x) + 46, size);
      for (let bush = 0; bush < 26; bush += 1) {
        const x = random.between(0, 1600);
        paintFoliage(stage, x, heightAt(hill, x) + random.between(70, 460), random.between(26, 70), random.between(14, 34), '#a3a06a');
      }
      paintHouse(stage, { x: 1180, y: 1090, width: 240, height: 150, look: cube, grid: [4, 2] });
      paintBougainvillea(stage, 1130, 1090, 360, 40);
    },
  },
};
