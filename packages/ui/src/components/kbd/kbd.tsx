import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { kbdVariants } from './kbd.variants.ts';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** The keys as people read them: `Ctrl S`, `Alt ↓`, `Esc`. */
  keys: string;
  /** `key` draws a key cap; `inline` is bare text for use inside a button; `inverse` for dark layers. */
  variant?: 'key' | 'inline' | 'inverse';
}

/** Left and Right are drawn: the kit's typeface has no signs for them, and not every machine has another one that does. */
const arrows: Record<string, string> = { '→': 'M4 12h16M13 5l7 7-7 7', '←': 'M20 12H4M11 5l-7 7 7 7' };

/** A shortcut hint. It is decoration: the control itself carries `aria-keyshortcuts`. */
export function Kbd({ keys, variant = 'key', className, ...props }: KbdProps) {
  return (
    <kbd data-slot="kbd" className={cn(kbdVariants({ variant }), className)} {...props}>
      {keys.split(/([→←])/).map((part) =>
        arrows[part] ? (
          <svg
            key={part}
            aria-hidden
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={2.25}
            className="inline size-2.5 align-[-0.5px]"
          >
            <path d={arrows[part]} />
          </svg>
        ) : (
          part
        ),
      )}
    </kbd>
  );
}
