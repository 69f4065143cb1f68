import { columnOf, DataGrid, type GridHandle, type GridRowState } from '@closewright/ui/data-grid';
import { type CSSProperties, type KeyboardEvent, type Ref, useMemo, useRef } from 'react';
import './lender-grid.css';
import { type LenderLine, lenderSections, sectionKey, takeableIn, toggled, valueWords } from './lender-lines.ts';

export interface LenderGridProps {
  lines: readonly LenderLine[];
  marks: ReadonlySet<string>;
  onMark(marks: ReadonlySet<string>): void;
  mayEdit: boolean;
  hasSeller: boolean;
  /** What the page is called on which a line is changed; null where there is none for this user. */
  pageOf(line: LenderLine): string | null;
  /** Goes there. */
  onOpen(line: LenderLine): void;
  /** Told of the line in hand; null on heads. */
  onInHand(line: LenderLine | null): void;
  handle: Ref<GridHandle>;
}

const column = columnOf<LenderLine>();

const amounts = [
  column({
    id: 'line',
    header: 'Line',
    grow: 5,
    minWidth: 116,
    rowHeader: true,
    value: ({ difference }) => difference.line,
  }),
  column({ id: 'column', header: 'Column', grow: 2, minWidth: 164, value: ({ difference }) => difference.column }),
  column({
    id: 'theirs',
    header: 'Lender’s',
    kind: 'number',
    grow: 4,
    minWidth: 96,
    value: ({ difference }) => valueWords(difference.theirs, difference.kind),
  }),
  column({
    id: 'ours',
    header: 'Ours',
    kind: 'number',
    grow: 4,
    minWidth: 96,
    value: ({ difference }) => valueWords(difference.ours, difference.kind),
  }),
  column({ id: 'by', header: 'By', kind: 'money', width: 84, value: ({ difference }) => difference.difference }),
];

/** What taking a line over moves; nothing where it moves nothing. */
const moved = (amount: number) => (amount === 0 ? null : amount);

const ofBorrower = column({
  id: 'fromBorrower',
  header: 'Cash to close',
  kind: 'money',
  width: 104,
  value: ({ difference }) => moved(difference.moves.fromBorrower),
});

const ofSeller = column({
  id: 'toSeller',
  header: 'Cash to seller',
  kind: 'money',
  width: 104,
  value: ({ difference }) => moved(difference.moves.toSeller),
});

const stateOf = ({ why }: LenderLine): GridRowState | undefined => (why === null ? undefined : { description: why });

/** What a lender says otherwise, by the sections of the form. Space marks a line, or the section on its head; Ctrl A all; Enter and F1 go to where a line is entered. */
export function LenderGrid(props: LenderGridProps) {
  const { lines, marks, onMark, mayEdit, hasSeller, pageOf, onOpen, onInHand, handle } = props;
  const inHand = useRef<string>(null);
  const sections = useMemo(
    () => ({
      list: lenderSections(lines, marks),
      of: ({ difference }: LenderLine) => sectionKey(difference.section),
    }),
    [lines, marks],
  );
  const columns = [
    ...amounts,
    ofBorrower,
    ...(hasSeller ? [ofSeller] : []),
    column({
      id: 'page',
      header: 'Entered on',
      grow: 2,
      minWidth: 96,
      value: (line) => pageOf(line) ?? '',
      render: (line) => <PageLink page={pageOf(line)} onOpen={() => onOpen(line)} />,
    }),
  ];
  const onSectionKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.ctrlKey || event.altKey || event.shiftKey || !mayEdit) return;
    const own = inHand.current === null ? null : takeableIn(lines, inHand.current);
    if (own === null) return;
    // The grid would close the section.
    event.preventDefault();
    event.stopPropagation();
    onMark(toggled(marks, own));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines.find(({ key }) => key === inHand.current);
    if (event.key !== 'F1' || event.defaultPrevented || line === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(line);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid inside come up to it
    <div
      className="lender-differences"
      style={{ '--lender-lines': lines.length + sections.list.length } as CSSProperties}
      onKeyDownCapture={onSectionKey}
      onKeyDown={onKeyDown}
    >
      <DataGrid
        label="Differences"
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        sections={sections}
        isComputed={({ why }: LenderLine) => why !== null}
        rowState={stateOf}
        selectable={mayEdit}
        selectedKeys={marks}
        onSelectedKeysChange={(keys) => onMark(new Set([...keys].map(String)))}
        onActiveCellChange={(cell) => {
          inHand.current = cell === null ? null : String(cell.rowKey);
          onInHand(lines.find(({ key }) => key === inHand.current) ?? null);
        }}
        onRowOpen={onOpen}
        undo="page"
        columnMenu={false}
        handle={handle}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

function PageLink({ page, onOpen }: { page: string | null; onOpen(): void }) {
  if (page === null) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onOpen}
      className="min-h-6 cursor-pointer rounded-xs text-left text-link underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-ring print:no-underline"
    >
      {page}
    </button>
  );
}
