import {
  rightWord,
  type SecurityKey,
  type SecuritySettings,
  screenAccessKeys,
  securityKeyGroups,
  securityLabels,
} from '@closewright/domain/access';
import { EmptyState } from '@closewright/ui/empty-state';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { type ReactNode, useState } from 'react';

export interface RightChoicesProps {
  /** The rights to choose for. */
  keys: readonly SecurityKey[];
  /** What the choice is called that differs in nothing. */
  standard: string;
  /** The rights that differ. */
  chosen: SecuritySettings;
  /** @param value null: what the standard says */
  onChoose(key: SecurityKey, value: number | null): void;
  /** What comes of the choice, beside it. */
  note(key: SecurityKey): ReactNode;
  disabled?: boolean;
}

const standardChoice = 'standard';

/** Rights one by one, each as a standard says or otherwise: of a user beside the role, of a region beside all regions. */
export function RightChoices({ keys, standard, chosen, onChoose, note, disabled = false }: RightChoicesProps) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = (key: SecurityKey) =>
    keys.includes(key) && words.every((word) => `${securityLabels[key]} ${key}`.toLowerCase().includes(word));
  const groups = securityKeyGroups
    .map((group) => ({ label: group.label, keys: group.keys.filter(isShown) }))
    .filter((group) => group.keys.length > 0);
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
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h3 className="border-b border-hairline pb-1 text-section font-semibold">{group.label}</h3>
          <ul>
            {group.keys.map((key) => (
              <li
                key={key}
                className="grid min-h-row grid-cols-[minmax(0,1.2fr)_264px_minmax(0,1fr)] items-center gap-x-4 border-b border-hairline py-1"
              >
                <span className="min-w-0">
                  <span className="block truncate">{securityLabels[key]}</span>
                  <span className="block truncate text-micro text-muted">{key}</span>
                </span>
                <span className="justify-self-start">
                  <SegmentedControl
                    label={securityLabels[key]}
                    options={choicesOf(key, standard)}
                    value={chosen[key] === undefined ? standardChoice : String(chosen[key])}
                    onValueChange={(choice) => onChoose(key, choice === standardChoice ? null : Number(choice))}
                    disabled={disabled}
                  />
                </span>
                <span className="min-w-0 text-label text-muted">{note(key)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function choicesOf(key: SecurityKey, standard: string) {
  const levels = screenAccessKeys.has(key) ? [0, 1, 2] : [0, 1];
  return [
    { value: standardChoice, label: standard },
    ...levels.map((level) => ({ value: String(level), label: rightWord(key, level) })),
  ];
}
