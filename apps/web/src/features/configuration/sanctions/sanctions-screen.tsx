import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { can } from '@closewright/domain/access';
import { counted, formatDate } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { type ScreeningState, screeningStates } from '@closewright/domain/sanctions';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SelectField } from '@closewright/ui/select-field';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Ban, Check, List, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { off } from '../../../lib/off.ts';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useInHand } from '../../../records/list/use-in-hand.ts';
import { useSettingMode } from '../setting-mode.ts';
import { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
import { ImportListDialog } from './import-list-dialog.tsx';
import { ListsDialog, type ListsDialogProps } from './lists-dialog.tsx';
import { screeningColumns } from './screening-columns.tsx';
import { ScreeningPane } from './screening-pane.tsx';
import { decideObstacle, importedWords, listNotice, stateNames } from './screening-words.ts';
import { useScreenings } from './use-screenings.ts';

const words = listWords(
  'screening',
  'screenings',
  'Payees of wires are screened once there is a list, and as they are entered.',
);
const keyOf = ({ wirePayeeID }: SanctionsScreening) => wirePayeeID;
/** At 200 % the row menu and the keys have it. */
const narrow = 'max-[800px]:hidden';
const choices = screeningStates.map((value) => ({ value, label: stateNames[value] }));

/** Lists of sanctions and what screening of the payees of wires came to: who has to be decided about comes first. */
export function SanctionsScreen() {
  const clock = useClock();
  const { actor } = useSession();
  const { readOnly, reason } = useSettingMode('cfg:sanctions');
  const [state, setState] = useState<ScreeningState | null>(null);
  const { lists, list, rows, all, open, refresh } = useScreenings(state);
  const inHand = useInHand(rows, keyOf);
  const refusal = can(actor, 'decideSanctions').reason?.text ?? null;
  const noImport = can(actor, 'saveBankAccounts').reason?.text ?? null;
  const columns = useMemo(() => screeningColumns(refusal === null), [refusal]);
  const noClear = decideObstacle(inHand.current, refusal, false);
  const noBlock = decideObstacle(inHand.current, refusal, true);
  const notice = lists.data && listNotice(lists.data, clock.today());
  const [current] = lists.data ?? [];

  const decide = async (screening: SanctionsScreening | null, isSame: boolean) => {
    if (screening === null || decideObstacle(screening, refusal, isSame) !== null) return;
    const result = await dialogs.open<Omit<DecideDialogProps, 'dialog'>, SanctionsScreening>(
      DecideDialog,
      { screening, isSame },
      {
        title: `${screening.payee} ${isSame ? 'is who the list names' : 'is somebody else'}`,
        size: 'small',
        key: 'decide-screening',
      },
    );
    if (!result.dismissed) toasts.success(`${screening.payee}: ${stateNames[result.value.state].toLowerCase()}`);
    // What somebody else has decided meanwhile is shown, too.
    await refresh();
  };
  const bring = async () => {
    const result = await dialogs.open<object, SanctionsListRow>(
      ImportListDialog,
      {},
      { title: 'Import a list of sanctions', size: 'medium', key: 'import-sanctions' },
    );
    if (result.dismissed) return;
    await refresh();
    const { open: waiting } = await call('listScreenings', { query: { take: 1 } });
    toasts.success(importedWords(result.value, waiting));
  };
  const showLists = () =>
    dialogs.open<Omit<ListsDialogProps, 'dialog'>, void>(
      ListsDialog,
      { lists: lists.data ?? [] },
      { title: 'Lists of sanctions', size: 'large', key: 'sanctions-lists' },
    );
  const clear = () => void decide(inHand.current, false);
  const block = () => void decide(inHand.current, true);
  useHotkey(noImport === null ? 'Insert' : null, 'Import a list', () => void bring(), { opensBox: true });
  useHotkey(refusal === null ? 'KeyC' : null, 'Clear', clear, { opensBox: noClear === null });
  useHotkey(refusal === null ? 'KeyB' : null, 'Block', block, { opensBox: noBlock === null });
  const rowMenu = ([one]: readonly SanctionsScreening[]): MenuEntry[] => {
    const how = (isSame: boolean) => off(decideObstacle(one ?? null, refusal, isSame));
    return [
      { id: 'clear', label: 'Clear…', detail: 'C', ...how(false), onSelect: () => void decide(one ?? null, false) },
      { id: 'block', label: 'Block…', detail: 'B', ...how(true), onSelect: () => void decide(one ?? null, true) },
    ];
  };
  return (
    <RecordList<SanctionsScreening>
      label={routeByName('cfg:sanctions').label}
      noun={['screening', 'screenings']}
      words={words}
      query={list}
      columns={columns}
      rows={rows}
      of={all}
      meta={`${counted(all, 'payee')}, ${open} to decide${current ? `, list of ${formatDate(current.listDate)}` : ''}`}
      isNarrowed={state !== null}
      rowKey={keyOf}
      gridKey="grid:cfg-sanctions"
      refusal={readOnly ? reason : refusal !== null && noImport !== null ? refusal : null}
      {...(refusal === null && { rowMenu })}
      actions={
        <>
          <Button icon={List} disabled={(lists.data ?? []).length === 0} onClick={() => void showLists()}>
            Lists…
          </Button>
          {refusal === null && (
            <>
              <Button icon={Ban} shortcut="B" className={narrow} {...off(noBlock)} onClick={block}>
                Block…
              </Button>
              <Button icon={Check} shortcut="C" className={narrow} {...off(noClear)} onClick={clear}>
                Clear…
              </Button>
            </>
          )}
          {noImport === null && (
            <Button variant="primary" icon={Upload} shortcut="Ins" onClick={() => void bring()}>
              Import list…
            </Button>
          )}
        </>
      }
      above={
        notice && (
          <Banner tone={notice.tone} title={notice.title}>
            {notice.text}
          </Banner>
        )
      }
      filters={
        <FilterBar label="Filters of the screenings" onClear={state === null ? undefined : () => setState(null)}>
          <SelectField<ScreeningState>
            className="w-[170px]"
            aria-label="State"
            placeholder="Any state"
            options={choices}
            value={state}
            onValueChange={setState}
          />
        </FilterBar>
      }
      below={
        list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The first {rows.length} of {counted(all, 'screening')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )
      }
      pane={{ label: 'Screening in hand', inHand, content: <ScreeningPane screening={inHand.current} /> }}
    />
  );
}
