import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** A plate with something good on it. */
export const paintPlate = ({ canvas, light, random }: Stage, x: number, y: number, r: number, dish: 'fish' | 'salad' | 'fruit' | 'pastry'): void => {
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

/** A stemmed glass. */
export const paintGlass = ({ canvas, light }: Stage, x: number, y: number, h: number, drink: Colour): void => {
  canvas.ellipse(x, y, h * 0.2, h * 0.06, { fill: light.lit('#eef4f6'), opacity: 0.7 });
  canvas.rect(x - h * 0.014, y - h * 0.46, h * 0.028, h * 0.46, { fill: light.lit('#f4f8fa'), opacity: 0.8 });
  canvas.path(d`M${x - h * 0.2} ${y - h}Q${x - h * 0.24} ${y - h * 0.46} ${x} ${y - h * 0.44}Q${x + h * 0.24} ${y - h * 0.46} ${x + h * 0.2} ${y - h}Z`, { fill: '#ffffff', opacity: 0.3 });
  canvas.path(d`M${x - h * 0.215} ${y - h * 0.76}Q${x - h * 0.2} ${y - h * 0.46} ${x} ${y - h * 0.45}Q${x + h * 0.2} ${y - h * 0.46} ${x + h * 0.215} ${y - h * 0.76}Z`, { fill: light.lit(drink), opacity: 0.85 });
  canvas.path(d`M${x + h * 0.12} ${y - h * 0.94}Q${x + h * 0.16} ${y - h * 0.7} ${x + h * 0.1} ${y - h * 0.56}`, { stroke: '#ffffff', width: h * 0.03, opacity: 0.7 });
};

/** A cup of coffee on its saucer. */
export const paintCup = ({ canvas, light }: Stage, x: number, y: number, r: number): void => {
  canvas.ellipse(x, y, r * 1.5, r * 0.56, { fill: canvas.between(y - r * 0.5, y + r * 0.5, [0, light.lit('#ffffff')], [1, light.shaded('#f0e8dc')]) });
  canvas.path(d`M${x + r * 0.8} ${y - r * 0.7}q${r * 0.7} 0 ${r * 0.5} ${r * 0.4}t${-r * 0.6} ${r * 0.2}`, { stroke: light.lit('#f4eee4'), width: r * 0.2 });
  canvas.path(d`M${x - r} ${y - r * 0.9}Q${x - r * 0.9} ${y + r * 0.1} ${x - r * 0.5} ${y + r * 0.14}H${x + r * 0.5}Q${x + r * 0.9} ${y + r * 0.1} ${x + r} ${y - r * 0.9}Z`, { fill: canvas.across([0, light.shaded('#f4eee4')], [1, light.lit('#ffffff')]) });
  canvas.ellipse(x, y - r * 0.9, r, r * 0.32, { fill: light.lit('#fbf7f0') });
  canvas.ellipse(x, y - r * 0.88, r * 0.82, r * 0.24, { fill: light.lit('#8a5a38') });
  canvas.ellipse(x - r * 0.1, y - r * 0.9, r * 0.4, r * 0.1, { fill: light.lit('#d9b08a'), opacity: 0.8 });
};

/** A table that runs towards the viewer, bare wood or under a cloth. */
export const paintTable = ({ canvas, light, random }: Stage, top: number, colour: Colour, cloth: boolean): void => {
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

/** A candle and the light around it. */
export const paintCandle = ({ canvas, light }: Stage, x: number, y: number, h: number): void => {
  canvas.ellipse(x, y - h, h * 2.6, h * 2.6, { fill: canvas.around(x, y - h, h * 2.6, [0, '#ffe2a0', 0.7], [0.3, '#ffb85a', 0.26], [1, '#ffb45a', 0]) });
  canvas.rect(x - h * 0.14, y - h * 0.8, h * 0.28, h * 0.8, { fill: light.lit('#fff6e0') });
  canvas.path(d`M${x} ${y - h * 1.2}Q${x + h * 0.16} ${y - h * 0.9} ${x} ${y - h * 0.8}Q${x - h * 0.16} ${y - h * 0.9} ${x} ${y - h * 1.2}Z`, { fill: '#fff0b8' });
  canvas.path(d`M${x - h * 0.3} ${y}v${-h * 0.7}h${h * 0.6}v${h * 0.7}Z`, { fill: '#ffffff', opacity: 0.18 });
};

/** A tavern chair from its side. */
export const paintChair = ({ canvas, light }: Stage, x: number, y: number, s: number, colour: Colour): void => {
  canvas.path(d`M${x} ${y}V${y - s}M${x + s * 0.46} ${y}V${y - s}M${x} ${y - s * 0.46}h${s * 0.5}M${x} ${y - s * 0.96}h${s * 0.46}M${x} ${y - s * 0.8}h${s * 0.46}M${x} ${y - s * 0.64}h${s * 0.46}`, { stroke: light.lit(colour), width: s * 0.06 });
};
