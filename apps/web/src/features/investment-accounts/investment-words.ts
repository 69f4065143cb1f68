import type {
  InterestYear,
  Investment,
  InvestmentInterest,
  InvestmentMoveRow,
} from '@closewright/contract/investments';
import { counted, formatDate } from '@closewright/domain/formats';
import {
  type InterestReporter,
  type InterestYearRow,
  type InvestmentMoney,
  type InvestmentState,
  interestYear,
  investmentMoney,
  investmentStates,
} from '@closewright/domain/investments';
import { amountText } from '../../lib/amount-text.ts';

/** What the states are called. */
export const stateNames = {
  asked: 'To approve',
  open: 'Open',
  closed: 'Closed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const satisfies Readonly<Record<InvestmentState, string>>;

/** Who files, in words. */
export const reporterNames = {
  Bank: 'The bank',
  Office: 'The office',
} as const satisfies Readonly<Record<InterestReporter, string>>;

/** How principal moved, in words. */
export const moveNames = {
  sent: 'Paid out of trust',
  in: 'Came in',
  out: 'Paid out',
  back: 'Came back to trust',
} as const satisfies Readonly<Record<InvestmentMoveRow['kind'], string>>;

/** What an account comes to. */
export const moneyOf = (
  investment: Pick<Investment, 'beneficiary' | 'moves' | 'interest' | 'ledger'>,
): InvestmentMoney => investmentMoney(investment);

/** The interest of an account that its file was not given. */
export const waitingOf = ({ interest }: Pick<Investment, 'interest'>): readonly InvestmentInterest[] =>
  interest.filter(({ isGiven }) => !isGiven);

/** What there is to do about an account, in words. */
export function attentionWords(investment: Investment): string {
  if (investment.state === 'asked')
    return investment.isOwn ? 'Another person approves it' : `${investment.asked.by} asked for it`;
  if (investment.state !== 'open') return '';
  const { differences, interestWaiting } = moneyOf(investment);
  return [
    ...differences,
    ...(interestWaiting.value === 0 ? [] : [`${amountText(interestWaiting.value)} of interest waits`]),
  ].join('. ');
}

/** The states as a choice, each with how many there are. */
export const stateOptions = (
  counts: Partial<Readonly<Record<InvestmentState, number>>> | undefined,
): { value: InvestmentState; label: string }[] =>
  investmentStates.map((state) => ({
    value: state,
    label: counts === undefined ? stateNames[state] : `${stateNames[state]} ${counts[state] ?? 0}`,
  }));

const nothing = 'No investment account is in hand';

/** Why something cannot be done with an account; null where it can. */
export const obstacles = {
  decide(row: Investment | null, refusal: string | null): string | null {
    if (refusal !== null || row === null) return refusal ?? nothing;
    if (row.state !== 'asked') return `It is ${stateNames[row.state].toLowerCase()}`;
    return row.isOwn ? 'You asked for it: another person approves or refuses it' : null;
  },
  withdraw(row: Investment | null, refusal: string | null): string | null {
    if (refusal !== null || row === null) return refusal ?? nothing;
    if (row.state !== 'asked') return `It is ${stateNames[row.state].toLowerCase()}`;
    return row.isOwn ? null : `Only ${row.asked.by} withdraws it`;
  },
  give(row: Investment | null, refusal: string | null): string | null {
    const closed = open(row, refusal);
    if (closed !== null || row === null) return closed;
    return waitingOf(row).length === 0 ? 'No interest waits: it is posted from the day of its bank account' : null;
  },
  takeBack(row: Investment | null, refusal: string | null): string | null {
    const closed = open(row, refusal);
    if (closed !== null || row === null) return closed;
    return row.interest.some(({ isGiven }) => isGiven) ? null : 'No interest is given to its file';
  },
  name: (row: Investment | null, refusal: string | null): string | null =>
    refusal === null && row?.state === 'closed' ? null : open(row, refusal),
  unname(row: Investment | null, refusal: string | null): string | null {
    if (refusal !== null || row === null) return refusal ?? nothing;
    return row.moves.some(({ named }) => named !== null) ? null : 'No payment or receipt in trust is named';
  },
  edit: (row: Investment | null, refusal: string | null): string | null =>
    refusal === null && row?.state === 'closed' ? null : open(row, refusal),
  close(row: Investment | null, refusal: string | null): string | null {
    return open(row, refusal) ?? row?.closingObstacle ?? null;
  },
} as const;

function open(row: Investment | null, refusal: string | null): string | null {
  if (refusal !== null || row === null) return refusal ?? nothing;
  return row.state === 'open' ? null : `It is ${stateNames[row.state].toLowerCase()}`;
}

/** A receipt or a payment as a choice. */
export const moveWords = ({ kind, date, amount, name, bankAccount }: InvestmentMoveRow): string =>
  `${moveNames[kind]} ${formatDate(date)}, ${amountText(amount)}, ${name}, ${bankAccount}`;

/** Interest as a choice. */
export const interestWords = ({ date, amount }: InvestmentInterest): string =>
  `${formatDate(date)}, ${amountText(amount)}`;

/** A row of a year with what its form says. */
export type YearRow = InterestYear['rows'][number] & { readonly form: InterestYearRow };

/** The rows of a year, each with what its form says of it. */
export function yearRows(year: number, { rows }: InterestYear): readonly YearRow[] {
  const forms = interestYear(
    year,
    rows.map(({ address, beneficiaryNumber, ...row }) => ({ ...row, ...address, taxID: String(beneficiaryNumber) })),
  );
  return rows.flatMap((row) => {
    const form = forms.find(({ investmentID }) => investmentID === row.investmentID);
    return form ? [{ ...row, form }] : [];
  });
}

/** Whether a form is due, and what it lacks. */
export function formWords({ reporter, form: { isDue, missing } }: Pick<YearRow, 'reporter' | 'form'>): string {
  if (!isDue) return 'Below $10.00: no form';
  if (reporter === 'Bank') return 'The bank files it';
  return missing.length === 0 ? 'Complete' : `${missing.join(', ')} missing`;
}

/** An account on paper. */
export const printedInvestment = (row: Investment, moment: (instant: string) => string): string =>
  [
    `${row.beneficiary}, ${row.taxIDMasked}, ${row.bankName} ${row.accountNumber}, ${row.rate} %`,
    `Ledger ${amountText(row.ledger)}`,
    `Asked for by ${row.asked.by}, ${moment(row.asked.at)}${row.decided === null ? '' : `. ${stateNames[row.state]} by ${row.decided.by}, ${moment(row.decided.at)}`}`,
    [stateNames[row.state], attentionWords(row)].filter(Boolean).join(': '),
  ].join('\n');

/** What of several interests was given: `2 credits of interest, 12.34`. */
export const givenWords = (credits: readonly Pick<InvestmentInterest, 'amount'>[]): string =>
  `${counted(credits.length, 'credit')} of interest, ${amountText(credits.reduce((sum, { amount }) => sum + amount, 0))}`;
