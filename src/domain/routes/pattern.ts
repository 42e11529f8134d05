/**
 * Patterns of paths. A segment is a literal (`/dovolena`), a parameter (`:city`), text around
 * parameters (`nabidky-:type`, `:name-:id`), or last of all a splat of one or more segments
 * (`[...path]`); `[/:region]` is an optional group and may hold another.
 */
import { decodePercent } from '../urls/percent.ts';

export type PathParams = Readonly<Record<string, string>>;

/** One way a pattern can be written out, all optional groups decided. */
export interface PathShape {
  segments: readonly Segment[];
}

interface Segment {
  kind: 'literal' | 'affix' | 'param' | 'splat';
  text: string;
  names: readonly string[];
  shape: RegExp;
}

const precedence: Record<Segment['kind'], number> = { literal: 0, affix: 1, param: 2, splat: 3 };

/** All shapes of a pattern. @throws SyntaxError when a splat is not the last segment */
export function compilePattern(pattern: string): PathShape[] {
  return writtenOut(pattern).map((path) => {
    const segments = path.split('/').filter(Boolean).map(compileSegment);
    if (segments.slice(0, -1).some(({ kind }) => kind === 'splat')) {
      throw new SyntaxError(`A splat must come last: ${pattern}`);
    }
    return { segments };
  });
}

/** With and without the outermost optional group, until none is left. */
function writtenOut(pattern: string): string[] {
  const start = pattern.indexOf('[/');
  if (start === -1) return [pattern];
  let depth = 0;
  let end = start;
  do {
    if (pattern[end] === '[') depth += 1;
    if (pattern[end] === ']') depth -= 1;
    end += 1;
  } while (depth > 0 && end < pattern.length);
  if (depth > 0) throw new SyntaxError(`An optional group is not closed: ${pattern}`);
  const before = pattern.slice(0, start);
  const after = pattern.slice(end);
  return [...writtenOut(before + after), ...writtenOut(before + pattern.slice(start + 1, end - 1) + after)];
}

function compileSegment(text: string): Segment {
  const splat = /^\[\.\.\.(\w+)\]$/.exec(text);
  if (splat) return { kind: 'splat', text, names: [splat[1] ?? ''], shape: /^(.+)$/s };
  const names = [...text.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const kind = names.length === 0 ? 'literal' : text === `:${names[0]}` ? 'param' : 'affix';
  // Greedy, so that the last parameter of `:name-:id` is what follows the last hyphen.
  const source = text
    .split(/:\w+/)
    .map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.+)');
  return { kind, text, names, shape: new RegExp(`^${source}$`, 's') };
}

/**
 * The segments of a path, decoded; empty ones (doubled or trailing slashes) do not count.
 * @returns undefined when the percent-encoding is malformed
 */
export function pathSegments(pathname: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of pathname.split('/')) {
    const segment = decodePercent(raw);
    if (segment === undefined) return undefined;
    if (segment !== '') segments.push(segment);
  }
  return segments;
}

/** The parameters of a path that has this shape, or undefined. A splat is joined by slashes. */
export function matchShape({ segments }: PathShape, path: readonly string[]): PathParams | undefined {
  const splat = segments.at(-1)?.kind === 'splat';
  if (splat ? path.length < segments.length : path.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, { kind, names, shape }] of segments.entries()) {
    const text = kind === 'splat' ? path.slice(place).join('/') : (path[place] ?? '');
    const match = shape.exec(text);
    if (!match) return undefined;
    for (const [index, name] of names.entries()) params[name] = match[index + 1] ?? '';
  }
  return params;
}

/** Sorts the more particular shape first: segment by segment, literal, affix, parameter, splat. */
export function compareShapes(left: PathShape, right: PathShape): number {
  const length = Math.min(left.segments.length, right.segments.length);
  for (let place = 0; place < length; place += 1) {
    const difference = precedence[left.segments[place]!.kind] - precedence[right.segments[place]!.kind];
    if (difference !== 0) return difference;
  }
  return right.segments.length - left.segments.length;
}
