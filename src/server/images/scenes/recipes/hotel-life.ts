import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse } from '../painters/buildings.ts';
import { paintBougainvillea, paintCypress, paintFoliage, paintPalm, paintSpruce } from '../painters/plants.ts';
import { paintLounger, paintParasol } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { paintHills, paintMountains } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const RESORT: HouseLook = { walls: ['#fffaf0', '#fdf1de', '#f9ead4'], roof: 'flat', roofs: ['#ffffff'], windows: { shape: 'arch', density: 1 }, balcony: { rail: '#f3ead8', flowers: '#d8447c' } };

/** Pool water inside an outline: depth, net of light, rim. */
const paintPool = ({ canvas, light, random }: Stage, outline: string, top: number, bottom: number, glow: boolean): void => {
  canvas.path(outline, { fill: light.lit('#f6ecda'), stroke: light.lit('#f9f0e0'), width: 34 });
  canvas.path(outline, { fill: light.shaded('#d9c9b0'), stroke: light.shaded('#c8b79c'), width: 8 });
  const water = (colour: Colour): Colour => (glow ? mix(light.lit(colour), colour, 0.75) : light.lit(colour));
  canvas.path(outline, { fill: canvas.between(top, bottom, [0, water('#8fe6ee')], [0.4, water('#3cc3dc')], [1, water('#1f9cc8')]) });
  canvas.group({ clip: outline }, () => {
    const net: string[] = [];
    for (let ring = 0; ring < 150; ring += 1) {
      const near = random.next();
      const y = top + (bottom - top) * near;
      const x = random.between(0, 1600);
      const w = 16 + near * 66;
      net.push(d`M${x - w} ${y}q${w * 0.5} ${-w * 0.2} ${w} ${random.between(-3, 3)}t${w} ${random.between(-4, 4)}`);
    }
    canvas.path(net.join(''), { stroke: '#e8fcff', width: 5, opacity: 0.16 });
    canvas.path(net.slice(0, 90).join(''), { stroke: '#ffffff', width: 1.6, opacity: 0.3 });
    canvas.group({ blur: 10 }, () => {
      for (let patch = 0; patch < 14; patch += 1) canvas.ellipse(random.between(0, 1600), random.between(top, bottom), random.between(90, 240), random.between(8, 22), { fill: patch % 2 === 0 ? '#ffffff' : '#0f6fa4', opacity: 0.16 });
    });
    if (glow) for (let lamp = 0; lamp < 7; lamp += 1) canvas.ellipse(140 + lamp * 220, bottom - 60, 190, 90, { fill: canvas.around(140 + lamp * 220, bottom - 60, 190, [0, '#e6ffff', 0.75], [0.4, '#8ff0f4', 0.3], [1, '#8ff0f4', 0]) });
  });
};

const paintDeck = ({ canvas, light, random }: Stage, top: number, colour: Colour): void => {
  canvas.rect(-20, top, 1640, 1220 - top, { fill: canvas.between(top, 1200, [0, light.lit(mix(colour, '#ffffff', 0.3))], [1, light.lit(colour)]) });
  const seams: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    const y = top + (1220 - top) * (row / 9) ** 1.7;
    seams.push(d`M-20 ${y}H1620`);
    for (let tile = 0; tile < 12; tile += 1) {
      const x = 800 + (tile - 6 + (row % 2) * 0.5) * (90 + row * 34);
      const y2 = top + (1220 - top) * ((row + 1) / 9) ** 1.7;
      seams.push(d`M${x} ${y}L${800 + (x - 800) * 1.1} ${y2}`);
    }
  }
  canvas.path(seams.join(''), { stroke: light.shaded(colour), width: 2, opacity: 0.35 });
  for (let spot = 0; spot < 10; spot += 1) canvas.ellipse(random.between(0, 1600), random.between(top, 1200), 160, 20, { fill: light.lit('#ffffff'), opacity: 0.1 });
};

const poolGarden = (stage: Stage, glow: boolean): void => {
  const { random } = stage;
  const deck = 690;
  paintSky(stage, { horizon: 560 });
  for (let wing = 0; wing < 6; wing += 1) paintHouse(stage, { x: -60 + wing * 290 + random.between(-20, 20), y: deck, width: 280, height: random.between(190, 330), look: RESORT, grid: [5, 4], distance: 0.05 });
  for (let palm = 0; palm < 11; palm += 1) paintPalm(stage, 60 + palm * 150 + random.between(-40, 40), deck + 10, { height: random.between(220, 340), distance: 0.04 });
  for (let bush = 0; bush < 22; bush += 1) paintFoliage(stage, bush * 78 + random.between(-20, 20), deck - 8, random.between(46, 74), random.between(28, 44), '#5f9a50', random.chance(0.35) ? { blossom: random.pick(['#d8447c', '#f0b04a', '#ffffff']) } : {});
  paintDeck(stage, deck, '#e6d2b0');
  for (let spot = 0; spot < 6; spot += 1) {
    const x = 110 + spot * 280;
    paintLounger(stage, x + 16, 754, 110, '#fffaf0');
    paintParasol(stage, x, 752, 140, random.pick([['#fffaf0', '#f0e2c8'], ['#e8604c', '#fff6e8'], ['#2f8fb4', '#fffaf0']] as const));
  }
  paintPool(stage, 'M-60 1010C60 850 420 800 700 830S1140 780 1380 830S1700 980 1660 1260H-60Z', 810, 1200, glow);
  paintPalm(stage, 1510, 1180, { height: 900, lean: -130 });
  paintBougainvillea(stage, -30, 1170, 380, 50);
};

/** Pools: gardens, an edge over the sea, slides, a spa in the mountains. */
export const POOLS: Recipes = {
  'pool-palms-day': { times: ['noon', 'afternoon', 'morning'], paint: (stage) => poolGarden(stage, false) },
  'pool-night-lights': { times: ['night', 'dusk'], paint: (stage) => poolGarden(stage, true) },
  'pool-infinity-sunset': {
    times: ['sunset', 'sunrise', 'dusk'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 560;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#6f6a8e', distance: 0.5, foot: horizon + 6, ends: [440, 550], swing: 30, to: 900 });
      paintWater(stage, { top: horizon, bottom: 790 });
      paintYacht(stage, random.between(620, 900), 690, 84);
      canvas.rect(-20, 770, 1640, 440, { fill: canvas.between(770, 1200, [0, mix(light.sea[0], '#8fd6e0', 0.4)], [0.4, light.lit('#4fb4cc')], [1, light.lit('#1f7fae')]) });
      canvas.rect(-20, 764, 1640, 8, { fill: light.lit('#e9f6f4'), opacity: 0.8 });
      const net = Array.from({ length: 170 }, () => {
        const near = random.next() ** 1.3;
        const w = 20 + near * 90;
        return d`M${random.between(-80, 1600)} ${782 + near * 400}q${w * 0.5} ${-5 - near * 8} ${w} 0t${w} 0`;
      }).join('');
      canvas.path(net, { stroke: light.sparkle, width: 2.4, opacity: 0.32 });
      canvas.group({ blur: 26 }, () => canvas.path(d`M${light.sunX - 60} 772h120L${light.sunX + 170} 1200H${light.sunX - 170}Z`, { fill: light.sparkle, opacity: 0.4 }));
      canvas.path('M-20 900L330 830L330 1000L120 1220H-20Z', { fill: canvas.between(830, 1200, [0, light.lit('#eadcc8')], [1, light.lit('#cdb498')]) });
      canvas.path('M330 830V858L140 1220H120L330 1000Z', { fill: light.shaded('#a8937c') });
      paintLounger(stage, 20, 960, 220, '#fff8ec');
      paintParasol(stage, 40, 940, 270, ['#fff6e6', '#f0dcc0']);
      paintPalm(stage, 1540, 1250, { height: 900, lean: -110 });
      paintBougainvillea(stage, 1240, 1190, 420, 40, '#e8657a');
    },
  },
  'pool-slides-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const deck = 700;
      paintSky(stage, { horizon: 560, clouds: 'many' });
      for (let wing = 0; wing < 4; wing += 1) paintHouse(stage, { x: 700 + wing * 260, y: deck, width: 250, height: random.between(170, 260), look: RESORT, grid: [5, 4], distance: 0.1 });
      for (let palm = 0; palm < 8; palm += 1) paintPalm(stage, random.between(0, 1600), deck + 6, { height: random.between(180, 280), distance: 0.08 });
      for (let bush = 0; bush < 20; bush += 1) paintFoliage(stage, bush * 86, deck - 6, 58, 34, '#5f9a50');
      paintDeck(stage, deck, '#ead6b4');
      paintPool(stage, 'M-60 960C160 800 520 800 800 830S1240 800 1660 900V1260H-60Z', 810, 1200, false);
      const slide = (data: string, colour: Colour, width: number): void => {
        canvas.path(data, { stroke: light.shaded(mix(colour, '#101c40', 0.3)), width: width * 1.16 });
        canvas.path(data, { stroke: light.lit(colour), width });
        canvas.path(data, { stroke: light.lit(mix(colour, '#ffffff', 0.45)), width: width * 0.45 });
        canvas.path(data, { stroke: '#dff6fc', width: width * 0.16, opacity: 0.8 });
      };
      for (const x of [150, 260, 370]) canvas.rect(x, 330, 16, 460, { fill: canvas.across([0, light.shaded('#8a97a8')], [1, light.lit('#e3e9ee')]) });
      canvas.rect(120, 316, 300, 22, { fill: light.lit('#c98a52') });
      canvas.path(polygon([[110, 316], [430, 316], [270, 190]]), { fill: canvas.across([0, light.shaded('#d9a45c')], [1, light.lit('#f0c47c')]) });
      slide('M200 330C120 470 520 470 470 590S160 640 300 740S520 800 560 880', '#f0a63a', 52);
      slide('M360 330C560 380 700 430 640 540S420 620 560 700S780 760 800 870', '#2f9ad0', 52);
      slide('M400 336C640 360 880 480 960 640S1000 800 1010 876', '#e8574e', 50);
      for (const x of [560, 800, 1010]) {
        canvas.group({ blur: 5 }, () => {
          for (let drop = 0; drop < 12; drop += 1) canvas.ellipse(x + random.between(-50, 50), 886 + random.between(-26, 12), random.between(10, 28), random.between(6, 16), { fill: '#ffffff', opacity: 0.7 });
        });
      }
      for (const [x, y, r, colour] of [[300, 1040, 64, '#f4c84a'], [1230, 1000, 54, '#e8604c'], [860, 1110, 74, '#ffffff']] as const) {
        canvas.ellipse(x, y + r * 0.14, r * 1.06, r * 0.4, { fill: '#0c5a8c', opacity: 0.3 });
        canvas.ellipse(x, y, r, r * 0.4, { stroke: light.lit(colour), width: r * 0.34 });
        canvas.path(d`M${x - r} ${y}A${r} ${r * 0.4} 0 0 1 ${x} ${y - r * 0.4}`, { stroke: light.lit(mix(colour, '#e8604c', 0.6)), width: r * 0.34 });
      }
      paintPalm(stage, 1500, 1210, { height: 800, lean: -90 });
    },
  },
  'wellness-pool-mountains': {
    times: ['morning', 'dusk', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 560 });
      paintMountains(stage, { peaks: [[420, 260, 460], [1180, 200, 560], [800, 320, 400]], foot: 720, rock: '#8792a8', snowline: 0.8, distance: 0.34 });
      paintHills(stage, { colour: '#6a8a74', distance: 0.3, foot: 780, ends: [640, 660], swing: 30 });
      for (let tree = 0; tree < 40; tree += 1) paintSpruce(stage, random.between(120, 1480), random.between(740, 770), random.between(70, 140), { distance: 0.12 });
      canvas.rect(-20, 760, 1640, 460, { fill: canvas.between(760, 1200, [0, light.lit('#d9c6ac')], [1, light.lit('#b89a78')]) });
      paintPool(stage, 'M240 800H1360L1660 1260H-60Z', 800, 1200, true);
      canvas.group({ blur: 26 }, () => {
        for (let steam = 0; steam < 14; steam += 1) canvas.ellipse(random.between(200, 1400), random.between(790, 900), random.between(90, 200), random.between(10, 26), { fill: '#ffffff', opacity: 0.3 });
      });
      const wood = '#a8744a';
      canvas.path('M-20 -20H1620V190L1420 240H180L-20 190Z', { fill: canvas.between(0, 240, [0, light.shaded('#7a5236')], [1, light.lit(wood)]) });
      canvas.path('M180 240L-20 190V1220L180 780Z', { fill: canvas.across([0, light.shaded(wood)], [1, light.lit('#c08c5c')]) });
      canvas.path('M1420 240L1620 190V1220L1420 780Z', { fill: canvas.across([0, light.lit('#c08c5c')], [1, light.shaded(wood)]) });
      for (const x of [180, 590, 1000, 1410]) canvas.rect(x - 6, 236, 14, 548, { fill: light.shaded('#5c4434') });
      for (let beam = 0; beam < 7; beam += 1) canvas.path(d`M${180 + beam * 206} 240L${-20 + beam * 273} 0`, { stroke: light.shaded('#54382a'), width: 9, opacity: 0.6 });
      for (let lamp = 0; lamp < 5; lamp += 1) canvas.ellipse(250 + lamp * 275, 170, 90, 60, { fill: canvas.around(250 + lamp * 275, 170, 90, [0, '#fff0cc', 0.95], [0.2, '#ffd896', 0.5], [1, '#ffc46a', 0]) });
      paintLounger(stage, 1390, 1040, 190, '#fffaf0');
    },
  },
};

interface RoomLook {
  readonly wall: Colour;
  readonly floor: Colour;
  readonly linen: Colour;
  readonly accent: Colour;
  readonly wood: Colour;
  readonly window: 'wide' | 'arch' | 'tall';
  readonly view: (stage: Stage) => void;
  readonly lamp?: boolean;
  readonly planks?: boolean;
  readonly secondBed?: boolean;
}

const paintBed = ({ canvas, light }: Stage, x: number, y: number, w: number, look: RoomLook, tint: (tone: Colour) => Colour): void => {
  const h = w * 0.36;
  const back = y - h;
  canvas.ellipse(x + w * 0.5, y + 26, w * 0.62, 34, { fill: '#1a1c38', opacity: 0.24 });
  canvas.path(d`M${x + w * 0.06} ${back - w * 0.02}V${back - w * 0.3}q0 -20 20 -20h${w * 0.88 - 40}q20 0 20 20V${back}Z`, { fill: canvas.between(back - w * 0.34, back, [0, tint(mix(look.wood, '#ffffff', 0.2))], [1, tint(look.wood)]) });
  canvas.path(polygon([[x + w * 0.06, back], [x + w * 0.94, back], [x + w * 1.04, y], [x - w * 0.04, y]]), { fill: canvas.between(back, y, [0, tint(mix(look.linen, '#d8cfc4', 0.3))], [1, tint(look.linen)]) });
  canvas.path(polygon([[x - w * 0.04, y], [x + w * 1.04, y], [x + w * 1.03, y + h * 0.34], [x - w * 0.03, y + h * 0.34]]), { fill: canvas.between(y, y + h * 0.34, [0, tint(mix(look.linen, '#ffffff', 0.2))], [1, tint(mix(look.linen, '#8a8098', 0.36))]) });
  canvas.path(d`M${x - w * 0.02} ${y - h * 0.18}Q${x + w * 0.5} ${y - h * 0.28} ${x + w * 1.02} ${y - h * 0.18}L${x + w * 1.05} ${y + h * 0.2}Q${x + w * 0.5} ${y + h * 0.12} ${x - w * 0.05} ${y + h * 0.2}Z`, { fill: canvas.between(y - h * 0.28, y + h * 0.2, [0, tint(mix(look.accent, '#ffffff', 0.25))], [1, tint(look.accent)]) });
  for (const [px, pw, tone] of [[0.12, 0.34, '#ffffff'], [0.54, 0.34, '#ffffff'], [0.2, 0.22, look.accent], [0.58, 0.22, mix(look.accent, '#ffffff', 0.4)]] as const) {
    const lift = tone === '#ffffff' ? 0.5 : 0.24;
    const py = back - h * lift;
    canvas.path(d`M${x + w * px} ${py + h * 0.5}Q${x + w * (px - 0.02)} ${py + h * 0.1} ${x + w * (px + 0.04)} ${py + h * 0.06}H${x + w * (px + pw - 0.04)}Q${x + w * (px + pw + 0.02)} ${py + h * 0.1} ${x + w * (px + pw)} ${py + h * 0.5}Q${x + w * (px + pw / 2)} ${py + h * 0.58} ${x + w * px} ${py + h * 0.5}Z`, { fill: canvas.between(py, py + h * 0.56, [0, tint(tone)], [1, tint(mix(tone, '#8f88a4', 0.34))]) });
  }
  for (let fold = 0; fold < 5; fold += 1) canvas.path(d`M${x + w * (0.1 + fold * 0.19)} ${y - h * 0.56}q${w * 0.03} ${h * 0.14} ${w * 0.01} ${h * 0.34}`, { stroke: tint(mix(look.linen, '#8f88a4', 0.4)), width: 3, opacity: 0.4 });
  if (light.lamps > 0.5) canvas.ellipse(x + w * 0.5, back, w * 0.7, h, { fill: canvas.around(x + w * 0.5, back, w * 0.7, [0, '#ffcf84', 0.2], [1, '#ffcf84', 0]) });
};

/** A room seen from its door: window with a view, bed, light that falls in. */
const paintRoom = (stage: Stage, look: RoomLook): void => {
  const { canvas, light, random } = stage;
  const dim = light.lamps > 0.5;
  const tint = (tone: Colour): Colour => (dim ? mix(light.shaded(tone), mix(tone, '#ffb870', 0.3), 0.6) : mix(tone, light.lit(tone), 0.6));
  const frame = look.window === 'arch' ? 'M760 800V380A330 330 0 0 1 1420 380V800Z' : look.window === 'tall' ? 'M820 150H1400V830H820Z' : 'M640 190H1480V720H640Z';
  look.view(stage);
  // The wall around the window, the window cut out of it (even-odd would need another attribute: a ring path winds back).
  const hole = look.window === 'arch' ? 'M760 800H1420V380A330 330 0 0 0 760 380Z' : look.window === 'tall' ? 'M820 150V830H1400V150Z' : 'M640 190V720H1480V190Z';
  canvas.path(`M-20 -20H1620V900H-20Z${hole}`, { fill: canvas.across([0, tint(mix(look.wall, '#7a7494', 0.24))], [0.45, tint(look.wall)], [1, tint(mix(look.wall, '#8a84a0', 0.16))]) });
  if (look.planks === true) {
    const seams = Array.from({ length: 14 }, (_, seam) => d`M-20 ${20 + seam * 64}H620M1490 ${20 + seam * 64}H1620`).join('');
    canvas.path(seams, { stroke: tint(mix(look.wall, '#3a2418', 0.5)), width: 3, opacity: 0.6 });
  }
  canvas.path(frame, { stroke: tint(mix(look.wood, '#ffffff', 0.5)), width: 20 });
  canvas.path(frame, { stroke: tint(look.wood), width: 4 });
  if (look.window !== 'arch') {
    const [left, right, top, bottom] = look.window === 'tall' ? [820, 1400, 150, 830] : [640, 1480, 190, 720];
    canvas.rect((left + right) / 2 - 6, top, 12, bottom - top, { fill: tint(mix(look.wood, '#ffffff', 0.5)) });
    for (const side of [-1, 1]) {
      const x = side === -1 ? left - 70 : right + 70;
      const folds: string[] = [];
      canvas.path(d`M${x - 74} ${top - 60}H${x + 74}Q${x + 50 + side * 10} ${bottom - 200} ${x + 84} ${bottom + 120}H${x - 84}Q${x - 50 + side * 10} ${bottom - 200} ${x - 74} ${top - 60}Z`, { fill: canvas.across([0, tint(mix(look.linen, '#8f88a4', 0.3))], [0.5, tint('#ffffff')], [1, tint(mix(look.linen, '#8f88a4', 0.25))]), opacity: 0.94 });
      for (let fold = 0; fold < 6; fold += 1) folds.push(d`M${x - 58 + fold * 23} ${top - 56}Q${x - 44 + fold * 18} ${(top + bottom) / 2} ${x - 66 + fold * 26} ${bottom + 116}`);
      canvas.path(folds.join(''), { stroke: tint(mix(look.linen, '#8078a0', 0.4)), width: 4, opacity: 0.4 });
    }
    canvas.rect(left - 180, top - 70, right - left + 360, 12, { fill: tint(look.wood) });
  }
  canvas.path('M-20 860H1620V1220H-20Z', { fill: canvas.between(860, 1200, [0, tint(mix(look.floor, '#4a3c48', 0.2))], [1, tint(look.floor)]) });
  const boards = Array.from({ length: 15 }, (_, board) => d`M${800 + (board - 7) * 110} 862L${800 + (board - 7) * 230} 1220`).join('');
  canvas.path(boards, { stroke: tint(mix(look.floor, '#2c2030', 0.4)), width: 3, opacity: 0.4 });
  canvas.rect(-20, 850, 1640, 16, { fill: tint(mix(look.wall, '#ffffff', 0.4)) });
  if (!dim) {
    canvas.group({ blur: 16 }, () => {
      canvas.path(polygon([[760, 880], [1180, 880], [980, 1220], [380, 1220]]), { fill: light.sunlight, opacity: 0.34 });
      canvas.path(polygon([[1220, 880], [1420, 880], [1360, 1220], [1060, 1220]]), { fill: light.sunlight, opacity: 0.28 });
    });
  }
  canvas.ellipse(760, 1120, 620, 90, { fill: tint(mix(look.accent, '#f4ece0', 0.66)) });
  canvas.ellipse(760, 1120, 560, 76, { stroke: tint(mix(look.accent, '#ffffff', 0.2)), width: 7, opacity: 0.7 });
  paintBed(stage, 110, 960, look.secondBed === true ? 480 : 620, look, tint);
  if (look.secondBed === true) paintBed(stage, 730, 940, 300, { ...look, accent: mix(look.accent, '#f0b04a', 0.6) }, tint);
  // Bedside table with a lamp, a chair by the window, a plant.
  const tableX = look.secondBed === true ? 628 : 770;
  canvas.rect(tableX, 830, 110, 120, { fill: canvas.between(830, 950, [0, tint(mix(look.wood, '#ffffff', 0.15))], [1, tint(look.wood)]) });
  canvas.rect(tableX + 50, 760, 10, 70, { fill: tint('#c9a56a') });
  canvas.path(polygon([[tableX + 18, 766], [tableX + 92, 766], [tableX + 76, 690], [tableX + 34, 690]]), { fill: dim || look.lamp === true ? '#ffe6b0' : tint('#fbf1e0') });
  if (dim || look.lamp === true) canvas.ellipse(tableX + 55, 740, 380, 380, { fill: canvas.around(tableX + 55, 740, 380, [0, '#ffe2a8', 0.75], [0.2, '#ffc46a', 0.34], [1, '#ffb45a', 0]) });
  const art = 250 + random.between(-30, 30);
  if (look.window !== 'wide') {
    canvas.rect(art, 260, 300, 210, { fill: tint(look.wood) });
    canvas.rect(art + 12, 272, 276, 186, { fill: canvas.between(272, 458, [0, tint('#bcdcec')], [0.5, tint('#f4dcc0')], [0.52, tint('#4f9ab8')], [1, tint('#2f7496')]) });
    canvas.path(d`M${art + 12} 380q60 -60 120 -20t156 -10v30H${art + 12}Z`, { fill: tint('#8a9ab0') });
  }
  canvas.path('M1290 1010v-150q0 -30 30 -30h130q30 0 30 30v150Z', { fill: canvas.across([0, tint(mix(look.accent, '#302848', 0.3))], [1, tint(look.accent)]) });
  canvas.path('M1262 1040v-100q0 -24 24 -24t24 24v40h150v-40q0 -24 24 -24t24 24v100Z', { fill: canvas.between(910, 1040, [0, tint(mix(look.accent, '#ffffff', 0.2))], [1, tint(mix(look.accent, '#302848', 0.2))]) });
  canvas.path('M1290 1040v50M1480 1040v50', { stroke: tint(look.wood), width: 12 });
  canvas.path('M1538 1060l10 -110h70l10 110Z', { fill: tint('#e0c8a8') });
  for (let leaf = 0; leaf < 13; leaf += 1) {
    const angle = -Math.PI * (0.12 + (leaf / 12) * 0.76);
    const reach = random.between(150, 250);
    const ex = 1583 + Math.cos(angle) * reach;
    const ey = 950 + Math.sin(angle) * reach;
    canvas.path(d`M1583 954Q${1583 + Math.cos(angle - 0.3) * reach * 0.6} ${950 + Math.sin(angle - 0.3) * reach * 0.6} ${ex} ${ey}Q${1583 + Math.cos(angle + 0.3) * reach * 0.6} ${950 + Math.sin(angle + 0.3) * reach * 0.6} 1583 954Z`, { fill: tint(random.pick(['#5f9460', '#4f8458', '#78a868'])) });
  }
};

const seaView = (stage: Stage): void => {
  paintSky(stage, { horizon: 470 });
  paintHills(stage, { colour: '#8698b0', distance: 0.6, foot: 474, ends: [400, 380], swing: 30 });
  paintWater(stage, { top: 470, bottom: 900, shallow: '#3fb8c0' });
  paintYacht(stage, stage.random.between(900, 1240), 600, 90);
  paintBougainvillea(stage, 640, 730, 860, 50);
};

/** Rooms, each with something to look at outside. */
export const ROOMS: Recipes = {
  'room-sea-view-morning': { times: ['morning', 'noon'], paint: (stage) => paintRoom(stage, { wall: '#f6efe4', floor: '#d9b98c', linen: '#ffffff', accent: stage.random.pick(['#3f8fb8', '#4aa39a', '#e88a6c']), wood: '#c49a6c', window: 'wide', view: seaView }) },
  'room-mountain-view': {
    times: ['morning', 'afternoon', 'noon'],
    paint: (stage) => paintRoom(stage, {
      wall: '#d3a470', floor: '#b98c5c', linen: '#fffaf2', accent: stage.random.pick(['#b8473e', '#4f7a5c', '#a8543c']), wood: '#8a5c3a', window: 'wide', planks: true,
      view: (view) => {
        paintSky(view, { horizon: 500 });
        paintMountains(view, { peaks: [[900, 240, 420], [1330, 220, 420], [1100, 330, 300]], foot: 640, rock: '#8792a8', snowline: 0.6, distance: 0.3 });
        paintHills(view, { colour: '#7fa85c', distance: 0.14, foot: 900, ends: [600, 620], swing: 24 });
        for (let tree = 0; tree < 16; tree += 1) paintSpruce(view, view.random.between(620, 1500), view.random.between(670, 760), view.random.between(90, 170));
      },
    }),
  },
  'room-white-arch': { times: ['noon', 'morning', 'afternoon'], paint: (stage) => paintRoom(stage, { wall: '#fbf7f0', floor: '#e9dcc6', linen: '#ffffff', accent: stage.random.pick(['#2f7fc0', '#d99a7c', '#7fa8a0']), wood: '#b98f62', window: 'arch', view: seaView }) },
  'room-evening-lamp': {
    times: ['dusk', 'night'],
    paint: (stage) => paintRoom(stage, {
      wall: '#e3d0ba', floor: '#a87c54', linen: '#fff6e8', accent: stage.random.pick(['#7c5a8c', '#2f5f8c', '#a8543c']), wood: '#7a5238', window: 'tall', lamp: true,
      view: (view) => {
        paintSky(view, { horizon: 560 });
        paintHills(view, { colour: '#4f5a80', distance: 0.4, foot: 600, ends: [480, 520], swing: 40 });
        paintWater(view, { top: 580, bottom: 900 });
        for (let lamp = 0; lamp < 26; lamp += 1) view.canvas.ellipse(view.random.between(820, 1400), view.random.between(540, 584), 9, 9, { fill: '#ffd384', opacity: view.random.between(0.4, 1) });
        paintPalm(view, 1300, 840, { height: 420, lean: -30 });
      },
    }),
  },
  'room-garden-family': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => paintRoom(stage, {
      wall: '#eef0e6', floor: '#d8bc92', linen: '#ffffff', accent: stage.random.pick(['#7fb08c', '#f0a86a', '#6fa8c8']), wood: '#c8a070', window: 'tall', secondBed: true,
      view: (view) => {
        paintSky(view, { horizon: 520 });
        paintHills(view, { colour: '#7fa868', distance: 0.2, foot: 900, ends: [560, 580], swing: 20 });
        for (let bush = 0; bush < 16; bush += 1) paintFoliage(view, view.random.between(820, 1400), view.random.between(600, 800), view.random.between(50, 90), view.random.between(36, 60), '#6a9c54', view.random.chance(0.5) ? { blossom: view.random.pick(['#e8657a', '#ffffff', '#f0b04a']) } : {});
        paintCypress(view, 900, 700, 300);
        paintPalm(view, 1270, 760, { height: 420 });
      },
    }),
  },
};

const paintPlate = ({ canvas, light, random }: Stage, x: number, y: number, r: number, dish: 'fish' | 'salad' | 'fruit' | 'pastry' | 'empty'): void => {
  canvas.ellipse(x + 6, y + r * 0.14, r * 1.04, r * 0.42, { fill: '#2a2038', opacity: 0.24 });
  canvas.ellipse(x, y, r, r * 0.4, { fill: canvas.between(y - r * 0.4, y + r * 0.4, [0, light.lit('#ffffff')], [1, light.shaded('#f4eee6')]) });
  canvas.ellipse(x, y - r * 0.02, r * 0.72, r * 0.28, { fill: canvas.between(y - r * 0.3, y + r * 0.26, [0, light.shaded('#efe8de')], [1, light.lit('#ffffff')]) });
  const bits = (colours: readonly Colour[], count: number, size: number): void => {
    for (let bit = 0; bit < count; bit += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * 0.52;
      const bx = x + Math.cos(angle) * r * reach;
      const by = y - r * 0.08 + Math.sin(angle) * r * reach * 0.36;
      const s = r * size * random.between(0.7, 1.2);
      const colour = random.pick(colours);
      canvas.ellipse(bx, by, s, s * 0.7, { fill: light.shaded(colour) });
      canvas.ellipse(bx + s * 0.1, by - s * 0.14, s * 0.8, s * 0.5, { fill: light.lit(colour) });
      canvas.ellipse(bx + s * 0.2, by - s * 0.3, s * 0.24, s * 0.12, { fill: '#ffffff', opacity: 0.5 });
    }
  };
  if (dish === 'salad') bits(['#7fae4c', '#5f963f', '#e2503f', '#f6f2e4', '#3a2c3c', '#9cc45c'], 34, 0.11);
  if (dish === 'fruit') bits(['#e8504a', '#f4b23c', '#7c3f7c', '#f08a3a', '#a8c84a'], 22, 0.16);
  if (dish === 'pastry') for (let roll = 0; roll < 4; roll += 1) {
    const rx = x + (roll - 1.5) * r * 0.3;
    const ry = y - r * 0.1 + (roll % 2) * r * 0.08;
    canvas.path(d`M${rx - r * 0.24} ${ry + r * 0.08}Q${rx - r * 0.16} ${ry - r * 0.24} ${rx} ${ry - r * 0.24}T${rx + r * 0.24} ${ry + r * 0.08}Q${rx} ${ry - r * 0.04} ${rx - r * 0.24} ${ry + r * 0.08}Z`, { fill: canvas.between(ry - r * 0.24, ry + r * 0.1, [0, light.lit('#f0bc6c')], [1, light.shaded('#b8743a')]) });
    canvas.path(d`M${rx - r * 0.08} ${ry - r * 0.18}l${-r * 0.05} ${r * 0.18}M${rx + r * 0.08} ${ry - r * 0.18}l${r * 0.05} ${r * 0.18}`, { stroke: light.shaded('#c8843f'), width: r * 0.03 });
  }
  if (dish === 'fish') {
    bits(['#7fae4c', '#f4d24a', '#e2503f'], 12, 0.09);
    canvas.path(d`M${x - r * 0.56} ${y - r * 0.04}Q${x - r * 0.1} ${y - r * 0.28} ${x + r * 0.36} ${y - r * 0.08}l${r * 0.2} ${-r * 0.1}l${-r * 0.04} ${r * 0.2}l${-r * 0.16} ${-r * 0.04}Q${x - r * 0.1} ${y + r * 0.14} ${x - r * 0.56} ${y - r * 0.04}Z`, { fill: canvas.between(y - r * 0.26, y + r * 0.12, [0, light.lit('#e0b27c')], [1, light.shaded('#a8744a')]) });
    canvas.path(d`M${x - r * 0.2} ${y - r * 0.14}l${r * 0.06} ${r * 0.14}M${x} ${y - r * 0.16}l${r * 0.06} ${r * 0.16}M${x + r * 0.18} ${y - r * 0.12}l${r * 0.05} ${r * 0.12}`, { stroke: light.shaded('#7a4c30'), width: r * 0.03 });
  }
};

const paintGlass = ({ canvas, light }: Stage, x: number, y: number, h: number, drink: Colour): void => {
  canvas.ellipse(x, y, h * 0.2, h * 0.06, { fill: light.lit('#eef4f6'), opacity: 0.7 });
  canvas.rect(x - h * 0.014, y - h * 0.46, h * 0.028, h * 0.46, { fill: light.lit('#f4f8fa'), opacity: 0.8 });
  canvas.path(d`M${x - h * 0.2} ${y - h}Q${x - h * 0.24} ${y - h * 0.46} ${x} ${y - h * 0.44}Q${x + h * 0.24} ${y - h * 0.46} ${x + h * 0.2} ${y - h}Z`, { fill: '#ffffff', opacity: 0.3 });
  canvas.path(d`M${x - h * 0.215} ${y - h * 0.76}Q${x - h * 0.2} ${y - h * 0.46} ${x} ${y - h * 0.45}Q${x + h * 0.2} ${y - h * 0.46} ${x + h * 0.215} ${y - h * 0.76}Z`, { fill: light.lit(drink), opacity: 0.85 });
  canvas.path(d`M${x + h * 0.12} ${y - h * 0.94}Q${x + h * 0.16} ${y - h * 0.7} ${x + h * 0.1} ${y - h * 0.56}`, { stroke: '#ffffff', width: h * 0.03, opacity: 0.7 });
};

const paintCup = ({ canvas, light }: Stage, x: number, y: number, r: number): void => {
  canvas.ellipse(x, y, r * 1.5, r * 0.56, { fill: canvas.between(y - r * 0.5, y + r * 0.5, [0, light.lit('#ffffff')], [1, light.shaded('#f0e8dc')]) });
  canvas.path(d`M${x + r * 0.8} ${y - r * 0.7}q${r * 0.7} 0 ${r * 0.5} ${r * 0.4}t${-r * 0.6} ${r * 0.2}`, { stroke: light.lit('#f4eee4'), width: r * 0.2 });
  canvas.path(d`M${x - r} ${y - r * 0.9}Q${x - r * 0.9} ${y + r * 0.1} ${x - r * 0.5} ${y + r * 0.14}H${x + r * 0.5}Q${x + r * 0.9} ${y + r * 0.1} ${x + r} ${y - r * 0.9}Z`, { fill: canvas.across([0, light.shaded('#f4eee4')], [1, light.lit('#ffffff')]) });
  canvas.ellipse(x, y - r * 0.9, r, r * 0.32, { fill: light.lit('#fbf7f0') });
  canvas.ellipse(x, y - r * 0.88, r * 0.82, r * 0.24, { fill: light.lit('#8a5a38') });
  canvas.ellipse(x - r * 0.1, y - r * 0.9, r * 0.4, r * 0.1, { fill: light.lit('#d9b08a'), opacity: 0.8 });
};

const paintTable = ({ canvas, light, random }: Stage, top: number, colour: Colour, cloth: boolean): void => {
  canvas.path(polygon([[120, top], [1480, top], [1720, 1220], [-120, 1220]]), { fill: canvas.between(top, 1200, [0, light.lit(mix(colour, '#ffffff', 0.25))], [1, light.lit(colour)]) });
  canvas.rect(120, top, 1360, 6, { fill: light.lit(mix(colour, '#ffffff', 0.55)) });
  if (cloth) {
    const folds = Array.from({ length: 7 }, (_, fold) => d`M${300 + fold * 170} ${top + 4}L${160 + fold * 216 + random.between(-20, 20)} 1220`).join('');
    canvas.path(folds, { stroke: light.shaded(colour), width: 4, opacity: 0.22 });
  } else {
    const seams = Array.from({ length: 8 }, (_, seam) => d`M${120 + seam * 194} ${top}L${-120 + seam * 263} 1220`).join('');
    canvas.path(seams, { stroke: light.shaded(mix(colour, '#301c10', 0.4)), width: 4, opacity: 0.6 });
    for (let grain = 0; grain < 40; grain += 1) canvas.path(d`M${random.between(0, 1600)} ${random.between(top + 20, 1190)}q30 -4 60 20`, { stroke: light.shaded(colour), width: 2, opacity: 0.3 });
  }
};

const paintCandle = ({ canvas, light }: Stage, x: number, y: number, h: number): void => {
  canvas.ellipse(x, y - h, h * 2.6, h * 2.6, { fill: canvas.around(x, y - h, h * 2.6, [0, '#ffe2a0', 0.7], [0.3, '#ffb85a', 0.26], [1, '#ffb45a', 0]) });
  canvas.rect(x - h * 0.14, y - h * 0.8, h * 0.28, h * 0.8, { fill: light.lit('#fff6e0') });
  canvas.path(d`M${x} ${y - h * 1.2}Q${x + h * 0.16} ${y - h * 0.9} ${x} ${y - h * 0.8}Q${x - h * 0.16} ${y - h * 0.9} ${x} ${y - h * 1.2}Z`, { fill: '#fff0b8' });
  canvas.path(d`M${x - h * 0.3} ${y}v${-h * 0.7}h${h * 0.6}v${h * 0.7}Z`, { fill: '#ffffff', opacity: 0.18 });
};

const paintChair = ({ canvas, light }: Stage, x: number, y: number, s: number, colour: Colour): void => {
  canvas.path(d`M${x} ${y}V${y - s}M${x + s * 0.46} ${y}V${y - s}M${x} ${y - s * 0.46}h${s * 0.5}M${x} ${y - s * 0.96}h${s * 0.46}M${x} ${y - s * 0.8}h${s * 0.46}M${x} ${y - s * 0.64}h${s * 0.46}`, { stroke: light.lit(colour), width: s * 0.06 });
};

/** Tables laid where one would like to sit. */
export const RESTAURANTS: Recipes = {
  'taverna-terrace-day': {
    times: ['noon', 'afternoon', 'morning'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 520 });
      paintHills(stage, { colour: '#8696ac', distance: 0.6, foot: 526, ends: [460, 420], swing: 40 });
      paintWater(stage, { top: 520, bottom: 800, shallow: '#2fb0b8' });
      paintYacht(stage, random.between(600, 1000), 640, 84);
      canvas.rect(-20, 780, 1640, 440, { fill: canvas.between(780, 1200, [0, light.lit('#efe0c4')], [1, light.lit('#d3b890')]) });
      for (let stone = 0; stone < 80; stone += 1) canvas.ellipse(random.between(0, 1600), random.between(800, 1200), random.between(40, 90), random.between(8, 18), { stroke: light.shaded('#c8b08c'), width: 2, opacity: 0.4 });
      for (const x of [110, 1470]) canvas.rect(x, 150, 34, 700, { fill: canvas.across([0, light.shaded('#ffffff')], [1, light.lit('#ffffff')]) });
      for (let beam = 0; beam < 9; beam += 1) canvas.path(d`M${-20 + beam * 205} 100L${60 + beam * 186} 190`, { stroke: light.shaded('#8a6244'), width: 22 });
      canvas.rect(-20, 176, 1640, 30, { fill: light.lit('#a8784e') });
      for (let leaf = 0; leaf < 22; leaf += 1) paintFoliage(stage, random.between(-20, 1620), random.between(20, 190), random.between(60, 110), random.between(40, 70), '#6fa04c', random.chance(0.3) ? { blossom: '#b84a9c' } : {});
      for (const [x, y, s] of [[330, 870, 130], [760, 860, 120], [1180, 880, 136]] as const) {
        paintChair(stage, x - s * 0.9, y + s * 0.3, s * 1.5, '#2f78b8');
        paintChair(stage, x + s * 1.1, y + s * 0.3, s * 1.5, '#2f78b8');
        canvas.path(d`M${x} ${y + s * 0.3}v${-s * 0.6}M${x + s} ${y + s * 0.3}v${-s * 0.6}`, { stroke: light.shaded('#8a6a4c'), width: 9 });
        canvas.path(polygon([[x - s * 0.2, y - s * 0.3], [x + s * 1.2, y - s * 0.3], [x + s * 1.3, y + s * 0.06], [x - s * 0.3, y + s * 0.06]]), { fill: light.lit('#ffffff') });
        for (let check = 0; check < 6; check += 1) canvas.rect(x - s * 0.2 + check * s * 0.24, y - s * 0.3, s * 0.1, s * 0.34, { fill: light.lit('#4a94d0'), opacity: 0.7 });
        paintPlate(stage, x + s * 0.3, y - s * 0.26, s * 0.26, 'salad');
        paintGlass(stage, x + s * 0.8, y - s * 0.22, s * 0.5, '#f0d27a');
      }
      paintTable(stage, 990, '#f4f4f0', true);
      for (let check = 0; check < 15; check += 1) canvas.path(polygon([[60 + check * 108, 996], [110 + check * 108, 996], [-10 + check * 126, 1220], [-70 + check * 126, 1220]]), { fill: light.lit('#3f8cc8'), opacity: 0.5 });
      paintPlate(stage, 480, 1100, 190, 'fish');
      paintPlate(stage, 1060, 1110, 180, 'salad');
      paintGlass(stage, 770, 1100, 190, '#f2d67c');
      paintGlass(stage, 850, 1140, 200, '#f2d67c');
    },
  },
  'terrace-dinner-dusk': {
    times: ['dusk', 'sunset', 'night'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 560, clouds: 'many' });
      paintHills(stage, { colour: '#5f6488', distance: 0.5, foot: 566, ends: [430, 540], swing: 40 });
      paintWater(stage, { top: 560, bottom: 840 });
      for (let lamp = 0; lamp < 30; lamp += 1) canvas.ellipse(random.between(0, 700), random.between(500, 560), 8, 8, { fill: '#ffd384', opacity: random.between(0.3, 1) });
      canvas.rect(-20, 800, 1640, 420, { fill: canvas.between(800, 1000, [0, light.lit('#d0b494')], [1, light.shaded('#b0927a')]) });
      for (let post = 0; post < 19; post += 1) canvas.path(d`M${post * 90} 800q-16 -40 0 -84h22q16 44 0 84Z`, { fill: canvas.across([0, light.shaded('#f0e2cc')], [1, light.lit('#f6ead8')]) });
      canvas.rect(-20, 700, 1640, 22, { fill: light.lit('#f0e2cc') });
      canvas.path('M-20 90Q400 250 800 150T1620 110M-20 210Q460 330 900 220T1620 230', { stroke: light.shaded('#2c2c44'), width: 3 });
      for (let bulb = 0; bulb < 26; bulb += 1) {
        const t = (bulb % 13) / 12;
        const x = t * 1600;
        const y = (bulb < 13 ? 110 + Math.sin(t * Math.PI * 1.1) * 90 : 224 + Math.sin(t * Math.PI * 1.1) * 62) + 14;
        canvas.ellipse(x, y, 58, 58, { fill: canvas.around(x, y, 58, [0, '#fff6d8', 1], [0.14, '#ffe0a0', 0.9], [0.3, '#ffc46a', 0.4], [1, '#ffb45a', 0]) });
      }
      paintTable(stage, 880, '#fbf4ea', true);
      canvas.ellipse(800, 940, 760, 240, { fill: canvas.around(800, 930, 760, [0, '#ffce84', 0.55], [1, '#ffb45a', 0]) });
      paintPlate(stage, 450, 1050, 190, 'fish');
      paintPlate(stage, 1150, 1050, 190, 'salad');
      paintPlate(stage, 800, 960, 110, 'fruit');
      for (const [x, y] of [[650, 1010], [960, 1010]] as const) paintGlass(stage, x, y, 210, '#a8304a');
      for (const [x, y] of [[720, 1080], [800, 1120], [880, 1080]] as const) paintCandle(stage, x, y, 70);
      paintFoliage(stage, 60, 720, 130, 90, '#5c8a52', { blossom: '#e8657a' });
      paintFoliage(stage, 1560, 720, 140, 100, '#5c8a52', { blossom: '#e8657a' });
    },
  },
  'breakfast-table-morning': {
    times: ['morning', 'sunrise', 'noon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 480 });
      paintHills(stage, { colour: '#8a9ab4', distance: 0.6, foot: 486, ends: [440, 380], swing: 40 });
      paintWater(stage, { top: 480, bottom: 760, shallow: '#4fc4c4' });
      paintYacht(stage, random.between(500, 1000), 590, 80);
      paintPalm(stage, 120, 860, { height: 560, lean: 60 });
      canvas.rect(-20, 716, 1640, 30, { fill: light.lit('#ffffff') });
      for (let post = 0; post < 26; post += 1) canvas.rect(10 + post * 64, 740, 12, 110, { fill: light.lit('#f6f2ea') });
      paintBougainvillea(stage, 1100, 730, 560, 60);
      paintTable(stage, 820, '#f2e6d2', true);
      paintPlate(stage, 800, 930, 200, 'pastry');
      paintPlate(stage, 400, 1010, 210, 'fruit');
      paintPlate(stage, 1220, 1040, 200, 'salad');
      paintCup(stage, 660, 1100, 84);
      paintCup(stage, 1010, 1000, 70);
      for (const [x, colour] of [[560, '#f4a83a'], [1380, '#e8604c']] as const) {
        canvas.path(d`M${x - 44} 760h88l-12 170h-64Z`, { fill: '#ffffff', opacity: 0.35 });
        canvas.path(d`M${x - 40} 800h80l-9 126h-62Z`, { fill: light.lit(colour) });
        canvas.ellipse(x, 800, 40, 10, { fill: light.lit(mix(colour, '#ffffff', 0.4)) });
      }
      canvas.path('M180 860h70l10 110h-90Z', { fill: light.lit('#bfe0e8') });
      paintFoliage(stage, 215, 810, 84, 64, '#7fae5c', { blossom: '#f2a0b0' });
    },
  },
  'alpine-hut-table-winter': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 520 });
      paintMountains(stage, { peaks: [[320, 180, 520], [1260, 130, 580], [780, 250, 420]], foot: 700, rock: '#8491aa', snowline: 0.9, distance: 0.28 });
      canvas.rect(-20, 690, 1640, 200, { fill: canvas.between(690, 880, [0, light.lit('#ffffff')], [1, light.shaded('#f2f6ff')]) });
      for (let tree = 0; tree < 16; tree += 1) paintSpruce(stage, random.between(0, 1600), random.between(720, 780), random.between(110, 190), { snow: true, distance: 0.06 });
      for (const y of [760, 830]) canvas.rect(-20, y, 1640, 26, { fill: canvas.between(y, y + 26, [0, light.lit('#c8945c')], [1, light.shaded('#8a5c3a')]) });
      for (let post = 0; post < 6; post += 1) canvas.rect(40 + post * 310, 730, 36, 190, { fill: canvas.across([0, light.shaded('#8a5c3a')], [1, light.lit('#c8945c')]) });
      canvas.path('M-20 758q200 -34 420 -4t520 -6t700 4v12H-20Z', { fill: light.lit('#ffffff') });
      paintTable(stage, 900, '#b98450', false);
      paintPlate(stage, 480, 1040, 200, 'pastry');
      paintPlate(stage, 1130, 1060, 210, 'salad');
      for (const [x, y] of [[780, 1020], [900, 1090]] as const) {
        paintCup(stage, x, y, 84);
        canvas.group({ blur: 8 }, () => canvas.path(d`M${x - 10} ${y - 100}q-30 -50 0 -100t0 -100M${x + 26} ${y - 100}q30 -50 0 -90t10 -70`, { stroke: '#ffffff', width: 14, opacity: 0.5 }));
      }
      canvas.path('M1380 1000l60 -10l20 120l-70 16Z', { fill: light.lit('#c8473e') });
    },
  },
};
