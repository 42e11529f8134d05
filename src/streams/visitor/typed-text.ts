import { debounceTime, defer, filter, fromEvent, map, startWith } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** What is typed into a field is asked for once it has stood still for so long, in milliseconds. */
export const TYPING_PAUSE = 200;

export interface TypedText {
  text: string;
  /** What the field says of itself, `data-about`. */
  about: string;
}

/** What stands in the field that a selector names, and what somebody types there, whenever they pause: twice the same text too. */
export function typedText$(target: Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelector'>, selector: string, { scheduler }: { scheduler?: SchedulerLike } = {}): Observable<TypedText> {
  return defer(() => fromEvent<InputEvent>(target, 'input').pipe(
    map(({ target: field }) => field as HTMLInputElement),
    startWith(target.querySelector<HTMLInputElement>(selector)),
    filter((field) => field?.matches(selector) ?? false),
    map((field) => field!),
    map(({ value, dataset }) => ({ text: value.trim(), about: dataset.about ?? '' })),
    debounceTime(TYPING_PAUSE, scheduler),
  ));
}
