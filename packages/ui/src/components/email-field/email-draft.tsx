import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { type EmailRecipient, isEmail, sameEmail } from '../../lib/parse/email.ts';
import { FieldInput } from '../field/field.tsx';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import type { FieldState } from '../field/use-field.ts';
import { commitsEmail, isEmailList } from './commits-email.ts';
import type { EmailFieldMessages } from './email-field.messages.ts';
import { CLOSING_DEBOUNCE, type EmailSuggest, useSuggestions } from './use-suggestions.ts';

const SuggestionList = onDemand(() => import('./suggestion-list.tsx'));

export interface EmailDraftProps {
  field: FieldState;
  native: TypedFieldNative;
  text: string;
  setText: (text: string) => void;
  /** Nobody listed yet: then the placeholder may show. */
  empty: boolean;
  list: readonly EmailRecipient[];
  suggest: EmailSuggest | undefined;
  words: EmailFieldMessages;
  label: string;
  box: RefObject<HTMLDivElement | null>;
  onCommit: (text: string) => void;
  onPick: (one: EmailRecipient) => void;
  /** Keys that are about the chips: back to the last one, select all, undo. Answers whether it was one. */
  onChipKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** The text box behind the chips, with contacts to choose from. */
export function EmailDraft({
  field,
  native,
  text,
  setText,
  empty,
  list,
  suggest,
  words,
  label,
  box,
  ...on
}: EmailDraftProps) {
  const own = useId();
  // By who it is, not by place: the next answer may have them elsewhere or not at all.
  const [active, setActive] = useState<EmailRecipient | null>(null);
  const [wanted, setWanted] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const escaped = useRef(false);
  useEffect(() => () => clearTimeout(closing.current), []);
  const found = useSuggestions(wanted ? text : '', suggest);
  const shown = found.list.filter((one) => !list.some((other) => sameEmail(one, other)));
  const open = wanted && text.trim() !== '' && found.state !== 'idle';
  // Taken without being moved to: nobody of a list that is still of an older text, and nobody for a complete address, which is taken as
  // typed; a longer one that begins alike must be chosen on purpose.
  const first = found.state === 'ready' && shown.length > 0 && !isEmail(text.trim()) ? 0 : -1;
  const current = active ? shown.findIndex((one) => sameEmail(one, active)) : first;
  const optionId = (index: number) => `${own}-${index}`;

  const close = (now: boolean, byEscape = false) => {
    clearTimeout(closing.current);
    escaped.current = byEscape;
    if (now) setWanted(false);
    else closing.current = setTimeout(() => setWanted(false), CLOSING_DEBOUNCE);
  };
  const type = (next: string) => {
    setText(next);
    setActive(null);
    clearTimeout(closing.current);
    setWanted(suggest !== undefined);
    if (suggest) SuggestionList.preload();
  };
  const pick = (one: EmailRecipient) => {
    close(true);
    on.onPick(one);
  };

  const listKey = (event: KeyboardEvent): boolean => {
    if (!open || shown.length === 0) return false;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by && !event.altKey) {
      // From none, up is the last one.
      const from = Math.max(current, by < 0 ? 0 : -1);
      setActive(shown[(from + by + shown.length) % shown.length] ?? null);
      return true;
    }
    const chosen = shown[current];
    if (!chosen || (event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return false;
    pick(chosen);
    return event.key === 'Enter';
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    const composing = event.nativeEvent.isComposing;
    if (event.key === 'Escape' && escaped.current) {
      // The list has taken this one: layers listen before the text box does.
      escaped.current = false;
      return event.stopPropagation();
    }
    // A dialog around marks an owned Escape as handled before it gets here: it is ours all the same.
    if (event.key === 'Escape' && text !== '' && !composing) {
      event.preventDefault();
      event.stopPropagation();
      return setText('');
    }
    if (event.defaultPrevented || composing || !field.editable) return;
    if (listKey(event) || on.onChipKey(event)) return event.preventDefault();
    if (text.trim() === '' || !commitsEmail(event, text)) return;
    // Tab goes on by itself; leaving the field commits.
    if (event.key === 'Tab') return;
    event.preventDefault();
    close(true);
    on.onCommit(text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    native.onPaste?.(event);
    const pasted = event.clipboardData.getData('text/plain');
    if (event.defaultPrevented || !field.editable || !isEmailList(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    close(true);
    on.onCommit(`${text.slice(0, selectionStart ?? 0)}${pasted}${text.slice(selectionEnd ?? text.length)}`);
  };

  return (
    <li className="flex max-w-full min-w-8 flex-auto" {...escapeOwner(text !== '')}>
      <FieldInput
        inputMode="email"
        {...native}
        {...(suggest
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': open,
              'aria-controls': open ? `${own}-list` : undefined,
              'aria-activedescendant': open && shown[current] ? optionId(current) : undefined,
            }
          : {})}
        field={field}
        placeholder={empty ? native.placeholder : undefined}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          native.onBlur?.(event);
          close(false);
        }}
        onKeyDown={keys}
        onPaste={paste}
        className="field-sizing-content h-6 min-w-8 flex-auto px-1.5"
      />
      {open ? (
        <SuggestionList
          anchor={box}
          id={`${own}-list`}
          optionId={optionId}
          label={words.suggestions(label)}
          state={found.state}
          list={shown}
          active={current}
          words={words}
          onActive={(index) => setActive(shown[index] ?? null)}
          onPick={pick}
          onClose={(now) => close(now, now)}
        />
      ) : null}
    </li>
  );
}
