import { CloudOff, Inbox, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const icons = { empty: Inbox, error: CloudOff, 'no-access': Lock };

export interface EmptyStateProps {
  /** Default 'empty'. An error is announced. */
  kind?: 'empty' | 'error' | 'no-access';
  /** What is missing, or what failed: "No payoffs yet". */
  title: ReactNode;
  /** The next step, or why and what is unchanged, in one sentence. */
  children?: ReactNode;
  /** One small button. */
  action?: ReactNode;
  icon?: LucideIcon;
  /** Inside a grid it takes the first rows and needs no own padding. */
  className?: string;
}

/** Nothing here, could not be loaded, or may not be seen: what, why, what to do. */
export function EmptyState({ kind = 'empty', title, children, action, icon, className }: EmptyStateProps) {
  const Icon = icon ?? icons[kind];
  return (
    <div
      data-slot="empty-state"
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      className={cn('flex flex-col items-start gap-0.5 p-3 text-body text-default', className)}
    >
      <Icon
        aria-hidden
        className={cn('mb-1 size-icon', kind === 'error' ? 'text-danger-fg' : 'text-subtle')}
        strokeWidth={1.75}
      />
      <b className="font-semibold">{title}</b>
      {children !== undefined && <p className="text-label text-muted">{children}</p>}
      {action && <div className="mt-1.5">{action}</div>}
    </div>
  );
}
