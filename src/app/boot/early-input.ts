/**
 * What a visitor presses and types before the page has booted: remembered by the document itself, done once somebody
 * listens. Links, and buttons that send a form, work without us and are left alone.
 */
import { VIEW_CAME } from '../../content/view-came.ts';

/** The control that was pressed last. */
interface Remembering { earlyPress?: HTMLElement }

const PRESSED = 'button[type=button],input[type=radio],input[type=checkbox]';
const TYPED = 'input:not([type=radio],[type=checkbox],[type=hidden],[type=file]),textarea';

/** Remembers the last press until the page begins to boot. */
const BEFORE_BOOT = `addEventListener("click",e=>{if(!document.documentElement.dataset.app)window.earlyPress=e.target.closest("${PRESSED}")||window.earlyPress},true)`;

/**
 * From then on React lets a press within a boundary that has not hydrated, because its code is still on its way, reach
 * nobody. What did not reach its button is pressed again with each view that comes.
 */
const BEFORE_ITS_VIEW = `{let unheard=new Set;addEventListener("click",e=>{let b=e.target.closest("button[type=button]");if(b&&document.documentElement.dataset.app){unheard.add(b);b.addEventListener("click",()=>unheard.delete(b),{once:true})}},true);addEventListener("${VIEW_CAME}",()=>setTimeout(()=>unheard.forEach(b=>b.isConnected?b.click():unheard.delete(b))))}`;

/** Stands in the document, in front of everything that can be pressed. */
export const REMEMBER_EARLY_PRESS = `${BEFORE_BOOT};${BEFORE_ITS_VIEW}`;

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
