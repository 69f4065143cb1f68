import '@closewright/ui/styles.css';
import { until } from '@closewright/ui/lib/until';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { ToastsHost, toasts } from '@closewright/ui/services/toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { ApiError } from '../../lib/api/index.ts';
import type { PlainField } from '../../lib/fields/plain-field.ts';
import type { Layout } from '../form/layout.ts';
import type { RecordErrors } from '../form/record-errors.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordDialog } from './use-record-dialog.ts';

const field = (kind: string, label: string, more: Partial<PlainField> = {}): PlainField => ({
  kind,
  label,
  required: false,
  column: '',
  ...more,
});
const fields = {
  payee: field('text', 'Payee', { required: true, maxLength: 80 }),
  amount: field('money', 'Payoff amount', { min: 0 }),
  rate: field('rate', 'Rate'),
  goodThrough: field('date', 'Good through'),
  days: field('integer', 'Days', { min: 0, max: 999 }),
  basis: field('choice', 'Basis', { choices: ['360', '365'] }),
  memo: field('memo', 'Remarks', { maxLength: 300 }),
};
const layout: Layout = [
  ['payee', 6],
  ['amount', 6],
  ['rate', 3],
  ['goodThrough', 3],
  ['days', 3],
  ['basis', 3],
  ['memo', 12],
];
const begin = {
  payee: '',
  amount: null as number | null,
  rate: null as string | null,
  goodThrough: null as string | null,
  days: null as number | null,
  basis: null as string | null,
  memo: null as string | null,
};
type Payoff = typeof begin & { version: number };

const stored: Payoff = { ...begin, payee: 'First Bank', amount: 100_00, version: 1 };
const check = vi.fn<(form: typeof begin) => RecordErrors | Promise<RecordErrors>>();
const closed = vi.fn<(another: boolean) => void>();
const send = vi.fn<(form: typeof begin, another: boolean) => Promise<Payoff | null>>();
const save = vi.fn<(base: Payoff, changes: Partial<typeof begin>) => Promise<Payoff | null>>();

function PayoffDialog({ payoff, dialog }: { payoff: Payoff | null; dialog: DialogControl<Payoff> }) {
  const form = useRecordDialog<typeof begin, Payoff>({
    dialog: {
      ...dialog,
      close: (answer, another) => {
        closed(another);
        dialog.close(answer);
      },
    },
    fields,
    begin,
    check,
    send,
    stored: payoff,
    save,
  });
  return <RecordDialog form={form} layout={layout} another={payoff === null} />;
}

let root: Root;
beforeEach(() => {
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  check.mockReturnValue({});
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The dialog asks for the time zone of the company alone, and there is none. */}
      <AppSessionProvider value={{ session: { tenant: null } } as unknown as AppSession}>
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  dialogs.closeAll();
  toasts.dismiss();
  await until(() => sheets().length === 0);
  root.unmount();
  document.body.replaceChildren();
  vi.resetAllMocks();
});

const sheets = () => document.querySelectorAll('[data-slot=dialog]');
const boxOf = (name: keyof typeof fields) =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) => dataset.field === name);
const page = () => document.body.textContent ?? '';

async function open(payoff: Payoff | null = null) {
  void dialogs.open<{ payoff: Payoff | null }, Payoff>(PayoffDialog, { payoff }, { title: 'Payoff' });
  await until(() => document.activeElement === boxOf('payee'), 'focus in the first field');
}

/** An answer that comes when it is told to. */
function later(mock: typeof send | typeof save) {
  const { promise, resolve } = Promise.withResolvers<Payoff>();
  mock.mockReturnValue(promise);
  return resolve;
}

const conflict = (current: Payoff) =>
  new ApiError('VERSION_CONFLICT', 'Somebody else changed this in the meantime.', 409, {
    requestID: '',
    conflict: { version: current.version, changedBy: 'Closer', changedAt: '2026-05-01T12:00:00Z', current },
  });

it('every kind of field is typed and sent as it is stored', async () => {
  send.mockResolvedValue(stored);
  await open();
  await userEvent.keyboard(
    'Ficus Bank{Tab}1,234.5{Tab}3 7/8{Tab}041213{Tab}15{Tab}365{Tab}By wire{Control>}{Enter}{/Control}',
  );
  await until(() => send.mock.calls.length === 1);
  expect(send.mock.calls[0]?.[0]).toEqual({
    payee: 'Ficus Bank',
    amount: 1_234_50,
    rate: '3.875',
    goodThrough: '2013-04-12',
    days: 15,
    basis: '365',
    memo: 'By wire',
  });
  await until(() => sheets().length === 0, 'closed with the answer');
});

it('a save pressed again while the first is still being checked, or in the same turn, is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<RecordErrors>();
  check.mockReturnValue(promise);
  const answer = later(send);
  await open();
  await userEvent.keyboard('Ficus Bank{Control>}{Enter}{Enter}{/Control}');
  for (let press = 0; press < 2; press += 1)
    boxOf('payee')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  resolve({});
  await until(() => send.mock.calls.length > 0);
  answer(stored);
  await until(() => sheets().length === 0);
  expect([check.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

it('what is required is said at its field, which gets the focus; the message goes with the next key', async () => {
  await open();
  await userEvent.keyboard('{Tab}12{Control>}{Enter}{/Control}');
  await until(() => document.activeElement === boxOf('payee'));
  expect(page()).toContain('Payee is required');
  await userEvent.keyboard('{Tab}{Control>}{Enter}{/Control}');
  await until(() => document.activeElement === boxOf('payee'), 'focus there again');
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('F');
  await until(() => !page().includes('Payee is required'));
});

it('a date that cannot be read is not sent, and its field gets the focus', async () => {
  await open();
  await userEvent.keyboard('Ficus Bank{Tab}{Tab}{Tab}soon{Tab}{Control>}{Enter}{/Control}');
  await until(() => document.activeElement === boxOf('goodThrough'));
  expect(page()).toContain('Please correct the highlighted errors');
  expect(send).not.toHaveBeenCalled();
});

it('what the server says of a field stands at it, and it gets the focus', async () => {
  send.mockRejectedValue(
    new ApiError('VALIDATION_FAILED', 'Not valid', 422, {
      requestID: '',
      modelState: { 'payoff.goodThrough': ['A day to come'] },
    }),
  );
  await open();
  await userEvent.keyboard('Ficus Bank{Control>}{Enter}{/Control}');
  await until(() => document.activeElement === boxOf('goodThrough'));
  expect(page()).toContain('A day to come');
  expect(page()).toContain('Please correct the highlighted errors');
  expect(sheets()).toHaveLength(1);
});

it('Escape asks once something is typed, and not before', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await until(() => sheets().length === 0);
  await open();
  await userEvent.keyboard('F{Escape}');
  await until(() => page().includes('Keep editing'));
});

it('Save and Add Another says so to the one who sends and to the one who asked', async () => {
  send.mockResolvedValue(stored);
  await open();
  await userEvent.keyboard('Ficus Bank{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await until(() => sheets().length === 0);
  expect([send.mock.calls[0]?.[1], closed.mock.calls[0]?.[0]]).toEqual([true, true]);
});

it('an unchanged record is not sent, and that is said', async () => {
  await open(stored);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => page().includes('No changes detected'));
  expect(save).not.toHaveBeenCalled();
});

it('what somebody else changed meanwhile is joined', async () => {
  const theirs = { ...stored, days: 30, version: 2 };
  save.mockRejectedValueOnce(conflict(theirs)).mockResolvedValueOnce({ ...theirs, version: 3 });
  await open(stored);
  await userEvent.keyboard('{End} of Ohio{Control>}{Enter}{/Control}');
  await until(() => sheets().length === 0);
  expect(save.mock.calls.map(([base, changes]) => [base.version, changes])).toEqual([
    [1, { payee: 'First Bank of Ohio' }],
    [2, { payee: 'First Bank of Ohio' }],
  ]);
});

it('where both changed one field, the user chooses', async () => {
  const theirs = { ...stored, payee: 'Second Bank', version: 2 };
  save.mockRejectedValueOnce(conflict(theirs)).mockResolvedValueOnce({ ...theirs, version: 3 });
  await open(stored);
  await userEvent.keyboard('{End} of Ohio{Control>}{Enter}{/Control}');
  await until(() => page().includes('Second Bank'), 'asked which to keep');
  expect(page()).toContain('First Bank of Ohio');
  expect(save).toHaveBeenCalledTimes(1);
  // Mine is what the question begins with.
  await userEvent.click(
    await until(() =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save merged'),
    ),
  );
  await until(() => sheets().length === 0);
  expect(save.mock.calls[1]?.slice(0, 2)).toEqual([theirs, { payee: 'First Bank of Ohio' }]);
});
