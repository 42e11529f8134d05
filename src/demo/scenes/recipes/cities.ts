import type { Point } from '../canvas.ts';
import { d, polygon, polyline } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintLongBoat, paintRowingBoat } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintGreatDome, paintHouse, paintTower } from '../painters/buildings.ts';
import { paintCypress, paintFoliage, paintTree } from '../painters/plants.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintHills } from '../painters/terrain.ts';
import { BAROQUE, paintRow } from '../painters/town-row.ts';
import { paintRipples, paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const GREY_ROOF: HouseLook = { walls: ['#f3e9d8', '#eee0ca', '#f6efe2'], roof: 'hip', roofs: ['#7d8a9c', '#6f7c90', '#8792a4'], windows: { shape: 'square', density: 1 }, balcony: { rail: '#5c6678' } };

const VENETIAN: HouseLook = { walls: ['#e2896a', '#efc08c', '#d9705c', '#f0d3a4', '#e8a890', '#f3e2c8'], roof: 'hip', roofs: ['#b3684c'], windows: { shape: 'arch', frame: '#fbf1e0', density: 0.95 } };

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
    times: ['sunset', 'dusk'],
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
    times: ['night'],
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
