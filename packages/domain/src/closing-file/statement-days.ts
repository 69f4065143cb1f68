import type { WireDate } from '../dates/index.ts';
import { payoffName } from '../payoffs/index.ts';
import type { Explained, Trace } from '../trace/index.ts';
import { explainedInspection, explainedLatestDisclosure, explainedRevisedEstimate } from '../trid/index.ts';
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

/**
 * The days of a closing as far as they are known, in their order.
 * @param delivered days that follow from what was delivered; without them only by when a disclosure has to be there is told
 */
export function statementDays(
  file: FileFacts,
  { payoffs }: StoredRows,
  form: SummaryForm,
  delivered: readonly Explained<WireDate>[] = [],
): StatementDay[] {
  const { closingDate, disbursementDate, loan } = file;
  const typed = (day: WireDate | null, label: string, field: string) => (day === null ? [] : [{ day, label, field }]);
  return [
    ...(closingDate !== null && loan !== null ? noticeDays(closingDate, form) : []),
    ...delivered.map(explainedDay),
    ...typed(closingDate, 'Closing', 'closingDate'),
    ...typed(disbursementDate, 'Disbursement', 'disbursementDate'),
    ...payoffs.flatMap((payoff, at) =>
      typed(payoff.goodThrough, `${payoffName(payoff)}: good through`, `payoffs.${at}.goodThrough`),
    ),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const explainedDay = ({ value, trace }: Explained<WireDate>): StatementDay => ({
  day: value,
  label: trace.label,
  trace,
});

/** The three-business-day wait is that of a closing disclosure; a HUD-1 is inspected the business day before. */
function noticeDays(closing: WireDate, form: SummaryForm): StatementDay[] {
  if (form === 'HUD') return [explainedDay(explainedInspection(closing))];
  const { received, sent } = explainedLatestDisclosure(closing, 'mail');
  return [explainedRevisedEstimate(closing), sent, received].map(explainedDay);
}
