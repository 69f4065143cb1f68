import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { ariaKeys } from '../kbd/kbd.variants.ts';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The lucide icon. */
  icon: LucideIcon;
  /** Its name: read out, and shown as tooltip. A verb with its object: "Print statement". */
  label: string;
  /** Default 'secondary'. `quiet` in grids, fields and panel heads. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Default 'md'. Never under 24 x 24 px. */
  size?: 'md' | 'sm';
  /** The shortcut that does the same, shown in the tooltip. It is not bound here. */
  shortcut?: string | undefined;
  /** On or off, for a toggle. */
  pressed?: boolean | undefined;
  busy?: boolean;
  /** Why the button is disabled: it stays reachable and shows the reason. */
  disabledReason?: string | undefined;
  tooltipSide?: TooltipProps['side'];
}

/** A button that is only an icon. */
export function IconButton({
  icon: Icon,
  label,
  variant,
  size,
  shortcut,
  pressed,
  busy = false,
  disabled = false,
  disabledReason,
  tooltipSide,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  const reachable = disabled && Boolean(disabledReason);
  return (
    <Tooltip
      title={reachable ? `${label}. ${disabledReason}` : label}
      shortcut={shortcut}
      side={tooltipSide}
      describes={reachable}
    >
      <button
        type="button"
        data-slot="icon-button"
        data-variant={variant ?? 'secondary'}
        data-state={pressed === undefined ? undefined : pressed ? 'on' : 'off'}
        {...props}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled && !reachable}
        aria-disabled={reachable || undefined}
        aria-busy={busy || undefined}
        aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          if (busy || disabled) return event.preventDefault();
          onClick?.(event);
        }}
        className={cn(
          buttonVariants({ variant, size, shape: 'icon' }),
          'data-[state=on]:border-selected data-[state=on]:bg-surface-selected data-[state=on]:text-accent-fg',
          className,
        )}
      >
        {busy ? (
          <span aria-hidden className="busy-ring" />
        ) : (
          <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
        )}
      </button>
    </Tooltip>
  );
}
