import { ArrowDown, ArrowUp, ListPlus, Plus, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  insert,
  MarkedText,
  remove,
  type TreeActs,
  type TreeItem,
  TreeList,
  type TreeListProps,
  type TreeRow,
  update,
} from './index.ts';

export interface Clause extends TreeItem {
  id: number;
}

const format = (label: string) => ({ id: 'format', label, variant: 'line' as const });
const only = (label: string) => ({ id: 'applies', label, tone: 'info' as const });

/** Schedule B-II as in the mock. */
export const exceptions: Clause[] = [
  {
    id: 1,
    text: 'Restrictive covenants of record in Volume 212, Page 88, Plat Records of Any County, [O] [M] but omitting any covenant based on race, color, religion, sex or national origin.',
    badges: [{ id: 'applies', label: 'Owner and Loan', variant: 'line' }],
  },
  {
    id: 2,
    text: 'Any discrepancies, conflicts, or shortages in area or boundary lines, or any encroachments or protrusions, or any overlapping of improvements.',
    badges: [
      { id: 'override', label: 'Override (i)', tone: 'warning', icon: ListPlus, removable: true },
      only('Owner Only'),
    ],
  },
  { id: 3, text: 'Rights of tenants in possession under unrecorded lease agreements.', deleted: true },
  {
    id: 4,
    text: 'Easements and rights of way affecting the Land, as follows:',
    badges: [format('Numbered a.')],
    children: [
      {
        id: 41,
        text: 'Easement granted to Anytown Electric Cooperative by {{grantor}}, dated 06/14/1987, recorded in Volume 640, Page 215, Official Records, [M] ten feet along the north line of Lot 7.',
        badges: [only('Loan Only')],
        notes:
          'Ask the cooperative for a release of the unused five feet before the loan policy issues. Lender wants the full width shown.',
      },
      {
        id: 42,
        text: 'Drainage easement five feet in width along the rear lot line, as shown on the plat recorded in Plat Book 12, Page 88.',
      },
      {
        id: 43,
        text: 'Access easement in favor of the owner of Lot 6, Block 3, recorded in Volume 701, Page 19, Official Records.',
      },
    ],
  },
  {
    id: 5,
    text: 'Taxes for the year {{tax_year}} and subsequent years, and later assessments for prior years due to a change in use or ownership. [N]',
    notes: 'Ask the tax office about the rollback.',
  },
  {
    id: 6,
    text: 'Mineral reservation in deed from First Somewhere Land Co., dated 02/02/1931, recorded in Volume 55, Page 401, Deed Records. The Company makes no representation as to present ownership of this interest.',
  },
  { id: 7, text: 'Terms, conditions and assessments of Somewhere Acre Owners Association, Inc.', childCount: 3 },
  { id: 8, text: '', badges: [{ id: 'applies', label: 'Excluded from policies', variant: 'line' }] },
  { id: 9, text: 'Rights of parties in possession. [O]', badges: [only('Owner Only')] },
];

/** What is below item 7. */
export const assessments: Clause[] = [
  { id: 71, text: 'Annual assessment due 01/01.' },
  { id: 72, text: 'Transfer fee of the association.' },
  { id: 73, text: 'Special assessment of 03/2012.' },
];

/** A long list of one level, with a few below the first. */
export const many = (count: number): Clause[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    text: `Exception recorded in Volume ${100 + at}, Page ${(at * 7) % 90}, Official Records${at % 5 === 0 ? ', and as shown on the plat of the subdivision, together with the building lines, utility strips and access limits drawn there, and all amendments' : ''}.`,
  }));

const renderText = (row: TreeRow<Clause>) => <MarkedText text={row.item.text} />;

/** The toolbar of the clause screen. */
export function ClauseBar({ acts }: { acts: TreeActs }) {
  if (acts.readOnly) return null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-1.5 border-b border-hairline p-2">
      <Button size="sm" icon={Plus} shortcut="Ins" onClick={acts.add}>
        Add clause
      </Button>
      <IconButton size="sm" icon={ArrowUp} label="Move up" shortcut="Alt ↑" onClick={acts.moveUp} />
      <IconButton size="sm" icon={ArrowDown} label="Move down" shortcut="Alt ↓" onClick={acts.moveDown} />
      <Button size="sm" shortcut="Ctrl M" onClick={acts.moveTo}>
        Move to
      </Button>
      <IconButton
        size="sm"
        icon={Undo2}
        label="Undo"
        shortcut="Ctrl Z"
        disabled={!acts.canUndo}
        disabledReason="Nothing to undo"
        onClick={acts.undo}
      />
      <IconButton
        size="sm"
        icon={Redo2}
        label="Do again"
        shortcut="Ctrl Y"
        disabled={!acts.canRedo}
        disabledReason="Nothing to do again"
        onClick={acts.redo}
      />
    </div>
  );
}

/** A clause screen in small: it holds the tree, adds and deletes. */
export function Clauses({ defaultValue = exceptions, ...props }: Partial<TreeListProps<Clause>>) {
  const [value, setValue] = useState(defaultValue);
  return (
    <div style={{ height: 560 }} className="flex flex-col">
      <TreeList<Clause>
        label="B-II exceptions"
        renderText={renderText}
        loadChildren={async () => assessments}
        header={(acts) => <ClauseBar acts={acts} />}
        onAdd={(after) => {
          const id = -1 - [...value].filter((item) => item.id < 0).length;
          setValue(
            insert(value, [{ id, text: '' }], { parentID: after?.parentID ?? null, index: after?.position ?? 0 }),
          );
          return id;
        }}
        onDelete={(rows) => setValue(remove(value, new Set(rows.map((row) => row.id))))}
        onBadgeRemove={(item, badgeID) =>
          setValue(
            update(value, item.id, (old) => ({
              ...old,
              badges: (old.badges ?? []).filter(({ id }) => id !== badgeID),
            })),
          )
        }
        className="flex-1"
        {...props}
        value={value}
        onValueChange={(next, details) => {
          setValue(next);
          props.onValueChange?.(next, details);
        }}
      />
    </div>
  );
}
