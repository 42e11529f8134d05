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
};
