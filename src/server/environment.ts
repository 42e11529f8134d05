/** Single values of the environment, each judged as it is read. */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface EnvironmentReader {
  /** What is wrong so far, one sentence each. */
  wrong: string[];
  /** Without spaces around; null where it is not set or empty. */
  text: (name: string) => string | null;
  choice: <Value extends string>(name: string, values: readonly Value[], fallback: Value) => Value;
  /** @param shape what fits, in words */
  number: (name: string, fallback: number, fits: (value: number) => boolean, shape: string) => number;
  /** @param schemes without `://` */
  url: (name: string, schemes: readonly string[]) => string | null;
  /** Two that make sense together only, the missing one empty; null where neither is set. */
  pair: (names: readonly [string, string]) => readonly [string, string] | null;
}

export function readEnvironment(environment: Environment): EnvironmentReader {
  const wrong: string[] = [];
  const text = (name: string) => environment[name]?.trim() || null;
  return {
    wrong,
    text,
    choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
      const value = text(name) ?? fallback;
      if ((values as readonly string[]).includes(value)) return value as Value;
      wrong.push(`${name} must be one of ${values.join(', ')}, not "${value}".`);
      return fallback;
    },
    number(name, fallback, fits, shape) {
      const value = Number(text(name) ?? fallback);
      if (fits(value)) return value;
      wrong.push(`${name} must be ${shape}, not "${text(name)}".`);
      return fallback;
    },
    url(name, schemes) {
      const value = text(name);
      if (value === null || (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)))) return value;
      wrong.push(`${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`);
      return null;
    },
    pair(names) {
      const [first, second] = [text(names[0]), text(names[1])];
      if (first === null && second === null) return null;
      if (first === null || second === null) wrong.push(`${names.join(' and ')} must be set together.`);
      return [first ?? '', second ?? ''];
    },
  };
}
