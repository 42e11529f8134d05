import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintHouse, paintTower } from '../painters/buildings.ts';
import { paintColumn } from '../painters/column.ts';
import { paintCypress, paintFoliage, paintPalm } from '../painters/plants.ts';
import { paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHeadland, paintHills, ridgeLine } from '../painters/terrain.ts';
import { BAROQUE, paintRow } from '../painters/town-row.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

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
    times: ['afternoon', 'sunset'],
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
    times: ['sunset', 'dusk'],
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
    times: ['dusk', 'sunset'],
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
