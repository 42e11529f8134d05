import { d, polygon } from '../canvas.ts';
import type { Colour } from '../colour.ts';
import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** What a room is made of, and what one sees from it. */
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
  /** What stands in the place of the double bed. */
  readonly instead?: 'twins' | 'sofa' | 'kitchen';
}

type Tint = (tone: Colour) => Colour;

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

/** A long sofa with cushions, a low table with fruit before it. */
const paintSofa = ({ canvas }: Stage, look: RoomLook, tint: Tint): void => {
  const [light, dark] = [tint(mix(look.accent, '#ffffff', 0.3)), tint(mix(look.accent, '#302848', 0.25))];
  canvas.ellipse(430, 985, 430, 34, { fill: '#1a1c38', opacity: 0.24 });
  canvas.path('M110 950V690q0 -36 36 -36h568q36 0 36 36v260Z', { fill: canvas.between(654, 950, [0, light], [1, tint(look.accent)]) });
  for (const x of [150, 436]) {
    canvas.path(d`M${x} 830q0 -26 26 -26h222q26 0 26 26v70h-274Z`, { fill: canvas.between(804, 900, [0, tint(mix(look.accent, '#ffffff', 0.45))], [1, light]) });
    canvas.path(d`M${x + 20} 810q6 -110 70 -112q66 6 62 116Z`, { fill: canvas.between(698, 810, [0, tint('#ffffff')], [1, tint(mix(look.linen, '#8f88a4', 0.3))]) });
    canvas.path(d`M${x + 130} 812q2 -92 62 -92q60 6 56 94Z`, { fill: canvas.between(720, 812, [0, tint(mix(look.accent, '#f0b04a', 0.6))], [1, tint(mix(look.accent, '#a8543c', 0.5))]) });
  }
  canvas.path('M96 970V790q0 -34 34 -34t34 34v110h532v-110q0 -34 34 -34t34 34v180Z', { fill: canvas.between(756, 970, [0, light], [1, dark]) });
  canvas.path('M140 968v34M720 968v34', { stroke: tint(look.wood), width: 16 });
  canvas.ellipse(760, 1130, 250, 24, { fill: '#1a1c38', opacity: 0.22 });
  canvas.path('M600 1040v84M920 1040v84', { stroke: tint(mix(look.wood, '#302010', 0.3)), width: 18 });
  canvas.ellipse(760, 1036, 240, 44, { fill: canvas.between(992, 1080, [0, tint(mix(look.wood, '#ffffff', 0.35))], [1, tint(look.wood)]) });
  canvas.path('M690 1000q70 60 140 0q-4 46 -70 46t-70 -46Z', { fill: tint('#fbf1e0') });
  for (const [x, y, fruit] of [[724, 992, '#e8863c'], [764, 984, '#e8b84a'], [802, 994, '#c8503c']] as const) canvas.ellipse(x, y, 26, 26, { fill: tint(fruit) });
};

/** A line of kitchen on the wall, a table that is laid for two. */
const paintKitchen = ({ canvas }: Stage, look: RoomLook, tint: Tint): void => {
  const front = tint(mix(look.accent, '#ffffff', 0.35));
  canvas.rect(60, 300, 500, 170, { fill: canvas.between(300, 470, [0, tint(mix(look.wood, '#ffffff', 0.35))], [1, tint(mix(look.wood, '#ffffff', 0.1))]) });
  canvas.path('M185 300v170M310 300v170M435 300v170', { stroke: tint(look.wood), width: 5 });
  canvas.rect(60, 486, 500, 214, { fill: tint(mix(look.wall, '#ffffff', 0.6)) });
  canvas.path('M60 540H560M60 594H560M60 648H560M143 486v214M226 486v214M310 486v214M393 486v214M476 486v214', { stroke: tint(mix(look.wall, '#8a84a0', 0.3)), width: 3 });
  canvas.rect(50, 716, 540, 230, { fill: canvas.between(716, 946, [0, front], [1, tint(look.accent)]) });
  canvas.path('M185 730v200M320 730v200M455 730v200', { stroke: tint(mix(look.accent, '#302848', 0.3)), width: 5 });
  canvas.path('M110 760h50M245 760h50M380 760h50M500 760h50', { stroke: tint('#e8e0d0'), width: 8 });
  canvas.rect(40, 694, 560, 26, { fill: tint(mix(look.wood, '#ffffff', 0.2)) });
  canvas.path('M130 694v-70q0 -34 34 -34t34 34v14', { stroke: tint('#a8b0b8'), width: 12 });
  canvas.path('M380 694q0 -64 10 -70h104q10 6 10 70Z', { fill: tint('#d8584a') });
  canvas.path('M396 620h92', { stroke: tint('#3a3440'), width: 10 });
  canvas.ellipse(920, 1150, 330, 30, { fill: '#1a1c38', opacity: 0.22 });
  for (const x of [660, 1150]) {
    canvas.path(d`M${x - 46} 1010v-210q0 -22 22 -22h48q22 0 22 22v210Z`, { fill: canvas.between(778, 1010, [0, tint(mix(look.wood, '#ffffff', 0.25))], [1, tint(look.wood)]) });
    canvas.path(d`M${x - 38} 1010v120M${x + 38} 1010v120`, { stroke: tint(mix(look.wood, '#302010', 0.3)), width: 14 });
  }
  canvas.path('M760 960v180M1060 960v180', { stroke: tint(mix(look.wood, '#302010', 0.3)), width: 20 });
  canvas.ellipse(910, 944, 260, 52, { fill: canvas.between(892, 996, [0, tint(mix(look.wood, '#ffffff', 0.5))], [1, tint(mix(look.wood, '#ffffff', 0.15))]) });
  for (const x of [790, 1030]) {
    canvas.ellipse(x, 940, 74, 18, { fill: tint('#ffffff') });
    canvas.ellipse(x, 938, 48, 11, { fill: tint(mix(look.accent, '#ffffff', 0.5)) });
  }
  canvas.path('M890 930l6 -90h28l6 90Z', { fill: tint('#8fc4d0') });
  for (const [x, y, petal] of [[880, 810, '#e8657a'], [912, 790, '#f0b04a'], [942, 814, '#ffffff']] as const) canvas.ellipse(x, y, 24, 24, { fill: tint(petal) });
};

/** A room seen from its door: window with a view, bed, light that falls in. */
export const paintRoom = (stage: Stage, look: RoomLook): void => {
  const { canvas, light, random } = stage;
  const dim = light.lamps > 0.5;
  const tint = (tone: Colour): Colour => (dim ? mix(light.shaded(tone), mix(tone, '#f0a060', 0.4), 0.36) : mix(tone, light.lit(tone), 0.6));
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
  if (look.instead === 'sofa') paintSofa(stage, look, tint);
  else if (look.instead === 'kitchen') paintKitchen(stage, look, tint);
  else if (look.instead === 'twins') for (const x of [100, 600]) paintBed(stage, x, 950, 330, look, tint);
  else paintBed(stage, 110, 960, look.secondBed === true ? 480 : 620, look, tint);
  if (look.secondBed === true) paintBed(stage, 730, 940, 300, { ...look, accent: mix(look.accent, '#f0b04a', 0.6) }, tint);
  // Bedside table with a lamp, a chair by the window, a plant.
  if (look.instead === 'kitchen') return;
  const tableX = look.secondBed === true ? 628 : look.instead === 'twins' ? 460 : 770;
  canvas.rect(tableX, 830, 110, 120, { fill: canvas.between(830, 950, [0, tint(mix(look.wood, '#ffffff', 0.15))], [1, tint(look.wood)]) });
  canvas.rect(tableX + 50, 760, 10, 70, { fill: tint('#c9a56a') });
  canvas.path(polygon([[tableX + 18, 766], [tableX + 92, 766], [tableX + 76, 690], [tableX + 34, 690]]), { fill: dim || look.lamp === true ? '#ffe6b0' : tint('#fbf1e0') });
  if (dim || look.lamp === true) {
    canvas.ellipse(tableX + 55, 740, 760, 760, { fill: canvas.around(tableX + 55, 740, 760, [0, '#ffc878', 0.4], [0.4, '#ffb45a', 0.14], [1, '#ffa84a', 0]) });
    canvas.ellipse(tableX + 55, 730, 190, 190, { fill: canvas.around(tableX + 55, 730, 190, [0, '#fff0cc', 0.9], [0.3, '#ffdc9a', 0.5], [1, '#ffc46a', 0]) });
  }
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
