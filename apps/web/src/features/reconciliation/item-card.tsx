import { BankReconciliationCard, type ReconciliationItem } from '@closewright/ui/bank-reconciliation-card';
import type { RowKey } from '@closewright/ui/data-grid';

export interface ItemCardProps {
  item: ReconciliationItem;
  /** Of the item in its list: Enter on the row opens its card. */
  itemKey: RowKey;
  /** What is read of the item: "Check 20417". */
  label: string;
  text: string;
  fileHref(ordersID: number, isReceipt: boolean): string;
  ordersID: number | null;
}

/** The number of an item, with its card. The list is one stop of Tab; Enter on a row opens the card. */
export function ItemCard({ item, itemKey, label, text, fileHref, ordersID }: ItemCardProps) {
  return (
    <BankReconciliationCard
      label={label}
      toggleOnClick
      data={item}
      fileHref={({ kind }) => (ordersID === null ? undefined : fileHref(ordersID, kind === 'deposit'))}
    >
      <button
        type="button"
        tabIndex={-1}
        data-card={itemKey}
        aria-label={label}
        className="-my-px inline-flex h-6 max-w-full items-center underline decoration-dotted underline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <span className="truncate">{text}</span>
      </button>
    </BankReconciliationCard>
  );
}

/** Opens the card of a row, as a press on its number does; the focus stays on the row. */
export function openCard(list: HTMLElement | null, key: RowKey): void {
  list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(String(key))}"]`)?.click();
}

/** What opens the card of the row with the focus; null where none has it. */
export const cardInHand = (root: HTMLElement | null): HTMLElement | null => {
  const row = document.activeElement?.closest('[data-side] [data-row]') ?? null;
  return row !== null && root?.contains(row) === true ? row.querySelector<HTMLElement>('[data-card]') : null;
};
