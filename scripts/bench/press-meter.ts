/** Presses one control of a page and tells how long its answer took, measured by the page's own observers. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Milliseconds in which nothing more is painted after an answer: longer than a round trip and the server's work. */
const REST_MS = 400;
/** Milliseconds within which something answers a press: the code of what opens may come first, on a busy machine late. */
const PATIENCE_MS = 5_000;

/** Times in ms. */
export interface MeasuredPress {
  /** From the press to the frame that shows its answer: the new list, or the last change where no list is asked for. */
  answer: number;
  /** From the press to the last frame that anything changed in that can be seen, of its flow or a dialog. */
  rest: number;
  /** Layout shift that follows from it, as CLS counts it. */
  shift: number;
  /** The same within half a second of the press, which CLS leaves out. */
  shiftAtOnce: number;
  /** From the press to the next frame, as the browser counts it; frames of less than 16 ms it leaves out: 0. */
  inp: number;
  /** Bytes of scripts and styles that came with it, headers included. */
  code: number;
  /** Bytes of the API's answers. */
  data: number;
}

type SeenByPage = Omit<MeasuredPress, 'code' | 'data'>;

interface HowToPress {
  byTouch: boolean;
  /** Pressed while the target has the focus, instead of pressing the target. */
  key?: string | undefined;
}

export class PressMeter {
  private readonly page: Page;
  private readonly cdp: CDPSession;
  private readonly traffic: { code: number; data: number };

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    this.traffic = watchTraffic(cdp);
  }

  /** For a page that has not been opened yet. `flow`: the `data-flow` of what answers. */
  static async of(page: Page, flow: string): Promise<PressMeter> {
    await page.addInitScript(watchPresses, flow);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    return new PressMeter(page, cdp);
  }

  /** Once the page is there: how slow the machine is (1: as it is) and how long a round trip takes, in ms. */
  async slowDown(rate: number, latency: number): Promise<void> {
    await this.cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** @throws when nothing answers */
  async press(target: Locator, { byTouch, key }: HowToPress): Promise<MeasuredPress> {
    // Everything that Playwright does to find the place is done before the press, not within it; nothing moves a pointer
    // there, which would be the page's first input of a person and load what follows from it.
    await target.scrollIntoViewIfNeeded();
    if (key !== undefined) await target.focus();
    await this.atRest();
    const box = (await target.boundingBox())!;
    const { code, data } = this.traffic;
    await this.cdp.send('Runtime.evaluate', { expression: 'expectPress()' });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (key !== undefined) await this.page.keyboard.press(key);
    else await (byTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    const measured = await this.atRest();
    if (measured.answer <= 0) throw new Error(`Nothing answered at ${target.toString()}`);
    return { ...measured, code: this.traffic.code - code, data: this.traffic.data - data };
  }

  /** Asks the page itself: what Playwright would inject to wait or to ask blocks a slow phone for longer than the budget. */
  private async atRest(): Promise<SeenByPage> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: `pressAtRest(${REST_MS}, ${PATIENCE_MS})`, awaitPromise: true, returnByValue: true });
    return result.value as SeenByPage;
  }
}

function watchTraffic(cdp: CDPSession) {
  const seen = { code: 0, data: 0 };
  const kinds = new Map<string, keyof typeof seen>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') kinds.set(requestId, 'code');
    if (type === 'Fetch' || type === 'XHR') kinds.set(requestId, 'data');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) seen[kind] += encodedDataLength;
  });
  return seen;
}

/** Runs in the page: remembers when it was pressed, and when what followed was painted. */
function watchPresses(flow: string): void {
  const none = { pressed: 0, answer: 0, rest: 0, inp: 0, shift: 0, shiftAtOnce: 0, hasAsked: false, isAnswered: false };
  const seen = { ...none, isExpected: false };
  const place = `[data-flow="${flow}"], dialog`;
  const rootsOfFlow = `[data-flow="${flow}"], dialog [data-flow]`;
  const states = () => [...document.querySelectorAll<HTMLElement>(rootsOfFlow)].map(({ dataset }) => dataset.state ?? '');
  const isBusy = () => states().some((state) => /fetching|updating|extending|seeking|starting/.test(state));
  // The list of a listing is what was asked for; counts and what is promoted come beside it.
  const isAwaited = () => (flow === 'listing' ? states().some((state) => /offers\.(fetching|updating|extending|empty\.seeking)/.test(state)) : isBusy());
  const noticePress = ({ timeStamp }: Event) => {
    if (seen.isExpected) Object.assign(seen, none, { isExpected: false, pressed: timeStamp });
  };
  const noticePaint = (isAnswer: boolean) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.rest = performance.now();
      if (isAnswer) seen.answer = seen.rest;
    };
    port2.postMessage(null);
  };
  // An answer that comes at once is shown with the press: nobody sees it awaited.
  const { fetch } = window;
  window.fetch = (...request) => {
    const answer = fetch(...request);
    const [of] = request;
    if ((of instanceof Request ? of.url : String(of)).includes('/search/offers')) void answer.then(() => { seen.hasAsked = true; }, () => undefined);
    return answer;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, noticePress, true);
  document.addEventListener('DOMContentLoaded', () => {
    // What was taken away is known by where it was; what stands behind a dialog, is hidden or out of the screen nobody sees.
    // To ask for what is out of the screen in any other way has it laid out, which takes longer than the answer.
    const isSeen = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const front = document.querySelector('dialog:modal');
      return element?.closest(place) && (front === null || front.contains(element) || element.contains(front) || element.matches('dialog')) && element.checkVisibility({ contentVisibilityAuto: true });
    };
    let changes: { record: MutationRecord; isAnswer: boolean }[] = [];
    // With the frame, whose styles are due anyway: asked for with each change they would be worked out once more.
    const lookAtFrame = () => {
      const ofFrame = changes.filter(({ record }) => isSeen(record));
      changes = [];
      if (ofFrame.length > 0) noticePaint(ofFrame.some(({ isAnswer }) => isAnswer));
    };
    const notice = (records: MutationRecord[]) => {
      const isThere = !isAwaited();
      if (!isThere) seen.hasAsked = true;
      if (changes.length === 0) requestAnimationFrame(lookAtFrame);
      changes.push(...records.map((record) => ({ record, isAnswer: !seen.isAnswered })));
      if (isThere && seen.hasAsked) seen.isAnswered = true;
    };
    new MutationObserver(notice).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0 && entry.startTime >= seen.pressed - 1) seen.inp = Math.max(seen.inp, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (startTime >= seen.pressed) seen[hadRecentInput ? 'shiftAtOnce' : 'shift'] += value;
    }
  }).observe({ type: 'layout-shift' });
  Object.assign(window, {
    expectPress: () => { seen.isExpected = true; },
    pressAtRest: (rest: number, patience: number) => new Promise((resolve) => {
      const began = performance.now();
      const look = () => {
        const last = Math.max(seen.rest, seen.pressed, began);
        const { pressed, inp, shift, shiftAtOnce } = seen;
        const isAnswerDue = pressed > 0 && seen.answer === 0 && performance.now() - pressed < patience;
        if (!isAnswerDue && !isBusy() && performance.now() - last > rest) resolve({ answer: seen.answer - pressed, rest: seen.rest - pressed, inp, shift, shiftAtOnce });
        else setTimeout(look, 50);
      };
      look();
    }),
  });
}
