import { describe, expect, it } from 'vitest';
import { createCriticalCss, cutStyles } from './critical-css.ts';

const SHEET = '@font-face{font-family:A;src:url("a{}.woff2")}:root{--x:1}body,h1{margin:0}:focus-visible{outline:0}'
  + '.tile{color:red}.tile,.other{top:0}.tile:hover{color:blue}.tile>.name{left:0}.a:not(.b){right:0}.a:not(:focus){left:9px}:is(.c,.d) .tile{bottom:0}'
  + '.tile:before{content:"}";top:1px}@media (width>=768px){.tile{color:green}.other{color:pink}}@media (hover:hover){.tile{top:9px}}'
  + '@media print{.tile{display:none}}@media (prefers-reduced-motion:reduce){:root{--x:0}}@keyframes k{to{opacity:0}}';

describe('the styles of a document', () => {
  const critical = createCriticalCss(SHEET);

  it('are those of its classes and its elements, in their order', () => {
    expect(critical('<p class="tile name">')).toBe(
      '@font-face{font-family:A;src:url("a{}.woff2")}:root{--x:1}body,h1{margin:0}:focus-visible{outline:0}'
      + '.tile{color:red}.tile{top:0}.tile>.name{left:0}:is(.c,.d) .tile{bottom:0}.tile:before{content:"}";top:1px}'
      + '@media (width>=768px){.tile{color:green}}@media (prefers-reduced-motion:reduce){:root{--x:0}}',
    );
  });

  it('say nothing of how things move: the first picture stands still', () => {
    expect(createCriticalCss('.a{top:0}@keyframes k{to{top:9px}}@starting-style{.a{top:1px}}')('<p class="a">')).toBe('.a{top:0}');
  });

  it('hold a rule whose class must not be there, and none of a class that is not', () => {
    expect(critical('<p class="a">')).toContain('.a:not(.b){right:0}.a:not(:focus){left:9px}');
    expect(critical('<p class="a">')).not.toContain('.tile');
  });

  it('leave what stands in a noscript to the sheet that comes with it', () => {
    expect(critical('<noscript><p class="tile"></p></noscript>')).not.toContain('.tile');
  });
});

describe('a style sheet', () => {
  it('is cut into what every document holds and what comes after it; nothing is in both, nothing is lost', () => {
    const { base, classed } = cutStyles(SHEET);
    expect(base).toBe('@font-face{font-family:A;src:url("a{}.woff2")}:root{--x:1}body,h1{margin:0}:focus-visible{outline:0}'
      + '@media (prefers-reduced-motion:reduce){:root{--x:0}}');
    expect(base.length + classed.length).toBe(SHEET.length);
    expect(cutStyles(classed)).toEqual({ base: '', classed });
  });
});
