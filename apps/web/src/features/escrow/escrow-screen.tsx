import type { Settlement } from '@closewright/contract/settlement';
import { escrowItemName } from '@closewright/domain/escrow-account';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { goToCell, goToField } from '../../records/rows/go-to-field.ts';
import { amountColumn, FiguredRows } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside, useTriedDay } from '../../records/settlement/figures-aside.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { storedItem, useEscrowFigure, useFirstPayment } from './escrow-figures.ts';
import { EscrowItemForm } from './escrow-item-form.tsx';
import { EscrowTerms } from './escrow-terms.tsx';
import { balanceName, TrialBalance } from './trial-balance.tsx';

/** The escrow account of a statement: what it takes at closing, by item and together, and how its first year runs. */
export function EscrowScreen() {
  return (
    <StatementPage routeName="settlement:aggregate-adjustment">
      {(statement) => <EscrowAccount statement={statement} />}
    </StatementPage>
  );
}

const nameOf = (row: Row): string => escrowItemName(storedItem(row), 'New escrow item');

/** Fields of the statement itself by the names of the rule. */
const ofStatement: Readonly<Record<string, string>> = {
  cushionMonths: 'statement.cushionMonths',
  paymentRounding: 'statement.escrowRounding',
  lenderAdjustment: 'statement.lenderAdjustment',
};

function EscrowAccount({ statement }: { statement: Settlement }) {
  const first = useFirstPayment(statement);
  const day = useTriedDay(first.day);
  const figure = useEscrowFigure(day.isTried ? { day: day.value, source: 'The day that is tried' } : first);
  const known = figure.kind === 'figure' ? figure : undefined;
  const rows = useStatementRows();
  const items = inOrder(statementKinds, rows, 'escrowItems');
  const depositOf = (row: Row | undefined) => known?.single[items.findIndex(({ key }) => key === row?.key)]?.deposit;
  /** The field of an item that a step names, `bills.0.amount`, or one of the statement: `cushionMonths`. */
  const openField = (field: string, { id }: Row) => {
    const [, at, ofBill] = /^bills\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const bill = at === undefined ? undefined : rowsBelow(rows, 'escrowBills', id)[Number(at)];
    if (bill) return goToCell('escrowBills', bill.key, ofBill ?? '');
    if (field !== 'firstPayment') return goToField(ofStatement[field] ?? `escrowItems.${field}`);
    return goToField(first.isOfLoan || day.isTried ? 'escrowItems.firstPayment' : 'statement.firstEscrowPayment');
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <EscrowTerms first={first} />
      <FiguredRows
        kind="escrowItems"
        label="Escrow items"
        columns={[
          { id: 'label', header: 'Item', value: nameOf, minWidth: 110, sortable: false, rowHeader: true },
          amountColumn('Deposit', (row) => depositOf(row)?.value ?? null),
        ]}
        nameOf={nameOf}
        goesWithIt="The bills go with it. The activity keeps what was there."
        empty={{
          title: 'No escrow item yet',
          add: 'Add one for each thing the servicer pays: taxes, insurance.',
          none: 'The loan of this statement has no escrow account.',
        }}
        amountsOf={(row) => ({
          deposit: known?.aggregateDeposit,
          item: depositOf(row),
          items: known?.singleTotal,
          adjustment: known?.adjustment,
          calculated: known?.calculatedAdjustment ?? undefined,
          payment: known?.monthlyPayment,
          ...Object.fromEntries((known?.months ?? []).map(({ balance }, at) => [balanceName(at), balance])),
        })}
        onOpenField={openField}
        form={(row, deleteButton) => <EscrowItemForm row={row} deleteButton={deleteButton} />}
        figures={(row, amount, openAny) => (
          <FiguresAside
            label="Escrow figures"
            day={day}
            dayField={{ name: 'escrowItems.firstPayment', source: first.source }}
            missing={
              figure.kind === 'open'
                ? { title: 'Missing for the account', words: figure.missing, onOpenField: openAny }
                : undefined
            }
            totals={
              <>
                {known?.findings.map(({ what, act }) => (
                  <FindingBadge key={what}>
                    {what}: {act}
                  </FindingBadge>
                ))}
                {figure.kind !== 'none' && (
                  <DescriptionList layout="ledger">
                    <Description term="Monthly payment">{amount('payment')}</Description>
                    <Description term="All items">{amount('items')}</Description>
                    <Description
                      term={known?.calculatedAdjustment ? 'Adjustment of the lender' : 'Aggregate adjustment'}
                    >
                      {amount('adjustment')}
                    </Description>
                    {known?.calculatedAdjustment && (
                      <Description term="By the rule of the account">{amount('calculated')}</Description>
                    )}
                    <Description term="Initial deposit" total>
                      {amount('deposit')}
                    </Description>
                  </DescriptionList>
                )}
              </>
            }
          >
            {row && (
              <DescriptionList layout="ledger">
                <Description term="Deposit of the item">{amount('item')}</Description>
              </DescriptionList>
            )}
          </FiguresAside>
        )}
        below={(amount) => known && <TrialBalance escrow={known} amount={amount} />}
      />
    </div>
  );
}
