import type { OrderDetail } from '@closewright/contract/orders';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { ApiError, messageOf } from '../../../lib/api/index.ts';
import type { RecordErrors } from '../../form/record-errors.ts';
import type { FactName, Tried, TriedFacts } from './tried-facts.ts';

/** What is tried by the name it has in the call. */
const namesInCall: Readonly<Record<string, string>> = { 'loan.amount': 'loanAmount', 'loan.rate': 'rate' };

const fieldOf = (path: string): string =>
  namesInCall[path] ?? (/^fees\b/.test(path) ? 'payer' : (path.split('.')[1] ?? path));

/** Why nothing was applied, by the field that it is about; what is about none of those that are tried stands under the empty name. */
export function applyErrors(error: unknown, tried: Tried, before: TriedFacts, loanID: number): RecordErrors {
  if (!(error instanceof ApiError)) return { '': messageOf(error) };
  if (error.conflict !== undefined) return conflictErrors(error.conflict, error.modelState, { tried, before, loanID });
  const isTried = (field: string) =>
    field === 'reason' || field in tried.facts || (field === 'payer' && Object.keys(tried.payers).length > 0);
  const said = Object.entries(error.modelState).map(([path, [message = '']]) => {
    const field = fieldOf(path);
    return [isTried(field) ? field : '', message];
  });
  return said.length > 0 ? Object.fromEntries(said) : { '': messageOf(error) };
}

interface Known {
  readonly tried: Tried;
  readonly before: TriedFacts;
  readonly loanID: number;
}

/** A stale save is answered with what is stored now: of what is tried, the fields that somebody has changed, or that something else has been. */
function conflictErrors(
  { current, changedBy }: NonNullable<ApiError['conflict']>,
  modelState: ApiError['modelState'],
  { tried, before, loanID }: Known,
): RecordErrors {
  const who = changedBy || 'Somebody';
  if ('version' in modelState) {
    const field = Object.keys(tried.payers).length > 0 ? 'payer' : '';
    return { [field]: `${who} changed the statement meanwhile. Nothing was applied.` };
  }
  // The field that is stale says whose it is.
  const now = factsOfDetail(current as OrderDetail, loanID);
  // Only facts are in it.
  const changed = (Object.keys(tried.facts) as FactName[]).filter((name) => now[name] !== before[name]);
  if (changed.length === 0) return { '': `${who} changed the file meanwhile. Nothing was applied.` };
  return Object.fromEntries(
    changed.map((name) => [name, `${who} made it ${wordsOf(now, name)} meanwhile. Nothing was applied.`]),
  );
}

function factsOfDetail({ order, loans }: OrderDetail, loanID: number): TriedFacts {
  const { closingDate, disbursementDate, salePrice, earnestMoney } = order;
  const { amount: loanAmount = null, rate = null } = loans.find((each) => each.loanID === loanID) ?? {};
  return { closingDate, disbursementDate, salePrice, earnestMoney, loanAmount, rate };
}

function wordsOf(facts: TriedFacts, name: FactName): string {
  if (name === 'rate') return formatRate(facts.rate) || 'empty';
  if (name === 'closingDate' || name === 'disbursementDate') return formatDate(facts[name]) || 'empty';
  const amount = facts[name];
  return amount === null ? 'empty' : formatMoney(cents(amount));
}
