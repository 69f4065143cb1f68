import type { Settlement } from '@closewright/contract/settlement';
import { amountOfFee } from '@closewright/domain/closing-file';
import { feeName, percentField } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import { costColumns } from '@closewright/domain/settlement';
import { Button } from '@closewright/ui/button';
import type { GridCell, GridHandle } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useRemembered } from '@closewright/ui/memory';
import { PanelRight, Plus, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../lib/store.ts';
import { openWhy } from '../../lib/why/why.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { goToCell, goToField } from '../../records/rows/go-to-field.ts';
import { LineParts, useLineParts } from '../../records/settlement/line-parts.tsx';
import { usePartyNames } from '../../records/settlement/party-names.ts';
import { useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useFiguredFees } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementPage } from '../../records/settlement/statement-page.tsx';
import { lookAt } from './fee-columns.tsx';
import { FeeForm } from './fee-form.tsx';
import { type FeeView, feeViews } from './fee-views.ts';
import { FeeWhy } from './fee-why.tsx';
import { FeesGrid, type FeesPlace } from './fees-grid.tsx';
import { TemplateButtons } from './templates/template-buttons.tsx';
import { useChargeOffers } from './use-charge-offers.ts';
import { type FeeFigures, useFeeFigures } from './use-fee-figures.ts';

/** All fees of a statement: each is entered once, and every form is made of them. */
export const FeesScreen = () => <FeesPage view={feeViews.all} />;

/** Section A. */
export const LoanChargesScreen = () => <FeesPage view={feeViews.origination} />;

/** Sections B and C. */
export const TitleChargesScreen = () => <FeesPage view={feeViews.title} />;

/** Section F. */
export const PrepaidsScreen = () => <FeesPage view={feeViews.prepaids} />;

/** Section G. */
export const EscrowScreen = () => <FeesPage view={feeViews.escrow} />;

/** Section H. */
export const OtherCostsScreen = () => <FeesPage view={feeViews.otherCosts} />;

/** What the lender, agents and others pay of the fees. */
export const PaidByOthersScreen = () => <FeesPage view={feeViews.paidByOthers} />;

function FeesPage({ view }: { view: FeeView }) {
  return (
    <StatementPage routeName={view.routeName}>
      {(statement) => <Fees key={view.routeName} view={view} statement={statement} />}
    </StatementPage>
  );
}

/** The fields of a fee that have cells of their own. */
const cellFields: readonly string[] = ['label', 'payeeName', ...costColumns];

const whyLabel = 'Why this figure';
const detailsLabel = 'Details of the fee in hand';

function Fees({ view, statement }: { view: FeeView; statement: Settlement }) {
  const { mayEdit } = useStatementPage();
  const figures = useFeeFigures(statement);
  const partyNames = usePartyNames(statement);
  const charges = useChargeOffers(statement);
  const grid = useRef<GridHandle>(null);
  const charged = useFiguredFees(statement);
  const [place] = useState(
    (): FeesPlace => ({ grid, cell: createStore<GridCell | null>(null), current: createStore<number | null>(null) }),
  );
  const [isOpen, setIsOpen] = useRemembered<boolean>('fee-details');
  const openElsewhere = useStatementFields(statement, view.routeName);
  useHotkey('F1', whyLabel, openWhy, { inFields: true });

  const showForm = (row: Row, field = 'label') => {
    // The field is there once the form shows its fee.
    flushSync(() => {
      place.current.set(row.key);
      setIsOpen(true);
    });
    goToField(`fees.${field}`);
  };
  const parts = useLineParts('fees', grid);
  const itemized = figures.rows.find(({ key }) => key === parts.shown);
  /** Goes to a field of a fee that has no cell: in its form, or to the cell that it shares with the amount. */
  const openBeside = (key: number, field: string): boolean => {
    const row = figures.rows.find((each) => each.key === key);
    const column = costColumns.find((each) => percentField(each) === field);
    if (row === undefined || (column === undefined && cellFields.includes(field))) return false;
    const [, at, ofPart] = /^parts\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (ofPart !== undefined) {
      parts.open(row, Number(at), ofPart);
      return true;
    }
    if (column === undefined) showForm(row, field);
    else grid.current?.goTo(key, column);
    return true;
  };
  const openFieldOf = (row: Row, field: string) => {
    if (field === 'loanAmount' || field === 'salePrice') openElsewhere(field);
    else goToCell('fees', row.key, field);
  };
  const openField = (field: string) => {
    const [, at, name = ''] = /^fees\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = figures.figured[Number(at)];
    if (row === undefined) openElsewhere(field);
    else openFieldOf(row, name);
  };
  const rowInHand = () => figures.rows.find(({ key }) => key === place.current.get());
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-none items-center gap-1 border-b border-hairline px-2 py-1.5">
        {mayEdit && !view.isOfOthers && (
          <Button size="sm" icon={Plus} shortcut="Ins" onClick={() => grid.current?.actOnRows('insert-below')}>
            Add line
          </Button>
        )}
        <Button size="sm" icon={PanelRight} aria-pressed={isOpen === true} onClick={() => setIsOpen(!isOpen)}>
          {detailsLabel}
        </Button>
        {view === feeViews.all && <TemplateButtons statement={statement} charges={charges} />}
        <NextLine figures={figures} place={place} onNext={(row) => goToCell('fees', row.key, 'label')} />
      </div>
      <div className="flex min-h-0 flex-1 divide-x divide-hairline">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <FeesGrid
            view={view}
            figures={figures}
            place={place}
            partyNames={partyNames}
            charges={charges}
            onExplain={openWhy}
            onOpen={showForm}
            onParts={(row) => parts.open(row)}
            openBeside={openBeside}
          />
          {itemized && (
            <LineParts
              list="fees"
              statement={statement}
              row={itemized}
              label={feeName(itemized.values)}
              total={amountOfFee(charged[figures.figured.indexOf(itemized)])}
              onClose={parts.close}
            />
          )}
        </div>
        {isOpen && (
          <section aria-label="Fee in hand" className="flex min-h-0 w-[340px] flex-none flex-col">
            <FeeForm
              figures={figures}
              place={place}
              onOpenField={(field) => {
                const row = rowInHand();
                if (row) openFieldOf(row, field);
              }}
            />
          </section>
        )}
      </div>
      <FeeWhy view={view} figures={figures} place={place} onOpenField={openField} />
    </div>
  );
}

interface NextLineProps {
  figures: FeeFigures;
  place: FeesPlace;
  /** Goes to the next fee that there is something to look at in. */
  onNext(row: Row): void;
}

const nextLabel = 'Next line to look at';

function NextLine({ figures: { rows, figureOf }, place, onNext }: NextLineProps) {
  const wrong = rows.filter((row) => lookAt(figureOf(row)) !== '');
  const next = () => {
    const at = rows.findIndex(({ key }) => key === place.current.get());
    const row = wrong.find((each) => rows.indexOf(each) > at) ?? wrong[0];
    if (row !== undefined) onNext(row);
  };
  useHotkey(wrong.length > 0 ? 'F8' : null, nextLabel, next, { inFields: true });
  if (wrong.length === 0) return null;
  return (
    <Button size="sm" variant="quiet" icon={TriangleAlert} onClick={next} title={`${nextLabel} (F8)`}>
      {counted(wrong.length, 'line')} to look at
    </Button>
  );
}
