import '@closewright/ui/styles.css';
import type { InvoiceBatch } from '@closewright/contract/invoices';
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
import { exampleBatch, exampleCustomer, exampleOpenInvoice } from './batches.fixture.ts';
import { type AskedBatches, BatchesScreen } from './batches-screen.tsx';

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

/** The screen with calls that are answered here: what is written is answered with the first batch. */
async function show(
  batches: readonly InvoiceBatch[],
  { refuses, settings = {} }: { refuses?: Record<string, string[]>; settings?: Record<string, number> } = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  const say = (result: unknown) =>
    new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  const refusal = (modelState: Record<string, string[]>) => {
    const refused = { isSuccessful: false, errorCode: 'VALIDATION_FAILED', errorMessage: 'Correct what is marked.' };
    return new Response(JSON.stringify({ ...refused, result: { requestID: 'r', modelState } }), { status: 400 });
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, location.origin);
    if (method !== 'GET') {
      calls.push({ path: pathname, body: JSON.parse(body ?? '{}') });
      return refuses === undefined ? say(exampleBatch()) : refusal(refuses);
    }
    if (pathname.endsWith('/customers')) return say([exampleCustomer()]);
    if (pathname.endsWith('/open')) {
      const invoices = [1, 2].map((invoiceID) => exampleOpenInvoice({ invoiceID, balance: invoiceID * 100_00 }));
      return say({ today: '2013-04-15', credit: 50_00, invoices });
    }
    return say({ results: batches, totalRecords: batches.length });
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
        <Page />
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  await says(batches.length === 0 ? 'No batch yet' : 'B-000003');
  return calls;
}

function Page() {
  const [asked, onAsk] = useState<AskedBatches>({});
  return <BatchesScreen asked={asked} onAsk={onAsk} hrefOf={({ invoiceID }) => `/invoice/${invoiceID}`} />;
}

const text = () => document.body.textContent ?? '';
const says = (words: string) =>
  until(
    () => text().includes(words),
    () => `${words} in ${text().slice(0, 900)}`,
  );
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const begins = (name: string) =>
  until(() => (document.activeElement as HTMLElement | null)?.dataset.field === name, `the focus in ${name}`);
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Begins a batch of an amount, with all of it allocated. */
async function begin(amount: string): Promise<void> {
  await userEvent.keyboard('{Insert}');
  await begins('customerKey');
  await userEvent.keyboard('fic');
  await says('2 invoices, 250.00');
  await userEvent.keyboard(`{Tab}${amount}{Tab}ch{Tab}`);
  await says('I-000002');
  const all = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === 'First due first',
  );
  all?.click();
}

it('a remittance is sent with what goes to each invoice; what stays open is short', async () => {
  const calls = await show([]);
  await begin('150');
  await save();
  await until(() => calls.length === 1, 'the batch');
  expect(calls[0]).toMatchObject({
    path: '/api/invoice-batch-payments',
    body: {
      ...{ customerKey: 'company 7', amount: 150_00, means: 'Check', creditUsed: 0, over: 0 },
      allocations: [
        { invoiceID: 1, amount: 100_00, balance: 100_00, writeOff: null },
        { invoiceID: 2, amount: 50_00, balance: 200_00, writeOff: null },
      ],
    },
  });
});

it('what is over is sent once it is said to be kept', async () => {
  const calls = await show([]);
  await begin('400');
  await save();
  await says('100.00 is over: say that it is kept as credit, or allocate it');
  expect(calls).toEqual([]);
  await begins('keepsOver');
  await userEvent.keyboard(' ');
  await save();
  await until(() => calls.length === 1, 'the batch');
  expect(calls[0]?.body).toMatchObject({ over: 100_00 });
});

it('what the api says of an invoice stands in its row, and what was typed stays', async () => {
  await show([], { refuses: { 'allocations.1.amount': ['Only 20.00 is left of it'] } });
  await begin('150');
  await save();
  await until(() => document.querySelector('[role=dialog] [aria-invalid=true]') !== null, 'the cell that is marked');
  expect(dialog()?.textContent).toContain('50.00');
});

it('a batch is taken back whole with its reason, and one that was is not again', async () => {
  const calls = await show([exampleBatch()]);
  expect(document.querySelector('a[href="/invoice/2"]')?.textContent).toBe('I-000002');
  await userEvent.keyboard('t');
  await begins('reason');
  await save();
  await says('Say why it is taken back');
  await userEvent.keyboard('Bounced');
  await save();
  await until(() => calls.length === 1, 'what is sent');
  expect(calls[0]).toEqual({ path: '/api/invoice-batch-payments/3/take-back', body: { reason: 'Bounced' } });
});

it('whoever only reads is offered nothing', async () => {
  await show([exampleBatch({ takenBack: { by: 'Ada', at: '2013-04-16T00:00:00Z', reason: 'Bounced' } })], {
    settings: { IsAppReadOnly: 1 },
  });
  await says('Read only');
  await says('Bounced. Ada');
  expect(text()).not.toContain('Take back…');
});
