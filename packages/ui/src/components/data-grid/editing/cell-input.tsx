import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ESCAPE_OWNER } from '../../../lib/escape-ladder.ts';
import { onDemand } from '../../../lib/on-demand.ts';
import { dataGridMessages } from '../data-grid.messages.ts';
import { CellCalendar } from './cell-calendar.tsx';
import type { CellEditor, CellOption } from './editor.types.ts';
import { isPageKey, useAskBeforeUnload } from './page-key.ts';
import { useCellChoices } from './use-cell-choices.ts';
import { useCellText } from './use-cell-text.ts';

const CellList = onDemand(() => import('./cell-list.tsx'));

/** Where the tab stop goes after a commit. 'leave': the focus went elsewhere by itself. After 'stay' and 'leave' a refused text is marked in its cell. */
export type AfterCommit = 'down' | 'up' | 'next' | 'previous' | 'stay' | 'leave';

export interface CellInputProps {
  label: string;
  editor: CellEditor;
  /** What stands in it at first. */
  initial: string;
  /** Typed over, so the caret stands behind it; otherwise all of it is marked. */
  typed: boolean;
  figure: boolean;
  /** Why the text was refused before. */
  error: string | undefined;
  /** Takes the text, null if nothing was typed, or what was picked; answers why not, or nothing. */
  onCommit: (text: string | null, after: AfterCommit, picked?: CellOption) => string | undefined;
  onCancel: () => void;
  /** Shown under the cell. */
  onError: (message: string | undefined) => void;
}

/** Without a letter, a figure or a sign to seek, the list is whole: its first option is not what was meant. */
const seeks = (text: string) => /[^\s,./()-]/.test(text);

/** The field in a cell that is edited. The text stays as typed until it is taken; what cannot be read is kept and explained. */
export function CellInput(props: CellInputProps) {
  const { editor, initial, typed } = props;
  const [error, setError] = useState(props.error);
  const hasOffers = editor.offers !== undefined;
  const hasChoices = hasOffers || editor.options !== undefined || editor.search !== undefined;
  const [open, setOpen] = useState(hasChoices);
  const [days, setDays] = useState(false);
  const [picked, setPicked] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  /** Settled: the blur that follows is no second commit. */
  const done = useRef(false);
  /** What is committed once it is found: none after another key. */
  const asks = useRef(0);
  /** The press of Escape that closed the list. */
  const peeled = useRef<Event | null>(null);
  const listId = useId();
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (typed) field?.setSelectionRange(initial.length, initial.length);
    else field?.select();
  }, [typed, initial]);

  const showError = (message: string | undefined) => {
    setError(message);
    props.onError(message);
  };
  const cancel = () => {
    done.current = true;
    props.onCancel();
  };
  const { text, touched, write, onUndoKey } = useCellText({
    initial,
    typed,
    onCancel: cancel,
    onChange(next) {
      if (error !== undefined) showError(undefined);
      asks.current++;
      if (!hasChoices) return;
      setOpen(true);
      // An offer is not what was meant until it is picked.
      setPicked(!hasOffers && seeks(next) ? 0 : -1);
    },
  });
  const choices = useCellChoices(editor, touched ? text : '');
  const { shown } = choices;
  const listed = open && (shown.length > 0 || choices.note !== undefined);
  const option = listed ? shown[picked] : undefined;
  const own = touched || error !== undefined ? text : null;
  useAskBeforeUnload(own !== null);
  const commit = (value: string | null, after: AfterCommit, found?: CellOption) => {
    done.current = true;
    const refusal = props.onCommit(value, after, found);
    if (refusal === undefined) return;
    done.current = false;
    showError(refusal);
  };
  /** A text that is still searched for waits for what it finds; the field stays. */
  const take = async (after: AfterCommit) => {
    if (option || own === null || own.trim() === '' || !editor.search)
      return commit(option?.label ?? own, after, option);
    const asked = ++asks.current;
    const found = await choices.settle(own);
    if (asked !== asks.current || done.current) return;
    if (found) commit(found.label, after, found);
    else showError(dataGridMessages.notAnOption);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isPageKey(event)) return commit(own, 'stay');
    // Keys of the field are its own; the grid would move.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape') {
      // The list has taken it already.
      if (event.nativeEvent === peeled.current) return;
      cancel();
    } else if (key === 'Enter') void take(event.shiftKey ? 'up' : 'down');
    else if (key === 'Tab') void take(event.shiftKey ? 'previous' : 'next');
    else if (editor.calendar && key === 'ArrowDown' && event.altKey) setDays(true);
    else if (hasChoices && (key === 'ArrowDown' || key === 'ArrowUp')) {
      setOpen(true);
      choices.retry();
      const step = key === 'ArrowDown' ? 1 : -1;
      // Up from none is the last.
      const from = step < 0 ? Math.max(0, picked) : picked;
      setPicked((from + step + shown.length) % Math.max(1, shown.length));
    } else if (!onUndoKey(event)) return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        {...{ [ESCAPE_OWNER]: '' }}
        data-cell-input
        aria-label={props.label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${listId}error`}
        {...(hasChoices
          ? {
              role: 'combobox',
              'aria-expanded': listed,
              'aria-controls': `${listId}list`,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': option && `${listId}option${picked}`,
            }
          : {})}
        inputMode={editor.inputMode}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Another window in front is no leaving: the text is still there on coming back.
          if (!done.current && !days && document.hasFocus()) commit(own, 'leave');
        }}
        onMouseDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
        data-error={error !== undefined || undefined}
        className={`absolute inset-0 z-sticky-cell size-full min-w-0 border border-control bg-(--focus-field-bg) px-[calc(var(--cell-pad)-1px)] text-body text-default ring-field-focus data-error:edge-danger ${props.figure ? 'text-right figures' : ''}`}
      />
      {error !== undefined && (
        <span id={`${listId}error`} className="sr-only">
          {error}
        </span>
      )}
      {editor.calendar && days && (
        <CellCalendar
          anchor={input}
          label={props.label}
          editor={editor}
          text={text}
          days={editor.calendar}
          onPick={(picked) => commit(picked, 'down')}
          onClose={(back) => {
            setDays(false);
            if (back) input.current?.focus({ preventScroll: true });
            else commit(own, 'leave');
          }}
        />
      )}
      {listed && (
        <CellList
          anchor={input}
          id={`${listId}list`}
          optionId={(at) => `${listId}option${at}`}
          label={props.label}
          options={shown}
          picked={picked}
          note={choices.note}
          onPick={(at) => commit(shown[at]?.label ?? own, 'down', shown[at])}
          onEscape={(event) => {
            peeled.current = event;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
