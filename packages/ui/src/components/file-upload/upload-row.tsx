import { Check, CircleAlert, FileText, RefreshCw, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { FileUploadMessages } from './file-upload.messages.ts';
import type { UploadItem } from './upload-queue.ts';
import { formatSize, type UploadRules } from './upload-rules.ts';

export interface UploadRowProps {
  item: UploadItem;
  rules: UploadRules;
  editable: boolean;
  words: FileUploadMessages;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: its name and size, how far it is, and what can be done. The row keeps its height in every state. */
export function UploadRow({ item, rules, editable, words, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { name, state, progress } = item;
  const under = state === 'waiting' || state === 'sending';
  const wrong = state === 'failed' || state === 'refused';
  const text =
    state === 'refused'
      ? item.refusal && words.refusal(item.refusal, rules)
      : state === 'failed'
        ? (item.error ?? words.failed)
        : words.states[state];
  const percent = Math.round(progress * 100);
  const Icon = wrong ? CircleAlert : state === 'done' ? Check : FileText;
  return (
    <li
      data-slot="upload-row"
      data-state={state}
      className="relative flex min-h-control items-center gap-2 border-b border-hairline ps-1 last:border-b-0"
    >
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 flex-none text-subtle',
          wrong && 'text-danger-fg',
          state === 'done' && 'text-success-fg',
        )}
        strokeWidth={1.75}
      />
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <span
        className={cn(
          'min-w-0 flex-none text-[12px] text-subtle figures',
          wrong && 'max-w-[50%] truncate text-danger-fg',
        )}
      >
        {text}
        {state === 'sending' ? ` ${percent}%` : ''}
      </span>
      <span className="w-14 flex-none text-end text-[12px] text-subtle figures">{formatSize(item.size)}</span>
      {editable ? (
        <span className="flex flex-none">
          {state === 'failed' || state === 'cancelled' ? (
            <IconButton icon={RefreshCw} label={words.retry(name)} variant="quiet" size="sm" onClick={onRetry} />
          ) : null}
          <IconButton
            icon={X}
            label={under ? words.cancel(name) : words.remove(name)}
            variant="quiet"
            size="sm"
            onClick={under ? onCancel : onRemove}
          />
        </span>
      ) : null}
      {state === 'sending' ? (
        <span
          role="progressbar"
          aria-label={words.progress(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="absolute inset-x-0 bottom-0 h-0.5 bg-(--border-hairline)"
        >
          <span className="block h-full bg-accent-solid" style={{ width: `${percent}%` }} />
        </span>
      ) : null}
    </li>
  );
}
