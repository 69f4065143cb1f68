import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { useQueuedCommit } from '../../hooks/use-queued-commit.ts';
import type { ChangeReason } from '../../lib/change.ts';
import type { ComboboxChange, ComboboxOptions } from './combobox.types.ts';
import { chooseCommit, type Miss, startIndex } from './commit-rules.ts';
import { type ComboboxOption, isAction, isOption, type Row } from './rows.ts';
import { useKnownOption } from './use-known-option.ts';
import { useListState } from './use-list-state.ts';
import { DEBOUNCE, useOptionSource } from './use-option-source.ts';
import { usePickHistory } from './use-pick-history.ts';

/** A text that took nothing: it stays, or it was put aside for the value before. */
export interface Missed {
  why: Miss | 'short';
  text: string;
  restored: boolean;
}

interface Behaviour<V extends string | number, D> extends ComboboxOptions<V, D> {
  inputId: string;
  editable: boolean;
}

/** Text, value, list and commits of a combobox. Its keys are in `useComboboxKeys`, its look in `Combobox`. */
export function useCombobox<V extends string | number, D>(props: Behaviour<V, D>) {
  const { inputId, editable, options, search, create, keepOpen, commitRule = 'first', onNone = 'keep' } = props;
  const minLength = props.minLength ?? (options ? 0 : 1);
  const free = props.text !== undefined;
  const listId = `${inputId}-list`;
  const [value, report] = useControllable<V | null, ComboboxChange<V, D>>(
    props.value,
    props.defaultValue ?? null,
    props.onValueChange,
  );
  const [edited, setEdited] = useState<string | null>(null);
  const [missed, setMissed] = useState<Missed | null>(null);
  const [queued, queue] = useQueuedCommit();
  const typed = free ? (edited === null ? null : (props.text ?? '')) : edited;
  const source = useOptionSource<V, D>({
    options,
    filter: props.filter,
    search,
    scope: props.scope,
    debounce: props.debounce ?? DEBOUNCE,
    minLength,
    typed,
  });
  const { view, stale } = source;
  const known = useKnownOption<V, D>(value, view.items, options, props.resolve);
  const shown = (option: ComboboxOption<V, D>) => props.display?.(option) ?? option.label;
  const label = value === null ? '' : known.option ? shown(known.option) : (props.valueLabel ?? '');
  const text = free ? (props.text ?? '') : (edited ?? label);
  const trimmed = (typed ?? '').trim();

  const items = view.status === 'short' ? (props.suggested ?? []) : view.items;
  const extra: Row<V, D>[] = [];
  if (view.status === 'error') extra.push({ action: 'retry' });
  if (view.status === 'ready' && view.hasMore) extra.push({ action: 'more' });
  const settled = view.status === 'ready' || view.status === 'short';
  if (create && trimmed && settled && !items.some((item) => item.label.toLowerCase() === trimmed.toLowerCase()))
    extra.push({ action: 'create' });
  const rows: readonly Row<V, D>[] = extra.length > 0 ? [...items, ...extra] : items;

  const list = useListState<V, D>({
    rows,
    opensFrom: minLength,
    startsHighlighted: !free && options !== undefined,
  });
  /** The highlight was moved by the user, so what it is on is meant. */
  const moved = useRef(false);
  /** With `keepOpen`: the text has been picked from already and must not be committed once more on leaving. */
  const spent = useRef(false);
  const history = usePickHistory<V, D>(value);
  const latest = useRef({ missed, edited, assign });
  latest.current = { missed, edited, assign };

  const startOf = () => {
    if (stale) return -1;
    const at = typed === null && value !== null ? rows.findIndex((row) => isOption(row) && row.value === value) : -1;
    if (at >= 0 || free) return at;
    return view.status === 'error' ? 0 : startIndex(items, typed ?? '');
  };
  // A new answer, or the list has just opened: the highlight starts on the value, on the exact hit, or on the first. A next page is
  // no new answer and moves nothing.
  const started = useRef<unknown>(null);
  useLayoutEffect(() => {
    const answer = list.open ? (stale ? 'stale' : view.answer) : null;
    if (started.current === answer) return;
    started.current = answer;
    if (!list.open) return;
    moved.current = false;
    const start = startOf();
    if (start !== list.highlighted) list.highlight(start);
  });

  // What the list found depends on a scope that has changed: what is being looked at is asked again.
  const scope = useRef(props.scope);
  useEffect(() => {
    if (scope.current === props.scope) return;
    scope.current = props.scope;
    if (list.open) source.ask(latest.current.edited ?? '');
  });

  const tellPending = useRef(props.onPendingChange);
  tellPending.current = props.onPendingChange;
  useEffect(() => tellPending.current?.(queued === 'pending'), [queued]);

  const miss = (next: Missed | null) => {
    latest.current.missed = next;
    setMissed(next);
  };
  const edit = (next: string | null) => {
    latest.current.edited = next;
    setEdited(next);
  };

  function assign(option: ComboboxOption<V, D> | null, reason: ChangeReason, only = false) {
    queue.cancel();
    miss(null);
    if (keepOpen) {
      spent.current = option !== null;
      // A queued one came: the field was left.
      if (!list.open) edit(null);
      if (option) report(option.value, { reason, option });
      return;
    }
    edit(null);
    list.hide();
    const next = option?.value ?? null;
    if (next === value && !free) return;
    if (option) known.remember(option);
    if (!free) history.note(next, option ?? null, known.option);
    report(next, { reason, option: option ?? null, ...(only ? { only } : {}) });
  }

  const show = () => {
    if (!editable || list.open) return;
    source.ask(typed ?? (minLength === 0 ? '' : text));
    list.show();
    // At once, so that a long list is drawn once.
    if (options) list.highlight(startOf());
  };
  const type = (next: string) => {
    queue.cancel();
    miss(null);
    spent.current = false;
    moved.current = false;
    props.onTextChange?.(next);
    // Typing undone to where it began is no edit any more.
    edit(!free && next === label && value !== null ? null : next);
    list.typed(next);
    source.ask(next);
  };
  /** What was typed is put aside; Ctrl+Z brings it back. */
  const restore = (why?: Missed['why']) => {
    queue.cancel();
    list.hide();
    const aside = latest.current.edited;
    if (aside !== null && !free) history.noteText(aside, known.option);
    miss(why ? { why, text: aside ?? '', restored: true } : null);
    edit(null);
  };
  /** Takes what was found for a text, or says what it missed. */
  const take = (found: ComboboxOption<V, D> | Miss, asked: string): boolean => {
    if (typeof found === 'string') miss({ why: found, text: asked, restored: false });
    else latest.current.assign(found, 'commit');
    return typeof found !== 'string';
  };
  /** Asked once more if the scope has changed meanwhile: the company came after the name of the contact was typed. */
  const answerTo = async (asked: string) => {
    let state = await source.settledFor(asked);
    while (!state && queue.state === 'pending' && source.isReset()) state = await source.settledFor(asked);
    return state;
  };
  const queueUp = (asked: string) =>
    void queue.commit(answerTo(asked), (state) => {
      if (!state) return take('failed', asked);
      if (state.status === 'error') return take('failed', asked);
      if (state.status === 'denied') return take('denied', asked);
      return take(chooseCommit(state, asked, commitRule), asked);
    });
  const make = (asked: string) => {
    if (!create) return;
    list.hide();
    const made = create.run(asked).catch(() => undefined);
    void queue.commit(made, (option) => {
      if (option) latest.current.assign(option, 'pick');
      return option === undefined ? take('failed', asked) : true;
    });
  };
  /** Enter or a press on a row. */
  const activate = (index: number, byEnter = false) => {
    const row = rows[index];
    if (!row) return;
    if (isAction(row)) {
      if (row.action === 'more') void source.engine.more();
      else if (row.action === 'retry') source.engine.retry();
      else make(trimmed);
    } else if (!row.inactive) assign(row, 'pick', byEnter && trimmed !== '' && rows.length === 1);
  };
  /**
   * The text is committed: `tab` and `blur` leave the field, `enter` stays. Answers whether the key was used. Where the answer is still
   * to come the commit is queued and the field may be left at once.
   */
  const commit = (via: 'tab' | 'enter' | 'blur'): boolean => {
    const row = rows[list.highlighted];
    const meant =
      list.open && row !== undefined && via !== 'blur' && (via === 'enter' ? !stale || moved.current : moved.current);
    if (meant && (via === 'enter' || isOption(row) || row.action === 'create')) {
      activate(list.highlighted, via === 'enter');
      if (via === 'tab') list.hide();
      return true;
    }
    if (via !== 'enter') list.hide();
    if (typed === null || free) return false;
    if (spent.current) {
      if (via !== 'enter') edit(null);
      return via === 'enter';
    }
    if (!trimmed) {
      if (value === null || keepOpen) edit(null);
      else assign(null, 'clear');
      return true;
    }
    if (queued === 'pending') return true;
    if (view.status === 'short') miss({ why: 'short', text: trimmed, restored: false });
    else if (stale || view.status === 'error') queueUp(trimmed);
    else if (view.status === 'denied') take('denied', trimmed);
    else {
      const found = chooseCommit(view, trimmed, via === 'blur' ? 'only' : commitRule);
      if (found === 'none' && onNone === 'restore' && via !== 'enter') restore('none');
      else take(found, trimmed);
    }
    return true;
  };
  const clear = () => {
    source.engine.stop();
    list.hide();
    props.onTextChange?.('');
    if (free) edit(null);
    else if (value === null) restore();
    else assign(null, 'clear');
  };
  /** Undo and redo over picks, for when there is no typing left to undo. */
  const travel = (back: boolean): boolean => {
    if (free || edited !== null) return false;
    const moment = history.travel(back, known.option);
    if (!moment) return false;
    miss(null);
    if (moment.option) known.remember(moment.option);
    if (moment.value !== value) report(moment.value, { reason: 'restore', option: moment.option });
    edit(moment.text);
    return true;
  };
  const leave = () => {
    if (latest.current.edited !== null && queue.state !== 'pending' && !latest.current.missed) commit('blur');
    else if (free) edit(null);
    list.hide();
  };

  return {
    ...{ listId, rows, items, view, stale, list, value, typed, text, trimmed, label, missed, queued, moved },
    ...{ resolving: known.resolving, show, type, restore, activate, commit, clear, travel, leave },
    /** Something is typed or marked that Escape takes back. */
    dirty: free ? false : edited !== null || missed !== null,
    settle: async () => {
      leave();
      return (await queue.settled()) && (latest.current.missed === null || latest.current.missed.restored);
    },
  };
}

export type ComboboxState<V extends string | number, D> = ReturnType<typeof useCombobox<V, D>>;
