import { type KeyboardEvent, useRef, useState } from 'react';
import { AnchoredLayer } from '../../../lib/anchored-layer.tsx';
import { ESCAPE_OWNER } from '../../../lib/escape-ladder.ts';
import type { CellInputProps } from './cell-input.tsx';
import { isPageKey, useAskBeforeUnload } from './page-key.ts';
import { useCellText } from './use-cell-text.ts';

/** The field of a cell whose text has lines: in a layer over the cell, as high as its text. Alt Enter breaks the line, Enter takes the text. */
export default function CellMemo(props: CellInputProps) {
  const { initial, typed, onCommit, onCancel, onError } = props;
  const [error, setError] = useState(props.error);
  const cell = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const cancel = () => {
    done.current = true;
    onCancel();
  };
  const { text, touched, write, onUndoKey } = useCellText({
    initial,
    typed,
    onCancel: cancel,
    onChange() {
      if (error !== undefined) onError(undefined);
      setError(undefined);
    },
  });
  const own = touched || error !== undefined ? text : null;
  useAskBeforeUnload(own !== null);
  const commit = (after: Parameters<typeof onCommit>[1]) => {
    if (done.current) return;
    done.current = true;
    const refusal = onCommit(own, after);
    if (refusal === undefined) return;
    done.current = false;
    setError(refusal);
    onError(refusal);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isPageKey(event)) return commit('stay');
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && event.altKey) {
      const { selectionStart, selectionEnd } = event.currentTarget;
      event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
      write(event.currentTarget.value);
    } else if (key === 'Enter') commit(event.shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(event.shiftKey ? 'previous' : 'next');
    else if (key === 'Escape') cancel();
    else if (!onUndoKey(event)) return;
    event.preventDefault();
  };
  return (
    <>
      <span ref={cell} className="absolute inset-x-0 top-0 h-0" />
      <AnchoredLayer
        anchor={cell}
        aria-label={props.label}
        sideOffset={0}
        onClose={() => commit('leave')}
        // The field takes Escape and its key itself.
        onEscapeKeyDown={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus({ preventScroll: true });
          if (typed) field.current?.setSelectionRange(initial.length, initial.length);
          else field.current?.select();
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="min-w-[max(var(--radix-popover-trigger-width),18rem)]"
      >
        <textarea
          ref={field}
          {...{ [ESCAPE_OWNER]: '' }}
          data-cell-input
          aria-label={props.label}
          aria-invalid={error !== undefined || undefined}
          maxLength={props.editor.maxLength}
          value={text}
          rows={3}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onMouseDown={(event) => event.stopPropagation()}
          onCopy={(event) => event.stopPropagation()}
          onCut={(event) => event.stopPropagation()}
          onPaste={(event) => event.stopPropagation()}
          className="block field-sizing-content max-h-60 min-h-[4.5lh] w-full resize-none rounded-md border-0 bg-(--focus-field-bg) px-cell py-1 text-body text-default ring-field-focus"
        />
        {error !== undefined && <p className="px-cell py-1 text-label text-danger-fg">{error}</p>}
      </AnchoredLayer>
    </>
  );
}
