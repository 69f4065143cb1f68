import { ExternalLink, Pin, PinOff } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '../../lib/cn.ts';
import { formatMoney } from '../../lib/parse/format-money.ts';
import { buttonVariants } from '../button/index.ts';
import { Description, DescriptionList } from '../description-list/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { KitLink } from '../link/index.ts';
import { formatCurrency } from './card-format.ts';
import type { PopoverCardMessages } from './popover-card.messages.ts';

/** What the card tells its parts. Null outside a card, as on a board. */
export const CardContext = createContext<{
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  text: PopoverCardMessages;
} | null>(null);

export interface CardHeadProps {
  /** Bold: "Check 20417", "Epsilon Title Co." */
  title: ReactNode;
  /** After the title. */
  badge?: ReactNode;
  /** Muted, below: "Info Co. · 04/15/2013". */
  subtitle?: ReactNode;
  /** Where the thing itself is. */
  href?: string | undefined;
  /** Name of that link: "Open check 20417". */
  hrefLabel?: string | undefined;
}

/** The first row of a card: name and badge, at the right the way to the thing and the pin. */
export function CardHead({ title, badge, subtitle, href, hrefLabel }: CardHeadProps) {
  const card = useContext(CardContext);
  return (
    <header className="mb-1 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <div className="flex min-h-6 flex-wrap items-center gap-x-2">
          <b className="font-semibold figures">{title}</b>
          {badge}
        </div>
        {subtitle !== undefined && subtitle !== '' && <div className="text-label text-muted figures">{subtitle}</div>}
      </div>
      {href !== undefined && (
        <KitLink
          href={href}
          aria-label={hrefLabel}
          className={cn(buttonVariants({ variant: 'quiet', size: 'sm', shape: 'icon' }))}
        >
          <ExternalLink aria-hidden className="size-icon-sm" strokeWidth={1.75} />
        </KitLink>
      )}
      {card && (
        <IconButton
          icon={card.pinned ? PinOff : Pin}
          label={card.pinned ? card.text.unpin : card.text.pin}
          pressed={card.pinned}
          variant="quiet"
          size="sm"
          onClick={() => card.onPin(!card.pinned)}
        />
      )}
    </header>
  );
}

/** One fact of a card. Without a value it is not shown. */
export interface CardFact {
  term: string;
  value: ReactNode;
  /** Figures that tell 0 from O: numbers of files, checks, wires. */
  identifier?: boolean;
}

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === '' || value === false;

/** Terms and values; what is empty is left out. */
export function CardFacts({ facts, className }: { facts: readonly CardFact[]; className?: string }) {
  const shown = facts.filter((fact) => !isEmpty(fact.value));
  if (shown.length === 0) return null;
  return (
    <DescriptionList className={className}>
      {shown.map(({ term, value, identifier }) => (
        <Description key={term} term={term} identifier={identifier}>
          {/* Tighter within a value than between two. */}
          <span className="block py-[3px] leading-[18px]">{value}</span>
        </Description>
      ))}
    </DescriptionList>
  );
}

/** An amount in integer cents, read out with "minus". `plain` is without the currency sign, for columns, where positives hang. */
export function CardAmount({ cents, plain = false }: { cents: number | null | undefined; plain?: boolean }) {
  const text = plain ? formatMoney(cents ?? null) : formatCurrency(cents);
  if (text === '') return null;
  const negative = (cents ?? 0) < 0;
  return (
    <span data-slot="card-amount" className="whitespace-nowrap figures">
      {negative && <span className="sr-only">minus {text.slice(1, -1)}</span>}
      <span aria-hidden={negative || undefined}>{text}</span>
      {plain && !negative && (
        <i aria-hidden className="hang">
          )
        </i>
      )}
    </span>
  );
}

export interface CardLine {
  id: string | number;
  /** Short column before the description: a line number or code. */
  code?: string | undefined;
  description: ReactNode;
  /** Integer cents. */
  amount: number | null;
  /** Muted column after the description. */
  detail?: string | undefined;
}

export interface CardLinesProps {
  /** Accessible name of the table: "Lines of check 20417". */
  label: string;
  columns: { code: string; description: string; detail: string; amount: string };
  lines: readonly CardLine[];
  /** The last row, with a rule above. */
  total?: { label: string; amount: number | null } | undefined;
}

/** More lines than this scroll. */
const LINES_SHOWN = 8;

/** The line grid of a card: amounts at the right, decimals in one line. */
export function CardLines({ label, columns, lines, total }: CardLinesProps) {
  const codes = lines.some((line) => line.code);
  const details = lines.some((line) => line.detail);
  const long = lines.length > LINES_SHOWN;
  const cell = 'h-grid-row border-b border-hairline ps-0 pe-3';
  return (
    <div
      className={cn('mt-1', long && 'max-h-[232px] overflow-y-auto')}
      {...(long && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      <table aria-label={label} className="w-full border-collapse text-start">
        <thead className="sr-only">
          <tr>
            {codes && <th scope="col">{columns.code}</th>}
            <th scope="col">{columns.description}</th>
            {details && <th scope="col">{columns.detail}</th>}
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              {codes && <td className={cn(cell, 'whitespace-nowrap text-muted figures')}>{line.code}</td>}
              <td className={cn(cell, 'w-full')}>{line.description}</td>
              {details && <td className={cn(cell, 'text-label text-subtle figures')}>{line.detail}</td>}
              <td className={cn(cell, 'pe-0 text-end')}>
                <CardAmount cents={line.amount} plain />
              </td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t border-strong font-total">
              <th
                scope="row"
                colSpan={1 + Number(codes) + Number(details)}
                className="h-grid-row text-start font-total"
              >
                {total.label}
              </th>
              <td className="text-end">
                <CardAmount cents={total.amount} plain />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** At most two small buttons or links at the foot. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex gap-2">{children}</div>;
}
