import type { Settlement } from '@closewright/contract/settlement';
import {
  amountWords,
  type MovedAmount,
  outOfBalance,
  reckonedDocument,
  type StatementFigures,
  totalMoves,
} from '@closewright/domain/closing-file';
import { counted, formatMoney } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { IconButton } from '@closewright/ui/icon-button';
import { cn } from '@closewright/ui/lib/cn';
import { Table, type TableColumn } from '@closewright/ui/table';
import { History } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useFocusWhenAsked } from '../../../lib/panel/use-focus-when-asked.ts';
import { useStore } from '../../../lib/store.ts';
import { onTotalKey, whyOrChanged } from '../../../lib/why/total-key.ts';
import { openWhyOf } from '../../../lib/why/why.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import type { RecordEditor } from '../../editor/create-record-editor.ts';
import { explainNamed } from '../explain-total.ts';
import { isCash } from '../shown-totals.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { figuresOf, ofFile } from '../statement-figures.ts';
import { useWhatChanged } from '../what-changed/what-changed.tsx';

export interface TotalsPaneProps {
  statement: Settlement;
  editor: RecordEditor<StatementKind>;
  onOpenField(field: string): void;
}

/** Every total as it is edited now, what it moved by since it was saved, and where the statement is out of balance or open. */
export function TotalsPane({ statement, editor, onOpenField }: TotalsPaneProps) {
  const header = useOpenFile()?.header;
  // The field that is typed in goes first.
  const rows = useDeferredValue(useStore(editor.rows));
  const saved = useMemo(() => {
    const told = ofFile(statement, header);
    return reckonedDocument(told).figures.totals;
  }, [statement, header]);
  const figures = figuresOf(rows, statement, header);
  const totals = useMemo(() => totalMoves(saved, figures.totals, figures.form), [saved, figures]);
  const changed = useWhatChanged(statement, onOpenField);
  const box = useRef<HTMLDivElement>(null);
  useFocusWhenAsked('totals', box, 'button');
  const ask = (name: string) =>
    openWhyOf({ name, explanation: explainNamed(figures, name), onOpenField, actions: changed.button(name) });
  const columns: readonly TableColumn<MovedAmount>[] = [
    {
      id: 'label',
      header: 'Total',
      rowHead: true,
      // What it moved by stands below the amount: beside it no name would have room.
      width: '100%',
      cell: ({ name, line, label }) => (
        <span className={cn('text-label', isCash(name) && 'font-total')}>
          {line && <b className="me-1.5 font-semibold text-muted">{line}</b>}
          {label}
        </span>
      ),
    },
    {
      id: 'now',
      header: (
        <>
          Now <br />
          Since save
        </>
      ),
      numeric: true,
      cell: ({ name, after, change }) => (
        <>
          <button
            type="button"
            title={whyOrChanged}
            onClick={() => ask(name)}
            onKeyDown={(event) =>
              onTotalKey(
                event,
                () => ask(name),
                () => changed.open(name),
              )
            }
            className={cn(
              'min-h-6 cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring',
              isCash(name) && 'font-total',
              after?.kind === 'open' && 'font-normal text-muted',
            )}
          >
            {amountWords(after)}
          </button>
          {change !== null && change !== 0 && (
            <div>
              <span className="bg-accent-bg">{formatMoney(change)}</span>
            </div>
          )}
        </>
      ),
    },
    {
      id: 'changed',
      header: <span className="sr-only">What changed</span>,
      width: '24px',
      cell: ({ name, label }) => (
        <IconButton
          size="sm"
          variant="quiet"
          icon={History}
          label={`What changed: ${label}`}
          shortcut="Shift F1"
          className="-mx-2"
          onClick={() => changed.open(name)}
        />
      ),
    },
  ];
  return (
    <div ref={box} className="-mx-3 flex min-w-0 flex-col gap-section">
      <Table
        caption="Totals"
        captionHidden
        density="compact"
        columns={columns}
        rows={totals}
        rowKey={({ name }) => name}
      />
      <Where figures={figures} onOpenField={onOpenField} />
    </div>
  );
}

/** Where the statement is out of balance, or what is missing for its totals: each leads to its field. */
function Where({ figures, onOpenField }: { figures: StatementFigures; onOpenField(field: string): void }) {
  const { balance, missing } = figures;
  const out = outOfBalance(figures);
  if (out.length === 0 && missing.length === 0) return <p className="px-3 text-muted">In balance. Nothing is open.</p>;
  const lines = out.length > 0 ? out : missing.map((each) => ({ ...each, amount: undefined }));
  const title =
    balance.kind === 'out'
      ? `Out of balance by ${formatMoney(balance.state.outBy.value)}`
      : `Open: ${counted(missing.length, 'thing')} missing`;
  return (
    <section aria-label={title} className="px-3">
      <h3 className={cn('font-semibold', balance.kind === 'out' && 'text-danger-fg')}>{title}</h3>
      <ul>
        {lines.map(({ field, words, amount }) => (
          <li key={`${field} ${words}`} className="flex items-center gap-2">
            <Button
              size="sm"
              variant="quiet"
              className="-ms-2 h-auto min-h-control-sm min-w-0 flex-initial py-0.5 text-left whitespace-normal"
              onClick={() => onOpenField(field)}
            >
              {words}
            </Button>
            {amount !== undefined && (
              <span className="figures ms-auto flex-none text-negative">{formatMoney(amount)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
