import type { WireDate } from '../dates/index.ts';
import { payoffName } from '../payoffs/index.ts';
import type { Trace } from '../trace/index.ts';
import { explainedLatestDisclosure, explainedRevisedEstimate } from '../trid/index.ts';
import type { FileFacts, StoredRows } from './stored-parts.ts';
import type { SummaryForm } from './summary-row.ts';

/** A day that a closing keeps or is held to. */
export interface StatementDay {
  readonly day: WireDate;
  readonly label: string;
  /** The field where it is typed. */
  readonly field?: string;
  /** Why one that follows from another is that day. */
  readonly trace?: Trace;
}

/** The days of a closing as far as they are known, in their order. When a disclosure was sent is not stored: only by when it has to be there is told. */
export function statementDays(file: FileFacts, { payoffs }: StoredRows, form: SummaryForm): StatementDay[] {
  const { closingDate, disbursementDate, loan } = file;
  const typed = (day: WireDate | null, label: string, field: string) => (day === null ? [] : [{ day, label, field }]);
  return [
    ...(closingDate !== null && loan !== null && form === 'CDF' ? disclosureDays(closingDate) : []),
    ...typed(closingDate, 'Closing', 'closingDate'),
    ...typed(disbursementDate, 'Disbursement', 'disbursementDate'),
    ...payoffs.flatMap((payoff, at) =>
      typed(payoff.goodThrough, `${payoffName(payoff)}: good through`, `payoffs.${at}.goodThrough`),
    ),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function disclosureDays(closing: WireDate): StatementDay[] {
  const { received, sent } = explainedLatestDisclosure(closing, 'mail');
  return [explainedRevisedEstimate(closing), sent, received].map(({ value, trace }) => ({
    day: value,
    label: trace.label,
    trace,
  }));
}
