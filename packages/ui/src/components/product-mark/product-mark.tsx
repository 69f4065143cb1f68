import { cn } from '../../lib/cn.ts';

export interface ProductMarkProps {
  /** On the dark bar it stands alone; on a light surface it brings its own dark tile. */
  tile?: boolean;
  className?: string;
}

/** The mark of the product: two leaves of a ledger. Its two colours are the brand's and the same in every theme. */
export function ProductMark({ tile = false, className }: ProductMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-slot="product-mark"
      className={cn('block size-[22px] flex-none', tile && 'size-8 rounded-md bg-surface-chrome p-[5px]', className)}
    >
      <path
        d="M3 4.5A1.5 1.5 0 0 1 4.5 3H14v5.2l-3.4-1.7v7.2L14 12v9H4.5A1.5 1.5 0 0 1 3 19.5z"
        fill="var(--ink-400)"
      />
      <path
        d="M16 3h3.5A1.5 1.5 0 0 1 21 4.500v15a1.500 1.500 0 0 1-1.500 1.500H16V10.600l-3.600 1.500V9.400L16 11.200z"
        fill="var(--neutral-0)"
      />
    </svg>
  );
}
