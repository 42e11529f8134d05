import type { Point } from '../canvas.ts';
import { d } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import { paintFoliage } from '../painters/plants.ts';
import { paintSky } from '../painters/sky.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

/** A sea of cloud seen from above, billow behind billow. */
const paintCloudFloor = ({ canvas, light, random }: Stage, top: number): void => {
  canvas.rect(-20, top, 1640, 1220 - top, { fill: canvas.between(top, 1200, [0, mix(light.cloud.top, light.haze, 0.6)], [0.4, mix(light.cloud.top, light.cloud.bottom, 0.4)], [1, light.cloud.bottom]) });
  for (let row = 0; row < 9; row += 1) {
    const y = top + 10 + (row / 8) ** 1.5 * (1150 - top);
    const size = 22 + row * 17;
    canvas.group({ blur: 3 + row }, () => {
      for (let billow = 0; billow < 26 - row * 1.4; billow += 1) {
        const x = random.between(-60, 1660);
        const r = size * random.between(0.6, 1.4);
        const by = y + random.between(-10, 16) * (1 + row * 0.5);
        canvas.ellipse(x, by, r * 2, r * 0.7, { fill: canvas.between(by - r * 0.7, by + r * 0.6, [0, light.cloud.top], [0.5, mix(light.cloud.top, light.cloud.bottom, 0.45)], [1, mix(light.cloud.bottom, light.shade, 0.3)]), opacity: 0.85 });
      }
    });
  }
};

const paintWing = ({ canvas, light }: Stage, accent: Colour): void => {
  canvas.path('M-40 900L1180 640L1290 634L1300 650L900 800L420 1010L-40 1190Z', { fill: canvas.between(630, 1190, [0, light.lit('#f8fafc')], [0.5, light.lit('#d5dce4')], [1, light.shaded('#c3ccd8')]) });
  canvas.path('M-40 900L1180 640L1190 646L-40 936Z', { fill: light.lit('#ffffff') });
  canvas.path('M-40 1080L900 770L1230 660L1300 650L900 800L420 1010L-40 1190Z', { fill: light.shaded('#b8c4d4'), opacity: 0.7 });
  canvas.path('M300 936L360 1010M620 832L680 900M900 752L950 790M-40 1040L1120 690', { stroke: light.shaded('#7c8aa0'), width: 3, opacity: 0.6 });
  canvas.path('M1180 640C1240 630 1300 600 1330 470L1372 470C1370 560 1350 634 1300 650Z', { fill: canvas.between(470, 650, [0, light.lit(accent)], [1, light.lit(mix(accent, '#ffffff', 0.4))]) });
  canvas.path('M200 1010q60 -30 140 -40l-30 90q-70 30 -120 20Z', { fill: light.shaded('#9cabc0'), opacity: 0.5 });
};

/** An airliner from the side, climbing. */
const paintAirliner = ({ canvas, light }: Stage, x: number, y: number, s: number, accent: Colour): void => {
  canvas.group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(-9)` }, () => {
    const body = canvas.between(-s * 0.07, s * 0.08, [0, light.lit('#ffffff')], [0.55, light.lit('#eef2f6')], [1, light.shaded('#b8c4d6')]);
    canvas.path(d`M${s * 0.02} ${-s * 0.02}L${-s * 0.2} ${-s * 0.2}h${s * 0.05}L${s * 0.16} ${-s * 0.03}Z`, { fill: light.shaded('#c0ccdc') });
    canvas.path(d`M${-s * 0.5} ${-s * 0.03}L${-s * 0.58} ${-s * 0.24}h${s * 0.08}L${-s * 0.36} ${-s * 0.06}Z`, { fill: light.lit(accent) });
    canvas.path(d`M${-s * 0.54} ${-s * 0.03}Q${-s * 0.4} ${-s * 0.07} ${-s * 0.2} ${-s * 0.07}H${s * 0.36}Q${s * 0.5} ${-s * 0.06} ${s * 0.56} ${s * 0.01}Q${s * 0.5} ${s * 0.06} ${s * 0.36} ${s * 0.065}H${-s * 0.16}Q${-s * 0.4} ${s * 0.06} ${-s * 0.54} ${-s * 0.03}Z`, { fill: body });
    canvas.path(d`M${-s * 0.34} ${s * 0.045}Q${-s * 0.1} ${s * 0.07} ${s * 0.36} ${s * 0.065}Q${s * 0.46} ${s * 0.06} ${s * 0.52} ${s * 0.036}Q${s * 0.1} ${s * 0.05} ${-s * 0.34} ${s * 0.045}Z`, { fill: light.lit(accent), opacity: 0.9 });
    for (let port = 0; port < 22; port += 1) canvas.rect(-s * 0.3 + port * s * 0.031, -s * 0.022, s * 0.013, s * 0.02, { fill: light.shaded('#3c5674') });
    canvas.path(d`M${s * 0.46} ${-s * 0.035}h${s * 0.05}l${s * 0.02} ${s * 0.02}h${-s * 0.06}Z`, { fill: light.shaded('#2f4864') });
    canvas.path(d`M${s * 0.1} ${s * 0.03}L${-s * 0.26} ${s * 0.3}h${s * 0.08}L${s * 0.26} ${s * 0.04}Z`, { fill: canvas.between(s * 0.03, s * 0.3, [0, light.lit('#e6ebf1')], [1, light.shaded('#a8b6ca')]) });
    canvas.ellipse(s * 0.02, s * 0.12, s * 0.08, s * 0.034, { fill: light.shaded('#8fa0b8') });
    canvas.ellipse(s * 0.09, s * 0.12, s * 0.018, s * 0.032, { fill: light.shaded('#3c4a60') });
  });
};

/** In the air. */
export const FLIGHTS: Recipes = {
  'flight-wing-day': {
    times: ['noon', 'morning', 'afternoon'],
    paint: (stage) => {
      paintSky(stage, { horizon: 620, clouds: 'none' });
      paintCloudFloor(stage, 600);
      paintWing(stage, stage.random.pick(['#e8604c', '#2f7fb8', '#f0b04a']));
    },
  },
  'flight-wing-sunset': {
    times: ['sunset', 'dusk'],
    paint: (stage) => {
      const { canvas } = stage;
      paintSky(stage, { horizon: 600, clouds: 'few' });
      paintCloudFloor(stage, 590);
      paintWing(stage, stage.random.pick(['#e8604c', '#2f7fb8', '#f0b04a']));
      const pane = 'M360 600C360 250 520 130 800 130S1240 250 1240 600S1080 1090 800 1090S360 950 360 600Z';
      canvas.path(`M-20 -20V1220H1620V-20Z${pane}`, { fill: canvas.around(800, 600, 1000, [0, '#b9b3bc'], [0.46, '#cfc8cc'], [0.62, '#8f8894'], [1, '#4a4658']) });
      canvas.path(pane, { stroke: '#eae4e4', width: 34 });
      canvas.path(pane, { stroke: '#6f6878', width: 6 });
      canvas.path('M250 600C250 170 470 30 800 30S1350 170 1350 600S1130 1180 800 1180S250 1040 250 600Z', { stroke: '#f4eeec', width: 10, opacity: 0.4 });
      canvas.path('M420 330Q500 190 700 160', { stroke: '#ffffff', width: 16, opacity: 0.25 });
    },
  },
  'flight-over-island': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => {
      const { canvas, light, random } = stage;
      const horizon = 380;
      paintSky(stage, { horizon, clouds: 'few' });
      paintWater(stage, { top: horizon, lively: 0.3 });
      const island = (cx: number, cy: number, rx: number, ry: number): string => {
        const points = Array.from({ length: 26 }, (_, step): Point => {
          const angle = (step / 26) * Math.PI * 2;
          const wobble = random.between(0.74, 1.1);
          return [cx + Math.cos(angle) * rx * wobble, cy + Math.sin(angle) * ry * wobble];
        });
        return points.map(([x, y], index) => {
          const [nx, ny] = points[(index + 1) % points.length] as Point;
          return index === 0 ? d`M${(x + nx) / 2} ${(y + ny) / 2}` : d`Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
        }).join('').concat('Z');
      };
      for (const [cx, cy, rx, ry] of [[620, 930, 430, 140], [1330, 640, 150, 34], [240, 560, 100, 20]] as const) {
        const shape = island(cx, cy, rx, ry);
        canvas.group({ blur: 18 }, () => canvas.path(shape, { fill: light.lit('#5fe0d8'), stroke: light.lit('#5fe0d8'), width: rx * 0.22, opacity: 0.75 }));
        canvas.path(shape, { fill: light.lit('#fbeecb'), stroke: light.lit('#ffffff'), width: 5 });
        canvas.group({ clip: shape }, () => {
          for (let wood = 0; wood < rx / 4; wood += 1) {
            const angle = random.between(0, Math.PI * 2);
            const reach = Math.sqrt(random.next()) * 0.76;
            paintFoliage(stage, cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach, rx * 0.07, ry * 0.11, random.pick(['#6f9a54', '#5a8a4c', '#8aa860']));
          }
          for (let roof = 0; roof < rx / 18; roof += 1) {
            const x = cx + random.between(-0.5, 0.5) * rx;
            const y = cy + random.between(-0.3, 0.4) * ry;
            canvas.rect(x, y, rx * 0.034, rx * 0.02, { fill: light.lit('#ffffff') });
            canvas.rect(x - 1, y - rx * 0.008, rx * 0.038, rx * 0.011, { fill: light.lit('#cf6f48') });
          }
        });
      }
      canvas.group({ blur: 9 }, () => {
        for (let puff = 0; puff < 26; puff += 1) canvas.ellipse((puff % 4) * 440 + random.between(-110, 110), 520 + (puff % 3) * 230 + random.between(-24, 24), random.between(40, 110), random.between(12, 26), { fill: light.cloud.top, opacity: 0.6 });
      });
      paintAirliner(stage, random.between(860, 980), 480, 700, random.pick(['#e8604c', '#2f7fb8', '#f0a63a']));
    },
  },
};
