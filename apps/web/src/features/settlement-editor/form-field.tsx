import { escapeOwner } from '@closewright/ui/lib/escape-ladder';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !(altKey || ctrlKey || metaKey);

/** Whether it has its list or calendar open. */
const isExpanded = (field: EventTarget | null): boolean =>
  field instanceof Element && field.getAttribute('aria-expanded') === 'true';

/** Shifts a box to the left until it is on the page it stands on, so that nothing scrolls sideways. */
function keepOnPage(box: HTMLElement | null): void {
  const page = box?.closest('.form-page')?.getBoundingClientRect();
  if (!box || !page) return;
  const { left, right } = box.getBoundingClientRect();
  const by = Math.min(right - page.right, left - page.left);
  if (by > 0) box.style.left = `${-by}px`;
}

/**
 * The field of a cell, over the paper, with those that belong to it: what is typed is in the statement at once. Enter keeps it, Escape
 * brings back what was there, or what was saved meanwhile.
 */
export function FormField({ field: { kind, row, names }, writer, onDone, onLeave }: FormFieldProps) {
  const { editor } = writer;
  const box = useRef<HTMLSpanElement>(null);
  const [isTakenBack, setTakenBack] = useState(false);
  useLayoutEffect(() => {
    keepOnPage(box.current);
    focusFirst(box.current);
  }, []);
  const valuesNow = () => {
    const now = editor.rows.get()[kind]?.find(({ key }) => key === row.key)?.values ?? {};
    return Object.fromEntries(names.map((name) => [name, now[name] ?? null]));
  };
  const before = useRef(Object.fromEntries(names.map((name) => [name, row.values[name] ?? null])));
  const followSaves = useEffectEvent(() => {
    let { isSaving, savedAt } = editor.engine.state.get();
    let sent = valuesNow();
    return editor.engine.state.subscribe(() => {
      const now = editor.engine.state.get();
      if (now.isSaving && !isSaving) sent = valuesNow();
      if (now.savedAt !== savedAt) before.current = sent;
      ({ isSaving, savedAt } = now);
    });
  });
  useEffect(() => followSaves(), []);
  // A list closes itself before anything in it hears the key.
  const wasExpanded = useRef(false);
  useEffect(() => {
    const note = ({ target }: globalThis.KeyboardEvent) => {
      wasExpanded.current = isExpanded(target);
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, []);

  const takeBack = () => {
    const now = valuesNow();
    // While the focus is there, as one step with what was typed.
    if (names.some((name) => now[name] !== before.current[name])) editor.set(kind, row.key, before.current);
    for (const name of names) editor.refuse(kind, row.key, name, null);
    // Gone before the focus is: no field keeps what it holds as it is left.
    flushSync(() => setTakenBack(true));
    onDone();
  };
  const take = (event: KeyboardEvent, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  /** Before the fields hear it: what they take back is what was there as they had the focus, and a closed list would open. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !box.current?.contains(target)) return;
    if (wasExpanded.current || event.nativeEvent.isComposing || !isPlain(event)) return;
    if (key === 'Escape') take(event, takeBack);
    else if (key === 'Enter' && target.matches('[role=combobox]:not(input)')) take(event, onDone);
  };
  /** After the fields: Enter has kept what is typed or picked. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (key !== 'Enter' || !isPlain(event) || !(target instanceof Element)) return;
    if (target.matches('[role=combobox], input')) take(event, onDone);
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
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      // Once the focus is there: a dialog takes it back from what goes with it.
      onBlur={({ relatedTarget }) => isWithin(relatedTarget) || setTimeout(onLeave)}
      className="form-field"
    >
      <RecordPageProvider value={writer}>
        {!isTakenBack && names.map((name) => <RowField key={name} kind={kind} row={row.key} name={name} />)}
      </RecordPageProvider>
    </span>
  );
}
