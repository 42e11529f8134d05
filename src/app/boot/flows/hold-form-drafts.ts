/** What is written into forms of the customer area, and by who orders activities, outlives its document: the tab remembers it until it is sent. */
import { EMPTY, merge, Observable } from 'rxjs';
import { selectDraft as selectAccountDraft } from '../../../../machines/account-form/account-form.select.ts';
import { selectDraft as selectContactDraft } from '../../../../machines/activity-basket/activity-basket.select.ts';
import type { ActivityContact } from '../../../../machines/activity-basket/activity-basket.types.ts';
import { selectDraft as selectComplaintDraft } from '../../../../machines/complaint/complaint.select.ts';
import type { Fields, FormDraft } from '../../../../machines/missing-fields.ts';
import type { Bus } from '../../../bus/bus.ts';
import { partsOf, type FlowSnapshot, type RootAddress } from '../../../bus/flows.ts';
import { createFormDrafts, type FormDrafts } from '../../../ports/storage/form-drafts.ts';
import type { ShownPage } from '../../visit/shown-page.ts';

interface Held {
  /** Null while nothing can be written. */
  read: () => FormDraft | null;
  write: (field: string, value: string) => void;
  /** The shop may have the draft under this key already: sent again it is the same. @param isDraft nothing else stands in the form */
  restoreKey: (key: string, isDraft: boolean) => void;
}

export function holdFormDrafts({ bus, follow, state: { flows, context: { path } } }: ShownPage): void {
  const drafts = createFormDrafts();
  follow(() => merge(...flows.map(({ address }) => {
    const form = formAt(bus, address);
    return form === null ? EMPTY : heldIn(bus, address, form, drafts, `${path} ${address}`);
  })));
}

function heldIn(bus: Bus, address: RootAddress, { read, write, restoreKey }: Held, drafts: FormDrafts, place: string): Observable<never> {
  const [draft, draftKey] = [drafts.read(place), drafts.keyOf(place)];
  return new Observable(() => {
    let isRestored = false;
    const look = () => {
      const form = read();
      if (form === null) return;
      if (!isRestored) {
        isRestored = true;
        // What was written before the draft came stays.
        for (const [field, value] of Object.entries(draft)) if (valueOf(form.written, field) === valueOf(form.before, field)) write(field, value);
        if (draftKey !== '') restoreKey(draftKey, Object.entries(changedIn(read() ?? form)).every(([field, value]) => value === draft[field]));
      }
      const now = read() ?? form;
      drafts.write(place, changedIn(now), now.key);
    };
    look();
    return bus.actor(address)?.subscribe(look);
  });
}

function changedIn({ written, before }: FormDraft): Fields {
  return Object.fromEntries(Object.entries(written).filter(([field, value]) => value !== valueOf(before, field)));
}

const valueOf = (fields: Fields, field: string) => fields[field] ?? '';

/** Null for a flow without a form whose drafts are held. */
function formAt(bus: Bus, address: RootAddress): Held | null {
  const { flow, key } = partsOf(address);
  switch (flow) {
    case 'complaint': return {
      read: () => selectComplaintDraft(bus.actor(address)!.getSnapshot() as FlowSnapshot<'complaint'>),
      write: (field, value) => bus.dispatch({ type: 'complaint.setField', field, value }),
      restoreKey: (restored) => bus.dispatch({ type: 'complaint.restoreKey', key: restored }),
    };
    case 'activityBasket': return {
      read: () => selectContactDraft(bus.actor(address)!.getSnapshot() as FlowSnapshot<'activityBasket'>),
      write: (field, value) => bus.dispatch({ type: 'activityBasket.setContact', field: field as keyof ActivityContact, value }),
      restoreKey: () => {},
    };
    case 'accountForm': return {
      read: () => selectAccountDraft(bus.actor(address)!.getSnapshot() as FlowSnapshot<'accountForm'>),
      write: (field, value) => bus.dispatch({ type: 'accountForm.setField', field, value }, key),
      // Of something else the shop would read nothing.
      restoreKey: (clientId, isDraft) => { if (isDraft) bus.dispatch({ type: 'accountForm.restoreSent', clientId }, key); },
    };
    default: return null;
  }
}
