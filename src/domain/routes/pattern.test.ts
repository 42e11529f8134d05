import { expect, it } from 'vitest';
import { compareShapes, compilePattern, matchShape, pathSegments } from './pattern.ts';

/** Matches a path against several patterns, the most particular first. */
function best(path: string, patterns: string[]) {
  const shapes = patterns.flatMap((pattern) => compilePattern(pattern).map((shape) => ({ pattern, shape })));
  shapes.sort((left, right) => compareShapes(left.shape, right.shape));
  return shapes.find(({ shape }) => matchShape(shape, pathSegments(path) ?? []))?.pattern;
}

it('prefers a literal to a parameter with text to a parameter to a splat [page.internal-ids]', () => {
  const patterns = ['/a/[...rest]', '/a/:id', '/a/page-:id', '/a/page-one'];
  expect(['/a/page-one', '/a/page-two', '/a/two', '/a/two/more'].map((path) => best(path, patterns))).toEqual([
    '/a/page-one', '/a/page-:id', '/a/:id', '/a/[...rest]',
  ]);
});

it('decides by the first segment that differs, not by their number [page.internal-ids]', () => {
  expect(best('/a/b/c', ['/:x/b/c', '/a/[...rest]'])).toBe('/a/[...rest]');
});

it('writes nested optional groups out [route.listing-types]', () => {
  const lengths = compilePattern('/x/:a[/:b[/:c]]/end').map(({ segments }) => segments.length);
  expect(lengths.toSorted()).toEqual([3, 4, 5]);
});

it('takes literal text as it is, not as an expression [route.excursions]', () => {
  const [shape] = compilePattern('/v1.0-:id');
  expect(matchShape(shape!, ['v1.0-7'])).toEqual({ id: '7' });
  expect(matchShape(shape!, ['v1x0-7'])).toBeUndefined();
});

it.each(['/[...rest]/end', '/x[/:open'])('refuses the pattern %s [page.internal-ids]', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(SyntaxError);
});
