import type { FormRun } from '@closewright/domain/forms';
import { cn } from '@closewright/ui/lib/cn';
import { takesText } from '@closewright/ui/lib/pressed-key';
import { replayKey } from '@closewright/ui/lib/replay-key';
import { type KeyboardEvent, memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePart } from '../../lib/store.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { nameOfRun } from './form-cells.ts';
import { FormField } from './form-field.tsx';
import { cellOfRun } from './form-places.ts';
import { type CellField, type CellPlace, type PaperState, usePaper } from './paper-context.ts';

/** A run of the form: words it prints, or a cell that is written in, explained, or edited on another page. */
export const Run = memo(function Run({ run, line, at }: RunProps) {
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
  return <Cell run={run} line={line} at={at} fieldOf={fieldOf} page={page} look={look} />;
}, isSame);

interface RunProps extends CellPlace {
  run: FormRun;
}

/** The form is made anew with each edit; most of its runs say what they said. */
function isSame(one: RunProps, other: RunProps): boolean {
  const names = ['text', 'field', 'figure', 'isBold', 'isItalic'] as const;
  return one.line === other.line && one.at === other.at && names.every((name) => one.run[name] === other.run[name]);
}

const boxesAndAmounts = /([☐☒](?: \S+)?|[-–]?\$[\d,]+(?:\.\d+)?)/;
/** From so many letters on an amount is long: a million in dollars and cents. */
const longAmount = 12;

/**
 * Boxes are drawn, whatever the font has, and stand on one line with the word behind them; the words say which are ticked. Amounts are set
 * in one piece.
 */
function Words({ text }: { text: string }) {
  return text.split(boxesAndAmounts).map((part, at) => {
    if (!boxesAndAmounts.test(part)) return part;
    if (!/^[☐☒]/.test(part))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in their order
        <span key={at} data-long={part.length >= longAmount ? '' : undefined} className="form-amount">
          {part}
        </span>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in their order
      <span key={at} className="whitespace-nowrap">
        <span role="img" aria-label={part.startsWith('☒') ? 'ticked' : 'not ticked'} className="form-box">
          {part.startsWith('☒') && '×'}
        </span>
        {part.slice(1)}
      </span>
    );
  });
}

/** What is wrong with what was typed in a cell; the sheet keeps the figure before. */
function useWrong({ written, writer: { editor } }: Pick<CellField, 'written' | 'writer'>): string | undefined {
  const { kind = 'statement', row, names: [name] = [''] } = written ?? {};
  const error = usePart(editor.errors, (errors) => (row ? errors[rowPath(kind, row.key, name)] : undefined));
  const refused = row && editor.refusedText(kind, row.key, name);
  return error ?? (refused === undefined ? undefined : `${refused} cannot be read`);
}

/** Enter or the space bar, as on a button. */
const isPress = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !altKey && !ctrlKey && !metaKey;

/** A letter or a figure, which begins what is written. */
const isTyped = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey;

interface CellProps extends RunProps, Pick<PaperState, 'fieldOf'> {
  page: string | null;
  look: string;
}

function Cell({ run, line, at, fieldOf, page, look }: CellProps) {
  const { inHand, isWritten, written: opened, onTake, onOpen, onDone } = usePaper();
  const cell = useRef<HTMLSpanElement>(null);
  const openCell = usePart(opened, (place) => (place?.line === line && place.at === at ? place : null));
  const { text, figure } = run;
  const isInHand = usePart(inHand, (name) => figure !== undefined && name === figure);
  const { written, writer, reason } = fieldOf(run);
  const wrong = useWrong({ written, writer });
  const isBlank = text.trim() === '';
  const elsewhere = page === null ? 'Why (F1)' : `Written on ${page}`;
  const hint = written ? (wrong ?? 'Enter writes here') : [elsewhere, reason].filter(Boolean).join('. ');
  const open = () => onOpen(run, { line, at });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPress(event)) {
      event.preventDefault();
      open();
    } else if (isTyped(event) && written) {
      // The browser gives the key to the field, which has the focus by then, over what stands there.
      flushSync(open);
      const field = document.activeElement;
      if (!field || takesText(field)) return;
      event.preventDefault();
      replayKey(event.nativeEvent, field);
    }
  };
  return (
    <span className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: the words of a button would not flow with those around it, such as the address of a party */}
      <span
        ref={cell}
        role="button"
        tabIndex={written || !isWritten ? 0 : -1}
        data-cell=""
        data-at={cellOfRun(run)}
        title={hint}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-label={isBlank ? nameOfRun(run, line) : undefined}
        onFocus={() => onTake(run)}
        onClick={open}
        onKeyDown={onKeyDown}
        data-blank={isBlank ? '' : undefined}
        data-written={written ? '' : undefined}
        data-figured={figure !== undefined && !written ? '' : undefined}
        data-in-hand={isInHand ? '' : undefined}
        className={cn('form-cell', look)}
      >
        {isBlank && figure !== undefined ? <span className="form-open">Open</span> : <Words text={text} />}
      </span>
      {openCell && (
        <FormField
          field={openCell.field}
          writer={openCell.writer}
          onDone={() => {
            onDone(openCell.cell);
            cell.current?.focus();
          }}
          onLeave={() => onDone()}
        />
      )}
    </span>
  );
}
