import '@closewright/ui/styles.css';
import type { DueWires, WireFile, WireOut } from '@closewright/contract/wires';
import { roleDefaults } from '@closewright/domain/access';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { ToastsHost } from '@closewright/ui/services/toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { accessible } from '../../lib/accessible.fixture.ts';
import { ExpectedWiresOutScreen } from './expected-wires-out-screen.tsx';
import {
  blocking,
  exampleDue,
  exampleFile,
  exampleWire,
  telling,
  unnamedWire,
  unreleased,
} from './wires-out.fixture.ts';
import type { AskedWiresOut } from './wires-out-asked.ts';

let root: Root;
afterEach(() => {
  dialogs.closeAll();
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
interface Options {
  readonly asked?: AskedWiresOut;
  readonly due?: readonly DueWires[];
  readonly files?: readonly WireFile[];
  /** Why the second wire that is written is refused. */
  readonly refusesSecond?: string;
  /** All that there are, where the list has fewer. */
  readonly totals?: { readonly totalRecords: number; readonly totalAmount: number };
  readonly settings?: Readonly<Record<string, number>>;
}

/** The screen with calls that are answered here: what is written is answered with the first wire. */
async function show(
  wires: readonly WireOut[] | null,
  { asked = {}, due = [exampleDue()], files = [], refusesSecond, totals, settings = {} }: Options = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  const say = (result: unknown) =>
    new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  const refuse = (errorMessage: string) =>
    new Response(
      JSON.stringify({
        isSuccessful: false,
        errorCode: 'WIRE_BLOCKED',
        errorMessage,
        result: { requestID: 'r', modelState: {} },
      }),
      { status: 409 },
    );
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, location.origin);
    if (method !== 'GET') {
      calls.push({ path: pathname, body: JSON.parse(body ?? '{}') });
      if (refusesSecond !== undefined && calls.length === 2) return refuse(refusesSecond);
      if (pathname.endsWith('/take-back')) return say(files[0]);
      return say(wires?.[0]);
    }
    if (pathname === '/api/wires-out/accounts') return say(due);
    if (pathname === '/api/wires-out/files') return say({ results: files, totalRecords: files.length });
    if (pathname === '/api/wires-out') {
      if (wires === null) return refuse('The database is away');
      const totalAmount = wires.reduce((sum, { amount }) => sum + amount, 0);
      return say({ results: wires, totalRecords: wires.length, totalAmount, counts: { 'to release': 2 }, ...totals });
    }
    return say({ ...{ wirePayeeID: 7, name: 'Maple Street', latest: null, instructions: [] } });
  });
  // Of the session only what the screen asks for.
  const session = {
    actor: {
      ...{ usersID: 7, features: {}, regions: [], allowOpenFileInUse: false },
      settings: { ...roleDefaults.administrator.settings, ...settings },
    },
    ...{ session: { tenant: { timeZone: 'Central Standard Time' } }, realtime: { listen: () => () => {} } },
  } as unknown as AppSession;
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppSessionProvider value={session}>
        <Page begin={asked} />
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  if (wires !== null && asked.show === undefined) await until(() => (wires.length > 0 ? row(0) : text()), 'the wires');
  return calls;
}

function Page({ begin }: { begin: AskedWiresOut }) {
  const [asked, onAsk] = useState(begin);
  return (
    <ExpectedWiresOutScreen
      asked={asked}
      onAsk={onAsk}
      onOpen={() => {}}
      hrefOf={() => '/order/41/check-writing?tab=2'}
    />
  );
}

const text = () => document.body.textContent ?? '';
const says = (words: string) =>
  until(
    () => text().includes(words),
    () => `${words} in ${text().slice(0, 900)}`,
  );
const row = (at: number) => document.querySelector<HTMLElement>(`[data-row="${at}"]`);
const pane = () => document.querySelector('[aria-label="Payment in hand"]')?.textContent ?? '';
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const begins = (name: string) =>
  until(() => (document.activeElement as HTMLElement | null)?.dataset.field === name, `the focus in ${name}`);
const beginsOn = (button: string) =>
  until(
    () => dialog()?.contains(document.activeElement) && document.activeElement?.textContent?.includes(button),
    button,
  );
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

it('a wire shows what it lacks, in its row and check by check, and cannot be released', async () => {
  const calls = await show([exampleWire({ checks: [...exampleWire().checks, blocking] })]);
  await until(() => pane().includes('Nobody has confirmed them by a call'), pane);
  expect(row(0)?.textContent).toContain('Nobody has confirmed them by a call');
  await userEvent.keyboard('r');
  await says('Nothing is released');
  expect(dialog()).toBeNull();
  expect(calls).toEqual([]);
  await accessible();
});

it('what is released is what was seen: beneficiary, bank, routing, masked account and amount', async () => {
  const calls = await show([exampleWire()]);
  await userEvent.keyboard('r');
  await beginsOn('Release');
  for (const word of [
    'Maple Street Savings',
    'First National Bank',
    '021000021',
    '***6789',
    '125,000.00',
    'instructions 2',
  ])
    expect(dialog()?.textContent).toContain(word);
  await accessible();
  await save();
  await until(() => calls.length === 1, 'the release');
  expect(calls[0]).toEqual({
    ...{ path: '/api/wires-out/3/12/480/release', body: { wirePayeeID: 7, instructions: 2, amount: 125_000_00 } },
  });
  await says('1 wire released, 125,000.00');
});

it('of many all that can be are released by keys, and each that stays says why', async () => {
  const others = [1, 2, 3].map((number) => exampleWire({ number, fileNumber: `13-200${number}`, amount: 1000_00 }));
  const calls = await show([...others, unnamedWire()], { refusesSecond: 'Other instructions came since' });
  row(0)?.querySelector<HTMLElement>('[role=rowheader]')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await says('4 selected');
  await userEvent.keyboard('r');
  await beginsOn('Release 3');
  expect(dialog()?.querySelector('th')?.textContent).toBe('Posted to');
  expect(dialog()?.textContent).toContain('One stays as it is');
  expect(dialog()?.textContent).toContain('13-1002, Maple Street Savings, 900.00: Nobody has named its payee');
  expect(dialog()?.textContent).toContain('3,000.00');
  await save();
  await says('2 wires released, 2,000.00');
  expect(calls.map(({ path }) => path)).toEqual([1, 2, 3].map((number) => `/api/wires-out/3/12/${number}/release`));
  await until(() => row(1)?.textContent?.includes('Other instructions came since'), 'why it stays');
  expect(row(3)?.textContent).toContain('Nobody has named its payee');
});

it('that a wire goes to another payee than it was posted to is said beside it and where it is released, by itself', async () => {
  const elsewhere = exampleWire({ payee: 'Ana Seller', checks: [telling] });
  await show([elsewhere, exampleWire({ number: 481 }), exampleWire({ number: 482 })]);
  await until(() => pane().includes(telling.words), pane);
  expect(row(0)?.textContent).toContain(telling.words);
  await userEvent.keyboard('r');
  await beginsOn('Release');
  expect(dialog()?.textContent).toContain(telling.words);
  const [term] = dialog()?.querySelectorAll('dt') ?? [];
  expect([term?.textContent, term?.nextElementSibling?.textContent]).toEqual(['Posted to', 'Ana Seller']);
  await accessible();
  await userEvent.keyboard('{Escape}');
  await until(() => dialog() === null, 'the dialog gone');
  row(0)?.querySelector<HTMLElement>('[role=rowheader]')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}r');
  await beginsOn('Release 2');
  expect(dialog()?.textContent).toContain(`${telling.words}: release it by itself`);
  await accessible();
});

it('a wire that the bank paid and nobody released says so', async () => {
  await show([exampleWire({ state: 'paid', paidOn: '2013-04-15', checks: [unreleased] })]);
  await until(() => pane().includes('The bank paid it, and nobody released it'), pane);
  expect(row(0)?.textContent).toContain('and nobody released it');
  await accessible();
});

it('a payee that is called like that of the wire is offered first', async () => {
  const calls = await show([unnamedWire()]);
  await userEvent.keyboard('n');
  await begins('wirePayeeID');
  expect((document.activeElement as HTMLInputElement).value).toBe('Maple Street');
  expect(dialog()?.textContent).toContain('One payee of wires is called like it.');
  await says('It has no instructions yet');
  await accessible();
  await save();
  await until(() => calls.length === 1, 'the name');
  expect(calls[0]).toEqual({ path: '/api/wires-out/3/12/481/name', body: { wirePayeeID: 7 } });
});

const released = { by: 'Bob Reed', at: '2013-04-12T16:00:00Z' };
it.each([
  ['h', { state: 'released', released }, 'reason', 'Say why it is held', '/hold', { reason: 'Held' }],
  ['u', { state: 'sent' }, 'reason', 'Say why the bank did not send it', '/unsent', { reason: 'Held' }],
  ['s', { state: 'released' }, 'bankReference', 'is required', '/sent', { bankReference: 'Held' }],
] as const)('%s asks for what it needs, and sends it', async (key, part, field, missing, path, body) => {
  const calls = await show([exampleWire(part)]);
  await userEvent.keyboard(key);
  await begins(field);
  await save();
  await says(missing);
  await userEvent.keyboard('Held');
  await save();
  await until(() => calls.length === 1, 'what is sent');
  expect(calls[0]).toEqual({ path: `/api/wires-out/3/12/480${path}`, body });
});

it('a file is made of what was seen, and one that the bank did not load is taken back with its reason', async () => {
  const calls = await show([exampleWire({ state: 'released' })], { files: [exampleFile()] });
  await until(() => !text().includes('What is due is not read yet'), 'what is due');
  await userEvent.keyboard('m');
  await beginsOn('Make and download');
  expect(dialog()?.textContent).toContain('2 wires, 126,000.00, out of Trust Bank ***1234.');
  await accessible();
  await userEvent.keyboard('{Escape}');
  await until(() => dialog() === null, 'the dialog gone');
  await userEvent.keyboard('f');
  await says('wires-1.xml, pain.001');
  await userEvent.keyboard('t');
  await begins('reason');
  await save();
  await says('Say why it is taken back');
  await userEvent.keyboard('Broken off');
  await save();
  await until(() => calls.length === 1, 'what is sent');
  expect(calls[0]).toEqual({ path: '/api/wires-out/files/5/take-back', body: { reason: 'Broken off' } });
});

it('totals are those of all that are asked for, whatever is shown', async () => {
  await show([exampleWire()], { totals: { totalRecords: 300, totalAmount: 9_000_000_00 } });
  await says('1 of 300 shown');
  await says('9,000,000.00');
  await says('The oldest 1 of 300 payments are shown.');
});

it('says when there is nothing, when it cannot be read, when the wire asked for is elsewhere, and to whoever only reads', async () => {
  await show([]);
  await says('No payment is under way');
  root.unmount();
  await show(null);
  await says('The payments could not be read');
  root.unmount();
  await show([exampleWire()], { asked: { wire: '3-12-999' } });
  await says('The payment that was asked for is not among these');
  root.unmount();
  await show([exampleWire()], { settings: { IsAppReadOnly: 1 } });
  await says('Read only');
  expect(text()).not.toContain('Release…');
});
