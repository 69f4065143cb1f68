import { type AdjustmentKind, adjustmentKinds, type KindOfAdjustment } from '@closewright/domain/adjustments';
import type { SummaryForm } from '@closewright/domain/closing-file';
import { buttonVariants } from '@closewright/ui/button';
import { MenuButton, type MenuEntry } from '@closewright/ui/dropdown-menu';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { kindsOf } from './summary-lines.ts';

const bothSides = { due: 'Due from borrower', paid: 'Paid for borrower, due from seller', costs: 'Closing costs' };

const groups: Readonly<Record<SummaryForm, Readonly<Record<KindOfAdjustment['place'], string>>>> = {
  CDF: bothSides,
  HUD: bothSides,
  noSeller: { due: 'Payments', paid: 'Credits', costs: 'Closing costs' },
};

/** Adds a line of a kind. */
export function AddDebitOrCredit({
  form,
  label: name,
  onAdd,
}: {
  form: SummaryForm;
  label: string;
  onAdd(kind: AdjustmentKind): void;
}) {
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
  const entries = Object.entries(groups[form]).flatMap(([place, label]): MenuEntry[] => [
    { kind: 'label', id: place, label },
    ...kindsOf(form)
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
      {name}
    </MenuButton>
  );
}
