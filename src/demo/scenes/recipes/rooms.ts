import { d } from '../canvas.ts';
import { paintYacht } from '../painters/boats.ts';
import { paintBougainvillea, paintCypress, paintFoliage, paintPalm, paintSpruce } from '../painters/plants.ts';
import { paintRoom } from '../painters/room.ts';
import { paintSky } from '../painters/sky.ts';
import { paintHills, paintMountains } from '../painters/terrain.ts';
import { paintWater } from '../painters/water.ts';
import type { Recipes, Stage } from '../stage.ts';

const seaView = (stage: Stage): void => {
  paintSky(stage, { horizon: 470 });
  paintHills(stage, { colour: '#8698b0', distance: 0.6, foot: 474, ends: [400, 380], swing: 30 });
  paintWater(stage, { top: 470, bottom: 900, shallow: '#3fb8c0' });
  paintYacht(stage, stage.random.between(900, 1240), 600, 90);
  paintBougainvillea(stage, 640, 730, 860, 50);
};

/** A pool of one's own behind the glass, with a garden around it. */
const poolView = (stage: Stage): void => {
  const { canvas, light, random } = stage;
  paintSky(stage, { horizon: 440 });
  paintHills(stage, { colour: '#6f9c68', distance: 0.3, foot: 470, ends: [390, 410], swing: 20 });
  for (let bush = 0; bush < 14; bush += 1) paintFoliage(stage, 600 + bush * 70 + random.between(-14, 14), 520, random.between(50, 84), random.between(38, 60), '#5f9a50', random.chance(0.4) ? { blossom: random.pick(['#d8447c', '#f0b04a', '#ffffff']) } : {});
  for (const x of [760, 1390]) paintPalm(stage, x, 520, { height: random.between(250, 320) });
  canvas.rect(560, 516, 1000, 400, { fill: canvas.between(516, 720, [0, light.lit('#f3e6cf')], [1, light.lit('#dcc8a6')]) });
  canvas.path('M740 690L860 552H1290L1420 690Z', { fill: canvas.between(552, 690, [0, light.lit('#9aeaf0')], [1, light.lit('#2aa8cc')]), stroke: light.lit('#fff8ec'), width: 16 });
  for (let wave = 0; wave < 16; wave += 1) canvas.path(d`M${random.between(880, 1240)} ${random.between(570, 676)}q30 -8 60 0`, { stroke: '#ffffff', width: 3, opacity: 0.5 });
};

const gardenView = (stage: Stage): void => {
  paintSky(stage, { horizon: 520 });
  paintHills(stage, { colour: '#8aa870', distance: 0.25, foot: 900, ends: [560, 540], swing: 30 });
  for (let tree = 0; tree < 5; tree += 1) paintCypress(stage, 700 + tree * 180 + stage.random.between(-40, 40), 740, stage.random.between(190, 300));
  for (let bush = 0; bush < 12; bush += 1) paintFoliage(stage, stage.random.between(640, 1480), stage.random.between(660, 800), stage.random.between(50, 90), stage.random.between(36, 60), '#6a9c54');
};

/** Rooms, each with something to look at outside. */
export const ROOMS: Recipes = {
  'room-sea-view-morning': { times: ['morning', 'noon'], paint: (stage) => paintRoom(stage, { wall: '#f6efe4', floor: '#d9b98c', linen: '#ffffff', accent: stage.random.pick(['#3f8fb8', '#4aa39a', '#e88a6c']), wood: '#c49a6c', window: 'wide', view: seaView }) },
  'room-mountain-view': {
    times: ['morning', 'afternoon', 'noon'],
    paint: (stage) => paintRoom(stage, {
      wall: '#d3a470', floor: '#b98c5c', linen: '#fffaf2', accent: stage.random.pick(['#b8473e', '#4f7a5c', '#a8543c']), wood: '#8a5c3a', window: 'wide', planks: true,
      view: (view) => {
        paintSky(view, { horizon: 500 });
        paintMountains(view, { peaks: [[900, 240, 420], [1330, 220, 420], [1100, 330, 300]], foot: 640, rock: '#8792a8', snowline: 0.6, distance: 0.3 });
        paintHills(view, { colour: '#7fa85c', distance: 0.14, foot: 900, ends: [600, 620], swing: 24 });
        for (let tree = 0; tree < 16; tree += 1) paintSpruce(view, view.random.between(620, 1500), view.random.between(670, 760), view.random.between(90, 170));
      },
    }),
  },
  'room-white-arch': { times: ['noon', 'morning', 'afternoon'], paint: (stage) => paintRoom(stage, { wall: '#fbf7f0', floor: '#e9dcc6', linen: '#ffffff', accent: stage.random.pick(['#2f7fc0', '#d99a7c', '#7fa8a0']), wood: '#b98f62', window: 'arch', view: seaView }) },
  'room-evening-lamp': {
    times: ['dusk', 'night'],
    paint: (stage) => paintRoom(stage, {
      wall: '#e3d0ba', floor: '#a87c54', linen: '#fff6e8', accent: stage.random.pick(['#7c5a8c', '#2f5f8c', '#a8543c']), wood: '#7a5238', window: 'tall', lamp: true,
      view: (view) => {
        paintSky(view, { horizon: 560 });
        paintHills(view, { colour: '#4f5a80', distance: 0.4, foot: 600, ends: [480, 520], swing: 40 });
        paintWater(view, { top: 580, bottom: 900 });
        for (let lamp = 0; lamp < 26; lamp += 1) view.canvas.ellipse(view.random.between(820, 1400), view.random.between(540, 584), 9, 9, { fill: '#ffd384', opacity: view.random.between(0.4, 1) });
        paintPalm(view, 1300, 840, { height: 420, lean: -30 });
      },
    }),
  },
  'room-garden-family': {
    times: ['morning', 'noon', 'afternoon'],
    paint: (stage) => paintRoom(stage, {
      wall: '#eef0e6', floor: '#d8bc92', linen: '#ffffff', accent: stage.random.pick(['#7fb08c', '#f0a86a', '#6fa8c8']), wood: '#c8a070', window: 'tall', secondBed: true,
      view: (view) => {
        paintSky(view, { horizon: 520 });
        paintHills(view, { colour: '#7fa868', distance: 0.2, foot: 900, ends: [560, 580], swing: 20 });
        for (let bush = 0; bush < 16; bush += 1) paintFoliage(view, view.random.between(820, 1400), view.random.between(600, 800), view.random.between(50, 90), view.random.between(36, 60), '#6a9c54', view.random.chance(0.5) ? { blossom: view.random.pick(['#e8657a', '#ffffff', '#f0b04a']) } : {});
        paintCypress(view, 900, 700, 300);
        paintPalm(view, 1270, 760, { height: 420 });
      },
    }),
  },
  'room-twin-beds': { times: ['morning', 'noon', 'afternoon'], paint: (stage) => paintRoom(stage, { wall: '#dfe9ec', floor: '#cfae84', linen: '#ffffff', accent: stage.random.pick(['#4a78a8', '#5f9c8c', '#d8845c']), wood: '#a87c50', window: 'tall', instead: 'twins', view: gardenView }) },
  'room-suite-sofa': { times: ['afternoon', 'sunset', 'noon'], paint: (stage) => paintRoom(stage, { wall: '#efe2d2', floor: '#8f6a4a', linen: '#fffaf2', accent: stage.random.pick(['#3f6f8c', '#7c8c5c', '#b86a54']), wood: '#7a5238', window: 'wide', lamp: true, instead: 'sofa', view: gardenView }) },
  'room-kitchen-table': { times: ['morning', 'noon', 'afternoon'], paint: (stage) => paintRoom(stage, { wall: '#f4eedd', floor: '#c8a878', linen: '#ffffff', accent: stage.random.pick(['#6f9cb0', '#86a878', '#d8a45c']), wood: '#b98c5c', window: 'wide', instead: 'kitchen', view: gardenView }) },
  'room-villa-pool': { times: ['noon', 'afternoon', 'morning'], paint: (stage) => paintRoom(stage, { wall: '#fdf8ee', floor: '#d8c8ae', linen: '#ffffff', accent: stage.random.pick(['#2f9cb0', '#e0a070', '#6f8c5c']), wood: '#a8845c', window: 'wide', view: poolView }) },
};
