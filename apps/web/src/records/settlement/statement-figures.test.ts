import type { Settlement } from '@closewright/contract/settlement';
import { sourceOf } from '@closewright/domain/closing-file';
import { describe, expect, it } from 'vitest';
import { kindNames, type Rows } from '../editor/aggregate.ts';
import { rowsOf } from '../editor/rows.ts';
import { type StatementKind, statementAggregate, statementKinds } from './statement-aggregate.ts';
import { editedStatement } from './statement-figures.ts';

const aggregate = statementAggregate(1, 3);
const none = Object.fromEntries(kindNames(statementKinds).map((kind) => [kind, []]));
const statement = {
  ...none,
  loanID: 3,
  loans: [{ loanID: 3, amount: 100_000_00 }],
  statement: { cushionMonths: 2, escrowRounding: null, firstEscrowPayment: null },
  fees: [{ feeID: 8, label: 'Survey', borrowerAtClosing: 85_00 }],
  escrowItems: [{ escrowItemID: 5, kind: 'County taxes', monthlyAmount: 105_30 }],
  escrowBills: [{ escrowBillID: 6, escrowItemID: 5, dueDate: '2013-07-31', amount: 631_80 }],
  commissions: [{ commissionID: 4, label: 'Listing' }],
  commissionPayees: [{ commissionPayeeID: 9, commissionID: 4, payee: 'Alpha Real Estate Broker Co.', part: null }],
  // What figures are made of, in short.
} as unknown as Settlement;

const stored = rowsOf(aggregate, statement);
const withNew = (kind: StatementKind, values: Rows[string][number]['values']): Rows<StatementKind> => ({
  ...stored,
  [kind]: [...stored[kind], { key: -1, id: -1, values }],
});

describe('a statement as it is edited', () => {
  it('is the stored one as long as nothing is: its rows, their ids and those below them', () => {
    const edited = editedStatement(stored, statement);
    expect(edited).toMatchObject(statement);
    const { charges, ids } = sourceOf({ ...edited, hasSeller: true });
    expect(ids).toMatchObject({ fees: [8], escrowItems: [5], commissions: [4] });
    expect(charges.escrow.items[0]?.bills).toMatchObject([{ dueDate: '2013-07-31', amount: 631_80 }]);
    expect(charges.commissions[0]?.payees).toMatchObject([{ payee: 'Alpha Real Estate Broker Co.' }]);
  });

  it('has new rows with what they hold: what is not typed is none, and one that is blank is no row yet', () => {
    expect(editedStatement(withNew('fees', { label: 'Pest' }), statement).fees).toMatchObject([
      { feeID: 8 },
      { feeID: -1, label: 'Pest', borrowerAtClosing: null },
    ]);
    expect(editedStatement(withNew('fees', { section: null, source: 'Typed' }), statement).fees).toHaveLength(1);
  });

  it('has the blank row below a row, which its page counts', () => {
    const { escrowBills } = editedStatement(withNew('escrowBills', { escrowItemID: 5 }), statement);
    expect(escrowBills).toMatchObject([{ dueDate: '2013-07-31' }, { dueDate: null, amount: null }]);
  });

  it('has the fields of the statement itself as they are typed', () => {
    const [row] = stored.statement;
    const typed = { ...stored, statement: [{ key: 0, id: 0, ...row, values: { ...row?.values, cushionMonths: 1 } }] };
    expect(editedStatement(typed, statement).statement.cushionMonths).toBe(1);
  });
});
