import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { buttonVariants } from '../button/button.variants.ts';
import { MenuButton } from '../dropdown-menu/menu-button.tsx';
import type { MenuEntry } from '../dropdown-menu/menu-button.types.ts';

export interface SplitButtonProps extends Omit<ButtonProps, 'variant'> {
  /** Default 'secondary'. One `primary` per view. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** Name of the caret and of its menu: "More save options". */
  menuLabel: string;
  /** The other acts. The main one is not repeated among them. */
  entries: readonly MenuEntry[];
}

/**
 * The usual act with its variants behind a caret. Two tab stops: the act itself and the caret, whose menu is loaded when it is first
 * needed. A reason for being disabled is shown by the act and holds for both.
 */
export function SplitButton({ menuLabel, entries, variant = 'secondary', size, className, ...main }: SplitButtonProps) {
  const explained = main.disabled && Boolean(main.disabledReason);
  const still = Boolean(main.disabled || main.busy);
  const blocked = still ? { onClick: (event: MouseEvent) => event.preventDefault(), onKeyDown: () => {} } : {};
  return (
    <span data-slot="split-button" className={cn('inline-flex flex-none', className)}>
      <Button variant={variant} size={size} {...main} className="rounded-s-sm" />
      <MenuButton
        menuLabel={menuLabel}
        entries={entries}
        align="end"
        aria-label={menuLabel}
        disabled={main.disabled && !explained}
        aria-disabled={explained || undefined}
        aria-busy={main.busy || undefined}
        {...blocked}
        className={cn(
          buttonVariants({ variant, size, shape: 'icon' }),
          'relative w-6 rounded-e-sm border-s-0',
          'before:absolute before:inset-y-0 before:start-0 before:w-px before:bg-current before:opacity-35',
        )}
      >
        <ChevronDown aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      </MenuButton>
    </span>
  );
}
