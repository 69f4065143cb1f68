import type { FormRun } from '@closewright/domain/forms';
import { cn } from '@closewright/ui/lib/cn';
import { useRef } from 'react';
import { usePart } from '../../lib/store.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { useStatementPage } from '../../records/settlement/statement-rows.ts';
import { nameOfRun, type WrittenField } from './form-cells.ts';
import { FormField } from './form-field.tsx';
import { cellOfRun } from './form-places.ts';
import { type CellField, type CellPlace, usePaper } from './paper-context.ts';

/** A run of the form: words it prints, or a cell that is written in, explained, or edited on another page. */
export function Run({ run, line, at }: { run: FormRun } & CellPlace) {
  const { fieldOf, pageOf } = usePaper();
  const { text, field, figure, isBold, isItalic } = run;
  const look = cn(isBold && 'font-semibold', isItalic && 'italic');
  const page = field === undefined ? null : pageOf(field);
  if (figure === undefined && page === null)
    return (
      <span className={cn('whitespace-pre-line', look)}>
        <Words text={text} />
      </span>
    );
  return <Cell run={run} line={line} at={at} {...fieldOf(run)} page={page} look={look} />;
}

/** Boxes are drawn, whatever the font has; the words say which are ticked. */
function Words({ text }: { text: string }) {
  return text.split(/([☐☒])/).map((part, at) =>
    part === '☐' || part === '☒' ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in their order
        key={at}
        role="img"
        aria-label={part === '☒' ? 'ticked' : 'not ticked'}
        className="form-box"
      >
        {part === '☒' && '×'}
      </span>
    ) : (
      part
    ),
  );
}

/** What is wrong with what was typed in a cell; the sheet keeps the figure before. */
function useWrong(written: WrittenField | null): string | undefined {
  const { editor } = useStatementPage();
  const { kind = 'statement', row, names: [name] = [''] } = written ?? {};
  const error = usePart(editor.errors, (errors) => (row ? errors[rowPath(kind, row.key, name)] : undefined));
  const refused = row && editor.refusedText(kind, row.key, name);
  return error ?? (refused === undefined ? undefined : `${refused} cannot be read`);
}

interface CellProps extends CellPlace, CellField {
  run: FormRun;
  page: string | null;
  look: string;
}

function Cell({ run, line, at, written, reason, page, look }: CellProps) {
  const { inHand, written: open, onTake, onOpen, onDone } = usePaper();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = open?.line === line && open.at === at;
  const { text, figure } = run;
  const wrong = useWrong(written);
  const isBlank = text.trim() === '';
  const elsewhere = page === null ? 'Why (F1)' : `Written on ${page}`;
  const hint = written ? (wrong ?? 'Enter writes here') : [elsewhere, reason].filter(Boolean).join('. ');
  return (
    <span className="relative">
      <button
        ref={button}
        type="button"
        data-cell=""
        data-at={cellOfRun(run)}
        title={hint}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-label={isBlank ? nameOfRun(run, line) : undefined}
        onFocus={() => onTake(run)}
        onClick={() => onOpen(run, { line, at })}
        data-blank={isBlank ? '' : undefined}
        data-written={written ? '' : undefined}
        data-figured={figure !== undefined && !written ? '' : undefined}
        data-in-hand={figure !== undefined && inHand === figure ? '' : undefined}
        className={cn('form-cell', look)}
      >
        {isBlank && figure !== undefined ? <span className="text-muted">Open</span> : <Words text={text} />}
      </button>
      {isOpen && written && (
        <FormField
          field={written}
          onDone={() => {
            onDone();
            button.current?.focus();
          }}
          onLeave={onDone}
        />
      )}
    </span>
  );
}
