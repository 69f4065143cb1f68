import type { Settlement } from '@closewright/contract/settlement';
import type { WireDate } from '@closewright/domain/dates';
import { counted, formatMoney } from '@closewright/domain/formats';
import { payoffName } from '@closewright/domain/payoffs';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useCallback, useMemo, useState } from 'react';
import { focusFirst } from '../../app/section-keys.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { RowsList } from '../../records/rows/rows-list.tsx';
import { useChosenRow } from '../../records/rows/use-chosen-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { StatementPage, useStatementPage } from '../../records/settlement/statement-page.tsx';
import { payDay, usePayoffFigures } from './payoff-figures.ts';
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
  const { editor, mayEdit } = useStatementPage();
  const { rows, row, choose } = useChosenRow('payoffs');
  const [tried, setTried] = useState<WireDate | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const disburses = tried ?? payDay(statement);
  const { figures, total } = usePayoffFigures(disburses);
  const figure = row && figures.get(row.key);
  const why = useMemo(
    () =>
      figure?.kind === 'figure' ? { explanation: explanationOf(figure.total.trace), onOpenField: goToField } : null,
    [figure],
  );
  useWhy(why);
  useHotkey(why === null ? null : 'F1', 'Why this figure', openWhy, { inFields: true });

  const columns: readonly GridColumn<Row>[] = [
    { id: 'lender', header: 'Lender', value: nameOf, minWidth: 110, sortable: false, rowHeader: true },
    {
      id: 'total',
      header: 'Payoff',
      kind: 'money',
      value: ({ key }) => amountOf(figures.get(key)),
      text: ({ key }) => (figures.get(key)?.kind === 'figure' ? formatMoney(amountOf(figures.get(key))) : 'Open'),
      width: 104,
      sortable: false,
    },
  ];
  const add = useCallback(() => {
    const [key] = editor.add('payoffs', [{ roundsDay: true }]);
    if (key !== undefined) choose(key);
  }, [editor, choose]);
  const removeRows = useRemoveRow('payoffs');
  const remove = async (keys: readonly number[]) => {
    const named = rows.filter(({ key }) => keys.includes(key));
    const [first] = named;
    if (first === undefined) return;
    const isGone = await removeRows(named, {
      title:
        named.length === 1 ? `Delete the payoff of ${nameOf(first)}?` : `Delete ${counted(named.length, 'payoff')}?`,
      message: 'The fees go with it. The activity keeps what was there.',
    });
    if (isGone) setSelected(new Set());
  };
  return (
    <>
      <RowsList
        kind="payoffs"
        label="Payoffs"
        columns={columns}
        current={row?.key ?? null}
        onCurrentChange={choose}
        add={{ label: 'Add payoff', onAdd: add }}
        selection={{ keys: selected, onChange: setSelected }}
        more={
          selected.size > 0 && (
            <Button size="sm" onClick={() => void remove([...selected])}>
              Delete {selected.size}
            </Button>
          )
        }
        empty={
          <EmptyState title="No payoff yet">
            {mayEdit ? 'Add one for each loan that is paid off.' : 'No loan is paid off by this statement.'}
          </EmptyState>
        }
      />
      <div className="flex min-w-0 flex-1 flex-col">
        {row !== undefined && <PayoffForm row={row} onDelete={() => void remove([row.key])} />}
      </div>
      <PayoffQuote
        statement={statement}
        disburses={disburses}
        onTry={setTried}
        isTried={tried !== null}
        figure={figure}
        total={total}
        onWhy={openWhy}
        onOpenField={goToField}
      />
    </>
  );
}

type Figure = ReturnType<ReturnType<typeof usePayoffFigures>['figures']['get']>;
const amountOf = (figure: Figure) => (figure?.kind === 'figure' ? figure.total.value : null);

/** The field of the payoff in hand that a step of its trace names: `principal`, `perDiem.rate`, `fees.0.amount`. */
function goToField(field: string): void {
  const fee = /^fees\.(\d+)\./.exec(field);
  if (fee) {
    document.querySelector<HTMLElement>(`[role=grid][aria-label=Fees] [data-row="${fee[1]}"] [data-col="1"]`)?.focus();
    return;
  }
  const name = field.replace(/^perDiem\./, '');
  const part = document.querySelector<HTMLElement>(`[data-field="payoffs.${name}"]`);
  if (part?.matches('input, textarea, [role=combobox]')) part.focus();
  else focusFirst(part);
}
