import { CircleAlert, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { EmailRecipient } from '../../lib/parse/email.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { EmailFieldMessages } from './email-field.messages.ts';
import { emailChipVariants } from './email-field.variants.ts';

export interface EmailChipProps {
  one: EmailRecipient;
  index: number;
  /** What is wrong with it. */
  complaint: string | undefined;
  selected: boolean;
  lit: boolean;
  /** False: no remove button and nothing to press, as in a disabled field. */
  editable: boolean;
  draggable: boolean;
  words: EmailFieldMessages;
  onFocus: () => void;
  onPress: (event: MouseEvent) => void;
  onEdit: () => void;
  onMenu: (event: MouseEvent) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: (event: DragEvent) => void;
  /** The menu, while it is open. */
  children?: ReactNode;
}

/** One recipient. Its name or address takes the focus by the arrow keys; neither it nor its remove button is a tab stop. */
export function EmailChip({
  one,
  index,
  complaint,
  selected,
  lit,
  editable,
  draggable,
  words,
  children,
  ...on
}: EmailChipProps) {
  const state = !editable ? 'disabled' : selected ? 'selected' : complaint ? 'invalid' : lit ? 'lit' : 'rest';
  return (
    <li
      data-slot="email-chip"
      data-state={state}
      draggable={draggable}
      onDragStart={on.onDragStart}
      className={cn(emailChipVariants({ state }), editable ? 'ps-2' : 'px-2')}
    >
      {complaint ? <CircleAlert aria-hidden className="me-1 size-3 flex-none" strokeWidth={2.1} /> : null}
      <Tooltip title={complaint ?? (one.name ? one.address : undefined)} describes={false}>
        <button
          type="button"
          tabIndex={-1}
          data-chip={index}
          disabled={!editable}
          onFocus={on.onFocus}
          onClick={on.onPress}
          onDoubleClick={on.onEdit}
          onContextMenu={on.onMenu}
          onKeyDown={on.onKeyDown}
          className="min-w-0 flex-1 self-stretch truncate outline-none"
        >
          {one.name ?? one.address}
          {one.name || complaint ? (
            <span className="sr-only">{` ${[one.name && one.address, complaint].filter(Boolean).join(' ')}`}</span>
          ) : null}
        </button>
      </Tooltip>
      {editable ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.remove(one.address)}
          onClick={on.onRemove}
          className="inline-flex size-6 flex-none items-center justify-center rounded-sm opacity-80 hover:opacity-100"
        >
          <X aria-hidden className="size-3" strokeWidth={2.1} />
        </button>
      ) : null}
      {children}
    </li>
  );
}
