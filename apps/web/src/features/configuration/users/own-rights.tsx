import type { SecurityRole, User } from '@closewright/contract/people';
import {
  effectiveRights,
  rightWord,
  type SecurityKey,
  screenAccessKeys,
  securityKeyGroups,
  securityLabels,
} from '@closewright/domain/access';
import { EmptyState } from '@closewright/ui/empty-state';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { useState } from 'react';

export interface OwnRightsProps {
  role: SecurityRole | null;
  ownRights: User['ownRights'];
  onChange: (ownRights: User['ownRights']) => void;
}

const useRole = 'role';

/** Every right of a user as it holds, where it comes from, and the choice to differ from the role (building-blocks.md §6). */
export function OwnRights({ role, ownRights, onChange }: OwnRightsProps) {
  const [filter, setFilter] = useState('');
  const rights = new Map(effectiveRights(role, ownRights).map((right) => [right.key, right]));
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (key: SecurityKey) =>
    words.every((word) => `${securityLabels[key]} ${key}`.toLowerCase().includes(word));
  const groups = securityKeyGroups
    .map(({ label, keys }) => ({ label, keys: keys.filter(isFound) }))
    .filter(({ keys }) => keys.length > 0);
  const choose = (key: SecurityKey, choice: string) => {
    const { [key]: _before, ...rest } = ownRights;
    onChange(choice === useRole ? rest : { ...rest, [key]: Number(choice) });
  };
  return (
    <div className="flex flex-col gap-2">
      <SearchBox
        aria-label="Filter rights"
        placeholder="Filter rights"
        debounce={0}
        className="w-[260px]"
        value={filter}
        onValueChange={setFilter}
      />
      {groups.length === 0 && <EmptyState title={`No right matches “${filter}”`} className="px-0" />}
      {groups.map(({ label, keys }) => (
        <section key={label} aria-label={label}>
          <h3 className="border-b border-hairline pb-1 text-section font-semibold">{label}</h3>
          <ul>
            {keys.map((key) => {
              const right = rights.get(key);
              return (
                <li
                  key={key}
                  className="grid min-h-row grid-cols-[minmax(0,1.2fr)_264px_minmax(0,1fr)] items-center gap-x-4 border-b border-hairline py-1"
                >
                  <span className="min-w-0">
                    <span className="block truncate">{securityLabels[key]}</span>
                    <span className="block truncate text-micro text-muted">{key}</span>
                  </span>
                  <SegmentedControl
                    label={securityLabels[key]}
                    options={choicesOf(key)}
                    value={ownRights[key] === undefined ? useRole : String(ownRights[key])}
                    onValueChange={(choice) => choose(key, choice)}
                  />
                  <span className="min-w-0 text-label text-muted">
                    <b className="font-semibold text-default">{rightWord(key, right?.value ?? 0)}</b>. {right?.reason}.
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function choicesOf(key: SecurityKey) {
  const levels = screenAccessKeys.has(key) ? [0, 1, 2] : [0, 1];
  return [
    { value: useRole, label: 'Use Role Default' },
    ...levels.map((level) => ({ value: String(level), label: rightWord(key, level) })),
  ];
}
