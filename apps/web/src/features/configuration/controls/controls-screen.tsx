import type { ControlChange } from '@closewright/contract/controls';
import { type ControlDecision, controlLimits } from '@closewright/domain/controls';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, CircleQuestionMark, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';
import { off } from '../../../lib/off.ts';
import { changeTitle } from '../../../records/controls/waiting-changes.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useInHand } from '../../../records/list/use-in-hand.ts';
import { useSettingMode } from '../setting-mode.ts';
import { changeColumns } from './change-columns.tsx';
import { ChangePane } from './change-pane.tsx';
import { decideObstacle, decisionWords } from './change-words.ts';
import { openControlsHelp } from './controls-help.tsx';
import { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';

const shownChoices = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
] as const;
type Shown = (typeof shownChoices)[number]['value'];

const words = {
  ...{ loading: 'Loading the changes', failed: 'The changes could not be read' },
  empty: 'Nobody has asked for a weaker control',
  emptyHint:
    'Weaker settings of wires, checks and bank accounts are asked for on their screens, and stand here for another person.',
  ...{ narrowed: 'Nothing waits', narrowedHint: 'Choose All to see what was decided.' },
};
const keyOf = ({ controlChangeID }: ControlChange) => controlChangeID;
/** At 200 % the row menu and the keys have it. */
const narrow = 'max-[800px]:hidden';
const icons = { approve: Check, decline: X, withdraw: Undo2 } as const;
const letters = { approve: 'A', decline: 'D', withdraw: 'W' } as const;
const decisions = ['withdraw', 'decline', 'approve'] as const;

/** Control changes: weaker settings that are asked for, approved or declined by another person, and what was decided. */
export function ControlsScreen() {
  const client = useQueryClient();
  const { readOnly, reason } = useSettingMode('cfg:controls');
  const refusal = readOnly ? reason : null;
  const [shown, setShown] = useState<Shown>('all');
  const query = useQuery(queryFor('listControlChanges'));
  const all = query.data ?? [];
  const waiting = all.filter(({ state }) => state === 'asked').length;
  const rows = useMemo(
    () => (query.data ?? []).filter(({ state }) => shown === 'all' || state === 'asked'),
    [query.data, shown],
  );
  const inHand = useInHand(rows, keyOf);
  const columns = useMemo(() => changeColumns(refusal === null), [refusal]);

  const decide = async (change: ControlChange | null, decision: ControlDecision) => {
    if (change === null || decideObstacle(change, decision, refusal) !== null) return;
    const title = `${decisionWords[decision].verb}: ${changeTitle(change)}`;
    const answer = await dialogs.open<Omit<DecideDialogProps, 'dialog'>, ControlChange>(
      DecideDialog,
      { change, decision },
      { title, label: title, size: 'small', key: 'decide-control' },
    );
    if (!answer.dismissed) toasts.success(`${changeTitle(change)} ${decisionWords[decision].done}`);
    // What somebody else has decided meanwhile is shown, too, and the settings as they hold now.
    await Promise.all(
      (['listControlChanges', 'getSystemSettings', 'listFeatureFlags', 'listBankAccounts'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  };
  const inTheWay = (decision: ControlDecision) => decideObstacle(inHand.current, decision, refusal);
  const key = (decision: ControlDecision) => (refusal === null ? (`Key${letters[decision]}` as const) : null);
  const box = (decision: ControlDecision) => ({ opensBox: inTheWay(decision) === null });
  useHotkey(key('approve'), 'Approve', () => void decide(inHand.current, 'approve'), box('approve'));
  useHotkey(key('decline'), 'Decline', () => void decide(inHand.current, 'decline'), box('decline'));
  useHotkey(key('withdraw'), 'Withdraw', () => void decide(inHand.current, 'withdraw'), box('withdraw'));
  useHotkey('F1', 'Which settings are controls', openControlsHelp, { opensBox: true });
  const rowMenu = ([one]: readonly ControlChange[]): MenuEntry[] =>
    decisions.toReversed().map((decision) => ({
      ...{ id: decision, label: `${decisionWords[decision].verb}…`, detail: letters[decision] },
      ...off(decideObstacle(one ?? null, decision, refusal)),
      onSelect: () => void decide(one ?? null, decision),
    }));
  return (
    <RecordList<ControlChange>
      label={routeByName('cfg:controls').label}
      noun={['change', 'changes']}
      words={words}
      query={query}
      columns={columns}
      rows={rows}
      of={all.length}
      meta={`${counted(all.length, 'change')}${all.length === controlLimits.listed ? ' at most' : ''}, ${waiting} waiting`}
      isNarrowed={shown !== 'all'}
      rowKey={keyOf}
      gridKey="grid:cfg-controls"
      refusal={refusal}
      {...(refusal === null && { rowMenu })}
      actions={
        <>
          <Button icon={CircleQuestionMark} shortcut="F1" className={narrow} onClick={openControlsHelp}>
            Which settings
          </Button>
          {refusal === null &&
            decisions.map((decision) => (
              <Button
                key={decision}
                icon={icons[decision]}
                shortcut={letters[decision]}
                className={narrow}
                {...(decision === 'approve' && { variant: 'primary' })}
                {...off(inTheWay(decision))}
                onClick={() => void decide(inHand.current, decision)}
              >
                {decisionWords[decision].verb}…
              </Button>
            ))}
        </>
      }
      filters={
        <FilterBar label="Filters of the changes">
          <SegmentedControl<Shown>
            label="Which changes"
            options={shownChoices}
            value={shown}
            onValueChange={setShown}
          />
        </FilterBar>
      }
      pane={{ label: 'Change in hand', inHand, content: <ChangePane change={inHand.current} /> }}
    />
  );
}
