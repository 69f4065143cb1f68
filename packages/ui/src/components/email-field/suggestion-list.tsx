import type { RefObject } from 'react';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';
import { cn } from '../../lib/cn.ts';
import type { EmailRecipient } from '../../lib/parse/email.ts';
import { optionVariants } from '../select-field/select-field.variants.ts';
import type { EmailFieldMessages } from './email-field.messages.ts';
import type { Suggestions } from './use-suggestions.ts';

export interface SuggestionListProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  optionId: (index: number) => string;
  label: string;
  state: Suggestions['state'];
  list: readonly EmailRecipient[];
  active: number;
  words: EmailFieldMessages;
  onActive: (index: number) => void;
  onPick: (one: EmailRecipient) => void;
  /** At once by Escape; after a moment when the focus went elsewhere, so that a press on a row still counts. */
  onClose: (now: boolean) => void;
}

/** Contacts that match what is typed. The focus stays in the text box. Loaded when it is first needed. */
export default function SuggestionList({
  anchor,
  id,
  optionId,
  label,
  state,
  list,
  words,
  ...on
}: SuggestionListProps) {
  const note =
    list.length > 0 ? '' : { idle: '', loading: words.searching, ready: words.none, failed: words.failed }[state];
  return (
    <AnchoredLayer
      anchor={anchor}
      role="presentation"
      onClose={() => on.onClose(false)}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        on.onClose(true);
      }}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className="max-h-[min(320px,var(--radix-popover-content-available-height))] max-w-[480px] min-w-(--radix-popover-trigger-width) overflow-y-auto py-1"
    >
      <div id={id} role="listbox" aria-label={label} hidden={list.length === 0}>
        {list.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the text box, which keeps the focus
          <div
            key={one.address}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === on.active}
            data-highlighted={index === on.active ? '' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== on.active && on.onActive(index)}
            onClick={() => on.onPick(one)}
            className={cn(optionVariants(), 'aria-selected:font-normal')}
          >
            <span className="truncate font-medium">{one.name ?? one.address}</span>
            {one.name ? <span className="ms-auto ps-3 text-[12px] text-subtle">{one.address}</span> : null}
          </div>
        ))}
      </div>
      <p role="status" className={note ? 'px-2 py-1 text-muted' : 'sr-only'}>
        {note}
      </p>
    </AnchoredLayer>
  );
}
