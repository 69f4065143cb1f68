import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import type { MenuEntry } from './menu-button.types.ts';

const MenuList = onDemand(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

export interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name of the list. */
  menuLabel: string;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Once the menu is gone, instead of the focus going back to the button. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A button that opens a menu. Radix's menu is fetched when the pointer or the focus comes near, so it costs the first screen nothing. */
export function MenuButton({
  menuLabel,
  entries,
  align,
  onClosed,
  children,
  className,
  ref,
  ...rest
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [byKey, setByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const both = useComposedRefs(button, ref);
  const show = (withKey: boolean) => {
    setByKey(withKey);
    setWanted(true);
    setOpen(true);
  };
  return (
    <span className="relative inline-flex min-w-0" data-slot="menu-button">
      <button
        ref={both}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        onPointerEnter={() => MenuList.preload()}
        onFocus={() => MenuList.preload()}
        // Enter and Space arrive as a click that no pointer made.
        onClick={(event) => (open ? setOpen(false) : show(event.detail === 0))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show(true);
        }}
        {...rest}
      >
        {children}
      </button>
      {wanted && (
        <MenuList
          label={menuLabel}
          entries={entries}
          open={open}
          onOpenChange={setOpen}
          align={align}
          button={button}
          onClosed={onClosed}
          startsAtFirst={byKey}
        />
      )}
    </span>
  );
}
