import type { FormRun } from '@closewright/domain/forms';
import { cn } from '@closewright/ui/lib/cn';
import { useRef } from 'react';
import { nameOfRun, type WrittenField } from './form-cells.ts';
import { FormField } from './form-field.tsx';
import { type CellPlace, usePaper } from './paper-context.ts';

/** A run of the form: words it prints, or a cell that is written in, explained, or edited on another page. */
export function Run({ run, line, at }: { run: FormRun } & CellPlace) {
  const { fieldOf, pageOf } = usePaper();
  const { text, field, figure, isBold, isItalic } = run;
  const look = cn('whitespace-pre-line', isBold && 'font-semibold', isItalic && 'italic');
  const page = field === undefined ? null : pageOf(field);
  if (figure === undefined && page === null)
    return (
      <span className={look}>
        <Words text={text} />
      </span>
    );
  const written = fieldOf(run);
  return <Cell run={run} line={line} at={at} written={written} page={page} look={look} />;
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
        className="inline-flex size-3 items-center justify-center border border-strong align-[-1px] text-[10px] leading-none font-semibold"
      >
        {part === '☒' && '×'}
      </span>
    ) : (
      part
    ),
  );
}

interface CellProps extends CellPlace {
  run: FormRun;
  written: WrittenField | null;
  page: string | null;
  look: string;
}

function Cell({ run, line, at, written, page, look }: CellProps) {
  const { inHand, written: open, onTake, onOpen, onDone } = usePaper();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = open?.line === line && open.at === at;
  const { text, figure } = run;
  const isBlank = text.trim() === '';
  const hint = written ? 'Enter writes here' : page === null ? 'Why (F1)' : `Written on ${page}`;
  return (
    <span className="relative">
      <button
        ref={button}
        type="button"
        data-cell=""
        data-at={run.field ?? figure}
        title={hint}
        aria-label={isBlank ? nameOfRun(run, line) : undefined}
        onFocus={() => onTake(run)}
        onClick={() => onOpen(run, { line, at })}
        className={cn(
          look,
          'min-h-4 cursor-pointer rounded-xs text-start text-inherit hover:bg-surface-hover focus-visible:outline-2 focus-visible:outline-ring',
          isBlank && 'min-w-6 align-bottom',
          written && 'bg-focus-field-bg',
          figure !== undefined && !written && 'underline decoration-dotted underline-offset-2',
          figure !== undefined && inHand === figure && 'bg-surface-current',
        )}
      >
        {isBlank && figure !== undefined && !written ? <span className="text-muted">Open</span> : <Words text={text} />}
      </button>
      {isOpen && written && (
        <FormField
          field={written}
          onDone={() => {
            onDone();
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
