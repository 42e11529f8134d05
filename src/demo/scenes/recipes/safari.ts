import { d } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintHut } from '../painters/hut.ts';
import { paintFoliage, paintMeadow } from '../painters/plants.ts';
import { paintSky } from '../painters/sky.ts';
import { paintGround, paintHills, paintMountains, ridgeLine } from '../painters/terrain.ts';
import type { Recipes, Stage } from '../stage.ts';

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
    times: ['sunset'],
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
