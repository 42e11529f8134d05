/** What a visitor pressed and typed before the page has booted (early-input.ts). */

/** The control that was pressed last. */
interface Remembering { earlyPress?: HTMLElement }

const TYPED = 'input:not([type=radio],[type=checkbox],[type=hidden],[type=file]),textarea';

/**
 * Takes over, just before hydration: from here on React sees to every press. Choices are set back to what the document
 * was sent with, for the flow to make them.
 * @returns does what was pressed and typed; to be called once the page has booted
 */
export function takeEarlyInput(): () => void {
  document.documentElement.dataset.app = 'booting';
  const pressed = (globalThis as Remembering).earlyPress;
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));
  const chosen = [...document.querySelectorAll('select')].filter(isChosen).map((list) => ({ list, value: list.value }));
  const given = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(({ files }) => files !== null && files.length > 0);
  if (pressed instanceof HTMLInputElement) {
    for (const choice of document.querySelectorAll<HTMLInputElement>('input[type=radio],input[type=checkbox]')) choice.checked = choice.defaultChecked;
  }
  return () => {
    for (const { list, value } of chosen) {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const field of given) field.dispatchEvent(new Event('change', { bubbles: true }));
    for (const { field, text } of typed) if (field.isConnected) type(field, text);
    if (pressed?.isConnected) pressed.click();
  };
}

/** Whether a list shows another option than it was sent with. */
function isChosen(list: HTMLSelectElement): boolean {
  return list.value !== (list.querySelector<HTMLOptionElement>('option[selected]') ?? list.options[0])?.value;
}

/** As the visitor would: React notices a value only when it differs from the one that React itself has set. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
