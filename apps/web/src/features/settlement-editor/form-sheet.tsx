import './form-sheet.css';
import type { Settlement } from '@closewright/contract/settlement';
import { type FormName, type FormRun, runsOf } from '@closewright/domain/forms';
import { routeByName } from '@closewright/domain/navigation';
import { EmptyState } from '@closewright/ui/empty-state';
import { IconButton } from '@closewright/ui/icon-button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../../lib/store.ts';
import { figureAsked } from '../../lib/why/why.ts';
import { kindNames, listOf } from '../../records/editor/aggregate.ts';
import type { RecordPageState } from '../../records/rows/page-context.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useFieldPlaces, useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-rows.ts';
import { fileField } from './file-on-form.ts';
import { Checks, Explained } from './form-aside.tsx';
import { type WrittenField, writtenField } from './form-cells.ts';
import { type FormCheck, keyOfCheck } from './form-checks.ts';
import { linesOnForm } from './form-lines.ts';
import { FormPaper } from './form-paper.tsx';
import { cellOfRun } from './form-places.ts';
import { NewLineBar } from './new-line.tsx';
import { type CellField, type OpenCell, PaperProvider, type PaperState } from './paper-context.ts';
import { enterPaper, showCell, showLine, showPage, turnPage, walkCells } from './paper-walk.ts';
import type { FileOnForm } from './use-file-on-form.ts';
import { useFormAreas } from './use-form-areas.ts';
import { useFormChecks } from './use-form-checks.ts';
import { useFormLines } from './use-form-lines.ts';
import { useNextCheck } from './use-next-check.ts';
import { type ShownForm, useShownForm } from './use-shown-form.ts';

interface FormSheetProps {
  statement: Settlement;
  /** The file, where it may be read. */
  ofFile: FileOnForm | null;
  /** The form that is on the paper. */
  name: FormName;
  /** Closes the form once all is saved, then does this. */
  onLeave(then: () => void): void;
  onPrint(): void;
}

/** The pages of the form, the paper they are written on, and why the figure in hand is what it is. */
export function FormSheet(props: FormSheetProps) {
  const shown = useShownForm(props.statement, props.name);
  if (shown === null)
    return <EmptyState title="No form to show">Your role may not read what the form tells of the file.</EmptyState>;
  if ('refused' in shown) return <EmptyState title="Not on this form">{shown.refused}. Alt F has others.</EmptyState>;
  return <Pages {...props} shown={shown} />;
}

/** What a field is written with; only read where its page says so, which it does in words. */
function cellField(found: WrittenField, writer: RecordPageState): CellField {
  const { kind, row, names } = found;
  const { mode, reason } = writer.modeOf(`${listOf(writer.editor.kinds, kind)}.${names[0]}`, row.values);
  return mode === 'edit' ? { written: found, writer } : { written: null, writer, reason: reason?.text };
}

const inEditor = { inDialogs: true, inFields: true };

function Pages({ statement, ofFile, name, onLeave, onPrint, shown }: FormSheetProps & { shown: ShownForm }) {
  const { form, state: known } = shown;
  const rows = useStatementRows();
  const page = useStatementPage();
  const placeOf = useFieldPlaces(statement);
  const openElsewhere = useStatementFields(statement, 'cdf-editor');
  const [{ inHand, written }] = useState(() => ({
    inHand: createStore<string | null>(null),
    written: createStore<OpenCell | null>(null),
  }));
  const figureInHand = useStore(inHand);
  const [tab, setTab] = useState('why');
  const paper = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const pages = useRef<HTMLElement>(null);
  useFormAreas({ pages, paper, aside });
  useEffect(() => enterPaper(paper.current), []);
  const checks = useFormChecks(statement, shown);
  const lines = useFormLines(
    paper,
    useMemo(() => linesOnForm(form), [form]),
    known.file.hasSeller,
  );
  const why = () => {
    flushSync(() => setTab('why'));
    // In a low window it is there while the focus is in it.
    aside.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    aside.current?.querySelector<HTMLElement>('[role=treegrid] [tabindex="0"], .form-missing')?.focus();
  };
  useHotkey('F1', 'Why this figure', why, inEditor);
  useHotkey('Alt+PageDown', 'Next page', () => turnPage(paper.current, 1), inEditor);
  useHotkey('Alt+PageUp', 'Previous page', () => turnPage(paper.current, -1), inEditor);

  const goes = useRef({ onLeave, openElsewhere });
  useEffect(() => {
    goes.current = { onLeave, openElsewhere };
  });
  // Cells whose words stay as they are are drawn again only when rows come or go: what they are written with is asked when they open.
  const whichRows = kindNames(statementKinds)
    .map((kind) => rows[kind].map(({ key }) => key).join())
    .join(';');
  const writerOfFile = ofFile?.page;
  const { loanID } = statement;
  const fieldOf = useCallback(
    ({ field }: FormRun): CellField => {
      const writer: RecordPageState = page;
      const place = field === undefined ? null : placeOf(field);
      const ofStatement = place && writtenField(place, page.editor.rows.get());
      if (ofStatement) return cellField(ofStatement, writer);
      // What is of the file is saved with the statement.
      if (!place || !writerOfFile || !writer.mayEdit) return { written: null, writer };
      const ofFileItself = fileField(place, writerOfFile.editor.rows.get(), loanID);
      return ofFileItself ? cellField(ofFileItself, writerOfFile) : { written: null, writer };
    },
    [writerOfFile, loanID, placeOf, page],
  );
  const isWritten = useMemo(
    () => page.mayEdit && form.pages.some(({ blocks }) => [...runsOf(blocks)].some((run) => fieldOf(run).written)),
    [form, fieldOf, page.mayEdit],
  );
  const state = useMemo(
    (): PaperState => ({
      whichRows,
      isWritten,
      inHand,
      written,
      fieldOf,
      pageOf: (field) => {
        const page = placeOf(field)?.page;
        return page === undefined ? null : routeByName(page).label;
      },
      onTake: ({ figure }) => {
        figureAsked.set(null);
        if (figure !== undefined) inHand.set(figure);
      },
      onOpen: (run, place) => {
        const { written: field, writer } = fieldOf(run);
        if (field) written.set({ ...place, cell: cellOfRun(run), field, writer });
        else if (run.field !== undefined) {
          const { field } = run;
          goes.current.onLeave(() => goes.current.openElsewhere(field));
        }
      },
      onDone: (cell) => {
        written.set(null);
        // Its line stands where its words have put it by then.
        if (cell !== undefined)
          setTimeout(() => document.activeElement?.getAttribute('data-at') !== cell && showCell(paper.current, cell));
      },
    }),
    [inHand, written, whichRows, isWritten, fieldOf, placeOf],
  );

  const openField = (field: string) => {
    if (!showCell(paper.current, field)) onLeave(() => openElsewhere(field));
  };
  const goToCheck = ({ line, place, field }: FormCheck) => {
    if (line !== undefined) showLine(paper.current, line);
    else if (place === undefined || !showCell(paper.current, place.cell)) openField(field ?? '');
  };
  const { inHand: checkInHand, onKeyDown } = useNextCheck(checks, (check) => {
    setTab('checks');
    if (check) goToCheck(check);
  });
  const said = checks.find((check) => keyOfCheck(check) === checkInHand);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key for the next check
    <div onKeyDown={onKeyDown} className="form-sheet">
      <p aria-live="polite" className="sr-only">
        {said?.words}
      </p>
      <nav ref={pages} aria-label="Pages" className="form-pages">
        {form.pages.map(({ number }) => (
          <PageTurn
            key={number}
            number={number}
            checks={checks.filter(({ page }) => page === number).length}
            onTurn={() => showPage(paper.current, number)}
          />
        ))}
        <IconButton icon={Printer} label="Print draft" shortcut="Ctrl P" onClick={onPrint} className="mt-auto" />
      </nav>
      <div className="form-middle">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
        <div
          key={name}
          ref={paper}
          onKeyDown={walkCells}
          data-read={page.mayEdit ? undefined : ''}
          className="form-desk"
        >
          <PaperProvider value={state}>
            <FormPaper form={form} />
          </PaperProvider>
        </div>
        {lines.added && <NewLineBar added={lines.added} onDone={lines.done} onLeave={lines.leave} />}
      </div>
      <aside ref={aside} aria-label="Why" className="form-why">
        <Tabs value={tab} onValueChange={setTab} pageKeys={false}>
          <TabList label="Of the form">
            <Tab value="why">Why</Tab>
            <Tab value="checks" count={checks.length} alert="warning">
              Checks
            </Tab>
          </TabList>
          <TabPanel value="why" className="pt-3">
            <Explained
              figure={figureInHand === null ? undefined : form.figures.get(figureInHand)}
              onOpenField={openField}
            />
          </TabPanel>
          <TabPanel value="checks" className="pt-3">
            <Checks checks={checks} inHand={checkInHand} onGo={goToCheck} />
          </TabPanel>
        </Tabs>
      </aside>
    </div>
  );
}

interface PageTurnProps {
  number: string;
  checks: number;
  onTurn(): void;
}

const PageTurn = ({ number, checks, onTurn }: PageTurnProps) => (
  <button type="button" onClick={onTurn} className="form-turn">
    <span className="sr-only">Page </span>
    {number}
    {checks > 0 && (
      <span className="form-count">
        {checks}
        <span className="sr-only"> to check</span>
      </span>
    )}
  </button>
);
