import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintLongBoat, paintYacht } from '../painters/boats.ts';
import { paintFoliage, paintMeadow, paintPalm } from '../painters/plants.ts';
import { paintBeach, paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

/** A thatched hut; on stilts when it stands in water. */
export const paintHut = ({ canvas, light, random }: Stage, x: number, y: number, size: number, { stilts = false, distance = 0 }: { stilts?: boolean; distance?: number } = {}): void => {
  const air = (tone: string): string => mix(tone, light.haze, distance);
  const floor = stilts ? y - size * 0.3 : y;
  if (stilts) {
    for (let post = 0; post < 6; post += 1) canvas.rect(x - size * 0.52 + post * size * 0.2, floor, size * 0.03, size * 0.32, { fill: air(light.shaded('#6b5038')) });
    canvas.rect(x - size * 0.66, floor, size * 1.32, size * 0.05, { fill: air(light.lit('#b98f62')) });
    canvas.rect(x - size * 0.66, floor + size * 0.04, size * 1.32, size * 0.02, { fill: air(light.shaded('#6b5038')) });
    canvas.path(d`M${x + size * 0.62} ${floor}l${size * 0.12} ${size * 0.32}M${x + size * 0.54} ${floor}l${size * 0.12} ${size * 0.32}`, { stroke: air(light.shaded('#8a6a48')), width: size * 0.02 });
  }
  canvas.rect(x - size * 0.42, floor - size * 0.32, size * 0.84, size * 0.32, { fill: canvas.across([0, air(light.shaded('#c99c6a'))], [1, air(light.lit('#c99c6a'))]) });
  for (let bay = 0; bay < 3; bay += 1) {
    const lamp = random.chance(light.lamps * 1.3);
    canvas.rect(x - size * 0.35 + bay * size * 0.25, floor - size * 0.26, size * 0.18, size * 0.26, { fill: lamp ? '#ffd384' : air(light.shaded('#33506a')) });
    if (lamp) canvas.ellipse(x - size * 0.26 + bay * size * 0.25, floor - size * 0.12, size * 0.3, size * 0.3, { fill: canvas.around(x - size * 0.26 + bay * size * 0.25, floor - size * 0.12, size * 0.3, [0, '#ffc46a', 0.5], [1, '#ffc46a', 0]) });
  }
  const thatch = '#b08c58';
  canvas.path(d`M${x - size * 0.62} ${floor - size * 0.24}Q${x - size * 0.3} ${floor - size * 0.5} ${x - size * 0.12} ${floor - size * 0.86}H${x + size * 0.12}Q${x + size * 0.3} ${floor - size * 0.5} ${x + size * 0.62} ${floor - size * 0.24}Q${x} ${floor - size * 0.32} ${x - size * 0.62} ${floor - size * 0.24}Z`, { fill: canvas.across([0, air(light.shaded(light.sunX > x ? thatch : mix(thatch, '#ffffff', 0.4)))], [0.55, air(light.lit(thatch))], [1, air(light.sunX > x ? light.lit(mix(thatch, '#ffe9b8', 0.4)) : light.shaded(thatch))]) });
  const straws = Array.from({ length: 22 }, (_, straw) => d`M${x + (straw - 10.5) * size * 0.011} ${floor - size * 0.85}Q${x + (straw - 10.5) * size * 0.026} ${floor - size * 0.5} ${x + (straw - 10.5) * size * 0.056} ${floor - size * 0.26}`).join('');
  canvas.path(straws, { stroke: air(light.shaded('#7c5c34')), width: Math.max(0.7, size * 0.008), opacity: 0.45 });
};

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

/** An acacia: a flat crown on spread arms. */
const paintAcacia = (stage: Stage, x: number, y: number, height: number, distance = 0): void => {
  const { canvas, light, random } = stage;
  const bark = mix(light.shaded('#5c4434'), light.haze, distance);
  const half = height * 0.02;
  for (const reach of [-0.42, -0.16, 0.2, 0.46]) canvas.path(d`M${x} ${y}Q${x + reach * height * 0.1} ${y - height * 0.5} ${x + reach * height} ${y - height * 0.84}`, { stroke: bark, width: half * 1.6 });
  for (let clump = 0; clump < 9; clump += 1) {
    const along = (clump - 4) / 4;
    paintFoliage(stage, x + along * height * 0.62, y - height * (0.92 - 0.09 * along * along) + random.between(-0.02, 0.02) * height, height * 0.2, height * 0.055, '#6d8246', { distance });
  }
};

const paintElephant = ({ canvas, light }: Stage, x: number, y: number, s: number, way: 1 | -1): void => {
  const fill = light.shaded('#5a4a50');
  const at = (dx: number): number => x + way * dx * s;
  canvas.path(d`M${at(-0.62)} ${y}L${at(-0.64)} ${y - s * 0.5}C${at(-0.66)} ${y - s * 0.9} ${at(-0.3)} ${y - s * 0.98} ${at(0)} ${y - s * 0.92}C${at(0.1)} ${y - s * 1.02} ${at(0.4)} ${y - s * 1.1} ${at(0.56)} ${y - s * 0.92}C${at(0.7)} ${y - s * 0.8} ${at(0.72)} ${y - s * 0.4} ${at(0.8)} ${y - s * 0.14}L${at(0.88)} ${y - s * 0.1}L${at(0.8)} ${y - s * 0.05}C${at(0.68)} ${y - s * 0.14} ${at(0.62)} ${y - s * 0.4} ${at(0.5)} ${y - s * 0.54}C${at(0.44)} ${y - s * 0.5} ${at(0.4)} ${y - s * 0.48} ${at(0.34)} ${y - s * 0.46}L${at(0.34)} ${y}H${at(0.14)}L${at(0.12)} ${y - s * 0.36}H${at(-0.3)}L${at(-0.34)} ${y}Z`, { fill });
  canvas.path(d`M${at(0.18)} ${y - s * 0.94}C${at(0.02)} ${y - s * 0.84} ${at(0.06)} ${y - s * 0.5} ${at(0.26)} ${y - s * 0.46}C${at(0.4)} ${y - s * 0.56} ${at(0.42)} ${y - s * 0.8} ${at(0.34)} ${y - s * 0.94}Z`, { fill: light.lit('#5c4c52') });
  canvas.path(d`M${at(0.54)} ${y - s * 0.56}Q${at(0.62)} ${y - s * 0.36} ${at(0.78)} ${y - s * 0.38}Q${at(0.64)} ${y - s * 0.44} ${at(0.58)} ${y - s * 0.6}Z`, { fill: light.lit('#fff6e0') });
  canvas.ellipse(x, y + s * 0.02, s * 0.9, s * 0.07, { fill: '#2a1a30', opacity: 0.3 });
};

/** East Africa: acacias, elephants, lodges under a great mountain. */
export const SAFARI: Recipes = {
  'savanna-acacia-sunset': {
    times: ['sunset', 'sunrise'],
    paint: (stage) => {
      const { random } = stage;
      const plain = 760;
      paintSky(stage, { horizon: plain, clouds: 'many' });
      paintHills(stage, { colour: '#7c6680', distance: 0.6, foot: plain + 4, ends: [690, 640], swing: 50, rough: 0.4 });
      const line = ridgeLine(random, { from: -20, to: 1620, ends: [plain, plain + 14], swing: 8 });
      paintGround(stage, { line, colour: '#d9a45c', deep: '#7c5634' });
      for (let tree = 0; tree < 7; tree += 1) paintAcacia(stage, random.between(0, 1600), plain + random.between(6, 20), random.between(50, 100), 0.36);
      paintElephant(stage, 560, 880, 120, 1);
      paintElephant(stage, 760, 890, 150, 1);
      paintElephant(stage, 930, 884, 80, 1);
      paintAcacia(stage, 300, 960, 520);
      paintMeadow(stage, 850, ['#f2cf7c'], { blades: 1100, green: '#b98a44' });
    },
  },
  'safari-lodge-day': {
    times: ['morning', 'afternoon', 'noon'],
    paint: (stage) => {
      const { random } = stage;
      const plain = 690;
      paintSky(stage, { horizon: 600, clouds: 'many' });
      paintMountains(stage, { peaks: [[820, 190, 1000]], foot: plain, rock: '#8a94a8', snowline: 0.3, distance: 0.56 });
      const line = ridgeLine(random, { from: -20, to: 1620, ends: [plain, plain + 10], swing: 14 });
      paintGround(stage, { line, colour: '#d0bc74', deep: '#8f8a48' });
      for (let tree = 0; tree < 9; tree += 1) paintAcacia(stage, random.between(0, 1600), plain + random.between(10, 40), random.between(70, 140), 0.3);
      for (const [x, y, size] of [[980, 800, 160], [1190, 830, 190], [1430, 880, 240]] as const) paintHut(stage, x, y, size);
      paintElephant(stage, 330, 860, 100, 1);
      paintElephant(stage, 520, 850, 64, 1);
      paintAcacia(stage, 180, 1060, 560);
      paintMeadow(stage, 830, ['#f4e6a4', '#ffffff'], { blades: 1200, green: '#a8a250' });
    },
  },
};
