import type { ApprovalRow } from '@closewright/contract/check-writing';
import { can } from '@closewright/domain/access';
import { type ApprovalKind, approvalSubject } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { GridFootLine, RowKey } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { decidedColumns, kindChoices, pendingColumns } from './approval-columns.tsx';
import { ApprovalPane } from './approval-pane.tsx';
import { decideObstacle, shownWords, stateNames, sumOf } from './approval-words.ts';
import type { AskedApprovals } from './approvals-asked.ts';
import { useApprovals } from './use-approvals.ts';
import { useDecide } from './use-decide.ts';

const route = routeByName('accounting.pending-approvals');
const nobody: ReadonlySet<RowKey> = new Set();
const states = [
  { value: 'pending', label: 'Pending' },
  { value: 'decided', label: 'Decided' },
] as const;
type Shown = (typeof states)[number]['value'];
/** At 200 % the row menu and the keys have it; the room is for what approves. */
const narrow = 'max-[800px]:hidden';
const keyOf = ({ approvalID }: ApprovalRow) => approvalID;

const words = {
  pending: {
    ...{ loading: 'Loading the requests', failed: 'The requests could not be read' },
    ...{
      empty: 'Nothing waits for you',
      emptyHint: 'Voids, stops, advances and payments stand here once somebody asks for them.',
    },
    ...{ narrowed: 'No pending request passes these filters', narrowedHint: 'Clear a filter to see more.' },
  },
  decided: {
    ...{ loading: 'Loading the requests', failed: 'The requests could not be read' },
    ...{ empty: 'Nothing was decided yet', emptyHint: 'What is approved, refused or withdrawn stands here.' },
    ...{ narrowed: 'No decided request passes these filters', narrowedHint: 'Clear a filter to see more.' },
  },
} as const;

export interface PendingApprovalsScreenProps {
  /** What the address asks for. */
  asked: AskedApprovals;
  /** Another list or kind was chosen: the address follows. */
  onAsk(asked: AskedApprovals): void;
  /** Opens the approvals of the file. */
  onOpen(row: ApprovalRow): void;
  /** Address of that page, so that it can be opened in another tab. */
  hrefOf(row: ApprovalRow): string;
}

/** Pending Approvals: what people ask for in all files of the user's regions, approved or refused by others, and what was decided. */
export function PendingApprovalsScreen({ asked, onAsk, onOpen, hrefOf }: PendingApprovalsScreenProps) {
  const clock = useClock();
  const { actor } = useSession();
  const [text, setText] = useState('');
  const [resets, setResets] = useState(0);
  const [chosen, setChosen] = useState(nobody);
  const { list, rows, found, all, isNarrowed, readAgain } = useApprovals(asked, text);
  const inHand = useInHand(rows, keyOf);
  const refusal = can(actor, 'decideApprovals').reason?.text ?? null;
  const { problems, decide } = useDecide({ refusal, rows, readAgain, onDecided: () => setChosen(nobody) });
  const shown: Shown = asked.show ?? 'pending';
  const isPending = shown === 'pending';
  const isWhole = !list.hasNextPage;
  const columns = useMemo(
    () =>
      isPending
        ? pendingColumns({ clock, problems, isWhole, hasMenu: refusal === null })
        : decidedColumns({ clock, isWhole }),
    [isPending, clock, problems, isWhole, refusal],
  );
  /** Another list: what was chosen in the one before is not. */
  const ask = (part: { [K in keyof AskedApprovals]: AskedApprovals[K] | undefined }) => {
    const { show, kind } = { ...asked, ...part };
    setChosen(nobody);
    onAsk({ ...(show && { show }), ...(kind && { kind }) });
  };
  const search = (next: string) => {
    setChosen(nobody);
    setText(next);
  };

  const selected = rows.filter((row) => chosen.has(keyOf(row)));
  // In the order of the list, in which they are decided.
  const toDecide = selected.length > 0 ? selected : inHand.current === null ? [] : [inHand.current];
  const obstacle = decideObstacle(toDecide, refusal);
  const off = obstacle === null ? {} : { disabled: true, disabledReason: obstacle };
  const mayDecide = isPending && refusal === null;
  const approve = () => decide(toDecide, true);
  const refuse = () => decide(toDecide, false);
  useHotkey(mayDecide ? 'KeyA' : null, 'Approve', approve, { opensBox: obstacle === null });
  useHotkey(mayDecide ? 'KeyR' : null, 'Refuse', refuse, { opensBox: obstacle === null });
  const rowMenu = (several: readonly ApprovalRow[]): MenuEntry[] => {
    const inTheWay = decideObstacle(several, refusal);
    const how = inTheWay === null ? {} : { disabled: true, disabledReason: inTheWay };
    return [
      { id: 'approve', label: 'Approve…', detail: 'A', ...how, onSelect: () => decide(several, true) },
      { id: 'refuse', label: 'Refuse…', detail: 'R', ...how, onSelect: () => decide(several, false) },
    ];
  };
  const many = selected.length > 1 ? ` ${selected.length}` : '';

  const foot: GridFootLine[] =
    rows.length === 0
      ? []
      : [
          ...(mayDecide
            ? [
                {
                  key: 'selected',
                  title: `${selected.length} selected`,
                  cells: { amount: amountText(sumOf(selected)) },
                },
              ]
            : []),
          {
            key: 'shown',
            title: shownWords(rows.length, all),
            tone: 'total',
            cells: { amount: amountText(sumOf(rows)) },
          },
        ];
  return (
    <RecordList<ApprovalRow>
      label={route.label}
      noun={['request', 'requests']}
      words={words[shown]}
      query={list}
      columns={columns}
      rows={rows}
      of={all}
      isNarrowed={isNarrowed}
      rowKey={keyOf}
      gridKey={isPending ? 'pending-approvals' : 'decided-approvals'}
      refusal={refusal}
      onRowOpen={onOpen}
      rowHref={hrefOf}
      rowState={(row) => {
        const problem = problems.get(keyOf(row));
        return isPending && problem !== undefined ? { tone: 'error', description: problem } : undefined;
      }}
      {...(mayDecide && {
        selectable: true,
        selectedKeys: chosen,
        onSelectedKeysChange: setChosen,
        // Whoever asked selects it for nothing.
        isComputed: ({ isOwn }: ApprovalRow) => isOwn,
        rowMenu,
      })}
      foot={foot}
      actions={
        mayDecide && (
          <>
            <Button icon={X} shortcut="R" className={narrow} {...off} onClick={refuse}>
              Refuse{many}…
            </Button>
            <Button variant="primary" icon={Check} shortcut="A" {...off} onClick={approve}>
              Approve{many}…
            </Button>
          </>
        )
      }
      filters={
        <FilterBar
          label="Filters of the requests"
          onClear={
            isNarrowed
              ? () => {
                  search('');
                  setResets((count) => count + 1);
                  ask({ kind: undefined });
                }
              : undefined
          }
        >
          <SegmentedControl<Shown>
            label="Which requests"
            options={states}
            value={shown}
            onValueChange={(next) => ask({ show: next === 'decided' ? next : undefined })}
          />
          <SelectField<ApprovalKind>
            className="w-[170px]"
            aria-label="Kind"
            placeholder="Any kind"
            options={kindChoices}
            value={asked.kind ?? null}
            onValueChange={(kind) => ask({ kind: kind ?? undefined })}
          />
          <SearchBox
            key={resets}
            className="w-[220px]"
            aria-label="Find requests"
            placeholder="File, payee, comment or name"
            maxLength={100}
            defaultValue={text}
            onSearch={search}
          />
        </FilterBar>
      }
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The {isPending ? 'oldest' : 'newest'} {rows.length} of {counted(found, 'request')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      pane={{
        label: 'Request in hand',
        inHand,
        content: (
          <ApprovalPane
            row={inHand.current}
            problem={inHand.current ? problems.get(keyOf(inHand.current)) : undefined}
            hrefOf={hrefOf}
          />
        ),
      }}
      print={{
        title: isPending ? route.label : 'Decided approvals',
        label: 'Printed requests',
        of: (row) => ({
          key: row.approvalID,
          facts: `${row.fileNumber} · ${row.bankAccount} · ${row.requestedBy}, ${clock.moment(row.requestedAt)}`,
          text: [
            `${approvalSubject(row)}, ${amountText(row.amount)}: ${row.comment}`,
            ...(row.decidedAt === null
              ? []
              : [
                  `${stateNames[row.state]} by ${row.decidedBy}, ${clock.moment(row.decidedAt)}. ${row.decisionComment ?? ''}`,
                ]),
          ].join('\n'),
        }),
      }}
    />
  );
}
