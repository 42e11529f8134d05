import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { furtherFlows } from './further-flows.ts';
import { landingFlows } from './flows.ts';

const views = globSync('src/{views,content,parts}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8')).join('\n');
const isShown = (flow: string) => new RegExp(`use(?:Running)?Flow\\('${flow}'`).test(views);
const hasRoot = (flow: string) => new RegExp(`useFlowRoot\\('${flow}'|data-flow="${flow}"|\\bflow="${flow}"`).test(views);

it('every flow that a view shows has an element that names it and its state', () => {
  const flows = Object.keys({ ...landingFlows, ...furtherFlows });
  // The slots that page content fills have no element of their own.
  expect(flows.filter((flow) => isShown(flow) && !hasRoot(flow))).toEqual(['pageContent']);
  // What these do is seen of the pages and requests that they lead to.
  expect(flows.filter((flow) => !isShown(flow) && !hasRoot(flow)).toSorted()).toEqual(['navigation', 'pageChange', 'tokenRefresh']);
});
