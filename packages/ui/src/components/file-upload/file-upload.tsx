import { FolderUp, Upload as UploadIcon } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type Ref, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { Button } from '../button/button.tsx';
import { FieldFrame } from '../field/field.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import type { SelectOption } from '../select-field/options.ts';
import { type FileUploadMessages, fileUploadMessages } from './file-upload.messages.ts';
import type { ScanState, UploadItem, UploadMethod } from './upload.types.ts';
import { UploadAll } from './upload-all.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadRules } from './upload-rules.ts';
import { useFileDrag } from './use-file-drag.ts';
import { useUploadQueue } from './use-upload-queue.ts';

const DropLayer = onDemand(() => import('./drop-layer.tsx'));

export interface FileUploadProps extends FieldProps, UploadRules {
  /**
   * Sends the files that passed the rules, `concurrency` at a time. A function sends a file whole; with `sendPiece` it goes in pieces
   * and can be paused and taken up again.
   */
  upload: UploadMethod;
  /** False lets files wait for a button, so that they can be named and typed before. Default true. */
  autoStart?: boolean | undefined;
  /** A second button, for a whole folder. Folders can be dropped in any case. Default false. */
  folders?: boolean | undefined;
  /** The kinds of documents to pick from in each row. */
  documentTypes?: readonly SelectOption[] | undefined;
  /** A file waits until it has a type. Default false. */
  documentTypeRequired?: boolean | undefined;
  /** Keeps another type of a file that was sent; if it fails the old one is shown again, with the reason. */
  onDocumentTypeChange?: ((item: UploadItem, documentType: string | null) => Promise<void> | void) | undefined;
  /** Keeps another name of a file that was sent. Without it files have other names only before they are sent. */
  onRename?: ((item: UploadItem, name: string) => Promise<void> | void) | undefined;
  /** Searches a file that was sent for viruses; asked after each sending, and for items that are there with `scan: 'waiting'`. */
  scan?: ((item: UploadItem, signal: AbortSignal) => Promise<Exclude<ScanState, 'waiting'>>) | undefined;
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
  /** The button that chooses: what takes the focus. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Files to send: chosen, dropped or pasted, judged before anything is sent, each with its progress, cancel, retry and remove. In a
 * native form the ids that the server gave are sent under `name`, those of infected files not.
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
  autoStart = true,
  folders = false,
  documentTypes,
  documentTypeRequired = false,
  onDocumentTypeChange,
  onRename,
  scan,
  messages,
  ref,
  ...fieldProps
}: FileUploadProps) {
  const words = { ...fileUploadMessages, ...messages };
  const rules: UploadRules = { accept, maxSize, maxFiles };
  const field = useField(fieldProps);
  const { editable } = field;
  const { queue, items, spoken, doAll } = useUploadQueue({
    upload,
    rules,
    concurrency,
    initial: defaultItems,
    startsByHand: !autoStart,
    needsType: documentTypes !== undefined && documentTypeRequired,
    scan,
    keep: (item, { name, documentType = null }) =>
      name === item.name ? onDocumentTypeChange?.(item, documentType) : onRename?.(item, name),
    words,
    onItemsChange,
  });
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
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

  const pressable = {
    size: 'sm',
    disabled,
    'aria-disabled': control['aria-disabled'],
    'aria-describedby': control['aria-describedby'],
  } as const;
  const picker = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      add([...(event.currentTarget.files ?? [])]);
      // The same file can be chosen again after it was removed.
      event.currentTarget.value = '';
    },
  } as const;
  const startable = editable ? queue.startable() : 0;
  // A button goes away: the one that is always there has the focus then.
  const focusFirst = () => root.current?.querySelector('button')?.focus();
  const send = () => {
    queue.start();
    focusFirst();
  };
  const counts = queue.counts();
  const canKeep = (item: UploadItem, keeps: boolean) =>
    item.state === 'done' ? keeps && item.scan !== 'infected' : item.state !== 'sending' && item.state !== 'refused';

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
                item.result === undefined || item.scan === 'infected' ? null : (
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
            <Button {...pressable} ref={ref} icon={UploadIcon} onClick={() => input.current?.click()}>
              {multiple ? words.choose : words.chooseOne}
            </Button>
            {folders ? (
              <Button {...pressable} icon={FolderUp} onClick={() => folder.current?.click()}>
                {words.chooseFolder}
              </Button>
            ) : null}
            <span className="min-w-0 flex-1 text-[12px] text-subtle">{words.hint}</span>
            {startable > 0 ? (
              <Button variant="primary" size="sm" disabled={disabled} onClick={send}>
                {words.send(startable)}
              </Button>
            ) : null}
            <input
              {...picker}
              ref={input}
              multiple={multiple}
              accept={accept?.join(',')}
              aria-label={multiple ? words.choose : words.chooseOne}
            />
            {folders ? (
              <input
                {...picker}
                ref={(node) => {
                  folder.current = node;
                  if (node) node.webkitdirectory = true;
                }}
                aria-label={words.chooseFolder}
              />
            ) : null}
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
                inPieces={typeof upload !== 'function'}
                renamable={canKeep(item, onRename !== undefined)}
                types={documentTypes}
                typeRequired={documentTypeRequired}
                typable={editable && canKeep(item, onDocumentTypeChange !== undefined)}
                isTaken={(name) => items.some((other) => other.id !== item.id && other.name === name)}
                words={words}
                onCancel={() => queue.cancel(item.id)}
                onPause={() => queue.pause(item.id)}
                onRetry={() => queue.retry(item.id)}
                onRename={(name) => queue.rename(item.id, name)}
                onNaming={(isNaming) => queue.setNaming(item.id, isNaming)}
                onType={(documentType) => queue.setType(item.id, documentType)}
                onRescan={() => queue.rescan(item.id)}
                onRemove={() => {
                  orphan.current = index;
                  queue.remove(item.id);
                }}
              />
            ))}
          </ul>
        ) : null}
        {editable && counts.retry + counts.cancel > 1 ? (
          <UploadAll
            items={items}
            counts={counts}
            disabled={disabled}
            words={words}
            onAct={doAll}
            onOrphan={focusFirst}
          />
        ) : null}
        {dragging ? <DropLayer text={words.drop} onFiles={add} /> : null}
      </div>
    </FieldFrame>
  );
}
