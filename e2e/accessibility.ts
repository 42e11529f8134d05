import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a colour scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Judges the page as it stands by WCAG 2.2 AA, and by axe's best practices about landmarks and headings. @param part what alone is judged, where the rest has been */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolations((await axeOf(page, part)).withTags(STANDARDS));
}

/** Judges a page again that was judged in another colour scheme: only its colours differ. */
export async function expectAccessibleColours(page: Page, part?: string): Promise<void> {
  await expectNoViolations((await axeOf(page, part)).withRules(COLOURS));
}

/** Goes by Tab through all parts of a field, such as its hour, its minute and the button of its picker: each shows that the field has the focus. */
export async function expectFocusToBeSeen(field: Locator): Promise<void> {
  let parts = 0;
  await field.focus();
  for (; await field.evaluate((input) => input === document.activeElement); parts += 1) {
    expect(await field.evaluate((input) => getComputedStyle(input).outlineStyle), `part ${parts + 1}`).toBe('solid');
    await field.page().keyboard.press('Tab');
  }
  expect(parts).toBeGreaterThan(2);
}

/**
 * The browser's own size of letters becomes another, unless told otherwise twice as large; a screenshot of a whole page would undo it.
 * @param size pixels
 */
export async function enlargeLetters(page: Page, size = 32): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 13 / 16) } });
}

async function axeOf(page: Page, part: string | undefined): Promise<AxeBuilder> {
  // Colours of a pressed button, and of another scheme, come a tenth of a second after their text's.
  await page.evaluate(() => document.getAnimations().forEach((animation) => { if (animation instanceof CSSTransition) animation.finish(); }));
  // A style sheet on its way, which axe would fetch and put into the document, is refused there.
  const axe = new AxeBuilder({ page }).options({ preload: { assets: ['media'] } });
  if (part === undefined) return axe;
  await expect(page.locator(part).first()).toBeVisible();
  return axe.include(part);
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  // No frame of another origin is on any page: what collects their results, in a blank page each time, is not needed.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing lies over it. */
export async function expectToBeUncovered(focused: Locator): Promise<void> {
  await expect.poll(() => focused.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })).toBe(true);
}
