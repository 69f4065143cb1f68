import { escapeOwner } from '@closewright/ui/lib/escape-ladder';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { focusFirst } from '../../records/form/section-keys.ts';
import { RecordPageProvider, type RecordPageState } from '../../records/rows/page-context.ts';
import { RowField } from '../../records/rows/row-field.tsx';
import type { WrittenField } from './form-cells.ts';

interface FormFieldProps {
  field: WrittenField;
  /** What edits it. */
  writer: RecordPageState;
  /** Enter or Escape: the focus goes back to the cell. */
  onDone(): void;
  /** The focus has gone elsewhere. */
  onLeave(): void;
}

/** The field of a cell, over the paper, with those that belong to it: what is typed is in the statement at once. Enter keeps it, Escape brings back what was there. */
export function FormField({ field: { kind, row, names }, writer, onDone, onLeave }: FormFieldProps) {
  const { editor } = writer;
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => focusFirst(box.current), []);
  const before = useRef(Object.fromEntries(names.map((name) => [name, row.values[name] ?? null])));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('aria-expanded') === 'true') return;
    if (key === 'Escape') {
      const now = editor.rows.get()[kind]?.find((each) => each.key === row.key)?.values ?? {};
      if (names.some((name) => (now[name] ?? null) !== before.current[name])) editor.set(kind, row.key, before.current);
    } else if (key !== 'Enter' || ctrlKey || metaKey || target.matches('[role=combobox], textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  /** A list or calendar of the field lies outside of it. */
  const isWithin = (to: EventTarget | null): boolean =>
    !(to instanceof Element) ||
    box.current?.contains(to) === true ||
    to.closest('[data-radix-popper-content-wrapper]') !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of its fields
    <span
      ref={box}
      {...escapeOwner(true)}
      data-slot="form-field"
      onKeyDown={onKeyDown}
      // Once the focus is there: a dialog takes it back from what goes with it.
      onBlur={({ relatedTarget }) => isWithin(relatedTarget) || setTimeout(onLeave)}
      className="form-field"
    >
      <RecordPageProvider value={writer}>
        {names.map((name) => (
          <RowField key={name} kind={kind} row={row.key} name={name} />
        ))}
      </RecordPageProvider>
    </span>
  );
}
