import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a colour scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Judges the page as it stands by WCAG 2.2 AA, and by axe's best practices about landmarks and headings. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(new AxeBuilder({ page }).withTags(STANDARDS));
}

/** Judges a page again that was judged in another colour scheme: only its colours differ. */
export function expectAccessibleColours(page: Page): Promise<void> {
  return expectNoViolations(new AxeBuilder({ page }).withRules(COLOURS));
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  // No frame of another origin is on any page: what collects their results, in a blank page each time, is not needed.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
