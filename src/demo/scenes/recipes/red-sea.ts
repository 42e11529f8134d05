import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse } from '../painters/buildings.ts';
import { paintFoliage, paintPalm } from '../painters/plants.ts';
import { paintBeach, paintJetty, paintLounger, paintParasol } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const ORIENT: HouseLook = { walls: ['#f2cf9e', '#ecc08c', '#f6dcb4', '#e8b684'], roof: 'flat', roofs: ['#ffffff'], windows: { shape: 'arch', density: 0.9 } };

const PAVILION: HouseLook = { ...ORIENT, roof: 'dome', roofs: ['#f4e6cc', '#d98a5e', '#e8c69a'] };

/** A line of camels with a leader on foot, seen against light. */
const paintCaravan = ({ canvas, light, random }: Stage, x: number, ground: (x: number) => number, size: number, count: number): void => {
  const fill = light.shaded('#4a2f38');
  for (let camel = 0; camel < count; camel += 1) {
    const cx = x + camel * size * 1.7 + random.between(-6, 6);
    const y = ground(cx);
    const s = size;
    canvas.path(d`M${cx - s * 0.46} ${y - s * 0.62}Q${cx - s * 0.3} ${y - s * 0.72} ${cx - s * 0.16} ${y - s * 0.74}Q${cx} ${y - s * 1.16} ${cx + s * 0.14} ${y - s * 0.72}Q${cx + s * 0.34} ${y - s * 0.68} ${cx + s * 0.44} ${y - s * 0.5}Q${cx + s * 0.6} ${y - s * 0.42} ${cx + s * 0.68} ${y - s * 0.86}L${cx + s * 0.7} ${y - s * 0.98}L${cx + s * 0.94} ${y - s * 0.9}L${cx + s * 0.92} ${y - s * 0.82}L${cx + s * 0.78} ${y - s * 0.82}Q${cx + s * 0.72} ${y - s * 0.3} ${cx + s * 0.4} ${y - s * 0.36}L${cx + s * 0.4} ${y}h${-s * 0.06}L${cx + s * 0.28} ${y - s * 0.4}L${cx + s * 0.2} ${y}h${-s * 0.06}L${cx + s * 0.16} ${y - s * 0.4}H${cx - s * 0.24}L${cx - s * 0.26} ${y}h${-s * 0.06}L${cx - s * 0.34} ${y - s * 0.4}L${cx - s * 0.42} ${y}h${-s * 0.06}Z`, { fill });
    canvas.path(d`M${cx - s * 0.2} ${y - s * 0.72}Q${cx} ${y - s * 1.04} ${cx + s * 0.18} ${y - s * 0.7}l${s * 0.02} ${s * 0.18}h${-s * 0.42}Z`, { fill: light.lit(random.pick(['#c4473e', '#2f6f98', '#d99a3e'])) });
    canvas.path(polygon([[cx - s * 0.4, y], [cx + s * 0.4, y], [cx - s * 0.9, y + s * 0.26], [cx - s * 1.5, y + s * 0.24]]), { fill: '#2a1a38', opacity: 0.22 });
  }
};

/** Dunes with a knife-edge crest: lit on one flank, blue in the shade of the other. */
const paintDune = ({ canvas, light, random }: Stage, x: number, y: number, half: number, foot: number, sand: string, distance: number): void => {
  const bend = random.between(-0.2, 0.3) * half;
  const bright = mix(light.lit(sand), light.haze, distance);
  const dim = mix(light.shaded(mix(sand, '#9c5a44', 0.35)), light.haze, distance);
  canvas.path(d`M${x - half} ${foot}Q${x - half * 0.35} ${y + (foot - y) * 0.1} ${x} ${y}Q${x + half * 0.5} ${y + (foot - y) * 0.28} ${x + half} ${foot}Z`, { fill: canvas.between(y, foot, [0, dim], [1, mix(dim, bright, 0.3)]) });
  canvas.path(d`M${x} ${y}Q${x + half * 0.5} ${y + (foot - y) * 0.28} ${x + half} ${foot}H${x + bend}C${x + bend - half * 0.34} ${foot - (foot - y) * 0.24} ${x + half * 0.2} ${y + (foot - y) * 0.5} ${x} ${y}Z`, { fill: canvas.between(y, foot, [0, mix(bright, '#fff3d0', 0.25)], [1, bright]) });
};

/** The Red Sea: resorts among palms, reefs, and the desert behind. */
export const RED_SEA: Recipes = {
  'red-sea-resort-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 500 });
      paintMountains(stage, { peaks: [[260, 250, 460], [760, 290, 420], [1250, 230, 520]], foot: 560, rock: '#c79a80', distance: 0.44 });
      paintHills(stage, { colour: '#dcb488', distance: 0.24, foot: 640, ends: [540, 560], swing: 24 });
      for (let block = 0; block < 8; block += 1) {
        const x = -40 + block * 216 + random.between(-24, 24);
        paintHouse(stage, { x, y: 690, width: random.between(150, 210), height: random.between(110, 190), look: block % 3 === 1 ? PAVILION : ORIENT, grid: [5, 3], distance: 0.06 });
      }
      for (let palm = 0; palm < 16; palm += 1) paintPalm(stage, random.between(0, 1600), random.between(690, 720), { height: random.between(110, 190), distance: 0.06 });
      for (let bush = 0; bush < 18; bush += 1) paintFoliage(stage, random.between(0, 1600), 706, random.between(26, 50), 20, '#5f9a52', random.chance(0.4) ? { blossom: '#d8447c' } : {});
      paintWater(stage, { top: 716, shallow: '#6fe3d6', bottom: 1040 });
      paintBeach(stage, { left: 1010, right: 900, sand: '#f6e0b8' });
      for (const x of [420, 760, 1090]) {
        paintLounger(stage, x + 20, 1116, 170, '#fff8ea');
        paintParasol(stage, x + random.between(-20, 20), 1110, 230, ['#d9b97c', '#c8a468'], 'straw');
      }
      paintPalm(stage, 1450, 1180, { height: 820, lean: -90 });
      paintPalm(stage, 130, 1200, { height: 700, lean: 80 });
    },
  },
  'red-sea-palms-sunset': {
    times: ['sunset'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 640;
      paintSky(stage, { horizon, clouds: 'many' });
      paintMountains(stage, { peaks: [[200, 480, 380], [560, 520, 340], [-60, 460, 320]], foot: horizon + 4, rock: '#8a627c', distance: 0.5 });
      paintWater(stage, { top: horizon, bottom: 1040 });
      paintYacht(stage, random.between(600, 900), 740, 110);
      paintBeach(stage, { left: 930, right: 1060, sand: '#e8c49c' });
      for (const [x, height, lean] of [[140, 660, 90], [300, 480, -40], [1500, 800, -150], [1330, 520, 50], [470, 330, 30]] as const) paintPalm(stage, x + random.between(-30, 30), 1000 + height * 0.24, { height, lean });
      paintParasol(stage, 860, 1090, 190, ['#d9b97c', '#c8a468'], 'straw');
      paintLounger(stage, 880, 1100, 150);
      paintParasol(stage, 1120, 1120, 200, ['#d9b97c', '#c8a468'], 'straw');
    },
  },
  'red-sea-reef-jetty': {
    times: ['noon', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 430;
      paintSky(stage, { horizon, clouds: 'many' });
      paintMountains(stage, { peaks: [[1380, 310, 300], [1120, 350, 260], [1620, 290, 300]], foot: horizon + 4, rock: '#c2967e', distance: 0.55 });
      paintWater(stage, { top: horizon, shallow: '#63e6d8', bottom: 1200 });
      canvas.group({ blur: 7 }, () => {
        for (let reef = 0; reef < 46; reef += 1) {
          const y = 640 + random.next() ** 1.2 * 540;
          const size = (y - 520) * random.between(0.08, 0.22);
          canvas.ellipse(random.between(0, 1600), y, size * 1.7, size * 0.46, { fill: light.lit(random.pick(['#1f6f8c', '#8a6a7c', '#c2705e', '#2f8f84', '#6a5a86', '#d99a5c'])), opacity: random.between(0.25, 0.55) });
        }
      });
      paintYacht(stage, random.between(180, 380), 540, 100);
      paintJetty(stage, { from: [760, 1230], to: [980, 560], nearHalf: 210, farHalf: 34 });
      canvas.path(polygon([[900, 540], [1060, 540], [980, 470]]), { fill: canvas.across([0, light.shaded('#c8a468')], [1, light.lit('#e2c48c')]) });
      for (const x of [912, 1046]) canvas.rect(x, 538, 6, 34, { fill: light.shaded('#7a5c3e') });
      for (let fish = 0; fish < 26; fish += 1) {
        const x = random.between(60, 1540);
        const y = random.between(800, 1160);
        const s = random.between(9, 18);
        canvas.path(d`M${x - s} ${y}Q${x} ${y - s * 0.7} ${x + s} ${y}l${s * 0.6} ${-s * 0.4}v${s * 0.8}L${x + s} ${y}Q${x} ${y + s * 0.7} ${x - s} ${y}Z`, { fill: light.lit(random.pick(['#f4b73e', '#ef7a4e', '#f8e27a', '#2c5fa8'])), opacity: 0.75 });
      }
    },
  },
  'desert-dunes-dusk': {
    times: ['sunset', 'dusk'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 640 });
      for (let row = 0; row < 4; row += 1) {
        const foot = 690 + row * 70;
        for (let dune = 0; dune < 5; dune += 1) paintDune(stage, dune * 380 + random.between(-120, 200), foot - random.between(70, 150) - row * 10, random.between(260, 460), foot + 30, '#e8a868', 0.5 - row * 0.14);
      }
      const crest = ridgeLine(random, { from: -20, to: 1620, ends: [900, 860], swing: 30, rough: 0.3, steps: 6 });
      paintGround(stage, { line: crest, colour: '#dc9a5c', deep: '#a8643e' });
      paintCaravan(stage, 480, (x) => heightAt(crest, x) + 6, 74, 5);
      paintDune(stage, 1500, 930, 900, 1280, '#e2a062', 0);
      paintDune(stage, 120, 1000, 860, 1290, '#d8925a', 0);
    },
  },
};
