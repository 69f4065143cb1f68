import { formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';

/** How much of a remittance goes to an invoice. */
export interface Allocation {
  readonly invoiceID: number;
  /** Cents, 0 where all of it is written off. */
  readonly amount: number;
  /** What the invoice had left, as whoever allocates has seen it. */
  readonly balance: number;
  /** Why what is left then is not asked for; null: it stays open. */
  readonly writeOff: string | null;
}

/** A remittance of a customer over several invoices, as it is typed. Amounts are in cents. */
export interface TypedBatch {
  readonly amount: number;
  /** How much of the credit that the customer had is used besides. */
  readonly creditUsed: number;
  /** How much is kept as the customer's credit. */
  readonly over: number;
  readonly allocations: readonly Allocation[];
}

/** What a batch comes to. */
export interface BatchFigures {
  /** The remittance with the credit that is used. */
  readonly there: Explained<Cents>;
  readonly allocated: Explained<Cents>;
  /** What is there less what is allocated: over, or below zero too much is allocated. */
  readonly left: Explained<Cents>;
  /** What is let off the invoices. */
  readonly writtenOff: Explained<Cents>;
}

/** What is written off an invoice by an allocation. */
export const writtenOffOf = ({ amount, balance, writeOff }: Allocation): number =>
  writeOff === null ? 0 : Math.max(0, balance - amount);

/** What a remittance has, what of it is allocated, and what is left over. */
export function batchFigures(
  { amount, creditUsed, allocations }: Omit<TypedBatch, 'over'>,
  nameOf: (invoiceID: number) => string,
): BatchFigures {
  const steps = (label: string, of: (allocation: Allocation) => number, formula: string) =>
    sumOf(
      label,
      allocations.flatMap((each, at) =>
        of(each) === 0 ? [] : [given(nameOf(each.invoiceID), money(of(each)), `allocations.${at}.amount`)],
      ),
      formula,
    );
  const there = sumOf(
    'To allocate',
    [
      given('Remittance', money(amount), 'amount'),
      ...(creditUsed === 0 ? [] : [given('Credit of the customer', money(creditUsed), 'creditUsed')]),
    ],
    'The remittance, with the credit that is used',
  );
  const allocated = steps('Allocated', (each) => each.amount, 'The sum of what goes to the invoices');
  return {
    there,
    allocated,
    left: lessOf('Over', there, allocated, 'What is there less what is allocated'),
    writtenOff: steps('Written off', writtenOffOf, 'What is let off the invoices'),
  };
}

/**
 * What is wrong with a batch, by its field.
 * @param credit what the customer has of earlier batches
 */
export function batchProblems(batch: TypedBatch, credit: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const { amount, creditUsed, over, allocations } = batch;
  if (allocations.length === 0) problems.allocations = 'Choose at least one invoice';
  for (const [at, each] of allocations.entries()) {
    const path = `allocations.${at}`;
    if (allocations.findIndex(({ invoiceID }) => invoiceID === each.invoiceID) < at)
      problems[`${path}.invoiceID`] = 'It is named twice';
    if (each.amount > each.balance)
      problems[`${path}.amount`] = `Only ${formatMoney(cents(Math.max(0, each.balance)))} is left of it`;
    else if (each.writeOff !== null && each.amount === each.balance)
      problems[`${path}.writeOff`] = 'Nothing is left of it to write off';
    else if (each.amount === 0 && each.writeOff === null)
      problems[`${path}.amount`] = 'Say how much goes to it, or write it off';
  }
  if (creditUsed > credit) problems.creditUsed = `Only ${formatMoney(cents(Math.max(0, credit)))} of credit is there`;
  else if (creditUsed > 0 && over > 0) problems.creditUsed = 'Use no more credit than is needed';
  if (amount === 0 && creditUsed === 0) problems.amount = 'Say how much came in';
  if (Object.keys(problems).length > 0) return problems;
  const { left } = batchFigures(batch, String);
  if (left.value < 0) problems.allocations = `${formatMoney(cents(0 - left.value))} more is allocated than is there`;
  else if (left.value !== over)
    problems.over = `${formatMoney(left.value)} is over: say that it is kept as credit, or allocate it`;
  return problems;
}
