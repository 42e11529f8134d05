import { COMPONENT_STYLES } from './component-styles.ts';
import { isShelfLimit } from './is-shelf-limit.ts';

/** Options of components whose values are not any text. */
const OPTIONS: Readonly<Record<string, { fits: (value: string) => boolean; must: string }>> = {
  limit: { fits: isShelfLimit, must: 'a number from 1 to 99' },
  size: { fits: (value) => ['hero', 'strip', 'compact'].includes(value), must: 'hero, strip or compact' },
  tripTypes: { fits: (value) => value.split(',').every((code) => ['WS', 'DW', 'WO', 'NR', 'CZ'].includes(code)), must: 'trip types joined by commas' },
};

interface Option {
  key?: unknown;
  value?: unknown;
}

/** Options that a component cannot read, however deep they stand: the component then takes its default [cms.component-fields]. */
export function componentFaults(content: unknown): string[] {
  if (content === null || typeof content !== 'object') return [];
  if (Array.isArray(content)) return content.flatMap(componentFaults);
  const { uid, name, options, styles } = content as { uid?: unknown; name?: unknown; options?: unknown; styles?: unknown };
  const own = Array.isArray(options) ? (options as Option[]).flatMap(({ key, value }) => {
    const rule = typeof key === 'string' && Object.hasOwn(OPTIONS, key) ? OPTIONS[key] : undefined;
    return rule === undefined || typeof value !== 'string' || rule.fits(value) ? [] : [`${String(name)} ${String(uid)}: ${String(key)} must be ${rule.must}, not "${value}"`];
  }) : [];
  const unknown = typeof styles === 'string' && name !== undefined ? styles.split(/\s+/).filter((style) => style !== '' && !COMPONENT_STYLES.some((known) => known === style)) : [];
  return [...own, ...unknown.map((style) => `${String(name)} ${String(uid)}: styles must be ${COMPONENT_STYLES.join(', ')}, not "${style}"`), ...Object.values(content).flatMap(componentFaults)];
}
