import { type RefObject, useEffect, useRef } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import type { EmailRecipient } from '../../lib/parse/email.ts';
import type { EmailFieldMessages } from './email-field.messages.ts';
import type { EmailMoveTarget } from './move-target.ts';

const MenuList = onDemand(async () => ({ default: (await import('../dropdown-menu/menu-list.tsx')).MenuList }));

export interface EmailMenuProps {
  box: RefObject<HTMLDivElement | null>;
  index: number;
  one: EmailRecipient;
  targets: readonly EmailMoveTarget[];
  words: EmailFieldMessages;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  onMove: (target: EmailMoveTarget, index: number) => void;
  onClose: () => void;
}

/** What can be done to a chip, for those who do not know the keys: on Shift+F10, the menu key and the right button. */
export function EmailMenu({ box, index, one, targets, words, onEdit, onRemove, onMove, onClose }: EmailMenuProps) {
  const chip = useRef<HTMLElement | null>(null);
  useEffect(() => {
    chip.current = box.current?.querySelector<HTMLElement>(`[data-chip="${index}"]`) ?? null;
  }, [box, index]);
  return (
    <MenuList
      label={words.menu(one.address)}
      open
      onOpenChange={(open) => open || onClose()}
      button={chip}
      entries={[
        { id: 'edit', label: words.editAct, detail: 'F2', onSelect: () => onEdit(index) },
        ...targets.map((target) => ({
          id: target.label,
          label: words.moveTo(target.label),
          detail: { next: 'Alt ↓', previous: 'Alt ↑', other: undefined }[target.direction],
          onSelect: () => onMove(target, index),
        })),
        { kind: 'separator', id: 'line' },
        { id: 'remove', label: words.removeAct, detail: 'Del', onSelect: () => onRemove(index) },
      ]}
    />
  );
}
