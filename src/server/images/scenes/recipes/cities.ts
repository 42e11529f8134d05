import type { Point } from '../canvas.ts';
import { d, polygon, polyline } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintLongBoat, paintRowingBoat } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintGreatDome, paintHouse, paintTower } from '../painters/buildings.ts';
import { paintCypress, paintFoliage, paintPalm, paintTree } from '../painters/plants.ts';
import { paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, ridgeLine } from '../painters/terrain.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';
import { paintHeadland } from './adriatic-coast.ts';
import { paintColumn } from './turkish-riviera.ts';

const BAROQUE: HouseLook = { walls: ['#f0dcb4', '#e9c8a4', '#f3e6cc', '#dfd0b8', '#ecd2c0'], roof: 'hip', roofs: ['#c06a48', '#b35c40', '#a8604c'], windows: { shape: 'square', frame: '#fbf3e4', density: 0.95 } };
const GREY_ROOF: HouseLook = { walls: ['#f3e9d8', '#eee0ca', '#f6efe2'], roof: 'hip', roofs: ['#7d8a9c', '#6f7c90', '#8792a4'], windows: { shape: 'square', density: 1 }, balcony: { rail: '#5c6678' } };
const VENETIAN: HouseLook = { walls: ['#e2896a', '#efc08c', '#d9705c', '#f0d3a4', '#e8a890', '#f3e2c8'], roof: 'hip', roofs: ['#b3684c'], windows: { shape: 'arch', frame: '#fbf1e0', density: 0.95 } };

/** A row of houses along a quay. */
const paintRow = (stage: Stage, y: number, { from = -40, to = 1640, size, tall, look, distance = 0 }: { from?: number; to?: number; size: number; tall: number; look: HouseLook; distance?: number }): void => {
  const { random } = stage;
  for (let x = from; x < to; ) {
    const width = size * random.between(0.75, 1.3);
    paintHouse(stage, { x, y, width, height: tall * random.between(0.75, 1.15), look, distance });
    x += width * random.between(0.96, 1.06);
  }
};

/** A stone bridge of round arches with lamps. */
const paintBridge = ({ canvas, light }: Stage, y: number, foot: number, arches: number, stone: Colour): void => {
  const span = 1700 / arches;
  let data = d`M-50 ${foot}V${y}H1650V${foot}`;
  for (let arch = arches - 1; arch >= 0; arch -= 1) {
    const x = -50 + arch * span;
    data += d`L${x + span * 0.88} ${foot}A${span * 0.38} ${(foot - y) * 0.78} 0 0 0 ${x + span * 0.12} ${foot}`;
  }
  canvas.path(`${data}Z`, { fill: canvas.between(y, foot, [0, light.lit(stone)], [1, light.shaded(stone)]) });
  canvas.rect(-50, y - 8, 1700, 12, { fill: light.lit(mix(stone, '#ffffff', 0.2)) });
  for (let arch = 0; arch <= arches; arch += 1) {
    const x = -50 + arch * span;
    canvas.path(d`M${x - span * 0.1} ${foot}L${x} ${foot - (foot - y) * 0.6}L${x + span * 0.1} ${foot}Z`, { fill: light.lit(stone), opacity: 0.7 });
    canvas.rect(x - 2, y - 44, 4, 40, { fill: light.shaded('#3a4054') });
    if (light.lamps > 0.25) canvas.ellipse(x, y - 48, 34, 34, { fill: canvas.around(x, y - 48, 34, [0, '#fff3cc', 1], [0.2, '#ffd384', 0.7], [1, '#ffb45a', 0]) });
  }
};

/** A lattice tower of iron, wide at the foot and thin as a needle above. */
const paintIronTower = ({ canvas, light }: Stage, x: number, y: number, height: number): void => {
  const iron = mix(light.shaded('#7c6252'), light.lit('#8f7260'), 0.5);
  const half = (t: number): number => height * (0.2 * (1 - t) ** 2.6 + 0.012);
  const at = (side: number, t: number): Point => [x + side * half(t), y - height * t];
  const legs = (from: number, to: number, inner: number): void => {
    for (const side of [-1, 1]) {
      const outside = Array.from({ length: 9 }, (_, step): Point => at(side, from + ((to - from) * step) / 8));
      const inside = Array.from({ length: 9 }, (_, step): Point => { const t = from + ((to - from) * step) / 8; return [x + side * half(t) * inner * (1 - (step / 8) * 0.25), y - height * t]; }).reverse();
      canvas.path(polygon([...outside, ...inside]), { fill: side === (light.sunX > x ? 1 : -1) ? light.lit('#9c7f68') : iron });
    }
  };
  legs(0, 0.22, 0.62);
  legs(0.24, 0.42, 0.44);
  canvas.path(polygon([at(-1, 0.43), at(-1, 0.6), at(-1, 0.8), at(-1, 0.92), at(1, 0.92), at(1, 0.8), at(1, 0.6), at(1, 0.43)]), { fill: canvas.across([0, iron], [1, light.lit('#9c7f68')]), opacity: 0.86 });
  canvas.path(d`M${x - half(0) * 0.62} ${y}A${half(0) * 0.66} ${height * 0.15} 0 0 1 ${x + half(0) * 0.62} ${y}`, { stroke: iron, width: height * 0.014 });
  for (const [t, wide] of [[0.22, 1.25], [0.42, 1.4], [0.9, 2.4]] as const) canvas.rect(x - half(t) * wide, y - height * (t + 0.018), half(t) * wide * 2, height * 0.024, { fill: iron });
  const braces: string[] = [];
  for (let step = 0; step < 26; step += 1) {
    const t = step / 30;
    braces.push(polyline([at(-1, t), [x - half(t + 0.033) * 0.5, y - height * (t + 0.033)]]), polyline([at(1, t), [x + half(t + 0.033) * 0.5, y - height * (t + 0.033)]]));
    if (t > 0.43) braces.push(polyline([at(-1, t), at(1, t + 0.033)]), polyline([at(1, t), at(-1, t + 0.033)]));
  }
  canvas.path(braces.join(''), { stroke: light.shaded('#54443c'), width: height * 0.003, opacity: 0.75 });
  canvas.rect(x - 1.5, y - height * 1.06, 3, height * 0.14, { fill: iron });
};

/** A glass tower with its lit floors. */
const paintSkyscraper = ({ canvas, light, random }: Stage, x: number, y: number, width: number, height: number, distance: number): void => {
  const glass = mix(random.pick(['#4a6a94', '#5c7aa0', '#3f5c88', '#6a80a4']), light.haze, distance);
  const top = y - height;
  const cut = random.pick([0, 0, 0.08, 0.16]) * height;
  const step = random.chance(0.5) ? width * 0.14 : 0;
  const outline = polygon([[x, y], [x, top + height * 0.3], [x + step, top + height * 0.3], [x + step, top + cut], [x + width - step, top], [x + width - step, top + height * 0.3], [x + width, top + height * 0.3], [x + width, y]]);
  canvas.path(outline, { fill: canvas.across([0, light.shaded(glass)], [1, mix(light.lit(glass), light.haze, 0.2)]) });
  canvas.group({ clip: outline }, () => {
    const cells: string[] = [];
    const dim: string[] = [];
    const floors = Math.round(height / 13);
    for (let floor = 0; floor < floors; floor += 1) for (let cell = 0; cell < Math.round(width / 9); cell += 1) (random.chance(light.lamps * 0.55) ? cells : dim).push(d`M${x + 3 + cell * 9} ${top + 8 + floor * 13}h5v7h-5Z`);
    canvas.path(dim.join(''), { fill: light.lit('#8fb0d4'), opacity: 0.18 });
    canvas.path(cells.join(''), { fill: mix('#ffd890', light.haze, distance * 0.5), opacity: 0.9 });
  });
  if (random.chance(0.3)) canvas.rect(x + width / 2 - 1.5, top - height * 0.16, 3, height * 0.18 + cut * 0.5, { fill: glass });
};

/** Cities worth a weekend. */
export const CITIES: Recipes = {
  'city-domes-river-dusk': {
    times: ['dusk', 'sunset'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 800;
      paintSky(stage, { horizon: 680, clouds: 'many' });
      paintWater(stage, { top: water - 20, lively: 0.35 });
      canvas.reflected(water, { opacity: 0.5, squash: 0.6 }, () => {
        const hill = paintHills(stage, { colour: '#5c6a58', distance: 0.24, foot: water, ends: [520, 700], swing: 24, rough: 0.4 });
        for (let bush = 0; bush < 70; bush += 1) {
          const x = random.between(0, 1600);
          paintFoliage(stage, x, heightAt(hill, x) + random.between(0, 150), random.between(26, 50), random.between(18, 32), '#4f7048', { distance: 0.2 });
        }
        paintRow(stage, heightAt(hill, 260) + 26, { from: 60, to: 620, size: 96, tall: 70, look: { ...BAROQUE, roofs: ['#6f8a80', '#b35c40'] }, distance: 0.16 });
        for (const x of [250, 330]) paintTower(stage, x, heightAt(hill, x) + 10, 30, 190, { wall: '#d9c4a4', cap: 'pyramid', capColour: '#4a5468', distance: 0.14 });
        for (let row = 0; row < 4; row += 1) paintRow(stage, 670 + row * 42, { size: 88, tall: 84, look: BAROQUE, distance: 0.12 - row * 0.03 });
        paintGreatDome(stage, 1030, 676, 84, { wall: '#f0dcc0', dome: '#5f9488' });
        paintTower(stage, 920, 720, 40, 210, { wall: '#f0dcc0', cap: 'onion', capColour: '#5f9488' });
        paintTower(stage, 1270, 760, 56, 250, { wall: '#b89c7c', cap: 'pyramid', capColour: '#3f4a60' });
        for (const x of [560, 700]) paintTower(stage, x, 760, 42, 220, { wall: '#d9c09c', cap: 'pyramid', capColour: '#46506a' });
        paintBridge(stage, 790, 880, 6, '#a8937c');
      });
      paintRipples(stage, { top: 870, lively: 0.35 });
      paintLongBoat(stage, random.between(500, 900), 1040, 300, '#f2ece0', '#2f5f98');
    },
  },
  'city-minarets-sunset': {
    times: ['sunset', 'dusk', 'sunrise'],
    paint: (stage) => {
      const { canvas, random } = stage;
      const water = 800;
      paintSky(stage, { horizon: 720, clouds: 'many' });
      paintWater(stage, { top: water - 10, lively: 0.6 });
      canvas.reflected(water, { opacity: 0.42, squash: 0.6 }, () => {
        paintHills(stage, { colour: '#6c6284', distance: 0.56, foot: water, ends: [660, 600], swing: 40 });
        for (const [x, height] of [[420, 420], [560, 380], [900, 430], [1040, 400]] as const) paintTower(stage, x, 700, 22, height, { wall: '#e8d4bc', cap: 'needle', capColour: '#5c6884', distance: 0.08 });
        for (const [x, radius] of [[600, 62], [860, 62], [520, 44], [940, 44]] as const) paintGreatDome(stage, x, 690, radius, { wall: '#e8d4bc', dome: '#7c88a0', distance: 0.08, lantern: false });
        paintGreatDome(stage, 730, 660, 136, { wall: '#e8d4bc', dome: '#7c88a0', distance: 0.06 });
        paintGreatDome(stage, 1330, 690, 74, { wall: '#dcc8b4', dome: '#8a90a4', distance: 0.2, lantern: false });
        for (const x of [1240, 1420]) paintTower(stage, x, 700, 16, 270, { wall: '#dcc8b4', cap: 'needle', capColour: '#6a7490', distance: 0.2 });
        for (let row = 0; row < 3; row += 1) paintRow(stage, 726 + row * 36, { size: 84, tall: 66, look: { ...BAROQUE, roofs: ['#b3684c', '#a05c4c'] }, distance: 0.1 - row * 0.04 });
        for (let tree = 0; tree < 22; tree += 1) (tree % 3 === 0 ? paintCypress : (s: Stage, x: number, y: number, h: number) => paintFoliage(s, x, y - h * 0.2, h * 0.4, h * 0.28, '#5c7850'))(stage, random.between(0, 1600), 800, random.between(60, 110));
      });
      paintRipples(stage, { top: water, lively: 0.6 });
      paintLongBoat(stage, random.between(380, 560), 930, 330, '#f4eee2', '#d8574e');
      paintRowingBoat(stage, random.between(900, 1100), 1010, 160, '#3a5f8c');
    },
  },
  'city-gulf-skyline-night': {
    times: ['night', 'dusk'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const water = 790;
      paintSky(stage, { horizon: 720 });
      canvas.rect(0, 380, 1600, 420, { fill: canvas.between(380, 790, [0, '#e8a878', 0], [1, '#f4b98a', 0.34]) });
      paintWater(stage, { top: water, lively: 0.4 });
      canvas.reflected(water, { opacity: 0.6, squash: 0.8 }, () => {
        for (let tower = 0; tower < 34; tower += 1) paintSkyscraper(stage, random.between(-20, 1580), water, random.between(36, 70), random.between(90, 300), 0.45);
        const spire = 760;
        for (let tier = 0; tier < 9; tier += 1) paintSkyscraper(stage, spire - (64 - tier * 7), water - tier * 62, 128 - tier * 14, 100, 0.1);
        canvas.path(polygon([[spire - 5, 200], [spire + 5, 200], [spire + 1, 70], [spire - 1, 70]]), { fill: light.lit('#c8d4ec') });
        for (let tower = 0; tower < 24; tower += 1) {
          const x = random.between(-20, 1580);
          paintSkyscraper(stage, x, water, random.between(50, 92), random.between(120, 420) * (1 - Math.min(0.5, Math.abs(x - spire) / 1800)), 0.16);
        }
        for (let palm = 0; palm < 28; palm += 1) paintFoliage(stage, palm * 60 + random.between(-20, 20), water - 10, 26, 14, '#3f6a54');
        for (let lamp = 0; lamp < 32; lamp += 1) canvas.ellipse(lamp * 52 + 10, water - 10, 20, 20, { fill: canvas.around(lamp * 52 + 10, water - 10, 20, [0, '#fff0c8', 1], [0.3, '#ffcf84', 0.5], [1, '#ffb45a', 0]) });
      });
      paintRipples(stage, { top: water, lively: 0.45 });
      paintLongBoat(stage, random.between(300, 600), 960, 280, '#5c4436', '#f2e4c8');
    },
  },
  'city-iron-tower-morning': {
    times: ['morning', 'afternoon', 'sunrise', 'sunset'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 700, clouds: 'many' });
      paintHills(stage, { colour: '#8a96a8', distance: 0.72, foot: 740, ends: [660, 640], swing: 20 });
      for (let row = 0; row < 3; row += 1) paintRow(stage, 740 + row * 34, { size: 62, tall: 54, look: { ...GREY_ROOF, balcony: undefined }, distance: 0.5 - row * 0.1 });
      paintIronTower(stage, 900, 850, 700);
      for (let tree = 0; tree < 34; tree += 1) paintFoliage(stage, random.between(0, 1600), 846 + random.between(-10, 10), random.between(34, 62), random.between(26, 40), random.pick(['#6f9a56', '#7fa860', '#5f8a50']), { distance: 0.2 });
      for (let row = 0; row < 2; row += 1) paintRow(stage, 960 + row * 120, { size: 130 + row * 50, tall: 120 + row * 60, look: GREY_ROOF, distance: 0.06 - row * 0.05, from: row === 0 ? -40 : -60, to: row === 0 ? 1640 : 420 });
      paintRow(stage, 1090, { from: 1180, to: 1660, size: 180, tall: 190, look: GREY_ROOF });
      canvas.path(polygon([[400, 1220], [1220, 1220], [960, 950], [840, 950]]), { fill: canvas.between(950, 1200, [0, light.lit('#cfc6ba')], [1, light.lit('#a8a29a')]) });
      for (let tree = 0; tree < 5; tree += 1) {
        paintTree(stage, 800 - tree * tree * 24 - tree * 40, 990 + tree * 50, 120 + tree * 56, '#7fae5c', { blossom: random.chance(0.4) ? '#f2b4c0' : undefined });
        paintTree(stage, 1000 + tree * tree * 24 + tree * 40, 990 + tree * 50, 120 + tree * 56, '#7fae5c');
      }
    },
  },
  'city-canal-day': {
    times: ['afternoon', 'morning', 'noon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const water = 720;
      paintSky(stage, { horizon: 600 });
      paintGreatDome(stage, 800, 690, 96, { wall: '#f4ead8', dome: '#a8b4b8', distance: 0.3 });
      for (const x of [690, 910]) paintTower(stage, x, 690, 26, 130, { wall: '#f4ead8', cap: 'pyramid', capColour: '#a8b4b8', distance: 0.3 });
      paintWater(stage, { top: 684, shallow: '#2f9c94', lively: 0.5, glitter: false });
      canvas.reflected(water, { opacity: 0.5, squash: 0.75 }, () => {
        for (const side of [-1, 1]) {
          for (let house = 7; house >= 0; house -= 1) {
            const near = (7 - house) / 7;
            const width = 74 + near * 210;
            const edge = 110 + near ** 1.7 * 560;
            const x = side === -1 ? 800 - edge - width : 800 + edge;
            paintHouse(stage, { x, y: 692 + near ** 1.5 * 150, width, height: (110 + near * 350) * random.between(0.86, 1.12), look: VENETIAN, grid: [3, 4], distance: 0.24 * (1 - near) });
          }
        }
      });
      for (const side of [-1, 1]) canvas.path(polygon([[800 + side * 110, 694], [800 + side * 820, 850], [800 + side * 820, 880], [800 + side * 110, 698]]), { fill: light.shaded('#a8937c') });
      paintRipples(stage, { top: 720, lively: 0.5 });
      for (let pole = 0; pole < 9; pole += 1) {
        const x = pole < 5 ? 120 + pole * 92 : 1120 + (pole - 5) * 110;
        const y = 900 + random.between(-40, 90);
        const tall = 130 + (y - 850) * 0.5;
        canvas.rect(x - 6, y - tall, 12, tall, { fill: canvas.across([0, light.shaded('#f4efe4')], [1, light.lit('#ffffff')]) });
        for (let band = 0; band < 6; band += 1) canvas.path(d`M${x - 6} ${y - tall + band * (tall / 6) + 12}l12 -10v10l-12 10Z`, { fill: light.lit('#2f6fb0') });
      }
      paintLongBoat(stage, random.between(700, 800), 810, 210, '#20242e', undefined);
      paintLongBoat(stage, random.between(560, 700), 1020, 640, '#1c2028', '#c8473e');
    },
  },
};

const paintPyramid = ({ canvas, light, random }: Stage, x: number, y: number, half: number, height: number, distance: number): void => {
  const sand = '#dcb478';
  const corner = x + half * 0.3;
  const bright = mix(light.lit(sand), light.haze, distance);
  const dim = mix(light.shaded(mix(sand, '#8a5c48', 0.3)), light.haze, distance);
  const top = y - height;
  const sunny = light.sunX > x;
  canvas.path(polygon([[x - half, y], [x, top], [corner, y + half * 0.06]]), { fill: canvas.between(top, y, [0, sunny ? dim : bright], [1, mix(sunny ? dim : bright, light.haze, 0.2)]) });
  canvas.path(polygon([[corner, y + half * 0.06], [x, top], [x + half, y]]), { fill: canvas.between(top, y, [0, sunny ? bright : dim], [1, mix(sunny ? bright : dim, light.haze, 0.2)]) });
  const courses: string[] = [];
  for (let course = 1; course < 34; course += 1) {
    const t = course / 34;
    const cy = top + height * t;
    courses.push(d`M${x - half * t} ${cy}L${x + half * 0.3 * t} ${cy + half * 0.06 * t}L${x + half * t} ${cy}`);
  }
  canvas.path(courses.join(''), { stroke: mix(light.shaded('#a8794c'), light.haze, distance), width: 1.4, opacity: 0.34 });
  for (let stone = 0; stone < 60; stone += 1) {
    const t = random.between(0.08, 1);
    canvas.rect(x + random.between(-0.9, 0.9) * half * t, top + height * t - 5, random.between(6, 20), 4, { fill: random.chance(0.5) ? bright : dim, opacity: 0.4 });
  }
};

const paintBalloon = ({ canvas, light, random }: Stage, x: number, y: number, r: number, distance: number): void => {
  const [first, second] = random.pick([['#e8604c', '#f6c95c'], ['#2f7fb8', '#f4efe2'], ['#d8447c', '#f6d0a4'], ['#3a9a8c', '#f4d06a'], ['#f0a04a', '#c8473e']] as const);
  const air = (tone: Colour): Colour => mix(tone, light.haze, distance);
  const outline = d`M${x - r} ${y - r * 0.1}A${r} ${r} 0 1 1 ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.6} ${x + r * 0.3} ${y + r * 0.9} ${x + r * 0.18} ${y + r * 1.24}H${x - r * 0.18}C${x - r * 0.3} ${y + r * 0.9} ${x - r} ${y + r * 0.6} ${x - r} ${y - r * 0.1}Z`;
  canvas.path(outline, { fill: air(light.lit(first)) });
  canvas.group({ clip: outline }, () => {
    for (let gore = -2; gore <= 2; gore += 1) {
      const w = r * 0.2 * (1 - Math.abs(gore) * 0.16);
      const gx = x + gore * r * 0.44;
      canvas.path(d`M${x} ${y - r * 1.2}Q${gx - w} ${y - r * 0.9} ${gx - w} ${y - r * 0.1}T${x + gore * r * 0.07 - 2} ${y + r * 1.3}h4Q${gx + w} ${y + r * 0.5} ${gx + w} ${y - r * 0.1}T${x} ${y - r * 1.2}Z`, { fill: air(light.lit(second)) });
    }
    const sunny = light.sunX > x ? 1 : -1;
    canvas.ellipse(x - sunny * r * 0.7, y + r * 0.3, r * 0.9, r * 1.6, { fill: canvas.around(x - sunny * r * 0.9, y + r * 0.3, r * 1.3, [0, '#201c48', 0.5], [1, '#201c48', 0]) });
    canvas.ellipse(x + sunny * r * 0.4, y - r * 0.5, r * 0.6, r * 0.6, { fill: canvas.around(x + sunny * r * 0.4, y - r * 0.5, r * 0.6, [0, '#fff6e0', 0.5], [1, '#fff6e0', 0]) });
  });
  canvas.path(d`M${x - r * 0.16} ${y + r * 1.24}L${x - r * 0.11} ${y + r * 1.5}M${x + r * 0.16} ${y + r * 1.24}L${x + r * 0.11} ${y + r * 1.5}`, { stroke: air(light.shaded('#54443c')), width: Math.max(0.8, r * 0.02) });
  canvas.rect(x - r * 0.13, y + r * 1.48, r * 0.26, r * 0.2, { fill: air(light.lit('#9c6a42')) });
};

/** Places everyone knows from afar. */
export const LANDMARKS: Recipes = {
  'pyramids-afternoon': {
    times: ['afternoon', 'sunset', 'noon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 700, clouds: 'few' });
      paintHills(stage, { colour: '#d9ae7c', distance: 0.5, foot: 760, ends: [690, 680], swing: 16 });
      paintPyramid(stage, 1300 + random.between(-40, 40), 780, 250, 280, 0.3);
      paintPyramid(stage, 880 + random.between(-40, 40), 800, 380, 440, 0.16);
      paintPyramid(stage, 360 + random.between(-40, 40), 850, 470, 560, 0.04);
      const sand = ridgeLine(random, { from: -20, to: 1620, ends: [840, 800], swing: 26, rough: 0.34 });
      paintGround(stage, { line: sand, colour: '#e9c488', deep: '#c08f54' });
      canvas.group({ blur: 3 }, () => {
        for (let ripple = 0; ripple < 60; ripple += 1) {
          const y = random.between(900, 1190);
          const x = random.between(-40, 1600);
          canvas.path(d`M${x} ${y}q${60} ${-10} ${130} 0t${130} 0`, { stroke: light.shaded('#d0a064'), width: 3, opacity: 0.35 });
        }
      });
      for (const [x, y, height] of [[1420, 1010, 300], [1510, 1040, 240], [1340, 1030, 190]] as const) paintPalm(stage, x, y, { height });
    },
  },
  'temple-hill-sunset': {
    times: ['sunset', 'dusk', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 760, clouds: 'many' });
      paintHills(stage, { colour: '#7c708e', distance: 0.6, foot: 800, ends: [620, 600], swing: 60 });
      const rock = ridgeLine(random, { from: -20, to: 1620, ends: [980, 960], swing: 10 }).map(([x, y]): Point => [x, y - 400 / (1 + (Math.abs(x - 800) / 560) ** 7)]);
      paintGround(stage, { line: rock, colour: '#c0a084', deep: '#6c5a50', foot: 1050 });
      for (let cut = 0; cut < 40; cut += 1) {
        const x = random.between(240, 1360);
        const y = heightAt(rock, x);
        canvas.path(d`M${x} ${y + 10}l${random.between(-10, 10)} ${random.between(60, 180)}l${random.between(8, 22)} ${random.between(-40, 0)}Z`, { fill: random.chance(0.6) ? light.shaded('#8a7264') : light.lit('#d9b898'), opacity: 0.4 });
      }
      const floor = 590;
      for (const [inset, y] of [[0, floor + 10], [14, floor], [28, floor - 10]] as const) canvas.rect(440 + inset, y - 12, 720 - inset * 2, 14, { fill: canvas.between(y - 12, y + 2, [0, light.lit('#f4e2c4')], [1, light.shaded('#d8bf98')]) });
      for (let column = 0; column < 10; column += 1) paintColumn(stage, 500 + column * 66.6, floor - 20, 34, 190);
      canvas.rect(470, floor - 258, 660, 42, { fill: canvas.between(floor - 258, floor - 216, [0, light.lit('#f6e6ca')], [1, light.shaded('#d9c29c')]) });
      canvas.path(polygon([[456, floor - 258], [1144, floor - 258], [800, floor - 360]]), { fill: canvas.between(floor - 360, floor - 258, [0, light.lit('#f8ead0')], [1, light.lit('#e6cea6')]) });
      canvas.path(polygon([[540, floor - 268], [1060, floor - 268], [800, floor - 342]]), { fill: light.shaded('#c8ae88'), opacity: 0.7 });
      for (let bush = 0; bush < 46; bush += 1) paintFoliage(stage, random.between(0, 1600), random.between(900, 1020), random.between(30, 70), random.between(20, 40), random.pick(['#6f8a5c', '#5c7a52', '#84966a']));
      for (let cypress = 0; cypress < 9; cypress += 1) paintCypress(stage, random.between(0, 1600), random.between(960, 1050), random.between(110, 200));
      for (let row = 0; row < 2; row += 1) paintRow(stage, 1110 + row * 96, { size: 130, tall: 84, look: { ...BAROQUE, walls: ['#fdf3e2', '#f6e4c8'] } });
    },
  },
  'lighthouse-dusk': {
    times: ['dusk', 'sunset', 'night'],
    paint: (stage) => {
      const { random } = stage;
      const horizon = 720;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#5c6284', distance: 0.56, foot: horizon + 4, ends: [640, 716], swing: 20, to: 620 });
      paintWater(stage, { top: horizon, lively: 0.9 });
      const ground = paintHeadland(stage, [1180, 640], 40, { colour: '#8f9468', deep: '#4c5648' });
      paintRocks(stage, 200, 1150, 760, 120, { rock: '#8a8080' });
      paintHouse(stage, { x: 1270, y: ground(1320) + 40, width: 170, height: 84, look: { walls: ['#fbf3e4'], roof: 'hip', roofs: ['#b35c40'], windows: { shape: 'square', density: 1 } }, grid: [3, 1] });
      paintTower(stage, 1180, ground(1180) + 30, 96, 470, { wall: '#ffffff', cap: 'lantern', capColour: '#d8473e' });
      for (let tuft = 0; tuft < 40; tuft += 1) {
        const x = random.between(760, 1600);
        paintFoliage(stage, x, ground(x) + random.between(20, 260), random.between(26, 60), random.between(12, 26), '#7c8a58', random.chance(0.3) ? { blossom: '#d89ac0' } : {});
      }
    },
  },
  'balloons-valley-morning': {
    times: ['sunrise', 'morning'],
    paint: (stage) => {
      const { random } = stage;
      paintSky(stage, { horizon: 760, clouds: 'few' });
      for (const [y, distance] of [[700, 0.66], [780, 0.46], [870, 0.26]] as const) {
        const line = paintHills(stage, { colour: '#d8a888', distance, foot: y + 200, ends: [y - 30, y], swing: 60, rough: 0.5 });
        for (let cone = 0; cone < 26; cone += 1) {
          const x = random.between(0, 1600);
          const foot = heightAt(line, x) + 60 + random.between(0, 60);
          const height = random.between(60, 150) * (1.1 - distance);
          const { canvas, light } = stage;
          const bright = mix(light.lit('#ecc8a4'), light.haze, distance);
          const dim = mix(light.shaded('#b88a74'), light.haze, distance);
          canvas.path(d`M${x - height * 0.34} ${foot}Q${x - height * 0.16} ${foot - height * 0.7} ${x - height * 0.03} ${foot - height}h${height * 0.08}Q${x + height * 0.18} ${foot - height * 0.7} ${x + height * 0.36} ${foot}Z`, { fill: canvas.across([0, dim], [0.5, mix(dim, bright, 0.5)], [1, bright]) });
          canvas.ellipse(x + height * 0.01, foot - height, height * 0.1, height * 0.06, { fill: dim });
        }
      }
      for (let balloon = 0; balloon < 13; balloon += 1) {
        const near = balloon / 12;
        paintBalloon(stage, random.between(60, 1540), 130 + random.between(0, 460) * (1.1 - near * 0.4), 20 + near ** 2 * 110, 0.5 * (1 - near));
      }
      const ground = ridgeLine(random, { from: -20, to: 1620, ends: [1010, 1050], swing: 30 });
      paintGround(stage, { line: ground, colour: '#c8a070', deep: '#8a7048' });
      for (let bush = 0; bush < 40; bush += 1) paintFoliage(stage, random.between(0, 1600), random.between(1040, 1190), random.between(26, 70), random.between(14, 34), '#8f9a5c');
    },
  },
};
