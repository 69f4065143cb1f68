import { X } from 'lucide-react';
import { useRef } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeReason } from '../../lib/change.ts';
import { createUndoStack, type UndoStack } from '../../lib/undo-stack.ts';
import { Combobox } from '../combobox/index.ts';
import { FieldFrame } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useFieldMode } from '../field-mode/field-mode.tsx';
import { documentTemplatePickerMessages } from './document-template-picker.messages.ts';
import { type TemplatePickerBase, templateFieldProps } from './document-template-picker.tsx';
import { type DocumentTemplate, searchTemplates } from './template-search.ts';

type Templates = readonly DocumentTemplate[];

export interface DocumentTemplatesPickerProps extends TemplatePickerBase {
  /** In the order they were picked. */
  value?: Templates | undefined;
  defaultValue?: Templates | undefined;
  onValueChange?: ((value: Templates, details: { reason: ChangeReason }) => void) | undefined;
}

const NONE: Templates = [];

/** Several document templates, in the order they were picked. Enter adds and the list stays for the next one. */
export function DocumentTemplatesPicker({
  regionID,
  value,
  defaultValue = NONE,
  onValueChange,
  search,
  placeholder,
  messages,
  className,
  ...field
}: DocumentTemplatesPickerProps) {
  const words = { ...documentTemplatePickerMessages, ...messages };
  const [templates, report] = useControllable<Templates, { reason: ChangeReason }>(value, defaultValue, onValueChange);
  const { mode } = useFieldMode(field.mode ?? (field.readOnly ? 'read' : 'edit'));
  const frame = useField({ ...field, className });
  const editable = frame.editable;
  const undo = useRef<UndoStack<Templates>>(null);
  undo.current ??= createUndoStack<Templates>();
  const history = undo.current;
  const list = useRef<HTMLOListElement>(null);
  const [region, say] = useAnnouncement();

  const change = (next: Templates, reason: ChangeReason) => {
    history.note(templates, next);
    report(next, { reason });
    say(words.picked(next.length));
  };
  const remove = (at: number) => {
    change(templates.toSpliced(at, 1), 'clear');
    // Its neighbour takes the focus, else the field.
    const buttons = list.current?.querySelectorAll('button');
    const near = buttons?.[at + 1] ?? buttons?.[at - 1];
    (near ?? list.current?.parentElement?.querySelector('input'))?.focus();
  };
  const travel = (back: boolean) => {
    const next = back ? history.undo(templates) : history.redo(templates);
    if (next) report(next, { reason: 'restore' });
    return next !== undefined;
  };
  const has = (id: number) => templates.some((each) => each.documentTemplateID === id);

  const rows = templates.map((template, at) => (
    <li
      key={template.documentTemplateID}
      className="flex min-h-grid-row items-center gap-2 border-b border-hairline px-2"
    >
      <span className="w-5 flex-none text-end text-subtle figures">{at + 1}</span>
      <span className="min-w-0 truncate">{template.name}</span>
      {editable ? (
        <button
          type="button"
          aria-label={words.remove(template.name)}
          onClick={() => remove(at)}
          onKeyDown={(event) => {
            if (event.key !== 'Delete') return;
            event.preventDefault();
            remove(at);
          }}
          className="ms-auto inline-flex size-6 flex-none items-center justify-center rounded-sm text-subtle hover:bg-surface-hover hover:text-default"
        >
          <X aria-hidden className="size-3.5" strokeWidth={1.75} />
        </button>
      ) : null}
    </li>
  ));

  if (mode === 'hidden') return null;
  if (mode === 'read')
    return (
      <FieldFrame field={frame} slot="document-templates-picker" group>
        <ol aria-labelledby={frame.ids.label}>{rows}</ol>
      </FieldFrame>
    );
  return (
    <div data-slot="document-templates-picker" className={className}>
      <Combobox<number, DocumentTemplate>
        {...field}
        {...templateFieldProps({ regionID, search, placeholder, messages })}
        value={null}
        keepOpen
        onValueChange={(_, { option }) => {
          if (option?.data && !has(option.value)) change([...templates, option.data], 'pick');
        }}
        search={searchTemplates(search, regionID)}
        optionNote={(option) => (has(option.value) ? words.already : undefined)}
        onKeyDown={(event) => {
          const key = event.key.toLowerCase();
          const typing = event.currentTarget.value !== '';
          if (!(event.ctrlKey || event.metaKey) || event.altKey || typing || (key !== 'z' && key !== 'y')) return;
          if (travel(key === 'z' && !event.shiftKey)) event.preventDefault();
        }}
      />
      {region}
      <ol ref={list} className="mt-1 empty:hidden">
        {rows}
      </ol>
    </div>
  );
}
