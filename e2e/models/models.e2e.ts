/**
 * Walks the paths of every flow's machine in a browser. A flow joins by its file e2e/models/<flow>.model.ts. After each
 * step the page must show what the model says of the machine's state; each state is judged for accessibility once.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { pairNames, walksOf } from '../../machines/testing/walks.ts';
import type { Step, Walk } from '../../machines/testing/walks.ts';
import type { InBrowser } from '../../scripts/machines/model-report.ts';
import { stateName } from '../../src/bus/flow-state.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, test } from '../fixtures.ts';
import type { BrowserModel, BrowserScenario, Happening, World } from './browser-model.ts';
import { Network } from './network.ts';

const RESULTS = process.env.MODEL_RESULTS ?? 'test-results/model/browser';
/**
 * The whole is walked by `npm run test:model`, with axe; among the journeys one walk a flow stands for it, the longest of the short ones, and axe judges whole pages.
 * `npm test` leaves long ones out, for journeys go through the same flows.
 */
const isWhole = process.env.MODEL_SCOPE === 'all';
const SHORT = 12;
const LONG = 6;

const models = await Promise.all(globSync('e2e/models/*.model.ts').sort().map(async (file) => {
  const module = await import(pathToFileURL(resolve(file)).href) as Record<string, BrowserModel>;
  return Object.values(module).find((exported) => 'scenarios' in exported)!;
}));

for (const model of models) {
  const walked = model.scenarios.map((scenario) => ({ scenario, walks: walksOf(scenario.paths, [scenario.served]).walks }));
  const representative = walked.flatMap(({ walks }) => walks).toSorted((left, right) => fitness(right) - fitness(left))[0];
  const judged = new Set<string>();
  walked.forEach(({ scenario, walks }, scenarioPlace) => {
    walks.forEach(({ steps }, place) => {
      if (!isWhole && walks[place] !== representative) return;
      const states = steps.map(({ snapshot }) => stateOf(scenario, snapshot));
      const toJudge = steps.map((step, at) => isWhole && at >= scenario.served.length && lastsIn(scenario, step) && areSomeNewIn(judged, states[at]!.split(' ')));
      test(`${model.machine.id}, ${scenario.name}: walk ${place + 1} of ${walks.length}, ${steps.length - 1 - scenario.served.length} steps`, { tag: steps.length - 1 - scenario.served.length > LONG ? ['@model', '@thorough'] : '@model' }, async ({ page, troubles }, testInfo) => {
        test.setTimeout(20_000 + steps.length * 4_000);
        page.setDefaultTimeout(10_000);
        const world: World = { page, testInfo, network: new Network(page), memory: {} };
        await scenario.begin(world);
        const way = steps.slice(scenario.served.length);
        await expectSight(scenario, world, way[0]!, toJudge[scenario.served.length]!);
        for (const [at, step] of way.slice(1).entries()) {
          await test.step(`${at + 1}. ${JSON.stringify(step.event)} → ${stateOf(scenario, step.snapshot)}`, async () => {
            const { snapshot: before } = way[at]!;
            const event = step.event as Happening;
            const deed = scenario.does[event.type];
            if (deed === undefined) throw new Error(`The model does not say how ${event.type} is done`);
            const isAsked = asking(scenario, world, step);
            await deed(world, { event, before, can: step.transitions.length > 0 });
            await isAsked();
            await expectSight(scenario, world, step, toJudge[scenario.served.length + at + 1]!);
          });
        }
        forgive(troubles, FAILED_REQUEST);
        remember(model.machine.id, `${scenarioPlace}.${place}`, scenario, steps, steps.filter((_, at) => toJudge[at]));
      });
    });
  });
}

/** Short walks before long ones, the longest of the short and the shortest of the long first. */
function fitness({ steps: { length } }: Walk): number {
  return length <= SHORT ? length : -length;
}

/** Waits for the calls that a step makes, so that the next one does not answer the call before. */
function asking({ asks = {} }: BrowserScenario, { network }: World, { asked }: Step): () => Promise<void> {
  const wanted = asked.flatMap(({ id }) => asks[id] ?? []).map((pathname) => ({ pathname, before: network.count(pathname) }));
  return async () => {
    for (const { pathname, before } of wanted) await expect.poll(() => network.count(pathname), { message: `the page asks ${pathname}`, intervals: [20, 50, 100] }).toBeGreaterThan(before);
  };
}

async function expectSight({ root, sees, regions, hasStandingClock, passingStates = [] }: BrowserScenario, world: World, { snapshot }: Step, isJudged: boolean): Promise<void> {
  if (isPassing(passingStates, snapshot)) return;
  if (root && snapshot.status === 'active') {
    const words = stateName(picked(snapshot.value, regions)).split(' ');
    await expect(async () => {
      const [shown] = await root(world).evaluateAll((roots) => roots.map((element) => element.getAttribute('data-state')!));
      if (shown !== undefined) expect(words.filter((word) => shown.split(' ').includes(word)), `data-state says ${shown}`).toEqual(words);
    }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  }
  for (const [place, sight] of Object.entries(sees)) if (isIn(snapshot, place)) await sight(world, snapshot);
  if (isJudged) await judge(hasStandingClock, world);
}

function isPassing(passingStates: readonly string[], snapshot: AnyMachineSnapshot): boolean {
  return passingStates.some((state) => isIn(snapshot, state));
}

function lastsIn({ passingStates = [], hastyStates = [] }: BrowserScenario, { snapshot }: Step): boolean {
  return !isPassing([...passingStates, ...hastyStates], snapshot);
}

async function judge(hasStandingClock: boolean | undefined, { page }: World): Promise<void> {
  if (!hasStandingClock) return expectAccessible(page);
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now()) + 1_000);
}

function isIn(snapshot: AnyMachineSnapshot, place: string): boolean {
  return place === '*' || snapshot._nodes.some(({ path }: { path: string[] }) => path.join('.') === place);
}

function stateOf({ regions }: BrowserScenario, { value }: AnyMachineSnapshot): string {
  return stateName(picked(value, regions));
}

function picked(value: StateValue, regions: readonly string[] | undefined): StateValue {
  return typeof value === 'string' || regions === undefined ? value : Object.fromEntries(regions.map((region) => [region, value[region]]));
}

function areSomeNewIn(known: Set<string>, names: readonly string[]): boolean {
  const areNew = names.some((name) => !known.has(name));
  for (const name of names) known.add(name);
  return areNew;
}

/** For the report of `npm run test:model`: of the regions that the scenario is about, for nothing else is looked at. */
function remember(flow: string, walk: string, { regions }: BrowserScenario, steps: readonly Step[], judged: readonly Step[]): void {
  const isLookedAt = (name: string) => regions === undefined || !name.startsWith(`${flow}.`) || regions.some((region) => new RegExp(`^${flow}\\.${region}(\\.| |$)`).test(name));
  const statesOf = ({ snapshot }: Step): string[] => snapshot._nodes.map(({ id }: { id: string }) => id);
  const seen: InBrowser = {
    states: [...new Set(steps.flatMap((step) => [...step.gained.states, ...statesOf(step)]))].filter(isLookedAt),
    taken: steps.flatMap(({ gained }) => gained.taken).filter(isLookedAt),
    refused: steps.flatMap(({ gained }) => gained.refused).filter(isLookedAt),
    pairs: pairNames(steps).filter((pair) => pair.split(' ▸ ').every(isLookedAt)),
    judged: [...new Set(judged.flatMap(statesOf))].filter(isLookedAt),
    documents: 1,
  };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${flow}.${walk}.json`), JSON.stringify(seen));
}
