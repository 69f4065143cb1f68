import type { Settlement } from '@closewright/contract/settlement';
import { prorationFigure, prorationTotals } from '@closewright/domain/prorations';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { ListPlus } from 'lucide-react';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { goToField } from '../../records/rows/go-to-field.ts';
import { amountColumn, FiguredRows, figureOf } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside, useTriedDay } from '../../records/settlement/figures-aside.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { fieldOfRow } from '../../records/settlement/statement-fields.ts';
import { StatementPage, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { ProrationCredit } from './proration-credit.tsx';
import { ProrationForm } from './proration-form.tsx';
import { useProrationDefaults } from './use-proration-defaults.ts';

/** Prorations of a statement: what buyer and seller owe each other for taxes and dues on the day of closing or another. */
export function ProrationsScreen() {
  return (
    <StatementPage routeName="settlement:prorations">
      {(statement) => <Prorations statement={statement} />}
    </StatementPage>
  );
}

const nameOf = ({ values: { label } }: Row): string => String(label || 'New proration');

function Prorations({ statement }: { statement: Settlement }) {
  const { closingDate } = statement;
  const { editor } = useStatementPage();
  const day = useTriedDay(closingDate);
  const rows = useStatementRows();
  const { begin, toAdd, whyNone } = useProrationDefaults(statement, rows.prorations);
  const { figures, totals } = useMemo(() => {
    const ordered = inOrder(statementKinds, rows, 'prorations');
    const made = ordered.map(({ values }) => prorationFigure(values, day.value));
    return { figures: new Map(ordered.map(({ key }, at) => [key, made[at]])), totals: prorationTotals(made) };
  }, [rows, day.value]);
  const knownOf = (row: Row | undefined) => figureOf(figures, row);
  const toOf = (row: Row) => ({ buyer: 'Buyer', seller: 'Seller', open: '' })[knownOf(row)?.creditTo ?? 'open'];
  return (
    <FiguredRows
      kind="prorations"
      label="Prorations"
      columns={[
        { id: 'label', header: 'Item', value: nameOf, minWidth: 80, sortable: false, rowHeader: true },
        { id: 'creditTo', header: 'Credit', value: toOf, width: 56, sortable: false },
        amountColumn('Amount', (row) => knownOf(row)?.amount.value ?? null, {
          findingsOf: (row) => knownOf(row)?.findings.map(({ what }) => what) ?? [],
        }),
      ]}
      nameOf={nameOf}
      beginWith={begin}
      more={
        <Button
          size="sm"
          icon={ListPlus}
          disabled={toAdd.length === 0}
          disabledReason={whyNone}
          onClick={() => editor.add('prorations', toAdd)}
        >
          Add the usual ones
        </Button>
      }
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

/** The field of the proration in hand that a step of its trace names. */
const openField = (field: string): void => goToField(`prorations.${fieldOfRow('prorations', field)}`);
