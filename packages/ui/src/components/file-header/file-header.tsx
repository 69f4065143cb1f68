import { ChevronDown, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { MenuButton, type MenuEntry } from '../dropdown-menu/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { fileHeaderMessages } from './file-header.messages.ts';

export interface FileFact {
  value: ReactNode;
  /** Muted, after the value: "162,000.00 at 3.875%", "in 3 days". */
  detail?: ReactNode;
}

export interface FileHeaderProps {
  /** File number. Never cut. */
  number: string;
  /** "Purchase". */
  type?: ReactNode;
  /** "CDF". */
  statement?: ReactNode;
  buyer?: FileFact;
  seller?: FileFact;
  property?: FileFact;
  /** From 1600 px up. */
  lender?: FileFact;
  /** Closing date with its distance. Never cut. */
  closing?: FileFact;
  /** Other files to go to; makes the number a button. */
  switcher?: readonly MenuEntry[];
  /** Status badge first, then lock, in use, consolidated, critical note. */
  marks?: ReactNode;
  /** 32 px, one line: number, buyer, closing and marks. */
  folded?: boolean;
  /** Shows the fold button, and Ctrl Shift H does the same. */
  onFoldedChange?: (folded: boolean) => void;
  className?: string;
  messages?: Partial<typeof fileHeaderMessages>;
}

/** The full text as tooltip, only where it is cut. */
const nameIfCut = (event: MouseEvent<HTMLElement>) => {
  const element = event.currentTarget;
  element.title = element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : '';
};

function Fact({ label, fact, className }: { label: string; fact: FileFact | undefined; className: string }) {
  if (!fact) return null;
  return (
    <div className={cn('min-w-0 border-s border-hairline px-3.5', className)}>
      <dt className="text-micro font-normal whitespace-nowrap text-subtle">{label}</dt>
      <dd onMouseEnter={nameIfCut} className="truncate leading-5 font-medium figures">
        {fact.value}
        {fact.detail !== undefined && <span className="font-normal text-muted"> {fact.detail}</span>}
      </dd>
    </div>
  );
}

/** The 52 px strip of the open file. Facts give way in this order: property, seller, buyer. */
export function FileHeader({
  number,
  type,
  statement,
  buyer,
  seller,
  property,
  lender,
  closing,
  switcher,
  marks,
  folded = false,
  onFoldedChange,
  className,
  messages,
}: FileHeaderProps) {
  const text = { ...fileHeaderMessages, ...messages };
  const foldLabel = folded ? text.unfold : text.fold;
  useHotkey(onFoldedChange ? '$mod+Shift+h' : null, foldLabel, () => onFoldedChange?.(!folded));
  // Folded, term and value share the line.
  const line = folded && 'flex items-baseline gap-1.5';
  const figure =
    'flex items-center gap-1 text-title font-total tracking-tight whitespace-nowrap [font-feature-settings:"tnum","zero"]';
  return (
    <section
      data-slot="file-header"
      data-folded={folded || undefined}
      aria-label={text.region(number)}
      className={cn(
        'z-file-header flex flex-none items-center border-b border-hairline bg-surface-base pr-3 pl-4 text-body text-default',
        folded ? 'min-h-8' : 'min-h-file-header',
        className,
      )}
    >
      <div className={cn('flex flex-none pr-4', folded ? 'items-center gap-2' : 'flex-col')}>
        {switcher ? (
          <MenuButton
            menuLabel={text.switchFile(number)}
            entries={switcher}
            aria-label={text.switchFile(number)}
            className={cn(figure, 'cursor-pointer rounded-sm')}
          >
            {number}
            <ChevronDown aria-hidden className="size-icon-sm" strokeWidth={1.75} />
          </MenuButton>
        ) : (
          <b className={figure}>{number}</b>
        )}
        {(type !== undefined || statement !== undefined) && (
          <span className="text-micro font-normal whitespace-nowrap text-muted">
            {type}
            {type !== undefined && statement !== undefined && ' · '}
            {statement}
          </span>
        )}
      </div>
      <dl className="flex min-w-0 flex-[0_1_auto]">
        <Fact label={text.buyer} fact={buyer} className={cn('min-w-24 shrink-[1]', line)} />
        {!folded && <Fact label={text.seller} fact={seller} className="min-w-24 shrink-[100]" />}
        {!folded && <Fact label={text.property} fact={property} className="min-w-24 shrink-[10000]" />}
        {!folded && <Fact label={text.lender} fact={lender} className="hidden shrink-0 lg:block" />}
        <Fact label={text.closing} fact={closing} className={cn('shrink-0', line)} />
      </dl>
      {(marks || onFoldedChange) && (
        <div className="ms-auto flex flex-none items-center gap-1.5 ps-3">
          {marks}
          {onFoldedChange && (
            <IconButton
              icon={folded ? ChevronsUpDown : ChevronsDownUp}
              label={foldLabel}
              shortcut={text.foldKey}
              variant="quiet"
              size="sm"
              aria-expanded={!folded}
              onClick={() => onFoldedChange(!folded)}
            />
          )}
        </div>
      )}
    </section>
  );
}
