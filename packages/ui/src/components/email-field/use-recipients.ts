import { useEffect, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails, ChangeReason } from '../../lib/change.ts';
import { type EmailRecipient, parseEmails } from '../../lib/parse/email.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import type { EmailFieldMessages } from './email-field.messages.ts';
import { insertRecipients, type Range, removeRange } from './recipients.ts';

/** Milliseconds a chip is lit that was to be added again. */
export const FLASH_MILLISECONDS = 600;

export interface RecipientsOptions {
  value?: readonly EmailRecipient[] | undefined;
  defaultValue?: readonly EmailRecipient[] | undefined;
  onValueChange?: ((value: readonly EmailRecipient[], details: ChangeDetails) => void) | undefined;
  max?: number | undefined;
  words: EmailFieldMessages;
}

/** Forms keep copies: the same people in the same order are the same list. */
const sameList = (a: readonly EmailRecipient[], b: readonly EmailRecipient[]) =>
  a.length === b.length && a.every((one, at) => one.address === b[at]?.address && one.name === b[at]?.name);

const NOBODY: readonly EmailRecipient[] = [];

/** The list of an e-mail field: what can be done to it, with undo, without any DOM. */
export function useRecipients({ value, defaultValue = NOBODY, onValueChange, max, words }: RecipientsOptions) {
  const [list, report] = useControllable<readonly EmailRecipient[], ChangeDetails>(value, defaultValue, onValueChange);
  const [history] = useState(() => createUndoStack<readonly EmailRecipient[]>({ same: sameList }));
  const [lit, setLit] = useState<readonly EmailRecipient[]>(NOBODY);
  const [spoken, setSpoken] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: readonly EmailRecipient[], reason: ChangeReason) => {
    if (next.length === list.length && next.every((one, index) => one === list[index])) return;
    if (reason !== 'restore') history.note(list, next);
    report(next, { reason });
  };
  const flash = (twins: readonly EmailRecipient[]) => {
    const [first] = twins;
    if (!first) return;
    setLit(twins);
    setSpoken(words.duplicate(first.address));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLit(NOBODY), FLASH_MILLISECONDS);
  };
  /** Adds what a text says, at a place or at the end. Answers what of it could not be added, as text. */
  const put = (incoming: readonly EmailRecipient[], reason: ChangeReason, at?: number, from = list) => {
    const result = insertRecipients(from, incoming, at, max);
    change(result.list, reason);
    flash(result.duplicates);
    if (result.over.length > 0 && max !== undefined) setSpoken(words.full(max));
    return { duplicates: result.duplicates, over: result.over };
  };
  return {
    list,
    spoken,
    isLit: (one: EmailRecipient) => lit.includes(one),
    add: (text: string, reason: ChangeReason = 'commit') => put(parseEmails(text), reason),
    pick: (one: EmailRecipient) => put([one], 'pick'),
    /** Puts what the text says in the place of one chip; an empty text removes it. */
    replace: (index: number, text: string) =>
      put(parseEmails(text), 'commit', index, removeRange(list, { anchor: index, focus: index }).list),
    remove: (range: Range) => {
      const result = removeRange(list, range);
      change(result.list, 'clear');
      setSpoken(words.removed(result.removed.length));
      return result;
    },
    say: setSpoken,
    travel: (back: boolean): boolean => {
      const next = back ? history.undo(list) : history.redo(list);
      if (next) report(next, { reason: 'restore' });
      return next !== undefined;
    },
  };
}

export type Recipients = ReturnType<typeof useRecipients>;
