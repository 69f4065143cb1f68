import type { Settlement } from '@closewright/contract/settlement';
import { routeByName } from '@closewright/domain/navigation';
import { EmptyState } from '@closewright/ui/empty-state';
import { ExplanationPanel } from '@closewright/ui/explanation-panel';
import { IconButton } from '@closewright/ui/icon-button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Printer } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { figureAsked } from '../../lib/why/why.ts';
import { listOf } from '../../records/editor/aggregate.ts';
import { useRecordPage } from '../../records/rows/page-context.ts';
import { useFieldPlaces, useStatementFields } from '../../records/settlement/statement-fields.ts';
import { useStatementRows } from '../../records/settlement/statement-rows.ts';
import { cellByArrow, writtenField } from './form-cells.ts';
import { FormPaper } from './form-paper.tsx';
import { type CellPlace, PaperProvider, type PaperState } from './paper-context.ts';
import { useClosingDisclosure } from './use-closing-disclosure.ts';

interface FormSheetProps {
  statement: Settlement;
  /** Closes the form once all is saved, then does this. */
  onLeave(then: () => void): void;
  onPrint(): void;
}

/** The pages of the form, the paper they are written on, and why the figure in hand is what it is. */
export function FormSheet({ statement, onLeave, onPrint }: FormSheetProps) {
  const form = useClosingDisclosure(statement);
  const rows = useStatementRows();
  const { modeOf, editor } = useRecordPage();
  const placeOf = useFieldPlaces(statement);
  const openElsewhere = useStatementFields(statement, 'cdf-editor');
  const [inHand, setInHand] = useState<string | null>(null);
  const [written, setWritten] = useState<CellPlace | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const why = useRef<HTMLElement>(null);
  useHotkey(
    'F1',
    'Why this figure',
    () => why.current?.querySelector<HTMLElement>('[role=treegrid] [tabindex="0"], button')?.focus(),
    {
      inDialogs: true,
      inFields: true,
    },
  );
  useHotkey('Alt+PageDown', 'Next page', () => toPage(paper, 1), { inDialogs: true, inFields: true });
  useHotkey('Alt+PageUp', 'Previous page', () => toPage(paper, -1), { inDialogs: true, inFields: true });

  const state = useMemo((): PaperState => {
    const fieldOf: PaperState['fieldOf'] = ({ field }) => {
      const place = field === undefined ? null : placeOf(field);
      const found = place && writtenField(place, rows);
      if (!found) return null;
      return modeOf(`${listOf(editor.kinds, found.kind)}.${found.name}`, found.row.values).mode === 'edit'
        ? found
        : null;
    };
    return {
      inHand,
      written,
      fieldOf,
      pageOf: (field) => {
        const page = placeOf(field)?.page;
        return page === undefined ? null : routeByName(page).label;
      },
      onTake: ({ figure }) => {
        figureAsked.set(null);
        if (figure !== undefined) setInHand(figure);
      },
      onOpen: (run, cell) => {
        if (fieldOf(run)) setWritten(cell);
        else if (run.field !== undefined) {
          const { field } = run;
          onLeave(() => openElsewhere(field));
        }
      },
      onDone: () => setWritten(null),
    };
  }, [inHand, written, rows, placeOf, modeOf, editor, onLeave, openElsewhere]);

  if (form === null)
    return <EmptyState title="No form to show">Your role may not read what the form tells of the file.</EmptyState>;
  const openField = (field: string) => {
    const cell = paper.current?.querySelector<HTMLElement>(`[data-cell][data-at="${CSS.escape(field)}"]`);
    if (cell) cell.focus();
    else onLeave(() => openElsewhere(field));
  };
  return (
    <div className="form-sheet">
      <nav aria-label="Pages" className="form-pages">
        {form.pages.map(({ number }) => (
          <button
            key={number}
            type="button"
            onClick={() => showPage(paper, pageIn(paper, number))}
            className="form-turn"
          >
            <span className="sr-only">Page </span>
            {number}
          </button>
        ))}
        <IconButton icon={Printer} label="Print draft" shortcut="Ctrl P" onClick={onPrint} className="mt-auto" />
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <div ref={paper} onKeyDown={walkCells} className="form-desk">
        <PaperProvider value={state}>
          <FormPaper form={form} />
        </PaperProvider>
      </div>
      <aside ref={why} aria-label="Why" className="form-why">
        <Explained form={form} inHand={inHand} onOpenField={openField} />
      </aside>
    </div>
  );
}

interface ExplainedProps {
  form: NonNullable<ReturnType<typeof useClosingDisclosure>>;
  inHand: string | null;
  onOpenField(field: string): void;
}

function Explained({ form, inHand, onOpenField }: ExplainedProps) {
  const asked = useStore(figureAsked);
  const figure = inHand === null ? undefined : form.figures.get(inHand);
  const trace = figure?.kind === 'figure' ? figure.trace : null;
  const explanation = asked?.explanation ?? (trace && explanationOf(trace));
  if (explanation)
    return <ExplanationPanel explanation={explanation} onOpenField={onOpenField} actions={asked?.actions} />;
  if (figure?.kind !== 'open')
    return (
      <EmptyState title="Why">
        Go to an amount: its steps stand here. Enter writes in a cell that is tinted, Alt and Page Down go to the next
        page.
      </EmptyState>
    );
  return (
    <>
      <h2 className="mb-2 font-semibold">The figure is open. It is missing:</h2>
      <ul className="flex flex-col gap-1">
        {figure.missing.map(({ field, words }) => (
          <li key={`${field} ${words}`}>
            <button type="button" onClick={() => onOpenField(field)} className="form-missing">
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const pagesIn = (paper: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(paper.current?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
];

const pageIn = (paper: RefObject<HTMLElement | null>, number: string): HTMLElement | undefined =>
  pagesIn(paper).find(({ dataset }) => dataset.page === number);

/** Shows a page, with the focus on its first cell. Only the paper scrolls. */
function showPage({ current: box }: RefObject<HTMLElement | null>, page: HTMLElement | undefined): void {
  if (!box || !page) return;
  box.scrollTop += page.getBoundingClientRect().top - box.getBoundingClientRect().top - 8;
  page.querySelector<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
}

/** To the page after or before that of the cell in hand. */
function toPage(paper: RefObject<HTMLElement | null>, by: 1 | -1): void {
  const pages = pagesIn(paper);
  const at = pages.findIndex((page) => page.contains(document.activeElement));
  showPage(paper, pages[at + by]);
}

/** Arrows go from cell to cell. */
function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-cell]') || !key.startsWith('Arrow')) return;
  if (altKey || ctrlKey || metaKey) return;
  const cells = [...currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  const to = cellByArrow(
    key,
    cells.map((cell) => cell.getBoundingClientRect()),
    cells.indexOf(target),
  );
  event.preventDefault();
  if (to !== null) cells[to]?.focus();
}
