import { describe, expect, it } from 'vitest';
import { type ColorRole, dark, light } from './themes.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces: ColorRole[] = ['surface-page', 'surface-raised', 'surface-sunken'];

/** Texts and what may lie under them: 4.5:1. */
const texts: [text: ColorRole, on: ColorRole[]][] = [
  ['text-default', [...surfaces, 'action-quiet', 'action-quiet-hover', 'accent-quiet', 'positive-surface', 'warning-surface', 'negative-surface', 'info-surface']],
  ['text-muted', [...surfaces, 'action-quiet']],
  ['text-inverse', ['surface-inverse']],
  ['action-text', [...surfaces, 'action-quiet', 'action-quiet-hover']],
  ['action-hover', surfaces],
  ['action-on', ['action-primary', 'action-hover']],
  ['accent-on', ['accent-primary', 'accent-hover']],
  ['accent-text', [...surfaces, 'accent-quiet']],
  ['positive-text', [...surfaces, 'positive-surface']],
  ['warning-text', [...surfaces, 'warning-surface']],
  ['negative-text', [...surfaces, 'negative-surface']],
  ['info-text', ['info-surface']],
];

/** Outlines of controls, rings and signs that carry meaning: 3:1. */
const signs: [sign: ColorRole, on: ColorRole[]][] = [
  ['border-strong', surfaces],
  ['focus-ring', surfaces],
  ['star-fill', surfaces],
];

const themes = { light, dark };

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const flat = (pairs: [ColorRole, ColorRole[]][]) => pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(flat(texts))('reads %s on %s', (front, back) => {
    expect(contrastRatio(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(flat(signs))('shows %s on %s', (front, back) => {
    expect(contrastRatio(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
  });
});

it('measures the known extremes', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
