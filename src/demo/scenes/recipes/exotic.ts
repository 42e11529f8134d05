import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintLongBoat, paintYacht } from '../painters/boats.ts';
import { paintHut } from '../painters/hut.ts';
import { paintFoliage, paintPalm } from '../painters/plants.ts';
import { paintBeach, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const overwater = (stage: Stage): void => {
  const { canvas, light, random } = stage;
  const horizon = 520;
  paintSky(stage, { horizon, clouds: 'many' });
  paintMountains(stage, { peaks: [[300, 250, 330], [470, 340, 300], [120, 380, 300]], foot: horizon + 6, rock: '#5f8a78', distance: 0.44 });
  paintWater(stage, { top: horizon, shallow: '#7ff0e2', lively: 0.5 });
  for (let palm = 0; palm < 16; palm += 1) paintPalm(stage, 30 + palm * 36 + random.between(-12, 12), horizon + 12, { height: random.between(50, 90), distance: 0.34 });
  const spots: Point[] = Array.from({ length: 7 }, (_, hut): Point => [640 + hut * 70 + hut * hut * 14, 575 + hut * hut * 9.5]);
  canvas.path(polygon([[560, 560], [576, 556], ...spots.map(([x, y]): Point => [x + 30, y + 6]), [1640, 1010], [1640, 1090], ...spots.map(([x, y]): Point => [x - 14, y + 18]).reverse()]), { fill: canvas.between(556, 1090, [0, light.lit('#d8b484')], [1, light.lit('#b98f62')]) });
  spots.forEach(([x, y], hut) => {
    const size = 70 + hut * 34;
    canvas.reflected(y + size * 0.02, { opacity: 0.35, squash: 0.6 }, () => paintHut(stage, x - size * 0.8, y, size, { stilts: true, distance: 0.16 * (1 - hut / 6) }));
  });
  paintRipples(stage, { top: 640, lively: 0.4 });
  paintPalm(stage, 60, 1250, { height: 900, lean: 130 });
};

/** A limestone tower out of the sea, overgrown on top. */
const paintKarst = (stage: Stage, x: number, y: number, width: number, height: number, distance: number): void => {
  const { canvas, light, random } = stage;
  const rock = '#b7ab9c';
  const side = (sign: number): Point[] => Array.from({ length: 12 }, (_, step): Point => [x + sign * width * (0.5 - 0.1 * (step / 11) + 0.05 * Math.sin(step * 0.8 + x + sign) - (step === 0 ? 0.05 : 0)) * Math.sqrt(1 - (step / 12) ** 3.2) + random.between(-0.03, 0.03) * width, y - (height * step) / 11]);
  const outline = polygon([...side(-1), ...side(1).reverse()]);
  const air = (tone: string): string => mix(tone, light.haze, distance);
  const sunny = light.sunX > x;
  canvas.path(outline, { fill: canvas.across([0, air(sunny ? light.shaded(rock) : light.lit(rock))], [0.6, air(mix(light.shaded(rock), light.lit(rock), 0.55))], [1, air(sunny ? light.lit(mix(rock, '#fff0d8', 0.4)) : light.shaded(rock))]) });
  canvas.group({ clip: outline }, () => {
    for (let streak = 0; streak < 26; streak += 1) {
      const sx = x + random.between(-0.5, 0.5) * width;
      const sy = y - height * random.between(0.05, 0.9);
      canvas.path(d`M${sx} ${sy}q${random.between(-8, 8)} ${height * 0.1} ${random.between(-6, 6)} ${height * 0.22}l${width * 0.03} ${-height * 0.02}Z`, { fill: random.chance(0.6) ? air(light.shaded('#7a6c64')) : air(light.lit('#e0b890')), opacity: 0.4 });
    }
    canvas.rect(x - width, y - height * 0.05, width * 2, height * 0.05, { fill: air(light.shaded('#4c5058')), opacity: 0.7 });
  });
  for (let clump = 0; clump < 20; clump += 1) {
    const up = Math.sqrt(random.between(0.08, 1));
    paintFoliage(stage, x + random.between(-0.44, 0.44) * width * Math.sqrt(1.04 - up ** 3), y - height * up, width * random.between(0.12, 0.24), height * random.between(0.03, 0.07), random.pick(['#4f8a4c', '#5f9a50', '#3f7a48']), { distance });
  }
};

/** Far warm seas: huts over lagoons, leaning palms, karst, a jungle fall. */
export const EXOTIC: Recipes = {
  'overwater-bungalows-day': { times: ['noon', 'morning'], paint: overwater },
  'overwater-bungalows-sunset': { times: ['sunset', 'dusk'], paint: overwater },
  'tropical-palm-beach': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 480;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#5f8f6c', distance: 0.5, foot: horizon + 8, ends: [476, 400], swing: 34, from: 900 });
      paintWater(stage, { top: horizon, shallow: '#84f3e6', bottom: 1020 });
      paintYacht(stage, random.between(500, 800), 560, 70);
      const cape = paintHills(stage, { colour: '#e9dcb8', distance: 0.08, foot: 660, ends: [610, 655], swing: 8, to: 560 });
      for (let palm = 0; palm < 9; palm += 1) {
        const x = random.between(0, 380);
        paintPalm(stage, x, heightAt(cape, x) + 14, { height: random.between(170, 280), distance: 0.1 });
      }
      for (let bush = 0; bush < 8; bush += 1) paintFoliage(stage, random.between(0, 420), 634, 50, 26, '#559a50');
      paintBeach(stage, { left: 860, right: 1050, sand: '#fff2d8', bow: 70 });
      paintPalm(stage, 1660, 1130, { height: 640, lean: -620 });
      paintPalm(stage, 1580, 1180, { height: 860, lean: -240 });
      paintRocks(stage, 60, 1180, 240, 80, { rock: '#a39a90' });
    },
  },
  'karst-islands-longtail': {
    times: ['afternoon', 'noon', 'sunset'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const horizon = 560;
      paintSky(stage, { horizon, clouds: 'many' });
      paintWater(stage, { top: horizon, shallow: '#4fd6c6', lively: 0.4 });
      for (const [x, width, height, y, distance] of [[1180, 150, 190, 575, 0.6], [640, 130, 160, 572, 0.64], [900, 110, 240, 580, 0.5], [1420, 260, 380, 610, 0.32], [330, 330, 520, 640, 0.14]] as const) canvas.reflected(y, { opacity: 0.35, squash: 0.6 }, () => paintKarst(stage, x + random.between(-40, 40), y, width, height, distance));
      paintRipples(stage, { top: 580, lively: 0.4 });
      paintLongBoat(stage, random.between(680, 780), 930, 620, '#a8643a', '#e9dcc0');
      paintLongBoat(stage, random.between(1180, 1320), 760, 210, '#8a5232', '#d8574e');
      paintPalm(stage, 1540, 1260, { height: 760, lean: -90 });
    },
  },
  'jungle-waterfall-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 420 });
      paintHills(stage, { colour: '#5c9070', distance: 0.5, foot: 620, ends: [240, 300], swing: 90 });
      const wall = ridgeLine(random, { from: -20, to: 1620, ends: [330, 290], swing: 46 });
      paintGround(stage, { line: wall, colour: '#7a8a6c', deep: '#4a5a50' });
      for (let bush = 0; bush < 90; bush += 1) {
        const x = random.between(0, 1600);
        if (Math.abs(x - 800) < 130) continue;
        paintFoliage(stage, x, heightAt(wall, x) + random.between(-10, 440), random.between(50, 110), random.between(36, 70), random.pick(['#4f8f4c', '#3f7f4a', '#6aa24e', '#2f6f48']), { distance: 0.12 });
      }
      const fallTop = heightAt(wall, 800) + 6;
      canvas.path(d`M710 ${fallTop}Q800 ${fallTop - 16} 890 ${fallTop}L930 860H660Z`, { fill: canvas.between(fallTop, 860, [0, light.lit('#f4fbff')], [1, light.lit('#d3eef6')]) });
      for (let thread = 0; thread < 70; thread += 1) {
        const x = random.between(690, 900);
        const y = random.between(fallTop, 720);
        canvas.path(d`M${x} ${y}q${random.between(-4, 4)} 60 ${(x - 800) * 0.14} ${random.between(90, 180)}`, { stroke: random.chance(0.6) ? '#ffffff' : light.shaded('#bfe0ee'), width: random.between(2, 7), opacity: 0.55 });
      }
      paintWater(stage, { top: 850, shallow: '#3fc0ae', lively: 0.5, glitter: false });
      canvas.group({ blur: 20 }, () => {
        for (let mist = 0; mist < 14; mist += 1) canvas.ellipse(random.between(600, 1000), random.between(800, 890), random.between(60, 130), random.between(24, 60), { fill: '#ffffff', opacity: 0.4 });
      });
      paintRocks(stage, -30, 930, 560, 110, { rock: '#87908a' });
      paintRocks(stage, 1080, 940, 560, 120, { rock: '#7f8a84' });
      for (const [x, y, height, lean] of [[150, 1130, 760, 80], [1500, 1150, 840, -120], [1330, 1040, 460, -30], [330, 1010, 420, 40]] as const) paintPalm(stage, x, y, { height, lean });
      for (let leaf = 0; leaf < 16; leaf += 1) paintFoliage(stage, leaf < 8 ? random.between(-20, 420) : random.between(1200, 1620), random.between(1060, 1200), random.between(80, 150), random.between(44, 80), random.pick(['#4f9a4c', '#3f8a4a', '#6fae52']), random.chance(0.3) ? { blossom: '#e8605a' } : {});
    },
  },
};
