/** How a flow's model says what its states look like and what its events are, when a person and a network cause them. */
import type { Locator, Page, TestInfo } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Scenario } from '../../machines/testing/path-coverage.ts';
import { pathsOf } from '../../machines/testing/path-coverage.ts';
import { expect } from '../fixtures.ts';
import type { Network } from './network.ts';

export interface World {
  page: Page;
  testInfo: TestInfo;
  network: Network;
  /** What a step leaves for later ones. */
  memory: Record<string, string>;
}

export interface Happening {
  type: string;
  [detail: string]: unknown;
}

/** What is known about a step before it is done. */
export interface Moment {
  event: Happening;
  before: AnyMachineSnapshot;
  /** Whether the machine takes the event here; if not, whoever would cause it finds it impossible or without effect. */
  can: boolean;
}

/** By the path of a state, e.g. `open.closing.refused`; a name without children speaks for all below it. */
type Sights = Record<string, (world: World, snapshot: AnyMachineSnapshot) => Promise<void>>;
type Deeds = Record<string, (world: World, moment: Moment) => Promise<void>>;

export interface BrowserScenario {
  /** Tells scenarios of a flow apart; may carry clauses in brackets. */
  name: string;
  paths: ReturnType<typeof pathsOf<AnyStateMachine>>;
  /** What the server has done before the page is sent. */
  served: readonly Happening[];
  begin: (world: World) => Promise<void>;
  /** The element whose `data-state` tells the regions below, while it is there. */
  root?: (world: World) => Locator;
  /** Regions of a parallel machine that this scenario is about; all when left out. */
  regions?: readonly string[];
  /** States that the browser leaves by itself before one can look. */
  passingStates?: readonly string[];
  /** The page's clock stands, so that delays are over when a step says so; axe alone has a running one. */
  hasStandingClock?: boolean;
  /** States that do not last as long as axe needs. */
  hastyStates?: readonly string[];
  sees: Sights;
  does: Deeds;
  /** By the id of an invoked actor, the held call that it makes: a step is over once the page has made it. */
  asks?: Record<string, string>;
}

export interface BrowserModel {
  machine: AnyStateMachine;
  scenarios: readonly BrowserScenario[];
}

/** Types a model by its machine. */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  scenarios: readonly (Omit<BrowserScenario, 'paths' | 'served'> & { paths: Scenario<Machine>; served?: readonly object[] })[],
): BrowserModel {
  return {
    machine,
    scenarios: scenarios.map(({ paths, served = [], ...scenario }) => ({
      ...scenario, served: served as readonly Happening[], paths: pathsOf(machine, [paths]) as unknown as BrowserScenario['paths'],
    })),
  };
}

/** A scenario's example events but those whose type contains one of these names. */
export function eventsBut<Event extends { type: string }>({ events }: { events: readonly Event[] }, ...names: string[]): Event[] {
  return events.filter(({ type }) => !names.some((name) => type.includes(name)));
}

/** Presses what can be pressed; what cannot is seen to be disabled. */
export async function press(control: Locator, can = true): Promise<void> {
  if (can) await control.click();
  else await expect(control).toBeDisabled();
}

/** Both presses before the page has answered the first one, which is a step of its own in the paths; so is the second. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => { element.click(); element.click(); });
}

/** An event that happens by itself as soon as the one before it did. */
export async function happensByItself(): Promise<void> {}
