import { type ReactNode, useEffect, useRef } from 'react';
import { Kbd } from '../kbd/index.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeEditorProps } from './tree-list.types.ts';

/** The box an editor sits in: ring, limit of the line length, and what the keys do. Editors of your own may use it too. */
export function TreeEditorBox({
  children,
  hints,
}: {
  children: ReactNode;
  hints: readonly [keys: string, does: string][];
}) {
  return (
    <div
      data-slot="tree-editor"
      className="max-w-[86ch] rounded-sm border border-transparent bg-surface-base outline-2 -outline-offset-1 outline-focus-ring"
    >
      {children}
      <p aria-hidden className="flex items-center justify-end gap-2.5 px-1.5 pb-1 text-micro text-muted">
        {hints.map(([keys, does]) => (
          <span key={keys} className="flex items-center gap-1">
            <Kbd keys={keys} />
            {does}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The default editor: plain text that grows as it is typed. Enter keeps it and goes on, Ctrl Enter stays, Shift Enter is a new line. */
export function TreeTextEditor({
  value,
  onValueChange,
  saveAndNext,
  label,
  text,
}: TreeEditorProps<unknown> & { text: TreeListMessages }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <TreeEditorBox
      hints={[
        ['Enter', text.next],
        ['Ctrl Enter', text.save],
        ['Esc', text.cancel],
      ]}
    >
      <textarea
        ref={box}
        aria-label={label}
        spellCheck
        rows={1}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (
            event.key !== 'Enter' ||
            event.shiftKey ||
            event.ctrlKey ||
            event.metaKey ||
            event.nativeEvent.isComposing
          )
            return;
          event.preventDefault();
          saveAndNext();
        }}
        className="field-sizing-content block w-full resize-none bg-transparent px-[9px] pt-1.5 pb-1 leading-[18px] outline-none"
      />
    </TreeEditorBox>
  );
}
