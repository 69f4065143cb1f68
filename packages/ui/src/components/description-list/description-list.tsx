import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '../../lib/cn.ts';

const Context = createContext<'inline' | 'stacked' | 'ledger'>('inline');

export interface DescriptionListProps {
  /** 'inline': term left, value beside it. 'stacked': term above. 'ledger': value at the right edge, for amounts. Default 'inline'. */
  layout?: 'inline' | 'stacked' | 'ledger';
  children: ReactNode;
  className?: string;
}

/** Terms and their values, selectable. */
export function DescriptionList({ layout = 'inline', children, className }: DescriptionListProps) {
  return (
    <Context value={layout}>
      <dl
        data-slot="description-list"
        data-layout={layout}
        className={cn(
          'text-body text-default',
          layout === 'inline' && 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4',
          layout === 'stacked' && 'flex flex-col gap-field-y',
          className,
        )}
      >
        {children}
      </dl>
    </Context>
  );
}

export interface DescriptionProps {
  term: ReactNode;
  /** The value. Empty shows as nothing, not as a dash. */
  children?: ReactNode;
  /** Sums and results: heavier, with a rule above. */
  total?: boolean;
  /** Tabular figures that tell 0 from O: file, loan, check, parcel numbers. */
  identifier?: boolean;
}

/** One term with its value. */
export function Description({ term, children, total = false, identifier = false }: DescriptionProps) {
  const layout = useContext(Context);
  return (
    <div
      className={cn(
        layout === 'inline' && 'contents',
        layout === 'stacked' && 'flex flex-col',
        layout === 'ledger' && 'flex items-baseline gap-2.5 py-[3px]',
        total && 'border-t border-strong font-total',
      )}
    >
      <dt
        className={cn(
          'text-label text-muted',
          layout === 'inline' && 'leading-6',
          layout === 'ledger' && 'min-w-0 flex-1 text-body text-default',
        )}
      >
        {term}
      </dt>
      <dd
        className={cn(
          'min-w-0 break-words figures',
          layout === 'inline' && 'leading-6',
          layout === 'ledger' && 'text-right whitespace-nowrap',
          identifier && 'identifier',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
