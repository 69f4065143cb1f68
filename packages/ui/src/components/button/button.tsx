import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { ariaKeys } from '../kbd/kbd.variants.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { buttonVariants } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view. `quiet` inside text and grids. `danger` in forms, `danger-solid` only in the confirm. Default 'secondary'. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid';
  /** Default 'md': the height of a field in the density around it. */
  size?: 'md' | 'sm';
  /** A lucide icon before the words. */
  icon?: LucideIcon | undefined;
  /** The shortcut that does the same, as people read it (`Ctrl S`): shown inside and told to screen readers. It is not bound here. */
  shortcut?: string | undefined;
  /** Work is under way: a ring instead of the icon, presses ignored, focus kept. Say what in the words ("Calculating"). */
  busy?: boolean;
  /** Why the button is disabled: it stays reachable and shows the reason. */
  disabledReason?: string | undefined;
}

/** A push button. Its type is `button` unless you say `submit`. */
export function Button({
  variant,
  size,
  icon: Icon,
  shortcut,
  busy = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // `aria-disabled` comes from parts that explain themselves, such as a field around the button.
  const reachable = (disabled && Boolean(disabledReason)) || Boolean(props['aria-disabled']);
  const idle = !busy && !disabled && !reachable;
  return (
    <Tooltip title={disabled ? disabledReason : undefined}>
      <button
        type="button"
        data-slot="button"
        data-variant={variant ?? 'secondary'}
        data-busy={busy ? '' : undefined}
        {...props}
        disabled={disabled && !reachable}
        aria-disabled={reachable || undefined}
        aria-busy={busy || undefined}
        aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          // A busy or explained button stays focusable, so it must also refuse to submit its form.
          if (!idle) return event.preventDefault();
          onClick?.(event);
        }}
        className={cn(buttonVariants({ variant, size }), className)}
      >
        {busy ? (
          <span aria-hidden className="busy-ring" />
        ) : Icon ? (
          <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
        ) : null}
        {children}
        {shortcut ? <Kbd aria-hidden keys={shortcut} variant="inline" /> : null}
      </button>
    </Tooltip>
  );
}
