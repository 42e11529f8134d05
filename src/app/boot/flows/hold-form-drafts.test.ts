// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createPage } from '../../page/create-page.ts';
import { createVisit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { exampleBasket } from '../../../../machines/activity-basket/activity-basket.paths.ts';
import type { FlowPorts, FlowSnapshot, RootAddress } from '../../../bus/flows.ts';
import type { FlowStart } from '../../../routes/page-state.ts';
import { holdFormDrafts } from './hold-form-drafts.ts';

afterEach(() => sessionStorage.clear());

const sendForm = vi.fn<FlowPorts['accountForm']['sendForm']>(async () => ({ status: 'done', result: {} }));
const never = () => new Promise<never>(() => {});
const ports = {
  accountForm: { sendForm },
  complaint: { fetchComplaintForm: async () => ({ fields: [], selectors: [], texts: {} }), validateComplaint: never, uploadFiles: never, submitComplaint: never },
  activityBasket: { changeBasket: never, fetchBasket: never, placeOrder: async () => ({ orderId: 'o', token: 't' }) },
} as unknown as FlowPorts;

async function open(path: string, flows: FlowStart[], written: Record<string, string> = {}) {
  const visit = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const policyContext = { language: 'cs', path, url: path, pageType: 'mytuiMailbox', tripType: 'WS', orderToken: '', listingBase: null } as const;
  const page = await createPage({ bus: visit.createPageBus(), flows, portsOf: async () => ports, policyContext });
  for (const [field, value] of Object.entries(written)) page.bus.dispatch({ type: 'accountForm.setField', field, value }, flows[0]!.address.split('#')[1]!);
  holdFormDrafts({ ...page, state: { flows, context: { path } } } as unknown as ShownPage);
  const fields = (address: RootAddress) => (page.bus.actor(address)!.getSnapshot() as FlowSnapshot<'accountForm'>).context.fields;
  return { ...page, fields };
}

const form = (key: string, fields: Record<string, string> = {}, kind = key): FlowStart => ({ address: `accountForm#${key}`, input: { kind, subject: {}, fields, required: [], longest: {} } });

it('gives a form back what was written into it and not sent, but nothing that is as the shop has it, and no password [account.mailbox] [account.settings]', async () => {
  const settings = [form('details', { firstName: 'Jana', city: 'Brno' }), form('agreements', { asksForCode: 'yes' })];
  const before = await open('/mytui/settings', settings);
  before.bus.dispatch({ type: 'accountForm.setField', field: 'city', value: 'Olomouc' }, 'details');
  before.bus.dispatch({ type: 'accountForm.setField', field: 'password', value: 'tajné slunce' }, 'agreements');
  before.stop();
  expect({ ...sessionStorage }).toEqual({ formDrafts: JSON.stringify({ '/mytui/settings accountForm#details': { city: 'Olomouc' } }) });
  const after = await open('/mytui/settings', [form('details', { firstName: 'Johana', city: 'Brno' })]);
  expect(after.fields('accountForm#details')).toEqual({ firstName: 'Johana', city: 'Olomouc' });
  after.bus.dispatch({ type: 'accountForm.setField', field: 'city', value: 'Brno' }, 'details');
  after.stop();
  expect({ ...sessionStorage }).toEqual({});
});

it('leaves what is written before the draft comes, and forgets the draft once the form is sent [account.mailbox]', async () => {
  (await open('/mytui/mailbox', [form('message')], { subject: 'Faktura', text: 'Prosím o fakturu.' })).stop();
  const page = await open('/mytui/mailbox', [form('message')], { text: 'Jinak:' });
  expect(page.fields('accountForm#message')).toEqual({ subject: 'Faktura', text: 'Jinak:' });
  page.bus.dispatch({ type: 'accountForm.submit', clientId: 'press-01' }, 'message');
  await vi.waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  page.stop();
});

it('leaves what stands in a reservation’s other forms while one leads to its page anew, and nothing that was changed elsewhere [account.change-data]', async () => {
  const management = [form('owner', { city: 'Brno' }), form('participant-0', { firstName: 'Zuzana' }, 'participant')];
  const before = await open('/mytui/reservation/r1/management', management, { city: 'Olomouc' });
  before.bus.dispatch({ type: 'accountForm.setField', field: 'firstName', value: 'Johana' }, 'participant-0');
  before.bus.dispatch({ type: 'accountForm.submit', clientId: 'press-01' }, 'participant-0');
  await vi.waitFor(() => expect(JSON.parse(sessionStorage.formDrafts)).toEqual({ '/mytui/reservation/r1/management accountForm#owner': { city: 'Olomouc' } }));
  before.stop();
  const after = await open('/mytui/reservation/r1/management', management);
  expect(after.fields('accountForm#owner')).toEqual({ city: 'Olomouc' });
  sendForm.mockResolvedValueOnce({ status: 'refused', refusal: 'changed-elsewhere', problems: {} });
  after.bus.dispatch({ type: 'accountForm.submit', clientId: 'press-02' }, 'owner');
  await vi.waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  expect(after.fields('accountForm#owner')).toEqual({ city: 'Olomouc' });
  after.stop();
});

it('gives a complaint back once the shop’s form is there, and only on its own page [account.complaints]', async () => {
  const flows: FlowStart[] = [{ address: 'complaint', input: { key: 'k', written: {} } }];
  const written = (page: { bus: { actor: (address: 'complaint') => { getSnapshot: () => unknown } | undefined } }) => (page.bus.actor('complaint')!.getSnapshot() as FlowSnapshot<'complaint'>).context.written;
  const before = await open('/mytui/complaints', flows);
  await vi.waitFor(() => expect((before.bus.actor('complaint')!.getSnapshot() as FlowSnapshot<'complaint'>).value).toBe('writing'));
  before.bus.dispatch({ type: 'complaint.setField', field: 'description', value: 'Bazén byl zavřený.' });
  before.stop();
  const elsewhere = await open('/mytui/elsewhere', flows);
  const after = await open('/mytui/complaints', flows);
  await vi.waitFor(() => expect(written(after)).toEqual({ description: 'Bazén byl zavřený.' }));
  expect(written(elsewhere)).toEqual({});
  for (const page of [elsewhere, after]) page.stop();
});

it('sends a complaint that comes back under the key that it had before, until the shop has it [account.complaints]', async () => {
  const flows = (key: string): FlowStart[] => [{ address: 'complaint', input: { key, written: {} } }];
  const at = async (key: string) => {
    const page = await open('/mytui/complaints', flows(key));
    const context = () => (page.bus.actor('complaint')!.getSnapshot() as FlowSnapshot<'complaint'>).context;
    await vi.waitFor(() => expect((page.bus.actor('complaint')!.getSnapshot() as FlowSnapshot<'complaint'>).value).toBe('writing'));
    return { ...page, context };
  };
  const before = await at('first');
  before.bus.dispatch({ type: 'complaint.setField', field: 'text', value: 'Bazén byl zavřený.' });
  before.stop();
  const after = await at('second');
  expect([after.context().key, after.context().written]).toEqual(['first', { text: 'Bazén byl zavřený.' }]);
  after.bus.dispatch({ type: 'complaint.setField', field: 'text', value: '' });
  after.stop();
  expect({ ...sessionStorage }).toEqual({});
  const another = await at('third');
  expect(another.context().key).toBe('third');
  another.stop();
});

it('sends a message that comes back as it was sent under the same name, and any other under a new one [account.mailbox]', async () => {
  ports.accountForm = { sendForm: () => Promise.reject(new Error('The answer is lost')) } as unknown as FlowPorts['accountForm'];
  const clientId = (page: Awaited<ReturnType<typeof open>>) => (page.bus.actor('accountForm#message')!.getSnapshot() as FlowSnapshot<'accountForm'>).context.clientId;
  const before = await open('/mytui/mailbox', [form('message')], { subject: 'Faktura', text: 'Prosím o fakturu.' });
  before.bus.dispatch({ type: 'accountForm.submit', clientId: 'press-01' }, 'message');
  await vi.waitFor(() => expect((before.bus.actor('accountForm#message')!.getSnapshot() as FlowSnapshot<'accountForm'>).value).toBe('failed'));
  before.stop();
  const same = await open('/mytui/mailbox', [form('message')]);
  expect([clientId(same), same.fields('accountForm#message')]).toEqual(['press-01', { subject: 'Faktura', text: 'Prosím o fakturu.' }]);
  same.stop();
  const other = await open('/mytui/mailbox', [form('message')], { text: 'Jinak:' });
  expect([clientId(other), sessionStorage.getItem('formKeys')]).toEqual(['', null]);
  other.stop();
});

it('gives back what was written about who orders activities, not whether they agree, until they have ordered [excursion.checkout]', async () => {
  const flows: FlowStart[] = [{ address: 'activityBasket', input: { cart: exampleBasket } }];
  const contact = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.cz', phone: '+420601123456' };
  const basketOf = ({ bus }: { bus: { actor: (address: 'activityBasket') => { getSnapshot: () => unknown } | undefined } }) => bus.actor('activityBasket')!.getSnapshot() as FlowSnapshot<'activityBasket'>;
  const before = await open('/vylety/platba', flows);
  for (const [field, value] of Object.entries(contact)) before.bus.dispatch({ type: 'activityBasket.setContact', field: field as keyof typeof contact, value });
  before.bus.dispatch({ type: 'activityBasket.setAgreement', agrees: true });
  before.stop();
  const after = await open('/vylety/platba', flows);
  expect([basketOf(after).context.contact, basketOf(after).context.agrees]).toEqual([contact, false]);
  after.bus.dispatch({ type: 'activityBasket.setAgreement', agrees: true });
  after.bus.dispatch({ type: 'activityBasket.order' });
  await vi.waitFor(() => expect([basketOf(after).value, { ...sessionStorage }]).toEqual(['ordered', {}]));
  after.stop();
});
