import type { PostedNumber } from '../check-writing/index.ts';
import type { WireDate } from '../dates/index.ts';
import { formatAddress } from '../formats/index.ts';
import {
  type JudgedCheck,
  type StaleAct,
  staleActNames,
  staleStageNames,
  standingActs,
} from '../stale-checks/index.ts';
import type { ListColumn } from './list-column.ts';

/** An outstanding check that nobody cashed for 90 days, with what is known and was done. Cents. */
export interface ListedStaleCheck extends PostedNumber, JudgedCheck {
  readonly bankAccountID: number;
  readonly bankAccount: string;
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly date: WireDate;
  readonly checkNumber: number | null;
  readonly payee: string;
  readonly amount: number;
  readonly memo: string | null;
  readonly acts: readonly StaleAct[];
}

/** By what they are ordered; the first counts where nothing is said. */
export const staleCheckSorts = ['age', 'payee', 'fileNumber', 'amount', 'state', 'dormantOn', 'reportDue'] as const;
export type StaleCheckSort = (typeof staleCheckSorts)[number];

const lastOf = ({ acts }: ListedStaleCheck): StaleAct | undefined =>
  standingActs(acts).findLast(({ kind }) => kind !== 'address');

/** The stale checks of all files. */
export const staleCheckColumns: readonly ListColumn<ListedStaleCheck>[] = [
  { id: 'number', header: 'Check', kind: 'identifier', value: ({ checkNumber }) => checkNumber },
  { id: 'date', header: 'Date', kind: 'date', value: ({ date }) => date },
  { id: 'age', header: 'Days', kind: 'number', value: ({ age }) => age },
  { id: 'payee', header: 'Owner', kind: 'text', value: ({ payee }) => payee },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'stage', header: 'Stage', kind: 'text', value: ({ stage }) => staleStageNames[stage] },
  { id: 'next', header: 'Next', kind: 'text', value: ({ next }) => next },
  { id: 'state', header: 'State', kind: 'identifier', value: ({ state }) => state },
  { id: 'dormantOn', header: 'Dormant', kind: 'date', value: ({ dormancy }) => dormancy?.dormantOn ?? null },
  { id: 'reportDue', header: 'Report due', kind: 'date', value: ({ dormancy }) => dormancy?.reportDue ?? null },
  {
    ...{ id: 'last', header: 'Last done', kind: 'text' },
    value: (row) => {
      const last = lastOf(row);
      return last === undefined ? null : staleActNames[last.kind];
    },
  },
  { id: 'lastOn', header: 'On', kind: 'date', value: (row) => lastOf(row)?.on ?? null },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  {
    ...{ id: 'address', header: 'Last address', kind: 'text' },
    value: ({ address }) => address && formatAddress(address),
  },
  {
    ...{ id: 'rule', header: 'Terms of', kind: 'text' },
    value: ({ rule }) => rule && (rule.whose === 'office' ? 'Office' : 'Product, to be verified'),
  },
];

/** Checks of the report to a state, as a holder fills it in. */
export const holderReportColumns: readonly ListColumn<ListedStaleCheck>[] = [
  { id: 'owner', header: 'Owner', kind: 'text', value: ({ payee }) => payee },
  { id: 'address1', header: 'Address 1', kind: 'text', value: ({ address }) => address?.address1 ?? null },
  { id: 'address2', header: 'Address 2', kind: 'text', value: ({ address }) => address?.address2 ?? null },
  { id: 'city', header: 'City', kind: 'text', value: ({ address }) => address?.city ?? null },
  { id: 'state', header: 'State', kind: 'identifier', value: ({ state }) => state },
  { id: 'zip', header: 'ZIP', kind: 'identifier', value: ({ address }) => address?.zip ?? null },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'number', header: 'Check', kind: 'identifier', value: ({ checkNumber }) => checkNumber },
  { id: 'date', header: 'Date of check', kind: 'date', value: ({ date }) => date },
  { id: 'countsFrom', header: 'Last contact', kind: 'date', value: ({ dormancy }) => dormancy?.countsFrom ?? null },
  { id: 'dormantOn', header: 'Dormant', kind: 'date', value: ({ dormancy }) => dormancy?.dormantOn ?? null },
  {
    ...{ id: 'wroteOn', header: 'Letter', kind: 'date' },
    value: ({ acts }) => standingActs(acts).findLast(({ kind }) => kind === 'wrote')?.on ?? null,
  },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber },
  { id: 'bankAccount', header: 'Bank account', kind: 'text', value: ({ bankAccount }) => bankAccount },
  {
    ...{ id: 'reported', header: 'Reported', kind: 'date' },
    value: ({ acts }) => standingActs(acts).findLast(({ kind }) => kind === 'reported')?.on ?? null,
  },
];

/** Whether a check is in the report to a state of a year: it was reported so, or it is due by then and was not reported. */
export function isOfReport(
  { acts, state, dormancy }: ListedStaleCheck,
  asked: { state: string; year: number },
): boolean {
  const reported = standingActs(acts).find(({ kind }) => kind === 'reported')?.report;
  if (reported) return reported.state === asked.state && reported.year === asked.year;
  return state === asked.state && dormancy !== null && Number(dormancy.reportDue.slice(0, 4)) <= asked.year;
}
