import type { Settlement } from '@closewright/contract/settlement';
import {
  formRoom,
  itemizedLines,
  lineNotes,
  overflowOf,
  type ReckonedStatement,
  type StoredPart,
} from '@closewright/domain/closing-file';
import { useMemo } from 'react';
import { ComputedProvider, useComputedPage } from '../../records/settlement/computed/computed-page.tsx';
import { FormRoomPart, figuresOfRoom } from '../../records/settlement/computed/form-room-part.tsx';
import { walkRows } from '../../records/settlement/computed/walk-rows.ts';
import { figuredRows, useStatementState } from '../../records/settlement/statement-figures.ts';
import { StatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { rowsBelow } from '../../records/settlement/statement-rows.ts';
import { AddendaRows } from './addenda-rows.tsx';
import { NotesPart } from './notes-part.tsx';
import { figuresOfParts, PartsPart } from './parts-part.tsx';

/** Addenda of a closing disclosure. */
export const AddendumsScreen = () => <AddendaPage routeName="file.settlement.addendums" />;

/** Addenda of a form HUD-1. */
export const HudAddendumsScreen = () => <AddendaPage routeName="file.settlement.hudAddendums" />;

/** Pages of a statement that its form has no place for, and below them what goes onto an addendum by itself: lines without room, and notes to lines. */
function AddendaPage({ routeName }: { routeName: string }) {
  return (
    <StatementPage routeName={routeName}>
      {(statement) => <Loaded routeName={routeName} statement={statement} />}
    </StatementPage>
  );
}

interface OfStatement {
  routeName: string;
  statement: Settlement;
}

function Loaded(props: OfStatement) {
  const state = useStatementState(props.statement);
  return state && <Addenda {...props} state={state} />;
}

function Addenda({ routeName, statement, state }: OfStatement & { state: ReckonedStatement }) {
  const sections = useMemo(() => {
    const all = formRoom(state);
    const overflow = overflowOf(all);
    return [...overflow, ...all.filter((section) => !overflow.includes(section))];
  }, [state]);
  const notes = useMemo(() => lineNotes(state.charges.fees, state.rows.adjustments), [state]);
  const rows = useStatementRows();
  const itemized = useMemo(() => {
    const { charges, fees: figured } = state;
    const partsOf = (list: 'fees' | 'adjustments', kind: 'feeParts' | 'adjustmentParts') =>
      // Values of a row are what its fields hold.
      figuredRows(rows, list).map(({ id }) =>
        rowsBelow(rows, kind, id).map(({ values }) => values as Partial<StoredPart>),
      );
    const parts = { fees: partsOf('fees', 'feeParts'), adjustments: partsOf('adjustments', 'adjustmentParts') };
    return itemizedLines({ fees: charges.fees, figured, adjustments: state.rows.adjustments, parts });
  }, [rows, state]);
  const figures = useMemo(
    () => Object.fromEntries([...figuresOfRoom(sections), ...figuresOfParts(itemized)]),
    [sections, itemized],
  );
  const page = useComputedPage(statement, routeName, figures, '', true);
  return (
    <ComputedProvider value={page}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex min-h-[280px] flex-1">
          <AddendaRows />
        </div>
        {/* Arrows walk the rows of both parts as one list. */}
        <section
          aria-label="Room, itemized lines and notes"
          onKeyDown={walkRows}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also where nothing in it leads anywhere
          tabIndex={0}
          className="@container max-h-[46%] flex-none overflow-y-auto border-t border-hairline focus-visible:outline-offset-[-2px]"
        >
          <div className="grid content-start @min-[900px]:grid-cols-[1.4fr_1fr] @min-[900px]:divide-x @min-[900px]:divide-hairline">
            <div className="min-w-0 py-2">
              <FormRoomPart sections={sections} />
            </div>
            <div className="min-w-0 py-2">
              <PartsPart lines={itemized} />
              <NotesPart notes={notes} />
            </div>
          </div>
        </section>
      </div>
    </ComputedProvider>
  );
}
