import { d, polygon } from '../canvas.ts';
import { mix } from '../colour.ts';
import { paintYacht } from '../painters/boats.ts';
import { paintBougainvillea, paintFoliage, paintPalm, paintSpruce } from '../painters/plants.ts';
import { paintSky } from '../painters/sky.ts';
import { paintCandle, paintChair, paintCup, paintGlass, paintPlate, paintTable } from '../painters/tableware.ts';
import { paintHills, paintMountains } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes } from '../stage.ts';

/** Laid tables: in halls, on terraces, above the sea. */
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
    times: ['dusk', 'sunset'],
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
