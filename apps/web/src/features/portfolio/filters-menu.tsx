import type { PortfolioFilter } from '@closewright/contract/portfolio';
import { buttonVariants } from '@closewright/ui/button';
import { MenuButton, type MenuEntry } from '@closewright/ui/dropdown-menu';
import { ChevronDown, CopyPlus, ListFilter, Pencil, RotateCcw, Save, Trash2 } from 'lucide-react';
import { firstCriteria, readCriteria, sameCriteria } from './criteria.ts';
import { type SavedFiltersInput, useSavedFilters } from './use-saved-filters.ts';

export interface FiltersMenuProps extends SavedFiltersInput {
  /** False where the account only reads. */
  maySave: boolean;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** The saved filters: the caller's own, those that others share, and what can be done with the chosen one. */
export function FiltersMenu({ maySave, ...input }: FiltersMenuProps) {
  const { criteria, onChoose } = input;
  const { filters, chosen, ...acts } = useSavedFilters(input);
  const saved = chosen === null ? firstCriteria : readCriteria(chosen.criteria);
  const isChanged = !sameCriteria(criteria, saved);
  const name = chosen?.name ?? 'Saved filters';
  const isMine = chosen?.isMine === true && maySave;
  const radio = (filter: PortfolioFilter): MenuEntry => ({
    kind: 'radio',
    id: `filter ${filter.portfolioFilterID}`,
    label: filter.name,
    checked: filter.portfolioFilterID === chosen?.portfolioFilterID,
    onSelect: () => onChoose(filter.portfolioFilterID, readCriteria(filter.criteria)),
  });
  const shared = filters.filter(({ isShared }) => isShared);
  const entries: MenuEntry[] = [
    {
      kind: 'radio',
      id: 'none',
      label: 'None: all files in work',
      checked: chosen === null,
      onSelect: () => onChoose(null, firstCriteria),
    },
    ...group('own', 'My filters', filters.filter((filter) => !filter.isShared).map(radio)),
    ...group('shared', 'Shared', shared.map(radio)),
    { kind: 'separator', id: 'acts' },
    {
      id: 'save',
      label: 'Save',
      icon: <Save {...icon} />,
      disabled: !isMine || !isChanged,
      onSelect: () => void acts.save(),
    },
    {
      id: 'save-as',
      label: 'Save as…',
      icon: <CopyPlus {...icon} />,
      disabled: !maySave,
      onSelect: () => void acts.saveAs(),
    },
    {
      id: 'rename',
      label: 'Rename…',
      icon: <Pencil {...icon} />,
      disabled: !isMine,
      onSelect: () => void acts.rename(),
    },
    {
      kind: 'check',
      id: 'share',
      label: 'Shared with everybody',
      checked: chosen?.isShared === true,
      disabled: !isMine,
      onCheckedChange: (isShared) => void acts.share(isShared),
    },
    {
      id: 'remove',
      label: 'Delete…',
      icon: <Trash2 {...icon} />,
      destructive: true,
      disabled: !isMine,
      onSelect: () => void acts.remove(),
    },
    {
      id: 'reset',
      label: chosen === null ? 'Clear the filter' : 'Reset to the saved filter',
      icon: <RotateCcw {...icon} />,
      disabled: !isChanged,
      onSelect: () => onChoose(chosen?.portfolioFilterID ?? null, saved),
    },
  ];
  return (
    <MenuButton
      menuLabel="Saved filters"
      aria-label={chosen === null ? name : `Filter: ${name}${isChanged ? ', changed' : ''}`}
      align="end"
      entries={entries}
      className={`${buttonVariants()} max-w-56 min-w-0 cursor-pointer`}
    >
      <ListFilter {...icon} className="size-3.5 flex-none" />
      <span className="truncate" title={name}>
        {name}
      </span>
      {chosen !== null && isChanged && <span className="flex-none text-accent-fg">•</span>}
      <ChevronDown {...icon} className="size-3.5 flex-none text-muted" />
    </MenuButton>
  );
}

const group = (id: string, label: string, entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.length === 0 ? [] : [{ kind: 'label', id, label }, ...entries];
