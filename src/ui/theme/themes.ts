/**
 * The colour of every role in both themes. Roles say what a colour is for, never what it looks like;
 * `contrast.test.ts` holds the pairs that may meet and proves each readable.
 */
export const light = {
  'surface-page': '#fbf8f3',
  'surface-raised': '#ffffff',
  'surface-sunken': '#f4eee5',
  'surface-inverse': '#10303f',
  'text-default': '#13252e',
  'text-muted': '#52636c',
  'text-inverse': '#ffffff',
  'action-primary': '#0a5a87',
  'action-hover': '#07466a',
  'action-text': '#0a5a87',
  'action-on': '#ffffff',
  'action-quiet': '#e4f0f6',
  'action-quiet-hover': '#d3e6f0',
  'accent-primary': '#cd4a2f',
  'accent-hover': '#b53c22',
  'accent-text': '#b93c20',
  'accent-on': '#ffffff',
  'accent-quiet': '#fdece6',
  'border-default': '#e4dbcf',
  'border-strong': '#7d8a91',
  'focus-ring': '#0b74ad',
  'positive-text': '#17663a',
  'positive-surface': '#e3f3e8',
  'warning-text': '#7a4a00',
  'warning-surface': '#fdf0d4',
  'negative-text': '#ad1f2d',
  'negative-surface': '#fdeaea',
  'info-text': '#0a5a87',
  'info-surface': '#e4f0f6',
  'star-fill': '#b8740a',
  'scrim-page': 'rgb(9 28 38 / 0.56)',
  'scrim-picture': 'rgb(9 28 38 / 0.72)',
} as const;

/** A role a colour can play; the same roles exist in both themes. */
export type ColorRole = keyof typeof light;

export const dark: Record<ColorRole, string> = {
  'surface-page': '#0d191f',
  'surface-raised': '#15252e',
  'surface-sunken': '#0a1318',
  'surface-inverse': '#e8f0f3',
  'text-default': '#e9f0f2',
  'text-muted': '#a6b7bf',
  'text-inverse': '#0d191f',
  'action-primary': '#73bfe8',
  'action-hover': '#9ad3f1',
  'action-text': '#86c9ee',
  'action-on': '#06202f',
  'action-quiet': '#1a3543',
  'action-quiet-hover': '#234658',
  'accent-primary': '#ff8d6e',
  'accent-hover': '#ffa78e',
  'accent-text': '#ffa38a',
  'accent-on': '#2c0f05',
  'accent-quiet': '#3b1f17',
  'border-default': '#2a3d48',
  'border-strong': '#728892',
  'focus-ring': '#9bd6f5',
  'positive-text': '#83d79f',
  'positive-surface': '#133020',
  'warning-text': '#f1c36f',
  'warning-surface': '#38290d',
  'negative-text': '#ff9f9c',
  'negative-surface': '#401a1c',
  'info-text': '#8bccf0',
  'info-surface': '#12303f',
  'star-fill': '#f0b64a',
  'scrim-page': 'rgb(2 8 11 / 0.72)',
  'scrim-picture': 'rgb(2 8 11 / 0.72)',
};

const declarations = (values: Record<string, string>): string =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value};`).join(' ');

/** Everything that differs between the themes, as CSS declarations. */
export const lightTheme = declarations({
  ...light,
  'shadow-rest': '0 1px 2px rgb(19 37 46 / 0.06), 0 6px 20px -8px rgb(19 37 46 / 0.16)',
  'shadow-floating': '0 2px 6px rgb(19 37 46 / 0.08), 0 18px 48px -12px rgb(19 37 46 / 0.28)',
  'shadow-bar': '0 -1px 0 rgb(19 37 46 / 0.08), 0 -10px 28px -14px rgb(19 37 46 / 0.24)',
});

export const darkTheme = declarations({
  ...dark,
  'shadow-rest': '0 1px 2px rgb(0 0 0 / 0.4)',
  'shadow-floating': '0 2px 8px rgb(0 0 0 / 0.5), 0 18px 48px -12px rgb(0 0 0 / 0.8)',
  'shadow-bar': '0 -1px 0 rgb(255 255 255 / 0.08)',
});
