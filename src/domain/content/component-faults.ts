import type { components } from '../../../openapi/generated/editor.ts';
import { COMPONENT_STYLES } from './component-styles.ts';
import { isShelfLimit } from './is-shelf-limit.ts';

type Fault = components['schemas']['ContentFault'];

/** Options of components whose values are not any text. */
const OPTIONS: Readonly<Record<Exclude<Fault['option'], 'styles'>, (value: string) => boolean>> = {
  limit: isShelfLimit,
  size: (value) => ['hero', 'strip', 'compact'].includes(value),
  tripTypes: (value) => value.split(',').every((code) => ['WS', 'DW', 'WO', 'NR', 'CZ'].includes(code)),
};
const isKnown = (key: unknown): key is keyof typeof OPTIONS => typeof key === 'string' && Object.hasOwn(OPTIONS, key);

interface Option {
  key?: unknown;
  value?: unknown;
}

/** Options that a component cannot read, however deep they stand: the component then takes its default [cms.component-fields]. */
export function componentFaults(content: unknown): Fault[] {
  if (content === null || typeof content !== 'object') return [];
  if (Array.isArray(content)) return content.flatMap(componentFaults);
  const { uid, name, options, styles } = content as { uid?: unknown; name?: unknown; options?: unknown; styles?: unknown };
  const component = `${String(name)} ${String(uid)}`;
  const own = Array.isArray(options) ? (options as Option[]).flatMap(({ key, value }): Fault[] => (
    !isKnown(key) || typeof value !== 'string' || OPTIONS[key](value) ? [] : [{ component, option: key, value }]
  )) : [];
  const unknown = typeof styles === 'string' && name !== undefined ? styles.split(/\s+/).filter((style) => style !== '' && !COMPONENT_STYLES.some((known) => known === style)) : [];
  return [...own, ...unknown.map((value): Fault => ({ component, option: 'styles', value })), ...Object.values(content).flatMap(componentFaults)];
}
