import '@closewright/ui/styles.css';
import type { WirePayee } from '@closewright/contract/wires';
import { roleDefaults, type SecuritySettings } from '@closewright/domain/access';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { ToastsHost } from '@closewright/ui/services/toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../../app/session/app-session.ts';
import { accessible } from '../../../lib/accessible.fixture.ts';
import type { AskedPayees } from './payees-asked.ts';
import { changedInstructions, exampleInstructions, examplePayee } from './wire-payees.fixture.ts';
import { WirePayeesScreen } from './wire-payees-screen.tsx';

let root: Root;
let asked: AskedPayees[] = [];
afterEach(() => {
  dialogs.closeAll();
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  asked = [];
});

const good = exampleInstructions({ state: 'replaced' });
const alarmed = (isOwn = false) => examplePayee([changedInstructions({ isOwn }), good], { isAlarm: true, waiting: 2 });

type Refusal = Readonly<Record<string, readonly string[]>>;
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
interface Options {
  readonly settings?: SecuritySettings;
  /** What is refused of what is written, by field. */
  readonly refuses?: Refusal | null;
  /** The list cannot be read, or its answer does not come. */
  readonly list?: 'fails' | 'never';
}

/** The screen with calls that are answered here; what is written is answered with the payee as it is. */
async function show(payee: WirePayee | null, { settings, refuses = null, list }: Options = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const say = (result: unknown) =>
    new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  const refuse = (errorMessage: string, modelState: Refusal, status = 422) =>
    new Response(
      JSON.stringify({
        isSuccessful: false,
        errorCode: 'VALIDATION_FAILED',
        errorMessage,
        result: { requestID: 'r', modelState },
      }),
      { status },
    );
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, location.origin);
    if (method !== 'GET') {
      calls.push({ method, path: pathname, body: JSON.parse(body ?? '{}') });
      return refuses === null ? say(payee) : refuse('Please correct', refuses);
    }
    if (pathname !== '/api/wire-payees') return say(payee);
    if (list === 'never') return new Promise(() => {});
    if (list === 'fails') return refuse('The database is away', {}, 500);
    return say({ results: payee === null ? [] : [payee], totalRecords: payee === null ? 0 : 1 });
  });
  // Of the session only what the screen asks for.
  const session = {
    actor: {
      ...{ usersID: 7, features: {}, regions: [], allowOpenFileInUse: false },
      settings: settings ?? roleDefaults.administrator.settings,
    },
    ...{ session: { tenant: { timeZone: 'Central Standard Time' } }, realtime: { listen: () => () => {} } },
  } as unknown as AppSession;
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppSessionProvider value={session}>
        <Page />
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  return calls;
}

function Page() {
  const [search, setSearch] = useState<AskedPayees>({});
  return (
    <WirePayeesScreen
      asked={search}
      onAsk={(next) => {
        asked.push(next);
        setSearch(next);
      }}
    />
  );
}

const text = () => document.body.textContent ?? '';
const says = (words: string) => until(() => text().includes(words), words);
const pane = () => document.querySelector('[aria-label="Payee in hand"]');
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const field = (name: string) => dialog()?.querySelector<HTMLElement>(`[data-field="${name}"]`);
const errorOf = (name: string) => field(name)?.closest('[data-mode]')?.textContent ?? '';
const choice = (at: number) => field('result')?.querySelectorAll<HTMLInputElement>('input')[at];
/** Opens a dialog by its key, and waits for the field that its focus begins in: keys before that are held for it. */
async function open(key: string, first: string): Promise<void> {
  await userEvent.keyboard(key);
  await until(() => field(first) === document.activeElement, `the focus in ${first}`);
}
/** Types into fields one after another, in the order of Tab. */
async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    field(name)?.focus();
    await userEvent.keyboard(value);
  }
}

it('changed instructions that nobody confirmed are an alarm, with what changed side by side and the calls as a log', async () => {
  await show(alarmed());
  await says('1 payee has changed instructions that nobody has confirmed');
  await until(() => pane()?.querySelector('[role=alert]'), 'the alarm of the payee');
  expect(pane()?.textContent).toContain('2 wires to it were not sent yet');
  const row = (label: string) =>
    [...(pane()?.querySelectorAll('tr') ?? [])].find(({ textContent }) => textContent?.startsWith(label));
  expect(row('Routing number')?.textContent).toContain('021000021');
  expect(row('Routing number')?.textContent).toContain('011401533');
  expect(row('Account number')?.textContent).toContain('another number that ends alike');
  const log = document.querySelector('[aria-label="Call-backs about instructions 1"]')?.textContent ?? '';
  for (const word of ['04/02/2013', 'Bob Reed', '713-555-0199', 'Known from an earlier file', 'Rosa Diaz', 'Confirmed'])
    expect(log).toContain(word);
  await accessible();
});

it('whoever entered instructions cannot confirm them, and reads why; a call that differs needs to say what', async () => {
  const calls = await show(alarmed(true));
  await says('You entered these instructions: somebody else confirms them');
  await open('c', 'numberCalled');
  await until(() => choice(0)?.matches('[disabled],[aria-disabled=true]'), 'no way to confirm');
  expect(field('result')?.textContent).toContain('somebody else confirms them');
  await type({ numberCalled: '713-555-0199' });
  await userEvent.keyboard('{Tab}known{Tab}');
  choice(1)?.click();
  await until(() => field('spokeTo'), 'whom they spoke to');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(
    () => errorOf('note').includes('Say what differs'),
    () => errorOf('note'),
  );
  await type({ note: 'Another account' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => calls.length === 1, 'the call');
  expect(calls[0]).toEqual({
    ...{ method: 'POST', path: '/api/wire-payees/7/instructions/2/call-backs' },
    body: {
      ...{ result: 'Differs', numberCalled: '713-555-0199', numberSource: 'Known from an earlier file' },
      ...{ spokeTo: null, accountNumber: null, note: 'Another account' },
    },
  });
});

it('a number that came with the instructions is refused at its field, and the account is typed again', async () => {
  const calls = await show(alarmed(), { refuses: { numberCalled: ['This number came with the instructions'] } });
  await until(() => pane()?.querySelector('[role=alert]'), 'the payee');
  await open('c', 'numberCalled');
  await type({ numberCalled: '900-555-0000' });
  await userEvent.keyboard('{Tab}public{Tab}');
  choice(0)?.click();
  await until(() => field('accountNumber'), 'the account number');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => errorOf('accountNumber').includes('Type the account number again'), 'what is missing');
  expect(errorOf('spokeTo')).toContain('Say who confirmed them');
  await type({ spokeTo: 'Rosa Diaz', accountNumber: '000123456789' });
  await accessible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => errorOf('numberCalled').includes('came with the instructions'), 'the refusal at its field');
  await until(() => document.activeElement === field('numberCalled'), 'the focus at it');
  expect(calls[0]?.body).toMatchObject({ result: 'Confirmed', spokeTo: 'Rosa Diaz', accountNumber: '000123456789' });
});

it('other instructions are typed whole: what came by e-mail is warned of, a wrong check digit stands at its field', async () => {
  const calls = await show(examplePayee([exampleInstructions()]));
  await says('Good since');
  await userEvent.keyboard('o');
  await until(() => field('source'), 'the dialog');
  await until(() => dialog()?.contains(document.activeElement), 'the focus in the dialog');
  expect(text()).toContain('From now on nothing goes to Maple Street Savings by its instructions 1.');
  field('source')?.focus();
  await userEvent.keyboard('e-');
  await says('Wire fraud comes by e-mail, phone and fax.');
  await type({
    beneficiary: 'Maple Street Savings',
    street: '1 New St',
    town: 'Austin',
    state: 'tx',
    postcode: '78701',
  });
  await type({ bankName: 'Quick Bank', routingNumber: '021000022', accountNumber: '9990' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(
    () => errorOf('routingNumber').includes('check digit'),
    () => errorOf('routingNumber'),
  );
  await until(() => document.activeElement === field('routingNumber'), 'the focus in routingNumber');
  expect(calls).toEqual([]);
  await accessible();
  await userEvent.keyboard('{Control>}a{/Control}021000021{Control>}{Enter}{/Control}');
  await until(() => calls.length === 1, 'what is sent');
  expect(calls[0]?.path).toBe('/api/wire-payees/7/instructions');
  expect(calls[0]?.body).toMatchObject({
    ...{ source: 'E-mail', routingNumber: '021000021', accountNumber: '9990' },
    address: { street: '1 New St', building: null, town: 'Austin', state: 'TX', postcode: '78701', country: 'US' },
  });
});

it('a new payee has a name besides; one that is refused says so at its field', async () => {
  const calls = await show(null, {
    refuses: { name: ['There is a payee of this name'], 'instructions.address.town': ['No'] },
  });
  await says('No payee yet');
  await open('{Insert}', 'name');
  await type({
    name: 'Bay Title',
    beneficiary: 'Bay Title',
    street: '1 A St',
    town: 'Bay',
    state: 'tx',
    bankName: 'Bank',
  });
  await type({ routingNumber: '021000021', accountNumber: '123456789' });
  field('source')?.focus();
  await userEvent.keyboard('letter{Control>}{Enter}{/Control}');
  await until(
    () => errorOf('name').includes('There is a payee of this name'),
    () => text(),
  );
  expect(errorOf('town')).toContain('No');
  expect(calls[0]?.body).toMatchObject({ name: 'Bay Title', companyID: null });
});

it('instructions are not stopped without a reason', async () => {
  const calls = await show(examplePayee([exampleInstructions()], { waiting: 1 }));
  await says('Good since');
  await open('s', 'reason');
  expect(text()).toContain('A wire waits for it.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await says('Say why they are stopped');
  await userEvent.keyboard('Fraud{Control>}{Enter}{/Control}');
  await until(() => calls.length === 1, 'the stop');
  expect(calls[0]).toEqual({
    ...{ method: 'POST', path: '/api/wire-payees/7/instructions/1/stop' },
    body: { reason: 'Fraud' },
  });
});

it('words and state that are looked for stand in the address', async () => {
  await show(examplePayee([exampleInstructions()]));
  await says('Good since');
  document.querySelector<HTMLElement>('[aria-label="Find payees"]')?.focus();
  await userEvent.keyboard('maple');
  await until(() => asked.some(({ find }) => find === 'maple'), 'the words in the address');
  document.querySelector<HTMLElement>('[aria-label="State"]')?.focus();
  await userEvent.keyboard('good');
  await until(() => asked.at(-1)?.state === 'good', 'the state in the address');
});

it('while nothing is read, where that fails, and for whoever only reads, it says so', async () => {
  await show(null, { list: 'never' });
  await says('Loading the payees');
  root.unmount();
  await show(null, { list: 'fails' });
  await says('The payees could not be read');
  root.unmount();
  await show(alarmed(), { settings: { ...roleDefaults.administrator.settings, IsAppReadOnly: 1 } });
  await says('Read only');
  await until(() => pane()?.querySelector('[role=alert]'), 'the payee');
  expect(text()).not.toContain('Call-back…');
  await userEvent.keyboard('c');
  expect(dialog()).toBeNull();
});
