import type { Point } from '../canvas.ts';
import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** One fluted column; broken ones end in a rough edge. */
export const paintColumn = ({ canvas, light, random }: Stage, x: number, y: number, width: number, height: number, { broken = false, stone = '#f2e2c4' }: { broken?: boolean; stone?: string } = {}): void => {
  const sunny = light.sunX > x;
  const top = y - height;
  const head: Point[] = broken ? [[x - width * 0.42, top + random.between(0, 12)], [x - width * 0.1, top + random.between(10, 30)], [x + width * 0.14, top], [x + width * 0.42, top + random.between(10, 26)]] : [[x - width * 0.4, top], [x + width * 0.4, top]];
  canvas.path(polygon([[x - width * 0.5, y], ...head, [x + width * 0.5, y]]), { fill: canvas.across([0, sunny ? light.shaded(stone) : light.lit(stone)], [0.5, mix(light.shaded(stone), light.lit(stone), 0.65)], [1, sunny ? light.lit(stone) : light.shaded(stone)]) });
  const flutes = [-0.28, -0.1, 0.08, 0.26].map((offset) => d`M${x + offset * width} ${y - 4}L${x + offset * width * 0.84} ${top + 30}`).join('');
  canvas.path(flutes, { stroke: light.shaded(mix(stone, '#6b5030', 0.3)), width: width * 0.05, opacity: 0.45 });
  canvas.rect(x - width * 0.66, y - width * 0.2, width * 1.32, width * 0.24, { fill: light.lit(stone) });
  canvas.rect(x - width * 0.66, y - width * 0.04, width * 1.32, width * 0.08, { fill: light.shaded(stone) });
  if (broken) return;
  canvas.path(polygon([[x - width * 0.42, top + width * 0.1], [x + width * 0.42, top + width * 0.1], [x + width * 0.66, top - width * 0.18], [x - width * 0.66, top - width * 0.18]]), { fill: light.shaded(stone) });
  canvas.rect(x - width * 0.7, top - width * 0.3, width * 1.4, width * 0.16, { fill: light.lit(stone) });
};
