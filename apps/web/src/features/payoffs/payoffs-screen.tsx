import type { Settlement } from '@closewright/contract/settlement';
import { emptyPayoff, payDayOf, payoffName } from '@closewright/domain/payoffs';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { Row } from '../../records/editor/aggregate.ts';
import { goToCell, goToField } from '../../records/rows/go-to-field.ts';
import { amountColumn, FiguredRows, figureOf } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside, useTriedDay } from '../../records/settlement/figures-aside.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { fieldOfRow } from '../../records/settlement/statement-fields.ts';
import { rowsBelow, StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { usePayoffFigures } from './payoff-figures.ts';
import { PayoffForm } from './payoff-form.tsx';
import { PayoffQuote } from './payoff-quote.tsx';

/** Payoffs of a statement: what each lender must get to release its loan, on the day the file disburses or another. */
export function PayoffsScreen() {
  return (
    <StatementPage routeName="settlement:payoffs:list">
      {(statement) => <Payoffs statement={statement} />}
    </StatementPage>
  );
}

const nameOf = ({ values }: Row): string => payoffName({ ...emptyPayoff, ...values }, 'New payoff');

function Payoffs({ statement }: { statement: Settlement }) {
  const ofFile = payDayOf(statement);
  const day = useTriedDay(ofFile.day);
  const { figures, total, findings } = usePayoffFigures(
    day.isTried ? { day: day.value, source: 'The day that is tried' } : ofFile,
  );
  const rows = useStatementRows();
  /** The field of a payoff that a step of its trace names: `principal`, `perDiem.rate`, `fees.0.amount`. */
  const openField = (field: string, { id }: Row) => {
    const [, at, ofFee] = /^fees\.(\d+)\.(.+)$/.exec(field) ?? [];
    const fee = at === undefined ? undefined : rowsBelow(rows, 'payoffFees', id)[Number(at)];
    if (fee) goToCell('payoffFees', fee.key, ofFee ?? '');
    else goToField(`payoffs.${fieldOfRow('payoffs', field)}`);
  };
  const knownOf = (row: Row | undefined) => figureOf(figures, row);
  return (
    <FiguredRows
      kind="payoffs"
      label="Payoffs"
      columns={[
        { id: 'lender', header: 'Lender', value: nameOf, minWidth: 110, sortable: false, rowHeader: true },
        amountColumn('Payoff', (row) => knownOf(row)?.total.value ?? null, {
          findingsOf: (row) => knownOf(row)?.findings.map(({ what }) => what) ?? [],
        }),
      ]}
      nameOf={(row) => `the payoff of ${nameOf(row)}`}
      goesWithIt="The fees go with it. The activity keeps what was there."
      empty={{
        title: 'No payoff yet',
        add: 'Add one for each loan that is paid off.',
        none: 'No loan is paid off by this statement.',
      }}
      amountsOf={(row) => ({ payoff: knownOf(row)?.total, all: total ?? undefined })}
      onOpenField={openField}
      form={(row, deleteButton) => <PayoffForm row={row} deleteButton={deleteButton} />}
      figures={(row, amount) => {
        const figure = row && figures.get(row.key);
        return (
          <FiguresAside
            label="Payoff figures"
            day={day}
            dayField={{ name: 'payoffs.disbursementDate', source: ofFile.source }}
            missing={
              row && figure?.kind === 'open'
                ? {
                    title: 'Missing for the payoff',
                    words: figure.missing,
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
                  <Description term="All payoffs" total>
                    {amount('all')}
                  </Description>
                </DescriptionList>
              </>
            }
          >
            {figure?.kind === 'figure' && <PayoffQuote figure={figure} total={amount('payoff')} />}
          </FiguresAside>
        );
      }}
    />
  );
}
