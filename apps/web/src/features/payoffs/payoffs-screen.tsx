import type { Settlement } from '@closewright/contract/settlement';
import { payDayOf, payoffName } from '@closewright/domain/payoffs';
import { Badge } from '@closewright/ui/badge';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TriangleAlert } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { goToField } from '../../records/rows/go-to-field.ts';
import { amountColumn, FiguredRows } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside, useTriedDay } from '../../records/settlement/figures-aside.tsx';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
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

const nameOf = ({ values: { lenderName, loanNumber } }: Row): string => {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return lenderName || loanNumber
    ? payoffName({ lenderName: text(lenderName), loanNumber: text(loanNumber) })
    : 'New payoff';
};

function Payoffs({ statement }: { statement: Settlement }) {
  const ofFile = payDayOf(statement);
  const day = useTriedDay(ofFile.day);
  const { figures, total, findings } = usePayoffFigures(
    day.isTried ? { day: day.value, source: 'The day that is tried' } : ofFile,
  );
  const knownOf = (row: Row | undefined) => {
    const figure = row && figures.get(row.key);
    return figure?.kind === 'figure' ? figure : undefined;
  };
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
      begin={begin}
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
            dayField={{ label: 'Disburses on', name: 'payoffs.disbursementDate', source: ofFile.source }}
            missing={
              figure?.kind === 'open'
                ? { title: 'Missing for the payoff', words: figure.missing, onOpenField: openField }
                : undefined
            }
            totals={
              <>
                {findings.map(({ what, names }) => (
                  <Badge key={what} tone="warning" icon={TriangleAlert}>
                    {what}: {names.join(', ')}
                  </Badge>
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

const begin = () => ({ roundsDay: true });

/** The field of the payoff in hand that a step of its trace names: `principal`, `perDiem.rate`, `fees.0.amount`. */
function openField(field: string): void {
  const fee = /^fees\.(\d+)\./.exec(field);
  if (fee)
    document.querySelector<HTMLElement>(`[role=grid][aria-label=Fees] [data-row="${fee[1]}"] [data-col="1"]`)?.focus();
  else goToField(`payoffs.${field.replace(/^perDiem\./, '')}`);
}
