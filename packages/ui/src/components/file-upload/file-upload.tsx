import { Upload as UploadIcon } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { type FileUploadMessages, fileUploadMessages } from './file-upload.messages.ts';
import type { Upload, UploadItem } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import type { UploadRules } from './upload-rules.ts';
import { useFileDrag } from './use-file-drag.ts';
import { useUploadQueue } from './use-upload-queue.ts';

const DropLayer = onDemand(() => import('./drop-layer.tsx'));

export interface FileUploadProps extends FieldProps, UploadRules {
  /** Sends one file; called for each file that passed the rules, `concurrency` at a time. */
  upload: Upload;
  /** Files sent at a time. Default 2. */
  concurrency?: number | undefined;
  /** False takes one file. Default true. */
  multiple?: boolean | undefined;
  /** Files that are there already. */
  defaultItems?: readonly UploadItem[] | undefined;
  /** After every change of the list, progress included. */
  onItemsChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
  messages?: Partial<FileUploadMessages> | undefined;
}

/**
 * Files to send: chosen, dropped or pasted, judged before anything is sent, each with its progress, cancel, retry and remove. In a
 * native form the ids that the server gave are sent under `name`.
 */
export function FileUpload({
  upload,
  concurrency = 2,
  multiple = true,
  defaultItems,
  onItemsChange,
  accept,
  maxSize,
  maxFiles = multiple ? undefined : 1,
  messages,
  ...fieldProps
}: FileUploadProps) {
  const words = { ...fileUploadMessages, ...messages };
  const rules: UploadRules = { accept, maxSize, maxFiles };
  const field = useField(fieldProps);
  const { editable } = field;
  const { queue, items, spoken } = useUploadQueue({
    upload,
    rules,
    concurrency,
    initial: defaultItems,
    words,
    onItemsChange,
  });
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { dragging, end } = useFileDrag(editable);
  // A row that is taken away gives the focus to the next one's button, then the one before, then the button above.
  const orphan = useRef<number | null>(null);
  useEffect(() => {
    if (orphan.current === null) return;
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-slot="upload-row"]') ?? [];
    const row = rows[Math.min(orphan.current, rows.length - 1)];
    orphan.current = null;
    const button = row ? [...row.querySelectorAll('button')].at(-1) : root.current?.querySelector('button');
    button?.focus();
  });
  const add = (files: readonly File[]) => {
    end();
    if (editable && files.length > 0) queue.add(files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  const {
    readOnly: _,
    'aria-label': name,
    'aria-required': __,
    'aria-invalid': ___,
    disabled,
    ...control
  } = field.control;

  return (
    <FieldFrame
      field={field}
      slot="file-upload"
      group
      below={
        <>
          <span role="status" className="sr-only">
            {spoken}
          </span>
          {fieldProps.name
            ? items.map((item) =>
                item.result === undefined ? null : (
                  <input key={item.id} type="hidden" name={fieldProps.name} value={item.result} />
                ),
              )
            : null}
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drop zone with a label of the field's own */}
      <div
        ref={root}
        role="group"
        id={control.id}
        aria-describedby={control['aria-describedby']}
        aria-label={name}
        aria-labelledby={fieldProps.label ? field.ids.label : undefined}
        onPaste={paste}
        onDragOver={(event) => event.preventDefault()}
        // The layer below is still on its way: what was dropped is taken all the same.
        onDrop={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
        className={cn(
          'relative rounded-sm',
          field.variant === 'read'
            ? 'border-b border-dotted border-default'
            : 'border border-dashed border-control p-1',
          field.tone === 'danger' && 'border-danger-border',
          field.tone === 'warning' && 'border-warning-border',
        )}
      >
        {field.variant === 'read' ? null : (
          <div className="flex items-center gap-2">
            <Button
              icon={UploadIcon}
              size="sm"
              disabled={disabled}
              aria-disabled={control['aria-disabled']}
              aria-describedby={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              {multiple ? words.choose : words.chooseOne}
            </Button>
            <span className="text-[12px] text-subtle">{words.hint}</span>
            <input
              ref={input}
              type="file"
              hidden
              tabIndex={-1}
              multiple={multiple}
              accept={accept?.join(',')}
              aria-label={multiple ? words.choose : words.chooseOne}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])]);
                // The same file can be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
          </div>
        )}
        {items.length > 0 ? (
          <ul aria-label={words.list} className={field.variant === 'read' ? undefined : 'mt-1'}>
            {items.map((item, index) => (
              <UploadRow
                key={item.id}
                item={item}
                rules={rules}
                editable={editable}
                words={words}
                onCancel={() => queue.cancel(item.id)}
                onRetry={() => {
                  queue.retry(item.id);
                  orphan.current = index;
                }}
                onRemove={() => {
                  orphan.current = index;
                  queue.remove(item.id);
                }}
              />
            ))}
          </ul>
        ) : null}
        {dragging ? <DropLayer text={words.drop} onFiles={add} /> : null}
      </div>
    </FieldFrame>
  );
}
