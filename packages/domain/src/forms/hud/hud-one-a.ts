import type { ReckonedStatement, StatementPart, StatementTotal } from '../../closing-file/index.ts';
import { negateCents } from '../../money/index.ts';
import { figureOf } from '../../settlement/index.ts';
import { fieldsOf } from '../../trace/index.ts';
import type { FormBlock, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, inCents, type KeepFigure } from '../form-figures.ts';
import { heading } from '../form-parts.ts';

/** What sections M and N are made of. */
export interface OneASource extends Pick<ReckonedStatement, 'figures'> {
  readonly keep: KeepFigure;
}

const columns: readonly FormColumn[] = [{ share: 8 }, { share: 67 }, { share: 25 }];
const lines = { first: 1501, last: 1515 } as const;

/** Sections M and N of a HUD-1A (12 CFR 1024, Appendix A): who is paid out of the loan, and what is left of it. */
export function disbursementsAndNet(source: OneASource): readonly FormBlock[] {
  return [
    {
      kind: 'sides',
      sides: [
        {
          share: 1,
          blocks: [heading('M. Disbursement to Others'), tableOf('Disbursement to Others', disbursements(source))],
        },
        { share: 1, blocks: [heading('N. Net Settlement'), tableOf('Net Settlement', net(source))] },
      ],
    },
  ];
}

const tableOf = (label: string, rows: readonly FormRow[]): FormBlock => ({ kind: 'table', label, columns, rows });

const row = (
  key: string,
  number: string,
  words: readonly FormRun[],
  amount: readonly FormRun[],
  kind: FormRow['kind'] = 'line',
): FormRow => ({
  key,
  kind,
  cells: [{ runs: [{ text: number }] }, { runs: words }, { runs: amount, align: 'right' }],
});

/** Who is paid, each on a line; one that is open has its line behind the others, and what there is more of goes on below. */
function disbursements({ figures, keep }: OneASource): FormRow[] {
  const figured = (figures.hud?.oneA?.lines ?? []).filter(({ number }) => Number(number) < lines.last + 1);
  const open = figures.parts.filter(({ place, missing }) => place === 'due' && missing.length > 0);
  const entries = [
    ...figured.map(({ label, payee = label, buyer }) => ({
      words: [{ text: payee, ...fieldOf(buyer ? fieldsOf(buyer.trace) : []) }],
      total: buyer && ({ kind: 'figure', ...buyer } as const),
    })),
    ...open.map(({ from, label, party, missing }) => ({
      words: [{ text: party ?? label, ...fieldOf([`${from}.`]) }],
      total: { kind: 'open', missing } as const,
    })),
  ];
  const count = Math.max(entries.length, lines.last - lines.first + 1);
  const rows = Array.from({ length: count }, (_, at): FormRow => {
    const number = lines.first + at;
    const key = number > lines.last ? `${lines.last}.${number - lines.last + 1}` : String(number);
    const entry = entries[at];
    return row(key, number > lines.last ? '' : key, entry?.words ?? [], amountRuns(keep, key, entry?.total ?? null));
  });
  const total = amountRuns(keep, 'totals.1520', figures.totals.payoffsAndPayments);
  return [...rows, row('1520', '1520', [{ text: 'TOTAL DISBURSED (enter on line 1603)' }], total, 'total')];
}

/** Where the payee of a payment is typed. */
function fieldOf(fields: readonly string[]): Pick<FormRun, 'field'> {
  const [of] = fields
    .flatMap((field) => /^(payoffs|adjustments)\.\d+/.exec(field) ?? [])
    .filter((each) => each.includes('.'));
  return of === undefined ? {} : { field: `${of}.${of.startsWith('payoffs') ? 'lenderName' : 'party'}` };
}

/** Line 1600 plus 1601, less 1602 and 1603. */
function net({ figures, keep }: OneASource): FormRow[] {
  const { totals, hud, parts } = figures;
  const missing = totals.cashFromBorrower?.kind === 'open' ? totals.cashFromBorrower.missing : [];
  const line = (number: number): StatementTotal | null => {
    if (missing.length > 0) return { kind: 'open', missing };
    const amount = hud?.oneA?.lines.find((each) => each.number === String(number))?.buyer;
    return amount ? { kind: 'figure', ...amount } : null;
  };
  const loan = parts.find(({ kind }) => kind === 'loanAmount');
  const ofLoan: StatementTotal | null =
    loan && loan.missing.length > 0 ? { kind: 'open', missing: loan.missing } : loanOf(loan);
  const net = (number: number, words: string, total: StatementTotal | null, kind: FormRow['kind'] = 'line') =>
    row(
      String(number),
      String(number),
      [{ text: words }],
      amountRuns(keep, `net.${number}`, total, (amount) =>
        amount < 0 ? `(${inCents(negateCents(amount))})` : inCents(amount),
      ),
      kind,
    );
  return [
    net(1600, 'Loan Amount', ofLoan),
    net(1601, 'Plus Cash/Check from Borrower', line(1601)),
    net(1602, 'Minus Total Settlement Charges (line 1400)', totals.borrowerAtClosing),
    net(1603, 'Minus Total Disbursements to Others (line 1520)', totals.payoffsAndPayments),
    net(
      1604,
      'Equals Disbursements to Borrower (after expiration of any applicable rescission period required by law)',
      line(1604),
      'total',
    ),
  ];
}

const loanOf = (loan: Pick<StatementPart, 'amounts'> | undefined): StatementTotal | null => {
  const trace = loan?.amounts.buyer;
  return trace ? { kind: 'figure', ...figureOf(trace) } : null;
};
