import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintYacht } from '../painters/boats.ts';
import type { HouseLook } from '../painters/buildings.ts';
import { paintHouse } from '../painters/buildings.ts';
import { paintBougainvillea, paintFoliage, paintPalm, paintSpruce } from '../painters/plants.ts';
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
    times: ['sunset', 'dusk'],
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
