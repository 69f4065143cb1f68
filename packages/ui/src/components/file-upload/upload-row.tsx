import { Check, CircleAlert, FileText, Pause, Pencil, Play, RefreshCw, ShieldCheck, ShieldX, X } from 'lucide-react';
import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { SelectOption } from '../select-field/options.ts';
import type { FileUploadMessages } from './file-upload.messages.ts';
import type { UploadItem } from './upload.types.ts';
import { formatSize, type UploadRules } from './upload-rules.ts';

const UploadName = onDemand(() => import('./upload-name.tsx'));
const UploadType = onDemand(
  () => import('./upload-type.tsx'),
  () => <span className="w-36 flex-none" />,
);

export interface UploadRowProps {
  item: UploadItem;
  rules: UploadRules;
  editable: boolean;
  /** It can be paused. */
  inPieces: boolean;
  /** It can have another name: before it is sent, and after if the caller keeps names. */
  renamable: boolean;
  types: readonly SelectOption[] | undefined;
  typeRequired: boolean;
  /** Its type can be changed. */
  typable: boolean;
  isTaken: (name: string) => boolean;
  words: FileUploadMessages;
  onCancel: () => void;
  onPause: () => void;
  onRetry: () => void;
  onRename: (name: string) => void;
  /** A name is being typed, or no more. */
  onNaming: (isNaming: boolean) => void;
  onType: (documentType: string | null) => void;
  onRescan: () => void;
  onRemove: () => void;
}

/** What is said about a file, in the row. */
function textOf({ item, rules, words, typeRequired }: UploadRowProps): string | undefined {
  const { state, scan } = item;
  if (state === 'refused') return item.refusal && words.refusal(item.refusal, rules);
  if (state === 'failed') return item.error ?? words.failed;
  if (item.error) return item.error;
  if (item.saving) return words.saving;
  if (state === 'done' && scan) return words.scans[scan];
  if (state === 'waiting' && typeRequired && !item.documentType) return words.noType;
  return words.states[state];
}

const icons = { infected: ShieldX, failed: CircleAlert, clean: ShieldCheck, waiting: FileText } as const;
function iconOf({ state, scan }: UploadItem, isWrong: boolean) {
  if (state === 'done' && scan) return icons[scan];
  return isWrong ? CircleAlert : state === 'done' ? Check : FileText;
}

/** One file: its name and size, how far it is, and what can be done. */
export function UploadRow(props: UploadRowProps) {
  const { item, editable, inPieces, words, types } = props;
  const { name, state, scan } = item;
  const [isNaming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const isUnder = state === 'waiting' || state === 'sending' || state === 'paused';
  const isWrong = state === 'failed' || state === 'refused' || item.error !== undefined || scan === 'infected';
  const isDoubtful = state === 'done' && scan === 'failed' && !isWrong;
  const isGood = state === 'done' && !isWrong && (scan === undefined || scan === 'clean');
  const percent = Math.round(item.progress * 100);
  const text = textOf(props);
  const Icon = iconOf(item, isWrong);
  // A button that goes away with its state hands the focus on to the one that is always there.
  const handsOn: RefCallback<HTMLButtonElement> = (button) => () => {
    if (button && document.activeElement === button) row.current?.querySelector<HTMLElement>('[data-last]')?.focus();
  };
  const small = { variant: 'quiet', size: 'sm', ref: handsOn } as const;
  const rename = () => {
    setNaming(true);
    props.onNaming(true);
  };
  const canRename = editable && props.renamable && !isNaming;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || !canRename) return;
    event.preventDefault();
    rename();
  };
  return (
    <li
      ref={row}
      data-slot="upload-row"
      data-state={state}
      data-scan={scan}
      aria-busy={item.saving || undefined}
      onKeyDown={onKeyDown}
      className="relative flex min-h-control items-center gap-2 border-b border-hairline ps-1 last:border-b-0"
    >
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 flex-none text-subtle',
          isWrong && 'text-danger-fg',
          isDoubtful && 'text-warning-fg',
          isGood && 'text-success-fg',
        )}
        strokeWidth={1.75}
      />
      {isNaming ? (
        <UploadName
          name={name}
          isTaken={props.isTaken}
          words={words}
          onRename={props.onRename}
          onClose={() => {
            const isInside = row.current?.contains(document.activeElement);
            setNaming(false);
            props.onNaming(false);
            if (isInside) row.current?.querySelector<HTMLElement>('[data-last]')?.focus();
          }}
        />
      ) : (
        <span className={cn('min-w-0 flex-1 truncate', types && 'min-w-20')} title={name}>
          {name}
        </span>
      )}
      {types ? (
        <UploadType
          item={item}
          types={types}
          required={props.typeRequired}
          readOnly={!props.typable}
          words={words}
          onChange={props.onType}
        />
      ) : null}
      <span
        title={isWrong || isDoubtful ? text : undefined}
        className={cn(
          'min-w-0 flex-none text-[12px] text-subtle figures',
          // With types the rows are columns.
          types ? 'w-52 shrink truncate text-end' : (isWrong || isDoubtful) && 'max-w-[50%] truncate',
          isWrong && 'text-danger-fg',
          isDoubtful && 'text-warning-fg',
        )}
      >
        {text}
        {state === 'sending' || state === 'paused' ? ` ${percent}%` : ''}
      </span>
      <span className="w-14 flex-none text-end text-[12px] text-subtle figures">{formatSize(item.size)}</span>
      {editable ? (
        <span className="flex min-w-18 flex-none justify-end">
          {canRename ? <IconButton {...small} icon={Pencil} label={words.rename(name)} onClick={rename} /> : null}
          {state === 'done' && scan === 'failed' ? (
            <IconButton {...small} icon={RefreshCw} label={words.rescan(name)} onClick={props.onRescan} />
          ) : null}
          {state === 'failed' || state === 'cancelled' ? (
            <IconButton {...small} icon={RefreshCw} label={words.retry(name)} onClick={props.onRetry} />
          ) : null}
          {inPieces && isUnder ? (
            <IconButton
              {...small}
              icon={state === 'paused' ? Play : Pause}
              label={state === 'paused' ? words.resume(name) : words.pause(name)}
              onClick={state === 'paused' ? props.onRetry : props.onPause}
            />
          ) : null}
          <IconButton
            icon={X}
            data-last=""
            label={isUnder ? words.cancel(name) : words.remove(name)}
            variant="quiet"
            size="sm"
            onClick={isUnder ? props.onCancel : props.onRemove}
          />
        </span>
      ) : null}
      {state === 'sending' || state === 'paused' ? (
        <span
          role="progressbar"
          aria-label={words.progress(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={state === 'paused' ? `${words.states.paused} ${percent}%` : undefined}
          className="absolute inset-x-0 bottom-0 h-0.5 bg-(--border-hairline)"
        >
          <span
            className={cn('block h-full', state === 'paused' ? 'bg-(--border-strong)' : 'bg-accent-solid')}
            style={{ width: `${percent}%` }}
          />
        </span>
      ) : null}
    </li>
  );
}
