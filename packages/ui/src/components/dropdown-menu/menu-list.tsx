import type { RefObject } from 'react';
import { hangOn } from '../../lib/return-focus.ts';
import { KitLink } from '../link/index.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import type { MenuEntry } from './menu-button.types.ts';

export interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'end';
  button: RefObject<HTMLElement | null>;
  /** Once it is gone, instead of the focus going back to the button. */
  onClosed?: (() => void) | undefined;
  /** Opened by a key: the first row that can be chosen has the focus. Otherwise the list itself has it. Default false. */
  startsAtFirst?: boolean;
}

function Row({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenuSeparator />;
    case 'label':
      return <DropdownMenuLabel>{entry.label}</DropdownMenuLabel>;
    case 'check':
      return (
        <DropdownMenuCheckboxItem
          checked={entry.checked}
          disabled={entry.disabled}
          onCheckedChange={entry.onCheckedChange}
        >
          {entry.label}
        </DropdownMenuCheckboxItem>
      );
    case 'radio':
      return (
        <DropdownMenuRadioGroup value={entry.checked ? entry.id : ''} onValueChange={() => entry.onSelect()}>
          <DropdownMenuRadioItem value={entry.id} disabled={entry.disabled}>
            {entry.label}
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      );
    default:
      return (
        <DropdownMenuItem
          icon={entry.icon}
          detail={entry.detail}
          disabled={entry.disabled}
          disabledReason={entry.disabledReason}
          destructive={entry.destructive}
          onSelect={entry.onSelect}
          asChild={entry.href !== undefined}
        >
          {entry.href === undefined ? (
            entry.label
          ) : (
            <KitLink href={entry.href}>
              {entry.icon}
              {entry.label}
              {entry.detail !== undefined && (
                <span className="ms-auto ps-4 text-label text-subtle">{entry.detail}</span>
              )}
            </KitLink>
          )}
        </DropdownMenuItem>
      );
  }
}

/**
 * The list of a MenuButton, or of something else that is positioned: loaded with the first opening. It hangs on an invisible twin of the
 * button, so the button never remounts.
 */
export function MenuList({
  label,
  entries,
  open,
  onOpenChange,
  align,
  button,
  onClosed,
  startsAtFirst = false,
}: MenuListProps) {
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        // A dialog that an act opens gives the focus back to the button: the list is gone by then.
        ref={(node) => {
          if (node && button.current) hangOn(node, button.current);
        }}
        aria-label={label}
        aria-labelledby={undefined}
        align={align}
        // A press on the button itself is the button's: it closes.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
        // Radix does this itself if it saw the key, but it is loaded with the first opening.
        onFocus={(event) => {
          if (!startsAtFirst || event.target !== event.currentTarget) return;
          // Only when the focus comes from outside: a pointer that leaves a row hands it to the list, too.
          if (event.currentTarget.contains(event.relatedTarget)) return;
          event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (onClosed) onClosed();
          else button.current?.focus();
        }}
        // The key that opens menus is the browser's, too: it hears it when it is let go.
        onContextMenu={(event) => event.preventDefault()}
      >
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
