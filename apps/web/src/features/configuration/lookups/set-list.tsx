import { type LookupSetName, lookupSetNames, lookupSetRule } from '@closewright/domain/lookup-sets';
import { cn } from '@closewright/ui/lib/cn';
import { type KeyboardEvent, useRef } from 'react';

/** The sets that are kept here; the others are tables with screens of their own. */
export const keptSets = lookupSetNames
  .filter((set) => lookupSetRule(set).kind !== 'table')
  .toSorted((a, b) => lookupSetRule(a).label.localeCompare(lookupSetRule(b).label));

export interface SetListProps {
  current: LookupSetName;
  onChoose: (set: LookupSetName) => void;
}

/** The lists one can choose, by name. One stop of the Tab key; the arrows, Home and End move in it. */
export function SetList({ current, onChoose }: SetListProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = keptSets.indexOf(current);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keptSets.length - 1 }[event.key];
    const set = to === undefined ? undefined : keptSets[to];
    if (to === undefined) return;
    event.preventDefault();
    if (set === undefined) return;
    onChoose(set);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <nav aria-label="Lookup lists" className="w-[232px] flex-none overflow-y-auto p-2">
      <ul ref={list} onKeyDown={onKeyDown}>
        {keptSets.map((set) => (
          <li key={set}>
            <button
              type="button"
              aria-current={set === current ? 'true' : undefined}
              tabIndex={set === current ? 0 : -1}
              onClick={() => onChoose(set)}
              className={cn(
                'flex h-menu-item w-full items-center rounded-sm px-2 text-start text-body text-default',
                'hover:bg-surface-hover focus-visible:outline-offset-[-2px]',
                'aria-[current]:bg-surface-current aria-[current]:font-semibold aria-[current]:text-accent-fg',
              )}
            >
              <span className="truncate">{lookupSetRule(set).label}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
