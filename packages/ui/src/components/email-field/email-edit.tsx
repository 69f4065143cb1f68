import { useEffect, useRef, useState } from 'react';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { commitsEmail } from './commits-email.ts';

export interface EmailEditProps {
  label: string;
  initial: string;
  /** The text, and whether the focus should stay in the field (a key was pressed) or has gone already. */
  onCommit: (text: string, stay: boolean) => void;
  onCancel: () => void;
}

/** A chip while it is edited: its whole text selected, ready to be replaced or corrected. */
export function EmailEdit({ label, initial, onCommit, onCancel }: EmailEditProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const commit = (stay: boolean) => {
    if (done.current) return;
    done.current = true;
    onCommit(text, stay);
  };
  return (
    <li {...escapeOwner(true)} className="inline-flex h-6 max-w-full min-w-0 items-center">
      <input
        ref={input}
        data-slot="field-input"
        aria-label={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => commit(false)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            event.preventDefault();
            done.current = true;
            onCancel();
          } else if (commitsEmail(event, text) && event.key !== 'Tab') {
            event.preventDefault();
            commit(true);
          }
        }}
        className="field-sizing-content h-6 max-w-full min-w-24 rounded-sm bg-surface-base px-2 text-[12px] inset-ring-1 inset-ring-accent-border outline-none"
      />
    </li>
  );
}
