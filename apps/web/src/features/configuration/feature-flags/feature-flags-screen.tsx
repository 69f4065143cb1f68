import type { FeatureFlagState } from '@closewright/contract/feature-flags';
import { weakerFlag } from '@closewright/domain/controls';
import { Badge } from '@closewright/ui/badge';
import { type CellEdit, type GridColumn, selectEditor } from '@closewright/ui/data-grid';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { ApiError, call, keyFor, queryFor } from '../../../lib/api/index.ts';
import { askWeaker } from '../../../records/controls/ask-weaker.ts';
import { WaitingChanges } from '../../../records/controls/waiting-changes.tsx';
import { SettingList } from '../list/setting-list.tsx';

const choices = [
  { value: 'default', label: 'Default' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];
const word = (isOn: boolean) => (isOn ? 'On' : 'Off');
const choiceOf = (isOn: boolean | null) => (isOn === null ? 'default' : isOn ? 'on' : 'off');
const companyWord = ({ serverOn }: FeatureFlagState) =>
  choices.find(({ value }) => value === choiceOf(serverOn))?.label ?? '';
const sourceWords = { default: 'By default', server: 'Set for the company', token: 'By the sign-in' } as const;

const columns: readonly GridColumn<FeatureFlagState>[] = [
  { id: 'name', header: 'Flag', value: (flag) => flag.name, grow: 1.6, minWidth: 220, rowHeader: true },
  { id: 'default', header: 'Default', kind: 'muted', value: (flag) => word(flag.defaultOn), width: 90 },
  {
    id: 'server',
    header: 'Company',
    value: (flag) => choiceOf(flag.serverOn),
    text: companyWord,
    // The arrow says that the cell is a choice: Enter or a double click opens it.
    render: (flag) => (
      <span className="flex w-full items-center justify-between gap-1">
        {companyWord(flag)}
        <ChevronDown aria-hidden className="size-icon-sm flex-none text-subtle" strokeWidth={1.75} />
      </span>
    ),
    editor: selectEditor(choices, { required: true }),
    width: 140,
  },
  {
    id: 'token',
    header: 'Sign-in',
    kind: 'muted',
    value: (flag) => (flag.tokenOn === null ? '' : word(flag.tokenOn)),
    width: 90,
  },
  {
    id: 'isOn',
    header: 'Holds',
    value: (flag) => word(flag.isOn),
    render: (flag) => <Badge tone={flag.isOn ? 'success' : 'neutral'}>{word(flag.isOn)}</Badge>,
    width: 90,
  },
  {
    id: 'source',
    header: 'Why',
    kind: 'muted',
    value: (flag) => sourceWords[flag.source],
    grow: 1,
    minWidth: 160,
  },
];

/** Every feature flag (core.md §9): its default, what the company sets, what the sign-in says, and what holds. */
export function FeatureFlagsScreen({ find }: { find?: string | undefined }) {
  const client = useQueryClient();
  const flags = useQuery(queryFor('listFeatureFlags'));
  const store = (states: readonly FeatureFlagState[]) => client.setQueryData(keyFor('listFeatureFlags'), states);

  const save = async (edits: readonly CellEdit<FeatureFlagState>[]): Promise<void> => {
    const asked = edits.map(({ row, value }) => ({
      name: row.name,
      isOn: value === 'default' ? null : value === 'on',
      was: row.serverOn,
    }));
    const weaker = asked.flatMap(({ name, isOn, was }) => weakerFlag(name, was, isOn) ?? []);
    const changes = asked.filter(({ name, isOn, was }) => weakerFlag(name, was, isOn) === null);
    if (weaker.length > 0) await askWeaker(weaker);
    if (changes.length === 0) return;
    try {
      store(await call('patchFeatureFlags', { body: { changes } }));
      toasts.success(changes.length === 1 ? `${changes[0]?.name} saved` : `${changes.length} flags saved`);
    } catch (error) {
      // What somebody else has stored is shown, so that the next try is about that.
      const current = error instanceof ApiError ? error.conflict?.current : undefined;
      if (current !== undefined) store(current as FeatureFlagState[]);
      throw error;
    }
  };

  return (
    <SettingList
      screen="feature-flags"
      noun={['flag', 'flags']}
      query={flags}
      columns={columns}
      rowKey={({ name }) => name}
      find={find}
      above={<WaitingChanges place="feature flags" />}
      onCellsChange={save}
      meta={(rows) => `${rows.filter(({ isOn }) => isOn).length} of ${rows.length} on`}
    />
  );
}
