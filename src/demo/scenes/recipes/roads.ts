import type { Point } from '../canvas.ts';
import { d } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintFoliage, paintMeadow, paintSpruce, paintStonePine } from '../painters/plants.ts';
import { paintRocks } from '../painters/shore.ts';
import { paintSky } from '../painters/sky.ts';
import { heightAt, paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

/** A family car from the side with luggage on the roof. */
const paintCar = ({ canvas, light, random }: Stage, x: number, y: number, s: number, tilt: number): void => {
  const paint = random.pick(['#d8473e', '#2f78b8', '#f2f0ea', '#3a9a8c', '#f0b23c']);
  canvas.group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${tilt})` }, () => {
    canvas.ellipse(0, s * 0.02, s * 0.6, s * 0.06, { fill: '#141830', opacity: 0.36 });
    canvas.path(d`M${-s * 0.26} ${-s * 0.42}h${s * 0.3}v${-s * 0.08}h${-s * 0.3}Z`, { fill: light.lit('#a8683c') });
    canvas.path(d`M${-s * 0.2} ${-s * 0.5}h${s * 0.18}v${-s * 0.06}h${-s * 0.18}Z`, { fill: light.lit('#3f7f9c') });
    canvas.path(d`M${-s * 0.54} ${-s * 0.06}V${-s * 0.2}Q${-s * 0.52} ${-s * 0.24} ${-s * 0.4} ${-s * 0.25}L${-s * 0.28} ${-s * 0.4}Q${-s * 0.26} ${-s * 0.42} ${-s * 0.22} ${-s * 0.42}H${s * 0.06}Q${s * 0.12} ${-s * 0.42} ${s * 0.16} ${-s * 0.38}L${s * 0.28} ${-s * 0.25}Q${s * 0.5} ${-s * 0.23} ${s * 0.55} ${-s * 0.16}V${-s * 0.06}Z`, { fill: canvas.between(-s * 0.42, -s * 0.06, [0, light.lit(mix(paint, '#ffffff', 0.35))], [0.5, light.lit(paint)], [1, light.shaded(paint)]) });
    canvas.path(d`M${-s * 0.32} ${-s * 0.25}L${-s * 0.23} ${-s * 0.38}H${-s * 0.08}V${-s * 0.25}ZM${-s * 0.05} ${-s * 0.25}V${-s * 0.38}H${s * 0.06}Q${s * 0.1} ${-s * 0.38} ${s * 0.13} ${-s * 0.34}L${s * 0.21} ${-s * 0.25}Z`, { fill: canvas.between(-s * 0.38, -s * 0.25, [0, light.lit('#cfe6f2')], [1, light.shaded('#4a6a88')]) });
    canvas.path(d`M${-s * 0.52} ${-s * 0.12}H${s * 0.54}`, { stroke: light.shaded(mix(paint, '#101830', 0.4)), width: s * 0.012, opacity: 0.6 });
    canvas.ellipse(s * 0.51, -s * 0.17, s * 0.03, s * 0.026, { fill: '#fff6d8' });
    for (const wheel of [-0.32, 0.33]) {
      canvas.ellipse(s * wheel, -s * 0.05, s * 0.1, s * 0.1, { fill: light.shaded('#2c303c') });
      canvas.ellipse(s * wheel, -s * 0.05, s * 0.056, s * 0.056, { fill: light.lit('#c8d0d8') });
    }
  });
};

/** A road as a band between two edges, with its broken middle line. */
const paintRoad = ({ canvas, light }: Stage, left: readonly Point[], right: readonly Point[]): void => {
  const smooth = (points: readonly Point[]): string => points.map(([x, y], index) => (index === 0 ? d`L${x} ${y}` : d`Q${(points[index - 1] as Point)[0]} ${((points[index - 1] as Point)[1] + y) / 2} ${x} ${y}`)).join('');
  const band = `M${smooth(left).slice(1)}${smooth([...right].reverse())}Z`;
  canvas.path(band, { fill: light.lit('#8a8c94'), stroke: light.lit('#efe6d4'), width: 8 });
  canvas.path(band, { fill: canvas.between(500, 1200, [0, light.lit('#a2a4aa')], [1, light.lit('#74767f')]) });
};

/** On the road. */
export const ROADS: Recipes = {
  'coast-road-car-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 460;
      paintSky(stage, { horizon, clouds: 'many' });
      paintHills(stage, { colour: '#8698b0', distance: 0.64, foot: horizon + 4, ends: [450, 400], swing: 40 });
      paintWater(stage, { top: horizon, shallow: '#35b6bc' });
      paintHills(stage, { colour: '#94946a', distance: 0.3, foot: 640, ends: [600, 360], swing: 50, from: 800, scrub: '#64824a' });
      paintRocks(stage, 800, 650, 840, 50, { distance: 0.18 });
      const cliff = ridgeLine(random, { from: -20, to: 1620, ends: [640, 1010], swing: 20, rough: 0.4 });
      paintGround(stage, { line: cliff, colour: '#c9b88a', deep: '#8f8a54' });
      paintRoad(stage, [[-20, 800], [500, 830], [980, 950], [1620, 1150]], [[-20, 940], [420, 960], [860, 1060], [1240, 1240]]);
      canvas.path('M-20 866Q440 880 900 1000T1460 1220', { stroke: light.lit('#ffffff'), width: 7, opacity: 0.85 });
      for (let post = 0; post < 12; post += 1) {
        const x = 20 + post * 120;
        const y = 790 + (x / 1600) ** 2 * 300 + x * 0.02;
        canvas.rect(x, y - 34, 9, 38, { fill: light.lit('#ffffff') });
      }
      paintCar(stage, random.between(420, 620), 930, 300, 7);
      paintStonePine(stage, 190, 800, 520, { lean: 90 });
      for (let bush = 0; bush < 30; bush += 1) {
        const x = random.between(0, 1600);
        paintFoliage(stage, x, Math.max(heightAt(cliff, x) + 6, 1090 + random.between(0, 100)), random.between(30, 90), random.between(18, 44), '#8a9a5c', random.chance(0.4) ? { blossom: random.pick(['#e8657a', '#f0c84a', '#ffffff']) } : {});
      }
    },
  },
  'mountain-road-car': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      paintSky(stage, { horizon: 500, clouds: 'many' });
      paintMountains(stage, { peaks: [[360, 140, 560], [1240, 110, 620], [800, 240, 440]], foot: 660, rock: '#8d96a8', snowline: 0.4, distance: 0.38 });
      const far = paintHills(stage, { colour: '#6f9458', distance: 0.26, foot: 800, ends: [600, 540], swing: 40 });
      for (let tree = 0; tree < 70; tree += 1) {
        const x = random.between(0, 1600);
        paintSpruce(stage, x, heightAt(far, x) + random.between(6, 130), random.between(46, 84), { distance: 0.24 });
      }
      const slope = ridgeLine(random, { from: -20, to: 1620, ends: [720, 690], swing: 20, rough: 0.3 });
      paintGround(stage, { line: slope, colour: '#9fbe64', deep: '#64934a' });
      const bends = 'M1000 700C1300 716 1360 740 1200 764S520 790 500 830S1260 850 1300 920S300 960 260 1060S900 1140 1100 1240';
      canvas.path(bends, { stroke: light.lit('#efe6d4'), width: 74 });
      canvas.path(bends, { stroke: light.lit('#868890'), width: 62 });
      canvas.path(bends, { stroke: light.lit('#ffffff'), width: 3, opacity: 0.8 });
      paintCar(stage, random.between(720, 900), 965, 190, -3);
      for (let tree = 0; tree < 22; tree += 1) {
        const y = random.between(760, 1000);
        const x = random.chance(0.5) ? random.between(0, 220) : random.between(1380, 1600);
        paintSpruce(stage, x, y, (y - 560) * 0.6);
      }
      paintMeadow(stage, 1080, ['#f4d54c', '#ffffff', '#b878d0'], { blades: 560, green: '#6fa348' });
      paintSpruce(stage, 60, 1210, 560);
      paintSpruce(stage, 1540, 1220, 600);
    },
  },
};
