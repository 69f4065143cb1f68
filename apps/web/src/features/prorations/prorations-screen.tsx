import type { Settlement } from '@closewright/contract/settlement';
import { prorationFigure, prorationTotals } from '@closewright/domain/prorations';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { goToField } from '../../records/rows/go-to-field.ts';
import { amountColumn, FiguredRows } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside, useTriedDay } from '../../records/settlement/figures-aside.tsx';
import { StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { ProrationCredit } from './proration-credit.tsx';
import { ProrationForm } from './proration-form.tsx';

/** Prorations of a statement: what buyer and seller owe each other for taxes and dues on the day of closing or another. */
export function ProrationsScreen() {
  return (
    <StatementPage routeName="settlement:prorations">
      {(statement) => <Prorations statement={statement} />}
    </StatementPage>
  );
}

const nameOf = ({ values: { label } }: Row): string => String(label || 'New proration');

function Prorations({ statement: { closingDate } }: { statement: Settlement }) {
  const day = useTriedDay(closingDate);
  const { prorations } = useStatementRows();
  const { figures, totals } = useMemo(() => {
    const made = prorations.map(({ values }) => prorationFigure(values, day.value));
    return { figures: new Map(prorations.map(({ key }, at) => [key, made[at]])), totals: prorationTotals(made) };
  }, [prorations, day.value]);
  const knownOf = (row: Row | undefined) => {
    const figure = row && figures.get(row.key);
    return figure?.kind === 'figure' ? figure : undefined;
  };
  const toOf = (row: Row) => ({ buyer: 'Buyer', seller: 'Seller', open: '' })[knownOf(row)?.creditTo ?? 'open'];
  return (
    <FiguredRows
      kind="prorations"
      label="Prorations"
      columns={[
        { id: 'label', header: 'Item', value: nameOf, minWidth: 110, sortable: false, rowHeader: true },
        { id: 'creditTo', header: 'Credit', value: toOf, width: 54, sortable: false, priority: 1 },
        amountColumn('Amount', (row) => knownOf(row)?.amount.value ?? null, { width: 90 }),
      ]}
      nameOf={nameOf}
      begin={begin}
      goesWithIt="The activity keeps what was there."
      empty={{
        title: 'No proration yet',
        add: 'Add one for each item that buyer and seller share: taxes, dues.',
        none: 'Buyer and seller share no item of this statement.',
      }}
      amountsOf={(row) => {
        const { amount, again } = knownOf(row) ?? {};
        return { credit: amount, again: again?.amount, ...totals };
      }}
      onOpenField={openField}
      form={(row, deleteButton) => <ProrationForm row={row} closing={closingDate} deleteButton={deleteButton} />}
      figures={(row, amount) => {
        const figure = row && figures.get(row.key);
        const missing = figure?.kind === 'open' ? figure.missing : undefined;
        return (
          <FiguresAside
            label="Proration figures"
            day={day}
            dayField={{
              label: 'Closes on',
              name: 'prorations.closing',
              source: closingDate === null ? 'The file has no closing date' : 'Closing date of the file',
            }}
            missing={missing && { title: 'Missing for the proration', words: missing, onOpenField: openField }}
            totals={
              <DescriptionList layout="ledger">
                <Description term="All to the buyer" total>
                  {amount('buyer')}
                </Description>
                <Description term="All to the seller">{amount('seller')}</Description>
              </DescriptionList>
            }
          >
            {figure?.kind === 'figure' && (
              <ProrationCredit figure={figure} credit={amount('credit')} again={amount('again')} />
            )}
          </FiguresAside>
        );
      }}
    />
  );
}

/** The choices an office makes are mostly the same for all items: those of the last one. */
const begin = (last: Row | undefined): Row['values'] => {
  const { dayCount = null, closingDayBelongsTo = null, dailyDecimals = null } = last?.values ?? {};
  return { isPaid: false, dayCount, closingDayBelongsTo, dailyDecimals };
};

/** The field of the proration in hand that a step of its trace names. */
const openField = (field: string): void =>
  goToField(`prorations.${{ from: 'periodFrom', to: 'periodTo' }[field] ?? field}`);
