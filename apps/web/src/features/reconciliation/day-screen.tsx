import type { ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import { can } from '@closewright/domain/access';
import type { WireDate } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import { bookItemKey, mayBeOfNoFile } from '@closewright/domain/reconciliation';
import { addBusinessDays } from '@closewright/domain/trid';
import type { RowKey } from '@closewright/ui/data-grid';
import { toasts } from '@closewright/ui/services/toasts';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { DayHead } from './day-head.tsx';
import { indexDay } from './day-index.ts';
import { DayLists } from './day-lists.tsx';
import { DayTotals } from './day-totals.tsx';
import { ExceptionsList, exceptionKey } from './exceptions-list.tsx';
import { FinalBand } from './final-band.tsx';
import { focusFirst, scrollToTop } from './focus-sides.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchedList } from './matched-list.tsx';
import { stepAct } from './next-step.ts';
import { type ItemAt, matchDay, matchObstacle, offerOf, sumPicks } from './picks.ts';
import './reconciliation.css';
import { bankItemReference, bookItemFor, finalizeObstacle, isClosed } from './reconciliation-words.ts';
import { ThreeWayStrip } from './three-way-strip.tsx';
import { type DayAt, useDay } from './use-day.ts';
import { type NotedItem, useDayActs } from './use-day-acts.ts';
import { useDayKeys } from './use-day-keys.ts';
import { useInLists } from './use-in-lists.ts';
import { usePicks } from './use-picks.ts';
import { useSigning } from './use-signing.ts';

const nothing = indexDay({ bankItems: [], bookItems: [], proposed: [], exceptions: [] });
/** Long enough to be read and followed. */
const linkMilliseconds = 10_000;
const noneSelected: ReadonlySet<RowKey> = new Set();

export interface DayScreenProps extends DayAt {
  onHome(): void;
  onDay(date: WireDate): void;
  /** Opens another page. */
  onOpen(href: string): void;
  /** Where the bank file of the account is imported. */
  importHref: string;
  /** Check Writing of a file: its receipts, or its disbursements. */
  fileHref(ordersID: number, isReceipt: boolean): string;
}

/** A day of an account: what bank and book have, what the rules offer, what is matched, and how far bank, book and files agree. */
export function DayScreen({ bankAccountID, date, onHome, onDay, onOpen, importHref, fileHref }: DayScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const at = { bankAccountID, date };
  const known = useDay(at);
  const { query, day, change, refresh } = known;
  const index = known.index ?? nothing;
  const acts = useDayActs(at, known);
  const signing = useSigning(refresh);
  const lists = useInLists();
  const turn = usePicks(known.index);
  const { picks, note } = turn;
  useFirstFocus(known.index !== null, () => focusFirst(lists.root.current));
  const [selected, setSelected] = useState(noneSelected);
  const noteField = useRef<HTMLDivElement>(null);

  const closed = day !== null && isClosed(day);
  const refusal = can(actor, 'writeReconciliations').reason?.text ?? day?.account.obstacle ?? null;
  const mayWrite = refusal === null;
  const isOpen = mayWrite && day !== null && !closed;
  const sums = sumPicks(index, picks);
  const offer = offerOf(index, picks);
  const obstacle = matchObstacle(index, picks, closed ? 'The day is finalized' : refusal);

  const focusList = () => {
    const list = lists.root.current?.querySelector<HTMLElement>(`[data-side=${lists.sideInHand()}]`);
    list?.querySelector<HTMLElement>('[role=grid] [data-row] [data-col][tabindex="0"]')?.focus();
  };
  const match = () => {
    if (obstacle !== null) return void toasts.warning({ title: 'Nothing is matched', message: obstacle });
    const said = note.trim();
    if (offer === null && said === '') {
      toasts.warning({ title: 'Nothing is matched', message: 'The rules do not offer it: say why they are the same' });
      noteField.current?.querySelector('input')?.focus();
      return;
    }
    if (noteField.current?.contains(document.activeElement)) focusList();
    const bookItems = [...picks.book].flatMap((key) => {
      const item = index.bookByKey.get(key);
      return item ? [{ stripe: item.stripe, number: item.number }] : [];
    });
    const body = { bankItemIDs: [...picks.bank], bookItems, note: said === '' ? null : said };
    const taken = picks;
    const on = matchDay(index, taken);
    turn.clear();
    void change('Matching', 'Not matched', () => call('matchItems', { params: at, body }), taken).then((after) => {
      if (after === null || on === null || on === date) return;
      toasts.success({
        title: `Matched on ${formatDate(on)}`,
        message: 'It is listed there, and taken apart there.',
        duration: linkMilliseconds,
        action: { label: `Go to ${formatDate(on).slice(0, 5)}`, onAction: () => onDay(on) },
      });
    });
  };
  const candidate = () => {
    const side = lists.sideInHand();
    const row = lists.rowOf(side);
    if (row === null)
      return void toasts.warning({
        title: 'No item is in hand',
        message: 'Go to an item of the bank or the book first',
      });
    const item: ItemAt =
      'bankItemID' in row ? { side: 'bank', key: row.bankItemID } : { side: 'book', key: bookItemKey(row) };
    turn.find(item);
    scrollToTop(lists.root.current, side === 'bank' ? 'book' : 'bank');
  };
  const unmatch = async () => {
    const inHand = lists.listInHand() === 'matched' ? lists.rowOf('matched') : null;
    const rows = (day?.matched ?? []).filter(({ bankMatchID }) =>
      selected.size > 0 ? selected.has(bankMatchID) : bankMatchID === inHand?.bankMatchID,
    );
    if (rows.length === 0)
      return void toasts.warning({ title: 'Nothing is taken apart', message: 'Go to a group of Matched first' });
    if (await acts.unmatch(rows)) setSelected(noneSelected);
  };
  /** What a note is about: the exception in hand, or the item. */
  const noted = (): NotedItem | null => {
    const name = lists.listInHand();
    if (name === 'matched') return null;
    if (name === 'exceptions') {
      const told = lists.rowOf(name);
      // What the list told may be older than the day: a note was written since.
      return day?.exceptions.find((each) => told !== null && exceptionKey(each) === exceptionKey(told)) ?? null;
    }
    const row = lists.rowOf(name);
    if (row === null) return null;
    if ('bankItemID' in row)
      return (
        index.exceptionOfBank.get(row.bankItemID) ?? {
          ...{ bankItemID: row.bankItemID, bookItem: null, amount: row.amount, notes: [] },
          item: `${row.kind} ${bankItemReference(row)}`.trim(),
        }
      );
    return (
      index.exceptionOfBook.get(bookItemKey(row)) ?? {
        ...{ bankItemID: null, bookItem: { stripe: row.stripe, number: row.number } },
        ...{ amount: row.amount, notes: [], item: bookItemFor(row) },
      }
    );
  };
  const writeNote = () => {
    const item = noted();
    if (item === null) return void toasts.warning({ title: 'No note is written', message: 'Go to an item first' });
    void acts.note(item);
  };
  const mayBeNoFile = (day?.bankItems ?? []).some(mayBeOfNoFile);
  const recordNoFile = () => {
    const bankItemID = noted()?.bankItemID ?? null;
    const item = bankItemID === null ? undefined : index.bankByID.get(bankItemID);
    if (item === undefined || !mayBeOfNoFile(item))
      return void toasts.warning({
        title: 'Nothing is recorded',
        message: 'Go to an item of the bank first that came in and waits',
      });
    void acts.ofNoFile(item);
  };
  const actOf = useCallback(
    (row: ReconciliationExceptionRow) =>
      stepAct(row, row.bookItem === null ? undefined : index.bookByKey.get(bookItemKey(row.bookItem))),
    [index],
  );
  const amountsOf = useCallback(
    ({ bankItemID, bookItem, amount }: ReconciliationExceptionRow) => ({
      bank: bankItemID === null ? null : (index.bankByID.get(bankItemID)?.amount ?? amount),
      book: bookItem === null ? null : (index.bookByKey.get(bookItemKey(bookItem))?.amount ?? amount),
    }),
    [index],
  );
  const onStep = (row: ReconciliationExceptionRow) => {
    const act = actOf(row);
    if (act.kind === 'file') return onOpen(fileHref(act.ordersID, act.isReceipt));
    if (!isOpen) return void toasts.warning({ title: row.nextStep, message: refusal ?? 'The day is finalized' });
    void (act.kind === 'post' ? acts.post(row, act.bankItemID, act.as) : acts.note(row, row.nextStep));
  };
  const step = (ahead: 1 | -1) => onDay(addBusinessDays('federalReserve', date, ahead));

  useDayKeys({
    root: lists.root,
    acts: isOpen
      ? {
          ...{ candidate, match, note: writeNote, clear: turn.clear, isPicked: picks.bank.size + picks.book.size > 0 },
          noFile: recordNoFile,
          unmatch: () => void unmatch(),
          run: () => void acts.run(day),
          opens: { unmatch: (day?.matched.length ?? 0) > 0, note: true, noFile: mayBeNoFile },
        }
      : null,
    filter: () =>
      lists.root.current
        ?.querySelector<HTMLElement>(`[data-side=${lists.sideInHand()}] [data-slot=search-box] input`)
        ?.focus(),
    print: () => void acts.printDraft(),
    step,
  });

  return (
    <>
      <DayHead
        day={day}
        date={date}
        isClosed={closed}
        mayWrite={mayWrite}
        isRunning={acts.isRunning}
        runObstacle={day === null ? 'The day is being read' : null}
        finalizeObstacle={day === null ? 'The day is being read' : finalizeObstacle(day, refusal, clock.today())}
        onHome={onHome}
        onDay={onDay}
        onStep={step}
        onImport={() => onOpen(importHref)}
        onRun={() => day && void acts.run(day)}
        onPrint={() => void acts.printDraft()}
        onFinalize={() => day && void acts.finalize(day)}
      />
      {closed && (
        <FinalBand
          row={day.reconciliation}
          through={day.account.finalizedThrough ?? date}
          refusal={refusal}
          signing={signing}
        />
      )}
      <div ref={lists.root} className="recon-day">
        {day ? <ThreeWayStrip day={day} sums={sums} /> : <div className="recon-strip" />}
        {query.isError && day === null ? (
          <ReadFailed title="The day could not be read" query={query} />
        ) : (
          <>
            <DayLists
              query={query}
              date={date}
              day={day}
              index={index}
              picks={picks}
              lifted={turn.lifted}
              onPick={isOpen ? turn.pick : null}
              onCurrent={lists.onCurrent}
              importHref={importHref}
              fileHref={fileHref}
            />
            <MatchBar
              sums={sums}
              offer={offer}
              said={turn.said ?? known.said}
              obstacle={obstacle}
              isClosed={closed}
              note={note}
              onNote={turn.setNote}
              noteField={noteField}
              onClear={turn.clear}
              onMatch={match}
            />
            <MatchedList
              query={query}
              rows={day?.matched ?? []}
              selected={selected}
              onSelect={isOpen ? setSelected : null}
              onCurrent={lists.onCurrent.matched}
              obstacle={(day?.matched.length ?? 0) === 0 ? 'Nothing is matched' : null}
              onUnmatch={() => void unmatch()}
            />
            <ExceptionsList
              query={query}
              rows={day?.exceptions ?? []}
              actOf={actOf}
              amountsOf={amountsOf}
              fileHref={fileHref}
              onStep={onStep}
              onCurrent={lists.onCurrent.exceptions}
              refusal={isOpen ? null : (refusal ?? 'The day is finalized')}
              noteObstacle={(day?.exceptions.length ?? 0) === 0 ? 'There are no exceptions' : null}
              onNote={writeNote}
              noFileObstacle={mayBeNoFile ? null : 'No item of the bank came in that waits'}
              onNoFile={recordNoFile}
            />
          </>
        )}
      </div>
      {day && <DayTotals day={day} mayWrite={isOpen} />}
    </>
  );
}
