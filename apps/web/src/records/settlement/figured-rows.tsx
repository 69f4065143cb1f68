import { counted, formatMoney } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import type { Explained } from '@closewright/domain/trace';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { EmptyState } from '@closewright/ui/empty-state';
import { isFocusLost, returnFocus } from '@closewright/ui/lib/return-focus';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Sigma, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import type { Row } from '../editor/aggregate.ts';
import { useKindMode } from '../rows/page-context.ts';
import { RowsList } from '../rows/rows-list.tsx';
import { useChosenRow } from '../rows/use-chosen-row.ts';
import { useRemoveRow } from '../rows/use-remove-row.ts';
import { type StatementList, statementKinds } from './statement-aggregate.ts';

/** Computed amounts by a name of the page; undefined while they are open. F1 explains the first one. */
export type Amounts = Readonly<Record<string, Explained<Cents> | undefined>>;

export interface FiguredRowsProps {
  kind: StatementList;
  /** Accessible name of the list: "Payoffs". */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** What a row is called in a question. */
  nameOf(row: Row): string;
  /** Said in the question before rows are deleted. */
  goesWithIt: string;
  /** What a new row begins with here, besides what its kind says. */
  beginWith?: Row['values'];
  /** More buttons beside that which adds one. */
  more?: ReactNode;
  /** What stands there while there is none, for those who may add one and for others. */
  empty: { title: string; add: string; none: string };
  /** What the row in hand and all of them come to. */
  amountsOf(row: Row | undefined): Amounts;
  /** Goes to the field of the row in hand that a step of an amount names. */
  onOpenField(field: string, row: Row): void;
  /** The form of the row in hand, with the button that deletes it. */
  form(row: Row, deleteButton: ReactNode): ReactNode;
  /** The figures beside it. An amount is a button that asks why; `openField` goes to a field, of another row where it names one. */
  figures(row: Row | undefined, amount: (name: string) => ReactNode, openField: (field: string) => void): ReactNode;
  /** What all rows come to, or the row in hand, over the whole width below them. */
  below?: (amount: (name: string) => ReactNode, row: Row | undefined) => ReactNode;
}

/** A field of one row in the trace of all of them: `payoffs.1.principal`. */
const fieldOfRow = /^(\w+)\.(\d+)\.(.+)$/;

const whyLabel = 'Why this figure';

/** Rows of a statement that each come to a figure: their list, the form of the one in hand, its figures aside, and why they are what they are. */
export function FiguredRows(props: FiguredRowsProps) {
  const { kind, label, columns, nameOf, empty, onOpenField } = props;
  const mayEdit = useKindMode(kind).mode === 'edit';
  const { rows, row, choose, add } = useChosenRow(kind);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<{ key: number | undefined; name: string } | null>(null);
  const { noun = 'row', many } = statementKinds[kind];
  const amounts = props.amountsOf(row);
  const trace = (asked?.key === row?.key ? amounts[asked?.name ?? ''] : undefined)?.trace ?? first(amounts)?.trace;
  const explanation = useMemo(() => (trace === undefined ? null : explanationOf(trace)), [trace]);
  const openField = (field: string) => {
    const [, list, at, ofRow = field] = fieldOfRow.exec(field) ?? [];
    const meant = list === kind ? rows[Number(at)] : row;
    if (meant === undefined) return;
    // The field is there once the form shows its row; what was asked stays explained.
    flushSync(() => {
      choose(meant.key);
      if (asked !== null) setAsked({ ...asked, key: meant.key });
    });
    onOpenField(list === kind ? ofRow : field, meant);
  };
  useWhy(explanation, openField);
  useHotkey('F1', whyLabel, openWhy, { inFields: true });
  const explain = (name: string) => {
    setAsked({ key: row?.key, name });
    openWhy();
  };
  const amount = (name: string) => {
    const known = amounts[name];
    return known === undefined ? 'Open' : <WhyAmount amount={known.value} onWhy={() => explain(name)} />;
  };

  const removeRows = useRemoveRow(kind);
  const remove = async (keys: readonly number[]) => {
    const named = rows.filter(({ key }) => keys.includes(key));
    const [one] = named;
    if (one === undefined) return;
    const isGone = await removeRows(named, {
      title: `Delete ${named.length === 1 ? nameOf(one) : counted(named.length, noun, many)}?`,
      message: props.goesWithIt,
    });
    if (!isGone) return;
    flushSync(() => setSelected(new Set()));
    // The button went with what it deleted.
    const list = document.querySelector(`[aria-label="${label} list"]`);
    if (isFocusLost() && list) returnFocus([...list.querySelectorAll('[role=grid]'), list]);
  };
  const deleteButton = row !== undefined && mayEdit && (
    <div className="flex justify-end pt-3">
      <Button size="sm" variant="quiet" icon={Trash2} onClick={() => void remove([row.key])}>
        Delete {noun}
      </Button>
    </div>
  );
  const menuOf = (chosen: readonly Row[]): readonly MenuEntry[] => [
    {
      id: 'why',
      label: whyLabel,
      detail: 'F1',
      icon: <Sigma aria-hidden strokeWidth={1.75} />,
      disabled: explanation === null || chosen.length > 1,
      disabledReason: chosen.length > 1 ? 'One figure at a time.' : 'The figure is open: something is missing for it.',
      onSelect: openWhy,
    },
    ...(mayEdit
      ? [
          { kind: 'separator' as const, id: 'before-delete' },
          {
            id: 'delete',
            label: `Delete ${chosen.length === 1 ? noun : counted(chosen.length, noun, many)}`,
            icon: <Trash2 aria-hidden strokeWidth={1.75} />,
            destructive: true,
            onSelect: () => void remove(chosen.map(({ key }) => key)),
          },
        ]
      : []),
  ];
  const list = (
    <RowsList
      kind={kind}
      label={label}
      columns={columns}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: `Add ${noun}`, onAdd: () => add([props.beginWith ?? {}]) }}
      onRemove={(chosen) => void remove(chosen.map(({ key }) => key))}
      selection={{ keys: selected, onChange: setSelected }}
      more={
        selected.size > 0 ? (
          <Button size="sm" onClick={() => void remove([...selected])}>
            Delete {selected.size}
          </Button>
        ) : (
          props.more
        )
      }
      commands={menuOf}
      empty={<EmptyState title={empty.title}>{mayEdit ? empty.add : empty.none}</EmptyState>}
    >
      {/* Where there is no room beside the form the figures stand above it. */}
      <div className="@container flex min-h-0 min-w-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col-reverse divide-hairline @min-[560px]:flex-row @min-[560px]:divide-x">
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            {row !== undefined && props.form(row, deleteButton)}
          </div>
          {props.figures(row, amount, openField)}
        </div>
      </div>
    </RowsList>
  );
  if (props.below === undefined) return list;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1">{list}</div>
      {props.below(amount, row)}
    </div>
  );
}

/** The figure of a row; undefined while it is open. */
export function figureOf<F extends { readonly kind: string }>(
  figures: ReadonlyMap<number, F | undefined>,
  row: Row | undefined,
): Extract<F, { readonly kind: 'figure' }> | undefined {
  const figure = row && figures.get(row.key);
  // The kind says which of them it is.
  return figure?.kind === 'figure' ? (figure as Extract<F, { readonly kind: 'figure' }>) : undefined;
}

const first = (amounts: Amounts) => Object.values(amounts).find((amount) => amount !== undefined);

/** An amount that is asked why it is what it is. */
export function WhyAmount({ amount, onWhy }: { amount: Cents; onWhy: () => void }) {
  return (
    <button
      type="button"
      title="Why (F1)"
      className="min-h-6 min-w-6 cursor-pointer underline decoration-dotted underline-offset-4"
      onClick={onWhy}
    >
      {formatMoney(amount)}
    </button>
  );
}

/**
 * The column of what each row comes to; open as long as something is missing for it.
 * @param more what there is to look at in a row before its amount is used
 */
export const amountColumn = (
  header: string,
  amountOf: (row: Row) => Cents | null,
  { findingsOf }: { findingsOf?: (row: Row) => readonly string[] } = {},
): GridColumn<Row> => {
  const text = (row: Row) => (amountOf(row) === null ? 'Open' : formatMoney(amountOf(row)));
  return {
    id: 'amount',
    header,
    kind: 'money',
    value: amountOf,
    text,
    ...(findingsOf && { render: (row: Row) => <AmountCell text={text(row)} findings={findingsOf(row)} /> }),
    // Room for millions: no amount is cut.
    width: 116,
    sortable: false,
  };
};

function AmountCell({ text, findings }: { text: string; findings: readonly string[] }) {
  const words = findings.join('; ');
  return (
    <span className="inline-flex items-center gap-1">
      {words !== '' && (
        <TriangleAlert role="img" aria-label={words} className="size-3.5 flex-none text-warning-fg" strokeWidth={1.75}>
          <title>{words}</title>
        </TriangleAlert>
      )}
      {text}
    </span>
  );
}
