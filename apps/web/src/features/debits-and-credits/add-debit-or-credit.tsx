import { type AdjustmentKind, adjustmentKinds } from '@closewright/domain/adjustments';
import { buttonVariants } from '@closewright/ui/button';
import { MenuButton, type MenuEntry } from '@closewright/ui/dropdown-menu';
import { Plus } from 'lucide-react';
import { useRef } from 'react';

const groups = {
  due: 'Due from borrower',
  paid: 'Paid for borrower, due from seller',
  costs: 'Closing costs',
} as const;

/** Adds a line of a kind. */
export function AddDebitOrCredit({ onAdd }: { onAdd(kind: AdjustmentKind): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const picked = useRef<AdjustmentKind>(null);
  // The new line takes the focus, which the menu would have taken back.
  const closed = () => {
    if (picked.current === null) button.current?.focus();
    else onAdd(picked.current);
    picked.current = null;
  };
  const pick = (kind: AdjustmentKind) => {
    picked.current = kind;
  };
  // The keys of a literal are known by its type.
  const kinds = Object.keys(adjustmentKinds) as AdjustmentKind[];
  const entries = Object.entries(groups).flatMap(([place, label]): MenuEntry[] => [
    { kind: 'label', id: place, label },
    ...kinds
      .filter((kind) => adjustmentKinds[kind].place === place)
      .map((kind) => ({ id: kind, label: kind, onSelect: () => pick(kind) })),
  ]);
  return (
    <MenuButton
      ref={button}
      menuLabel="Kinds"
      entries={entries}
      onClosed={closed}
      className={`${buttonVariants({ size: 'sm' })} cursor-pointer`}
    >
      <Plus aria-hidden className="size-3.5" strokeWidth={1.75} />
      Add debit or credit
    </MenuButton>
  );
}
