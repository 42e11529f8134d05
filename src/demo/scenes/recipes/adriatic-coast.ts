import { paintRowingBoat, paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse, paintTower, paintTown } from '../painters/buildings.ts';
import { paintCypress, paintFoliage, paintStonePine } from '../painters/plants.ts';
import { paintBeach, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintHills, paintMountains } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const STONE: HouseLook = { walls: ['#efe0c4', '#e8d5b4', '#f4e8d2', '#e6cfae'], roof: 'hip', roofs: ['#cf6f48', '#c5633e', '#d98058', '#b95c3c'], windows: { shape: 'square', shutters: ['#5f7f62', '#4f7388', '#8a9c74'], density: 0.7 } };

const PAINTED: HouseLook = { ...STONE, walls: ['#f2d0a0', '#e9b48c', '#f6e3bc', '#e8c0a8', '#d9c2a0'] };

/** A walled town on a tongue of land, mirrored in the water before it. */
const oldTown = (stage: Stage, { water, from, to, crest, tower }: { water: number; from: number; to: number; crest: (x: number) => number; tower: number }): void => {
  const { canvas, light, random } = stage;
  paintTown(stage, {
    crest, foot: () => water - 26, from, to, rows: 5, size: 120, looks: [STONE, STONE, PAINTED], distance: 0.04,
    between: (x, y, scale) => (random.chance(0.55) ? paintCypress(stage, x, y, 130 * scale, 0.08) : paintFoliage(stage, x, y - 16, 30 * scale, 24 * scale, '#5f8a56')),
  });
  paintTower(stage, tower, crest(tower) + 130, 58, 270, { wall: '#f0e2c6', cap: 'pyramid', capColour: '#c5633e' });
  canvas.rect(from, water - 42, to - from, 44, { fill: canvas.between(water - 42, water, [0, light.lit('#e3d2b2')], [1, light.shaded('#9c8a76')]) });
  for (let stone = 0; stone < 60; stone += 1) canvas.rect(random.between(from, to - 24), water - random.between(6, 40), random.between(10, 24), 6, { fill: random.chance(0.5) ? light.shaded('#cbb898') : light.lit('#f6ead0'), opacity: 0.4 });
};

/** The Adriatic: stone towns, pebble coves under pines, bays between mountains. */
export const ADRIATIC_COAST: Recipes = {
  'dalmatia-old-town-day': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 720;
      paintSky(stage, { horizon: 520 });
      paintMountains(stage, { peaks: [[260, 330, 520], [1320, 290, 560], [780, 380, 480]], foot: 590, rock: '#a6a49c', distance: 0.5 });
      paintHills(stage, { colour: '#7f9468', distance: 0.36, foot: 660, ends: [530, 560], swing: 40, scrub: '#5d7f4c' });
      paintWater(stage, { top: 640, shallow: '#2ba7b0', lively: 0.5 });
      const crest = (x: number): number => 420 + Math.abs(x - 640) * 0.16;
      canvas.reflected(water, { opacity: 0.42 }, () => oldTown(stage, { water, from: 60, to: 1270, crest, tower: 640 }));
      paintRipples(stage, { top: water + 4, lively: 0.5 });
      paintYacht(stage, random.between(1380, 1480), 800, 150);
      paintRowingBoat(stage, random.between(300, 500), 960, 220, '#f2efe8', '#2d78b8');
      paintRowingBoat(stage, random.between(760, 900), 860, 130, '#e2674f');
      paintStonePine(stage, 1500, 1230, 640, { lean: -120 });
    },
  },
  'dalmatia-harbour-dusk': {
    times: ['dusk', 'night'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const water = 740;
      paintSky(stage, { horizon: 600 });
      paintHills(stage, { colour: '#5c6480', distance: 0.5, foot: 700, ends: [500, 420], swing: 80 });
      paintWater(stage, { top: 680, lively: 0.4 });
      canvas.reflected(water, { opacity: 0.55, squash: 0.9 }, () => {
        oldTown(stage, { water, from: -30, to: 1640, crest: (x) => 470 + Math.abs(x - 980) * 0.12, tower: 980 });
        for (let lamp = 0; lamp < 9; lamp += 1) {
          const x = 90 + lamp * 180 + random.between(-20, 20);
          canvas.rect(x - 2, water - 96, 4, 60, { fill: light.shaded('#30384a') });
          canvas.ellipse(x, water - 98, 42, 42, { fill: canvas.around(x, water - 98, 42, [0, '#fff0c0', 1], [0.2, '#ffd384', 0.6], [1, '#ffb45a', 0]) });
        }
      });
      paintRipples(stage, { top: water + 4, lively: 0.35 });
      for (let boat = 0; boat < 5; boat += 1) paintYacht(stage, 140 + boat * 330 + random.between(-60, 60), 800 + (boat % 2) * 60, 130, random.pick(['#f4f1ea', '#d7dfe8']));
      paintRowingBoat(stage, random.between(500, 900), 1010, 300, '#3a6aa0', '#f2ece0');
    },
  },
  'adriatic-pine-cove': {
    times: ['noon', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 430;
      paintSky(stage, { horizon, clouds: 'few' });
      paintHills(stage, { colour: '#8598b0', distance: 0.66, foot: horizon + 6, ends: [330, 370], swing: 50 });
      paintWater(stage, { top: horizon, shallow: '#7fe6d4', bottom: 1080 });
      const cape = paintHills(stage, { colour: '#8f9a6a', distance: 0.16, foot: 700, ends: [300, 690], swing: 40, to: 860 });
      for (let pine = 0; pine < 34; pine += 1) {
        const x = random.between(0, 800);
        const y = heightAt(cape, x) + random.between(6, 60);
        paintFoliage(stage, x, y, random.between(44, 84), random.between(28, 46), random.pick(['#4c7a50', '#5c8656', '#3f6e4c']), { distance: 0.12 });
      }
      paintRocks(stage, -40, 716, 940, 62, { rock: '#e0d5c2' });
      paintYacht(stage, random.between(1060, 1300), 620, 110);
      paintBeach(stage, { left: 920, right: 1060, sand: '#efe8da' });
      const pebbles = ['#ffffff', '#d5cdc0', '#c0b6a8', '#e8dcc6', '#aab0b2'];
      for (let pebble = 0; pebble < 420; pebble += 1) {
        const y = random.between(1010, 1200);
        const size = random.between(3, 9) * (0.5 + (y - 960) / 220);
        const x = random.between(0, 1500);
        canvas.ellipse(x + 1, y + size * 0.3, size, size * 0.5, { fill: '#2a3048', opacity: 0.18 });
        canvas.ellipse(x, y, size, size * 0.55, { fill: light.lit(random.pick(pebbles)) });
      }
      paintStonePine(stage, 1420, 1200, 900, { lean: -190 });
      paintStonePine(stage, 1640, 1200, 720, { lean: -60, green: '#3f6a48' });
    },
  },
  'istria-bell-tower-sunset': {
    times: ['sunset'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 760;
      paintSky(stage, { horizon: 690, clouds: 'many' });
      paintWater(stage, { top: 690, lively: 0.5 });
      const crest = (x: number): number => 480 + (Math.abs(x - 560) / 560) ** 1.6 * 210;
      canvas.reflected(water, { opacity: 0.5, squash: 0.8 }, () => {
        paintTown(stage, { crest, foot: () => water, from: 30, to: 1090, rows: 6, size: 120, looks: [PAINTED, PAINTED, STONE], between: (x, y, scale) => paintFoliage(stage, x, y - 10, 26 * scale, 24 * scale, '#4f7a54') });
        paintHouse(stage, { x: 450, y: 560, width: 190, height: 90, look: STONE, grid: [4, 1] });
        paintTower(stage, 680, 570, 66, 330, { wall: '#f0dcc0', cap: 'pyramid', capColour: '#c08a68' });
        paintRocks(stage, 0, water + 8, 1130, 34);
      });
      paintRipples(stage, { top: water + 8, lively: 0.5 });
      paintYacht(stage, random.between(1240, 1420), 860, 180);
      paintRowingBoat(stage, random.between(300, 700), 990, 210, '#2f5f98', '#f3ead8');
    },
  },
  'montenegro-bay-morning': {
    times: ['morning', 'afternoon', 'sunrise'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const water = 690;
      paintSky(stage, { horizon: 480 });
      canvas.reflected(650, { opacity: 0.3, squash: 0.6 }, () => {
        paintMountains(stage, { peaks: [[980, 190, 620], [420, 260, 560]], foot: 640, rock: '#8f9aa6', distance: 0.52 });
        paintMountains(stage, { peaks: [[-20, 220, 620], [1600, 180, 640]], foot: 650, rock: '#80907c', distance: 0.24 });
      });
      paintWater(stage, { top: 640, lively: 0.3, glitter: false });
      paintHills(stage, { colour: '#6d8a5c', distance: 0.2, foot: 660, ends: [540, 652], swing: 30, to: 520, scrub: '#547a48' });
      paintTown(stage, { crest: () => 590, foot: () => 656, from: 20, to: 460, rows: 2, size: 70, looks: [STONE], distance: 0.16 });
      canvas.reflected(water + 30, { opacity: 0.55, squash: 0.85 }, () => {
        canvas.rect(640, water, 470, 32, { fill: canvas.between(water, water + 32, [0, light.lit('#e6dac4')], [1, light.shaded('#a39684')]) });
        for (const x of [670, 1000, 1070]) paintCypress(stage, x, water + 4, random.between(120, 190));
        paintFoliage(stage, 1030, water - 26, 60, 40, '#5f8a54');
        paintHouse(stage, { x: 730, y: water + 2, width: 180, height: 84, look: STONE, grid: [4, 1] });
        paintHouse(stage, { x: 900, y: water + 2, width: 84, height: 70, look: { ...STONE, roof: 'dome', roofs: ['#6f9aa8'] }, grid: [1, 1] });
        paintTower(stage, 720, water + 2, 46, 190, { wall: '#f0e6d2', cap: 'pyramid', capColour: '#7aa2ac' });
      });
      paintRipples(stage, { top: 660, lively: 0.3 });
      paintRowingBoat(stage, random.between(250, 480), 930, 240, '#f4f1ea', '#d8574e');
      paintYacht(stage, random.between(1260, 1430), 860, 130);
    },
  },
};
