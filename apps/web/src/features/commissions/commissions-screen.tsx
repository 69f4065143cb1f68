import type { Settlement } from '@closewright/contract/settlement';
import { type CommissionFigure, commissionName, emptyCommission } from '@closewright/domain/commissions';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { Row } from '../../records/editor/aggregate.ts';
import { goToCell } from '../../records/rows/go-to-field.ts';
import { type Amounts, amountColumn, FiguredRows, figureOf } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside } from '../../records/settlement/figures-aside.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { usePartyNames } from '../../records/settlement/party-names.ts';
import { useSeriesLines } from '../../records/settlement/series-lines.tsx';
import { useFieldsOfRow } from '../../records/settlement/statement-fields.ts';
import { StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { rowNamed, useCommissionFigures } from './commission-figures.ts';
import { CommissionForm } from './commission-form.tsx';
import { CommissionPayments, paymentName } from './commission-payments.tsx';

const routeName = 'file.settlement.realtor-commission';

/** Commissions of a statement: what each side of the sale comes to, who gets it, and what of it the deposit pays. */
export function CommissionsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Commissions statement={statement} />}</StatementPage>;
}

const nameOf = ({ values }: Row): string => commissionName({ ...emptyCommission, ...values }, 'New commission');

function Commissions({ statement }: { statement: Settlement }) {
  const { figures, totals, findings } = useCommissionFigures(statement);
  const openField = useOpenField(statement);
  const partyNames = usePartyNames(statement);
  const lines = useSeriesLines(statement, 700);
  const knownOf = (row: Row | undefined) => figureOf(figures, row);
  return (
    <FiguredRows
      kind="commissions"
      label="Commissions"
      columns={[
        { id: 'label', header: 'Side', value: nameOf, minWidth: 72, sortable: false, rowHeader: true },
        { id: 'paidBy', header: 'Paid by', value: ({ values }) => values.paidBy, width: 76, sortable: false },
        amountColumn('Commission', (row) => knownOf(row)?.amount.value ?? null, {
          findingsOf: (row) => knownOf(row)?.findings.map(({ what }) => what) ?? [],
        }),
      ]}
      nameOf={(row) => `the commission of ${nameOf(row)}`}
      goesWithIt="Its payees and tiers go with it. The activity keeps what was there."
      empty={{
        title: 'No commission yet',
        add: 'Add one for each side of the sale.',
        none: 'No commission is paid by this statement.',
      }}
      amountsOf={(row) => ({ ...amountsOf(knownOf(row)), all: totals?.all, allDue: totals?.due, ...lines.amounts })}
      onOpenField={openField}
      form={(row, deleteButton) => <CommissionForm row={row} deleteButton={deleteButton} partyNames={partyNames} />}
      figures={(row, amount) => {
        const figure = row && figures.get(row.key);
        const missing = figure?.missing ?? {};
        return (
          <FiguresAside
            label="Commission figures"
            missing={
              row && Object.keys(missing).length > 0
                ? {
                    title: 'Missing for the commission',
                    words: missing,
                    onOpenField: (field) => openField(field, row),
                  }
                : undefined
            }
            totals={
              <>
                {findings.map(({ what, names }) => (
                  <FindingBadge key={what}>
                    {what}: {names.join(', ')}
                  </FindingBadge>
                ))}
                <DescriptionList layout="ledger">
                  <Description term="All commissions" total>
                    {amount('all')}
                  </Description>
                  <Description term="All due at closing">{amount('allDue')}</Description>
                </DescriptionList>
                {lines.list(amount)}
              </>
            }
          >
            {figure?.kind === 'figure' && <CommissionPayments figure={figure} amount={amount} />}
          </FiguresAside>
        );
      }}
    />
  );
}

/** The amounts of the side in hand by their names on the page. */
function amountsOf(figure: (CommissionFigure & { kind: 'figure' }) | undefined): Amounts {
  if (figure === undefined) return {};
  const { amount, retainedFromDeposit, dueAtClosing, depositToClosing, payments } = figure;
  return {
    commission: amount,
    kept: retainedFromDeposit,
    due: dueAtClosing,
    rest: depositToClosing,
    ...Object.fromEntries((payments ?? []).map((payment, at) => [paymentName(at), payment.amount])),
  };
}

/** Goes to the field that a step of a commission names; payees and tiers are cells below it. */
function useOpenField(statement: Settlement) {
  const openField = useFieldsOfRow(statement, routeName, 'commissions');
  const rows = useStatementRows();
  return (field: string, row: Row): void => {
    const below = rowNamed(rows, row, field);
    if (below === null) openField(field, row);
    else goToCell(below.kind, below.row?.key ?? 0, below.name);
  };
}
