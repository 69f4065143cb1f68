import {
  leftOutOf,
  projectedPaymentsPage,
  type ReckonedStatement,
  type StatementTotal,
} from '../../closing-file/index.ts';
import { type EscrowFigure, escrowFigure, escrowItemName } from '../../escrow-account/index.ts';
import { formatDate, formatMonth } from '../../formats/index.ts';
import { figureOf, sumOf } from '../../settlement/index.ts';
import type { Trace } from '../../trace/index.ts';
import { headOfStatement } from '../alta/head-of-statement.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { rangeRuns } from '../closing-disclosure/projected-payments.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import { type FormBlock, type FormCell, type FormRow, type FormRun, printed } from '../form-document.ts';
import { amountRun, type FormFigure, type KeepFigure } from '../form-figures.ts';
import { cellOf, heading, note, openAt, paragraph, typedRun } from '../form-parts.ts';

const title = 'Initial Escrow Account Disclosure Statement';

/**
 * What goes into and out of the escrow account in its first year (12 CFR 1024.17(g)(1)): the payment, the bills with their days, what is deposited at closing with the cushion, and the balance
 * month by month. All of it is of the escrow account of the statement; while that is open it has no amounts.
 */
export function initialEscrowStatement(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const blocks: readonly FormBlock[] = [
    heading(title),
    note('An estimate of the first year of your escrow account. Keep it: next year it is compared with what was paid.'),
    ...headOfStatement({ known, told, sides: ['buyer'] }),
    ...accountBlocks(known, told, keep),
  ];
  const footer: readonly FormRun[] = [{ text: `${title}   File # ` }, typedRun(told.fileNumber, 'order.fileNumber')];
  return { title, pages: [{ number: '1', blocks, footer }], numbersSheets: true, figures };
}

type Account = Extract<EscrowFigure, { kind: 'figure' }>;

function accountBlocks(known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  const { terms, firstPayment, items } = known.charges.escrow;
  const account = escrowFigure(terms, firstPayment, items);
  const isLeftOut = known.file.leftOut?.includes('escrowItems');
  if (account.kind === 'none' && !isLeftOut) return [paragraph({ text: 'The loan has no escrow account.' })];
  const open: FormFigure = isLeftOut
    ? { kind: 'open', missing: [leftOutOf('escrowItems', 'Escrow items')] }
    : openAt(account.kind === 'open' ? account.missing : {});
  if (account.kind !== 'figure' || isLeftOut) return [paymentTable(known, told, open, keep)];
  return [
    paymentTable(known, told, { kind: 'figure', ...account.monthlyPayment }, keep),
    ...billsTable(account, known, keep),
    ...depositTable(account, keep),
    ...balanceTable(account, keep),
  ];
}

const amount = (keep: KeepFigure, name: string, figure: FormFigure | StatementTotal): FormCell => ({
  runs: [amountRun(keep, name, figure)],
  align: 'right',
});

const figured = (trace: Trace): FormFigure => ({ kind: 'figure', trace });

/** The payment of a month, and what of it goes into the account. */
function paymentTable(
  known: ReckonedStatement,
  { loan }: ToldOfFile,
  intoAccount: FormFigure,
  keep: KeepFigure,
): FormBlock {
  const payments = loan && projectedPaymentsPage(loan, known).payments;
  const whole = payments?.kind === 'figure' ? (payments.columns[0]?.total ?? null) : null;
  const openWhole: FormFigure = payments?.kind === 'open' ? openAt(payments.missing) : intoAccount;
  const runs = () => {
    if (whole !== null) return rangeRuns('payments.total.0', whole, keep);
    return openWhole.kind === 'open' ? [amountRun(keep, 'payments.total.0', openWhole)] : [];
  };
  return {
    kind: 'table',
    label: 'Payment of a month',
    columns: [{ share: 75 }, { share: 25 }],
    rows: [
      {
        key: 'payment.total',
        kind: 'line',
        cells: [
          printed('Monthly mortgage payment at first, with what goes into the account'),
          { runs: runs(), align: 'right' },
        ],
      },
      {
        key: 'payment.escrow',
        kind: 'line',
        cells: [printed('Of it into the escrow account'), amount(keep, 'monthlyEscrow', intoAccount)],
      },
    ],
  };
}

/** What is paid out of the account over the year, with the days the bills are due. */
function billsTable({ single }: Account, { charges }: ReckonedStatement, keep: KeepFigure): readonly FormBlock[] {
  const years = single.flatMap(({ item }) => item.year ?? []);
  const rows = charges.escrow.items.flatMap(({ item, bills }, at): FormRow[] => {
    const path = `escrowItems.${at}`;
    const year = single[at]?.item.year;
    const name = { text: escrowItemName(item), field: `${path}.label` };
    const dues =
      item.monthlyAmount === null
        ? bills.map(({ dueDate }, of) => dueOf(dueDate, `${path}.bills.${of}`))
        : [everyMonth];
    return dues.map((due, of): FormRow => {
      const key = item.monthlyAmount === null ? `${path}.bills.${of}` : `${path}.monthlyAmount`;
      const step = single[at]?.item.disbursements[of]?.from?.amount;
      return {
        key,
        kind: 'line',
        cells: [
          cellOf(name),
          cellOf(due),
          step ? amount(keep, key, figured(step)) : { runs: [] },
          of === 0 && year ? amount(keep, `${path}.year`, figured(year)) : { runs: [] },
        ],
      };
    });
  });
  const total: FormRow = {
    key: 'bills.total',
    kind: 'total',
    cells: [
      { runs: [{ text: 'All bills of the year' }], span: 3 },
      amount(keep, 'bills.total', figured(sumOf('All bills of the year', years, 'The bills of all items').trace)),
    ],
  };
  const columns = [
    { share: 40, heading: 'Paid for' },
    { share: 20, heading: 'Due' },
    { share: 20, heading: 'Amount' },
    { share: 20, heading: 'Over the year' },
  ];
  return [
    heading('Paid out of the account in its first year'),
    { kind: 'table', label: 'Bills of the year', columns, rows: [...rows, total] },
  ];
}

const everyMonth: FormRun = { text: 'Every month' };
const dueOf = (day: string | null, path: string): FormRun => typedRun(formatDate(day), `${path}.dueDate`);

/** What is deposited at closing: section G of a closing disclosure, and the cushion in it. */
function depositTable(
  { single, adjustment, aggregateDeposit, cushion }: Account,
  keep: KeepFigure,
): readonly FormBlock[] {
  const row = (key: string, kind: FormRow['kind'], words: FormRun, figure: Trace): FormRow => ({
    key,
    kind,
    cells: [cellOf(words), amount(keep, key, figured(figure))],
  });
  const rows = [
    ...single.map(({ item, deposit }, at) =>
      row(`deposit.${at + 1}`, 'line', { text: item.label, field: `escrowItems.${at}.label` }, deposit.trace),
    ),
    row('deposit.adjustment', 'line', { text: 'Aggregate adjustment' }, adjustment.trace),
    row('deposit.total', 'total', { text: 'Initial deposit' }, aggregateDeposit.trace),
    row('cushion', 'line', { text: 'Cushion, the least that should be in the account' }, cushion.trace),
  ];
  return [
    heading('Deposited at closing'),
    { kind: 'table', label: 'Deposit at closing', columns: [{ share: 75 }, { share: 25 }], rows },
  ];
}

/** The trial balance: each month what comes in, what goes out for what, and what is left. */
function balanceTable(
  { months, single, monthlyPayment, aggregateDeposit }: Account,
  keep: KeepFigure,
): readonly FormBlock[] {
  const first: FormRow = {
    key: 'months.0',
    kind: 'line',
    cells: [
      { runs: [{ text: 'Initial deposit' }], span: 4 },
      amount(keep, 'deposit.total', figured(aggregateDeposit.trace)),
    ],
  };
  const rows = months.map(({ day, bills, balance, isLowest }, at): FormRow => {
    const key = `months.${at + 1}`;
    const names = single.flatMap(({ item }) =>
      item.disbursements.some(({ month }) => month === at) ? [item.label] : [],
    );
    const out = bills.length === 0 ? null : figured(outOf(bills));
    return {
      key,
      kind: 'line',
      cells: [
        cellOf({ text: formatMonth(day) }),
        amount(keep, 'monthlyEscrow', figured(monthlyPayment.trace)),
        out ? amount(keep, `${key}.out`, out) : { runs: [] },
        cellOf(
          { text: names.join(', ') },
          ...(isLowest ? [{ text: `${names.length > 0 ? ' – ' : ''}lowest balance`, isItalic: true as const }] : []),
        ),
        amount(keep, key, figured(balance.trace)),
      ],
    };
  });
  const columns = [
    { share: 16, heading: 'Month' },
    { share: 16, heading: 'Into it' },
    { share: 16, heading: 'Out of it' },
    { share: 36, heading: 'For' },
    { share: 16, heading: 'Balance' },
  ];
  return [
    heading('Month by month'),
    { kind: 'table', label: 'Balance month by month', columns, rows: [first, ...rows] },
  ];
}

const outOf = (bills: readonly Trace[]): Trace => {
  const [only] = bills;
  return bills.length === 1 && only ? figureOf(only).trace : sumOf('Bills of the month', bills, 'Their sum').trace;
};
