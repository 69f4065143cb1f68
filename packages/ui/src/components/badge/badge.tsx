import { CircleAlert, type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { badgeVariants, countVariants } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it means: amber = look, red = wrong or blocked, green = settled, azure = information. Default 'neutral'. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** `solid` only for what blocks. Default 'soft'. */
  variant?: 'soft' | 'solid' | 'line';
  /** A lucide icon: a status is never shown by colour alone. */
  icon?: LucideIcon | undefined;
  /** Makes the badge removable. */
  onRemove?: (() => void) | undefined;
  /** Name of the remove button; must say what is removed: "Remove Sale price". */
  removeLabel?: string | undefined;
}

/** A short status in words. */
export function Badge({ tone, variant, icon: Icon, onRemove, removeLabel, className, children, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone ?? 'neutral'}
      {...props}
      className={cn(badgeVariants({ tone, variant }), className)}
    >
      {Icon ? <Icon aria-hidden className="size-3 flex-none" strokeWidth={2.1} /> : null}
      {children}
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-my-0.5 -mr-[7px] inline-flex size-6 flex-none items-center justify-center rounded-sm text-current"
        >
          <X aria-hidden className="size-3" strokeWidth={2} />
        </button>
      ) : null}
    </span>
  );
}

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number, or words where a number is unclear: "2 late". */
  count: number | string;
  /** Neutral = how many, warning = open items, danger = errors (drawn with an icon). Default 'neutral'. */
  tone?: 'neutral' | 'info' | 'warning' | 'danger';
  /** `soft` in the menu. Default 'solid'. */
  variant?: 'solid' | 'soft';
  /** What is counted, for the spoken name: "open items". Read as "6 open items". */
  label?: string | undefined;
}

/** A count on a tab, menu entry or heading. Its text belongs to the accessible name of what it sits on. */
export function CountBadge({ count, tone, variant, label, className, ...props }: CountBadgeProps) {
  return (
    <span
      data-slot="count-badge"
      data-tone={tone ?? 'neutral'}
      {...props}
      className={cn(countVariants({ tone, variant }), className)}
    >
      {tone === 'danger' && variant !== 'soft' ? <CircleAlert aria-hidden className="size-3" strokeWidth={2} /> : null}
      {count}
      {label ? <span className="sr-only"> {label}</span> : null}
    </span>
  );
}
