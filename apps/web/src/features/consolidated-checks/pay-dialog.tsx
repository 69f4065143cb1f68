import type {
  ConsolidatedAccount,
  ConsolidatedDetail,
  ConsolidatedRow,
} from '@closewright/contract/consolidated-checks';
import { methodNames } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import { disbursementKinds } from '@closewright/domain/ledger';
import { Button } from '@closewright/ui/button';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { WhyFigure } from '../../lib/why/why-figure.tsx';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../records/form/layout.ts';
import { usePin } from '../../records/pin/use-pin.ts';
import { bodyOf, type PayForm, payeesIn, readyRows, rowKey, tickedProblem, totalOf } from './pay-form.ts';
import { RowsGrid } from './rows-grid.tsx';

/** What a link asks for: whom to pay, for which files. */
export interface AskedPayment {
  readonly payee?: string;
  /** Ids of files, separated by commas. */
  readonly files?: string;
}

export interface PayDialogProps {
  accounts: readonly ConsolidatedAccount[];
  asked: AskedPayment;
  dialog: DialogControl<ConsolidatedDetail>;
}

const fields = {
  bankAccountID: { kind: 'choice', label: 'Bank account', required: true },
  text: { kind: 'text', label: 'Find a payee', required: false, maxLength: 100 },
  payeeKey: { kind: 'choice', label: 'Payee', required: true, missing: 'Find and choose who is paid' },
  method: { kind: 'choice', label: 'Paid by', required: true },
  date: { kind: 'date', label: 'Date', required: true },
  firstCheckNumber: { kind: 'integer', label: 'Check number', required: false, min: 1 },
  reference: { kind: 'text', label: 'Reference', required: false, maxLength: 60 },
  memo: { kind: 'text', label: 'Memo', required: false, maxLength: 120 },
} as const;

interface Found {
  readonly rows: readonly ConsolidatedRow[];
  readonly files: number;
  readonly told: number;
}

/** One payment to one payee for several files: who is paid is found, the files are ticked, and all of them are paid or none. */
export function PayDialog({ accounts, asked, dialog }: PayDialogProps) {
  const clock = useClock();
  const withPin = usePin();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ readonly ordersID: number; readonly words: string } | null>(null);
  const turn = useRef(0);
  const [first] = accounts;
  const payees = payeesIn(found?.rows ?? []);
  const form = useRecordDialog<PayForm, ConsolidatedDetail>({
    dialog,
    fields,
    options: { method: disbursementKinds.map((value) => ({ value, label: methodNames[value] })) },
    guard: false,
    begin: {
      ...{ bankAccountID: first?.bankAccountID ?? null, text: asked.payee ?? null, payeeKey: null, method: 'check' },
      ...{ date: clock.today(), firstCheckNumber: first?.nextCheckNumber ?? null, reference: null, memo: null },
    },
    check: (typed): Record<string, string> => {
      if (typed.payeeKey === null) return {};
      if (typed.method === 'check' && typed.firstCheckNumber === null)
        return { firstCheckNumber: 'Enter the number of the check' };
      const problem = tickedProblem(rowsTicked);
      return problem === null ? {} : { '': problem };
    },
    fieldOf: (path) => (path.startsWith('files') ? '' : undefined),
    async send(typed) {
      const body = bodyOf(typed, payee?.payee ?? '', rowsTicked);
      if (body === null) return null;
      setRefused(null);
      try {
        return await withPin((post) =>
          dialog.busy.run('pay', () => post('payConsolidated', { body }), {
            message: `Paying ${counted(body.files.length, 'file')}`,
          }),
        );
      } catch (error) {
        const at = refusedAt(error);
        const file = at === null ? undefined : body.files[at];
        if (file) setRefused({ ordersID: file.ordersID, words: messageOf(error) });
        throw error;
      }
    },
  });
  const { values } = form;
  const payee = payees.find(({ key }) => key === values.payeeKey) ?? null;
  const rows = payee?.rows ?? [];
  const rowsTicked = rows.filter((row) => ticked.has(rowKey(row)));

  const choose = (key: string | null, of: readonly ConsolidatedRow[]) => {
    const next = payeesIn(of).find((each) => each.key === key);
    form.set({ payeeKey: next?.key ?? null, ...(next?.rows[0] && { method: next.rows[0].method }) });
    form.forget('');
    setRefused(null);
    setTicked(readyRows(next?.rows ?? []));
  };
  /** What was found by another text or of another account is nobody's to pay. */
  const forgetFound = () => {
    turn.current += 1;
    setReading(false);
    setFailure(null);
    setFound(null);
    choose(null, []);
  };
  const read = async (bankAccountID: number | null, text: string | null) => {
    const words = text?.trim() ?? '';
    if (bankAccountID === null || (words.length < 2 && asked.files === undefined)) return;
    turn.current += 1;
    const own = turn.current;
    setReading(true);
    setFailure(null);
    try {
      const query = {
        bankAccountID,
        ...(words.length >= 2 && { text: words }),
        ...(asked.files !== undefined && { ordersIDs: asked.files }),
      };
      const next = await call('findConsolidated', { query });
      if (own !== turn.current) return;
      setFound(next);
      choose(payeesIn(next.rows)[0]?.key ?? null, next.rows);
    } catch (error) {
      if (own !== turn.current) return;
      setFound(null);
      setFailure(messageOf(error));
    } finally {
      if (own === turn.current) setReading(false);
    }
  };
  const begin = useRef(() => read(first?.bankAccountID ?? null, asked.payee ?? null));
  useEffect(() => void begin.current(), []);

  const isCheck = values.method === 'check';
  const layout: Layout = [
    ['bankAccountID', 6],
    ['text', 6, { help: 'Two letters of a name or more, and Enter' }],
    ['payeeKey', 6],
    ['method', 3, { clearable: false }],
    ['date', 3],
    ...when(isCheck, ['firstCheckNumber', 3, { grouping: false, identifier: true }]),
    ...when(!isCheck, ['reference', 3, { identifier: true }]),
    ['memo', 9],
  ];
  const total = totalOf(rowsTicked);
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={rowsTicked.length < 2 ? 'Pay' : `Pay ${counted(rowsTicked.length, 'file')}`}
      obstacle={obstacleOf(accounts.length === 0, isReading, found === null)}
      parts={{
        bankAccountID: (part) => (
          <SelectField<number>
            {...part}
            options={accounts.map(({ bankAccountID, name, accountNumber }) => ({
              value: bankAccountID,
              label: `${name}, ${accountNumber}`,
            }))}
            value={values.bankAccountID}
            onValueChange={(bankAccountID) => {
              const next = accounts.find((each) => each.bankAccountID === bankAccountID);
              form.set({ bankAccountID, firstCheckNumber: next?.nextCheckNumber ?? null });
              forgetFound();
              void read(bankAccountID, values.text);
            }}
          />
        ),
        text: (part) => (
          <TextField
            {...part}
            data-autofocus=""
            maxLength={fields.text.maxLength}
            value={values.text ?? ''}
            onValueChange={(text) => {
              form.set({ text: text === '' ? null : text });
              forgetFound();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              // It finds, and pays nobody.
              event.preventDefault();
              void read(values.bankAccountID, event.currentTarget.value);
            }}
          />
        ),
        payeeKey: (part) => (
          <SelectField<string>
            {...part}
            placeholder={payees.length === 0 ? 'Find a payee first' : 'Choose who is paid'}
            options={payees.map(({ key, payee: name, files, ready }) => ({
              value: key,
              label: `${name}: ${counted(files, 'file')}, ${amountText(ready)}`,
            }))}
            value={values.payeeKey}
            onValueChange={(key) => choose(key, found?.rows ?? [])}
          />
        ),
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" busy={isReading} onClick={() => void read(values.bankAccountID, values.text)}>
          Find
        </Button>
        {found !== null && found.told < found.files && (
          <span className="text-label text-muted">
            {counted(found.told, 'file')} of {found.files} were looked at: say more of the name.
          </span>
        )}
        <span className="ms-auto flex items-center gap-1.5">
          <span className="text-label text-muted">{counted(rowsTicked.length, 'file')} ticked</span>
          <WhyFigure label="Total" value={total.value} onAsk={() => openWhy(explanationOf(total.trace))} />
        </span>
      </div>
      <RowsGrid
        rows={rows}
        ticked={ticked}
        refused={refused}
        empty={
          failure ??
          (found === null ? 'Find whom you pay.' : 'No file with money and a locked settlement pays such a payee.')
        }
        onTick={(keys) => {
          setTicked(keys);
          form.forget('');
        }}
      />
    </RecordDialog>
  );
}

/** Why nobody can be paid yet. */
function obstacleOf(isWithoutAccount: boolean, isReading: boolean, isUnsought: boolean): string | null {
  if (isWithoutAccount) return 'No bank account of your regions takes postings today';
  if (isReading) return 'Who is paid is being found';
  return isUnsought ? 'Find whom you pay: type two letters or more, and Enter' : null;
}

/** At which of the files something was refused; null where it was at none. */
function refusedAt(error: unknown): number | null {
  const paths =
    typeof error === 'object' && error !== null && 'modelState' in error ? Object.keys(error.modelState ?? {}) : [];
  const [, at] = /^files\.(\d+)/.exec(paths[0] ?? '') ?? [];
  return at === undefined ? null : Number(at);
}
