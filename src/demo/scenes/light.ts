import type { Stop } from './canvas.ts';
import type { Colour } from './colour.ts';
import { mix, multiply, turnHue } from './colour.ts';
import type { Random } from './random.ts';

export type TimeOfDay = 'sunrise' | 'morning' | 'noon' | 'afternoon' | 'sunset' | 'dusk' | 'night';

interface Palette {
  readonly sky: readonly Stop[];
  readonly haze: Colour;
  /** Tint of what the sun reaches, and of what it does not. */
  readonly sunlight: Colour;
  readonly shade: Colour;
  readonly sun: { readonly y: number; readonly radius: number; readonly colour: Colour; readonly glow: Colour; readonly reach: number };
  readonly cloud: { readonly top: Colour; readonly bottom: Colour };
  readonly sea: readonly [far: Colour, middle: Colour, near: Colour];
  readonly sparkle: Colour;
  /** Share of windows with a lamp behind them. */
  readonly lamps: number;
  readonly stars: boolean;
}

const PALETTES: Readonly<Record<TimeOfDay, Palette>> = {
  sunrise: {
    sky: [[0, '#6d8fc4'], [0.35, '#a9b9dc'], [0.62, '#f1c9b8'], [0.82, '#fddcae'], [1, '#fff0d0']],
    haze: '#f6d9c4', sunlight: '#ffdcb4', shade: '#8c8cb4',
    sun: { y: 470, radius: 44, colour: '#fffaea', glow: '#ffdf9e', reach: 620 },
    cloud: { top: '#fff0e0', bottom: '#d9b4c0' },
    sea: ['#f3d3bd', '#86a9c6', '#38709c'], sparkle: '#fff3d6', lamps: 0.1, stars: false,
  },
  morning: {
    sky: [[0, '#4f97d8'], [0.45, '#93c4ea'], [0.8, '#d3e7f3'], [1, '#fbf1de']],
    haze: '#dfeaf0', sunlight: '#fff3de', shade: '#93a5ca',
    sun: { y: 250, radius: 46, colour: '#fffdf2', glow: '#fff2cf', reach: 560 },
    cloud: { top: '#ffffff', bottom: '#d5dfec' },
    sea: ['#a8d4e6', '#3f9cc6', '#0f6a9e'], sparkle: '#ffffff', lamps: 0, stars: false,
  },
  noon: {
    sky: [[0, '#1f74c4'], [0.4, '#4fa3e0'], [0.78, '#a5d6f2'], [1, '#e2f3f6']],
    haze: '#cfe6f1', sunlight: '#fffdf5', shade: '#8fa8d4',
    sun: { y: 120, radius: 40, colour: '#ffffff', glow: '#fffbe4', reach: 520 },
    cloud: { top: '#ffffff', bottom: '#cfdcec' },
    sea: ['#7cc4e2', '#2089c4', '#06578f'], sparkle: '#ffffff', lamps: 0, stars: false,
  },
  afternoon: {
    sky: [[0, '#3b82c8'], [0.42, '#7db4dc'], [0.78, '#cfe0e2'], [1, '#fbe9c8']],
    haze: '#e6e2d4', sunlight: '#ffecc8', shade: '#8d96be',
    sun: { y: 290, radius: 48, colour: '#fffbe8', glow: '#ffe7b0', reach: 620 },
    cloud: { top: '#fffaf0', bottom: '#d3cfd8' },
    sea: ['#b7d3d6', '#3e90b4', '#12588a'], sparkle: '#fff6dc', lamps: 0, stars: false,
  },
  sunset: {
    sky: [[0, '#3c4f92'], [0.28, '#7c6aa8'], [0.52, '#d0809a'], [0.74, '#f8a67c'], [0.9, '#ffcf8a'], [1, '#ffe6ac']],
    haze: '#f3b394', sunlight: '#ffc896', shade: '#7c6c9e',
    sun: { y: 500, radius: 52, colour: '#fff4d2', glow: '#ffc46e', reach: 760 },
    cloud: { top: '#ffb98c', bottom: '#8d6a9c' },
    sea: ['#f6b78c', '#9c7ba6', '#33487e'], sparkle: '#ffe2a6', lamps: 0.3, stars: false,
  },
  dusk: {
    sky: [[0, '#1b2a5c'], [0.35, '#3d4f8e'], [0.65, '#8878ac'], [0.86, '#dc9aa2'], [1, '#f8c59c']],
    haze: '#a58aae', sunlight: '#a79cc4', shade: '#5a5e92',
    sun: { y: 620, radius: 0, colour: '#ffd9a8', glow: '#ffb88a', reach: 720 },
    cloud: { top: '#c48aa6', bottom: '#59588e' },
    sea: ['#d39aa6', '#5d6aa0', '#1c3066'], sparkle: '#ffd9ae', lamps: 0.72, stars: true,
  },
  night: {
    sky: [[0, '#0a1536'], [0.45, '#16295a'], [0.8, '#2c4680'], [1, '#5a6ba0']],
    haze: '#3f5488', sunlight: '#7184b8', shade: '#3b4a80',
    sun: { y: 210, radius: 40, colour: '#fdf6e0', glow: '#b9c8f0', reach: 420 },
    cloud: { top: '#5268a0', bottom: '#26386e' },
    sea: ['#4a609a', '#1f3870', '#0b1c48'], sparkle: '#d6e0ff', lamps: 0.85, stars: true,
  },
};

/** The light of one picture: where the sun stands and what it does to every colour. */
export interface Light extends Palette {
  readonly time: TimeOfDay;
  readonly sunX: number;
  /** A colour in full light. */
  lit(colour: Colour): Colour;
  /** A colour in shadow. */
  shaded(colour: Colour): Colour;
  /** A colour seen through air; distance 0 (here) to 1 (lost in haze). */
  far(colour: Colour, distance: number): Colour;
}

/**
 * Makes the light of a picture.
 * @param random moves the sun a little and turns the sky's hue by a few degrees, so that two pictures of a scene differ
 */
export const createLight = (time: TimeOfDay, random: Random): Light => {
  const palette = PALETTES[time];
  const degrees = random.between(-7, 7);
  return {
    ...palette,
    sky: palette.sky.map(([offset, colour]): Stop => [offset, turnHue(colour, degrees)]),
    haze: turnHue(palette.haze, degrees),
    time,
    sunX: random.between(0.58, 0.86) * 1600,
    lit: (colour) => multiply(colour, palette.sunlight),
    shaded: (colour) => multiply(colour, palette.shade),
    far: (colour, distance) => mix(multiply(colour, mix(palette.shade, palette.sunlight, 0.6)), palette.haze, distance),
  };
};
