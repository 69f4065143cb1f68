import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { kbdVariants } from './kbd.variants.ts';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** The keys as people read them: `Ctrl S`, `Alt ↓`, `Esc`. */
  keys: string;
  /** `key` draws a key cap; `inline` is bare text for use inside a button; `inverse` for dark layers. */
  variant?: 'key' | 'inline' | 'inverse';
}

/** A shortcut hint. It is decoration: the control itself carries `aria-keyshortcuts`. */
export function Kbd({ keys, variant = 'key', className, ...props }: KbdProps) {
  return (
    <kbd data-slot="kbd" className={cn(kbdVariants({ variant }), className)} {...props}>
      {keys}
    </kbd>
  );
}
