import type { ComingPage, PageAnswer, PageChangeContext, ShownPage, Step, Target } from './page-change.types.ts';

/** Pages that were left last and keep their flows: Back to one of them is the page itself. */
export const MOST_LEFT_PAGES = 3;

/** The page that is shown is among those that were left, the last of them; the one that follows is not. */
function leftFor(following: string | undefined, { left, shown }: PageChangeContext): ShownPage[] {
  return [...left.filter(({ id }) => id !== shown.id), shown].filter(({ id }) => id !== following).slice(-MOST_LEFT_PAGES);
}

/** The entry belongs to the page that was reached last. */
export function isThere({ reached, shown }: PageChangeContext, { page, address }: Step): boolean {
  return page === reached || (page === undefined && reached === shown.id && address === shown.address);
}

/** The page that was left at the entry, with its flows still there. */
export function livePage(context: PageChangeContext, step: Step): ShownPage | undefined {
  return isThere(context, step) ? undefined : context.left.find(({ id, address }) => id === step.page && address === step.address);
}

export function comingOf({ answer, request, isDocumentAsked }: PageChangeContext): ComingPage | null {
  return answer?.kind === 'page' && request ? { id: answer.id, url: answer.url, entry: request.entry, stopsDocument: isDocumentAsked } : null;
}

/** Where the document is that the answer tells of. */
export function documentOf({ answer, request }: PageChangeContext): Target {
  return { url: answer?.kind === 'document' ? answer.url : request?.url ?? '', entry: request?.entry ?? 'new' };
}

/** The coming page has been reached; the one that is shown is about to be left. */
export function withComing(context: PageChangeContext): Partial<PageChangeContext> {
  const { coming, reached } = context;
  return { left: leftFor(coming?.id, context), reached: coming?.id ?? reached };
}

/** A page that was left is shown again. */
export function withReturned(context: PageChangeContext, step: Step): Partial<PageChangeContext> {
  const page = livePage(context, step)!;
  return { shown: page, reached: page.id, left: leftFor(page.id, context), coming: null };
}

export function isAnswer(answer: PageAnswer | null, kind: PageAnswer['kind']): boolean {
  return answer?.kind === kind;
}

/** Those whose flows go on. */
export function liveIds({ left }: PageChangeContext): string[] {
  return left.map(({ id }) => id);
}
