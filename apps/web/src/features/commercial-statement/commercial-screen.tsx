import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import { type CommercialSide, commercialSides, sideNames } from '@closewright/domain/commercial-statement';
import { formatMoney } from '@closewright/domain/formats';
import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridCell, GridHandle } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useStore } from '../../lib/store.ts';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { singleKey } from '../../records/editor/rows.ts';
import { type FieldPlace, goToCell, goToField, placeWanted } from '../../records/rows/go-to-field.ts';
import { RowField } from '../../records/rows/row-field.tsx';
import { RowsPage } from '../../records/rows/rows-page.tsx';
import { commercialAggregate, useCommercialPage } from './commercial-aggregate.ts';
import { explainCell } from './explain-cell.ts';
import { PartiesGrid, RentRollGrid, SectionsGrid } from './parts-of-statement.tsx';
import { PrintButton } from './print-button.tsx';
import { StatementGrid } from './statement-grid.tsx';
import { type Folded, feet, pairsOf } from './statement-lines.ts';
import { useCommercialFigures } from './use-commercial-figures.ts';
import { type PartsOfFile, usePartsOfFile } from './use-parts-of-file.ts';

/** The commercial settlement statement of a file: free sections, a pair of columns for each buyer and seller, a rent roll. */
export function CommercialScreen() {
  const file = useOpenFile();
  return file && <StatementOfFile key={file.ordersID} file={file} />;
}

function StatementOfFile({ file }: { file: OpenFile }) {
  const { ordersID } = file;
  const query = useQuery(queryFor('getCommercialStatement', { params: { ordersID } }));
  const aggregate = useMemo(() => commercialAggregate(ordersID), [ordersID]);
  useFreshFile(keyFor('getCommercialStatement'));
  const parts = usePartsOfFile(file);
  const { data: statement } = query;
  if (statement === undefined || parts.data === undefined)
    return query.isError || parts.failed ? (
      <ReadFailed title="The commercial statement could not be read" query={query} />
    ) : null;
  return (
    <RowsPage
      routeName="file.closing.css"
      aggregate={aggregate}
      document={statement}
      updatedAt={statement.updatedAt ?? undefined}
      actions={() => <PrintButton file={file} />}
    >
      <Statement statement={statement} ofFile={parts.data} />
    </RowsPage>
  );
}

const onFileMain: FieldPlace = { page: 'oe:main', field: 'order.closingDate' };

const views = [
  { value: 'commercialLines', label: 'Statement' },
  { value: 'commercialSections', label: 'Sections' },
  { value: 'commercialParties', label: 'Parties' },
  { value: 'commercialTenants', label: 'Rent roll' },
] as const;

type View = (typeof views)[number]['value'];

const viewOf = (kind: string): View | null => {
  if (kind === 'commercialAmounts') return 'commercialLines';
  return views.find(({ value }) => value === kind)?.value ?? null;
};

function Statement({ statement, ofFile }: { statement: CommercialStatement; ofFile: PartsOfFile }) {
  const { editor, mayEdit } = useCommercialPage();
  const figures = useCommercialFigures(statement.closingDate, ofFile.parts);
  const [view, setView] = useState<View>('commercialLines');
  const [folded, setFolded] = useState<Folded>(new Set());
  const [asked, setAsked] = useState<GridCell>({ rowKey: feet.due, columnId: '' });
  const grid = useRef<GridHandle>(null);
  // What is undone or refused may be in another view.
  const ledTo = useStore(editor.ledTo);
  const [followed, setFollowed] = useState(ledTo);
  if (ledTo !== followed) {
    setFollowed(ledTo);
    setView((ledTo && viewOf(ledTo.kind)) ?? view);
  }
  const navigate = useNavigate();
  const ordersID = useOpenFile()?.ordersID ?? null;
  const goToPlace = (place: FieldPlace) => {
    placeWanted.set(place);
    const { navItemID } = routeByName(place.page);
    const item = navItemID === null ? undefined : navItem(navItemID);
    const href = item && navPath(item, ordersID);
    if (href) void navigate({ href });
  };
  const pairs = useMemo(() => pairsOf(figures, folded), [figures, folded]);
  const explanation = useMemo(() => explainCell(figures, pairs, asked), [figures, pairs, asked]);
  const openField = (path: string) => {
    const [, kind = '', key, field = ''] = /^(\w+)\.(-?\d+)(?:\.(\w+))?$/.exec(path) ?? [];
    const elsewhere = path === 'closingDate' ? onFileMain : ofFile.placeOf(path);
    if (elsewhere !== null) return goToPlace(elsewhere);
    const next = path.startsWith('statement.') ? 'commercialTenants' : viewOf(kind);
    if (next === null) return;
    // The field is there once its view is shown.
    flushSync(() => setView(next));
    if (kind === '') goToField(path);
    else goToCell(kind, Number(key), field);
  };
  useWhy(explanation, openField);
  useHotkey('F1', 'Why this figure', openWhy, { inFields: true });
  const addLine = () => grid.current?.actOnRows('insert-below');
  useHotkey(mayEdit && view === 'commercialLines' ? 'Insert' : null, 'Add line', addLine, { inFields: true });
  const fold = (side: CommercialSide) => {
    const next = new Set(folded);
    if (!next.delete(side)) next.add(side);
    setFolded(next);
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-2 py-1.5">
        <SegmentedControl label="What is shown" options={views} value={view} onValueChange={setView} />
        {view === 'commercialLines' && (
          <>
            {mayEdit && (
              <Button size="sm" icon={Plus} shortcut="Ins" onClick={addLine}>
                Add line
              </Button>
            )}
            {commercialSides.map((side) => (
              <Button
                key={side}
                size="sm"
                variant="quiet"
                aria-pressed={folded.has(side)}
                disabled={figures.columns.every((party) => party.side !== side)}
                onClick={() => fold(side)}
              >
                {sideNames[side]} as one
              </Button>
            ))}
          </>
        )}
      </div>
      {view === 'commercialLines' && (
        <>
          <div className="flex flex-none items-start gap-field-x border-b border-hairline px-3 py-2">
            <RowField kind="statement" row={singleKey} name="name" className="w-[320px]" />
            <RowField kind="statement" row={singleKey} name="statementDate" className="w-[160px]" />
          </div>
          <StatementGrid
            statement={statement}
            figures={figures}
            folded={folded}
            grid={grid}
            onExplain={(cell) => {
              setAsked(cell);
              openWhy();
            }}
          />
        </>
      )}
      {view === 'commercialSections' && <SectionsGrid />}
      {view === 'commercialParties' && <PartiesGrid statement={statement} />}
      {view === 'commercialTenants' && <RentRollGrid figures={figures} />}
      <Balance
        figures={figures}
        onAsk={() => {
          setAsked({ rowKey: 'balance', columnId: '' });
          openWhy();
        }}
      />
    </div>
  );
}

/** Whether the statement balances, and where it does not. */
function Balance({ figures, onAsk }: { figures: ReturnType<typeof useCommercialFigures>; onAsk(): void }) {
  const { outOfBalance, missing, lines } = figures;
  const [first, ...more] = lines.flatMap(({ finding }) => (finding === '' ? [] : [finding]));
  const words = () => {
    if (outOfBalance.value > 0) return `Out of balance by ${formatMoney(outOfBalance.value)}`;
    return missing.length > 0 ? 'Open' : 'In balance';
  };
  const why = first ?? missing[0]?.words;
  const others = first ? more.length : Math.max(0, missing.length - 1);
  return (
    <section
      aria-label="Balance"
      className="flex flex-none items-center gap-2 border-t border-strong bg-surface-base px-3 py-1.5"
    >
      <Button size="sm" variant="quiet" onClick={onAsk} title="Why (F1)">
        {words()}
      </Button>
      <p aria-live="polite" className="min-w-0 truncate text-muted">
        {why}
        {others > 0 && ` and ${others} more`}
      </p>
    </section>
  );
}
