/** A colour as `#rrggbb`. */
export type Colour = string;

type Rgb = readonly [number, number, number];

const parse = (colour: Colour): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const channel = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Writes three channels (0–255, clamped and rounded) as `#rrggbb`. */
export const toHex = ([red, green, blue]: Rgb): Colour => `#${channel(red)}${channel(green)}${channel(blue)}`;

/** The colour `amount` (0–1) of the way from one colour to another; squared channels keep the middle bright. */
export const mix = (from: Colour, to: Colour, amount: number): Colour => {
  const a = parse(from);
  const b = parse(to);
  const blend = (index: 0 | 1 | 2): number => Math.sqrt(a[index] ** 2 * (1 - amount) + b[index] ** 2 * amount);
  return toHex([blend(0), blend(1), blend(2)]);
};

/** A surface of one colour under light of another: what harmonises a whole picture. */
export const multiply = (surface: Colour, light: Colour): Colour => {
  const a = parse(surface);
  const b = parse(light);
  return toHex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
};

/** Turns a colour's hue by some degrees, lightness kept (rotation around the grey axis). */
export const turnHue = (colour: Colour, degrees: number): Colour => {
  const [red, green, blue] = parse(colour);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180) / Math.sqrt(3);
  const third = (1 - cos) / 3;
  return toHex([
    red * (cos + third) + green * (third - sin) + blue * (third + sin),
    red * (third + sin) + green * (cos + third) + blue * (third - sin),
    red * (third - sin) + green * (third + sin) + blue * (cos + third),
  ]);
};
