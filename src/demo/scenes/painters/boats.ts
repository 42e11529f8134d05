import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

const paintWake = ({ canvas, light }: Stage, x: number, y: number, size: number): void => {
  canvas.path(d`M${x - size * 0.66} ${y}Q${x} ${y + size * 0.16} ${x + size * 0.66} ${y}Q${x} ${y + size * 0.05} ${x - size * 0.66} ${y}Z`, { fill: mix(light.sea[2], '#061838', 0.4), opacity: 0.42 });
  canvas.path(d`M${x - size * 0.6} ${y + size * 0.015}q${size * 0.6} ${size * 0.05} ${size * 1.2} 0q${-size * 0.6} ${size * 0.08} ${-size * 1.2} 0Z`, { fill: '#ffffff', opacity: 0.35 });
};

/** A small fishing boat; `size` is its length. */
export const paintRowingBoat = (stage: Stage, x: number, y: number, size: number, hull: Colour, trim: Colour = '#ffffff'): void => {
  const { canvas, light } = stage;
  paintWake(stage, x, y, size);
  const h = size * 0.2;
  canvas.path(d`M${x - size / 2} ${y - h}Q${x} ${y - h * 0.62} ${x + size / 2} ${y - h * 1.25}Q${x + size * 0.44} ${y + h * 0.1} ${x + size * 0.3} ${y + h * 0.14}H${x - size * 0.32}Q${x - size * 0.46} ${y} ${x - size / 2} ${y - h}Z`, { fill: canvas.between(y - h, y + h * 0.2, [0, light.lit(hull)], [1, light.shaded(hull)]) });
  canvas.path(d`M${x - size / 2} ${y - h}Q${x} ${y - h * 0.62} ${x + size / 2} ${y - h * 1.25}L${x + size * 0.48} ${y - h}Q${x} ${y - h * 0.4} ${x - size * 0.48} ${y - h * 0.74}Z`, { fill: light.lit(trim) });
  canvas.path(d`M${x - size * 0.44} ${y - h * 0.98}Q${x} ${y - h * 0.7} ${x + size * 0.42} ${y - h * 1.14}Q${x} ${y - h * 0.95} ${x - size * 0.44} ${y - h * 0.98}Z`, { fill: light.shaded('#5a4434') });
};

/** A sailing yacht with both sails full. */
export const paintYacht = (stage: Stage, x: number, y: number, size: number, hull: Colour = '#ffffff'): void => {
  const { canvas, light } = stage;
  paintWake(stage, x, y, size);
  const mast = size * 1.35;
  const sail = canvas.across([0, light.lit('#ffffff')], [1, mix(light.lit('#fff6e6'), light.shaded('#ffffff'), 0.5)]);
  canvas.path(d`M${x + size * 0.02} ${y - mast}Q${x + size * 0.3} ${y - mast * 0.5} ${x + size * 0.4} ${y - size * 0.2}Q${x + size * 0.2} ${y - size * 0.15} ${x + size * 0.03} ${y - size * 0.2}Z`, { fill: sail });
  canvas.path(d`M${x - size * 0.02} ${y - mast * 0.94}Q${x - size * 0.26} ${y - mast * 0.5} ${x - size * 0.44} ${y - size * 0.16}Q${x - size * 0.2} ${y - size * 0.2} ${x - size * 0.02} ${y - size * 0.18}Z`, { fill: sail, opacity: 0.94 });
  canvas.path(d`M${x} ${y - mast - 3}V${y - size * 0.08}`, { stroke: light.shaded('#a08468'), width: size * 0.018 });
  canvas.path(d`M${x - size / 2} ${y - size * 0.12}H${x + size / 2}Q${x + size * 0.4} ${y + size * 0.03} ${x + size * 0.28} ${y + size * 0.03}H${x - size * 0.3}Q${x - size * 0.42} ${y} ${x - size / 2} ${y - size * 0.12}Z`, { fill: canvas.between(y - size * 0.12, y + size * 0.03, [0, light.lit(hull)], [0.6, light.lit(hull)], [0.62, light.shaded('#27518a')], [1, light.shaded('#27518a')]) });
};

/** A two-masted wooden gulet with furled sails. */
export const paintGulet = (stage: Stage, x: number, y: number, size: number): void => {
  const { canvas, light, random } = stage;
  paintWake(stage, x, y, size);
  const wood = '#a5673c';
  canvas.path(d`M${x - size * 0.5} ${y - size * 0.15}Q${x} ${y - size * 0.07} ${x + size * 0.44} ${y - size * 0.16}L${x + size * 0.66} ${y - size * 0.22}L${x + size * 0.42} ${y - size * 0.06}Q${x + size * 0.34} ${y + size * 0.04} ${x + size * 0.22} ${y + size * 0.04}H${x - size * 0.36}Q${x - size * 0.48} ${y} ${x - size * 0.5} ${y - size * 0.15}Z`, { fill: canvas.between(y - size * 0.15, y + size * 0.04, [0, light.lit(mix(wood, '#ffd6a0', 0.25))], [0.7, light.lit(wood)], [1, light.shaded(wood)]) });
  canvas.path(d`M${x - size * 0.5} ${y - size * 0.15}Q${x} ${y - size * 0.07} ${x + size * 0.44} ${y - size * 0.16}`, { stroke: light.lit('#f4e4c8'), width: size * 0.012 });
  canvas.rect(x - size * 0.32, y - size * 0.17, size * 0.4, size * 0.06, { fill: light.lit('#efe3d0') });
  for (let port = 0; port < 5; port += 1) canvas.rect(x - size * 0.29 + port * size * 0.075, y - size * 0.155, size * 0.04, size * 0.025, { fill: random.chance(light.lamps) ? '#ffd384' : light.shaded('#34485e') });
  for (const [offset, tall] of [[0.14, 0.86], [-0.2, 0.7]] as const) {
    canvas.path(d`M${x + size * offset} ${y - size * 0.1}V${y - size * tall}M${x + size * offset} ${y - size * 0.26}h${-size * 0.28}`, { stroke: light.shaded('#8a5f3e'), width: size * 0.016 });
    canvas.path(d`M${x + size * offset} ${y - size * 0.28}h${-size * 0.27}q${size * 0.06} ${size * 0.05} ${size * 0.27} ${size * 0.03}Z`, { fill: light.lit('#f3ead8') });
    canvas.path(d`M${x + size * offset} ${y - size * tall}L${x + size * 0.6} ${y - size * 0.2}M${x + size * offset} ${y - size * tall}L${x - size * 0.46} ${y - size * 0.14}`, { stroke: light.shaded('#4c4450'), width: 1.2, opacity: 0.6 });
  }
};

/** A long-tail boat or gondola: a low black or brown blade with raised ends. */
export const paintLongBoat = (stage: Stage, x: number, y: number, size: number, hull: Colour, canopy?: Colour): void => {
  const { canvas, light } = stage;
  paintWake(stage, x, y, size);
  canvas.path(d`M${x - size * 0.5} ${y - size * 0.2}Q${x - size * 0.3} ${y - size * 0.04} ${x} ${y - size * 0.05}T${x + size * 0.56} ${y - size * 0.28}Q${x + size * 0.4} ${y + size * 0.03} ${x + size * 0.2} ${y + size * 0.03}H${x - size * 0.26}Q${x - size * 0.42} ${y + size * 0.02} ${x - size * 0.5} ${y - size * 0.2}Z`, { fill: canvas.between(y - size * 0.2, y + size * 0.04, [0, light.lit(hull)], [1, light.shaded(hull)]) });
  if (canopy === undefined) return;
  canvas.path(polygon([[x - size * 0.26, y - size * 0.2], [x + size * 0.12, y - size * 0.2], [x + size * 0.15, y - size * 0.165], [x - size * 0.29, y - size * 0.165]]), { fill: light.lit(canopy) });
  canvas.path(d`M${x - size * 0.24} ${y - size * 0.17}v${size * 0.13}M${x + size * 0.1} ${y - size * 0.17}v${size * 0.13}`, { stroke: light.shaded('#5a4434'), width: size * 0.012 });
  canvas.path(d`M${x + size * 0.54} ${y - size * 0.27}q${-size * 0.06} ${size * 0.05} ${-size * 0.02} ${size * 0.12}`, { stroke: light.lit('#ea5f5a'), width: size * 0.022 });
};
