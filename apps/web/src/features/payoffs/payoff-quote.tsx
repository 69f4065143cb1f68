import type { Settlement } from '@closewright/contract/settlement';
import type { WireDate } from '@closewright/domain/dates';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type Cents, toCents } from '@closewright/domain/money';
import type { PayoffFigure } from '@closewright/domain/payoffs';
import type { Explained } from '@closewright/domain/trace';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { TriangleAlert } from 'lucide-react';

export interface PayoffQuoteProps {
  statement: Settlement;
  /** The day the figures are for. */
  disburses: WireDate | null;
  /** Tries another day; null goes back to that of the file. */
  onTry: (day: WireDate | null) => void;
  isTried: boolean;
  figure: PayoffFigure | undefined;
  total: Explained<Cents> | null;
  /** Explains the figure in hand. */
  onWhy: () => void;
  /** Goes to a field of the payoff in hand. */
  onOpenField: (field: string) => void;
}

/** What the payoff in hand, and all of them, come to on a day; the day can be tried before the file is changed. */
export function PayoffQuote({
  statement,
  disburses,
  onTry,
  isTried,
  figure,
  total,
  onWhy,
  onOpenField,
}: PayoffQuoteProps) {
  const source = isTried
    ? 'Tried out: the file is not changed'
    : statement.disbursementDate
      ? 'Disbursement date of the file'
      : statement.closingDate
        ? 'Closing date: no disbursement date yet'
        : 'The file has no disbursement date';
  return (
    <aside aria-label="Payoff figures" className="flex w-[248px] flex-none flex-col gap-3 overflow-y-auto px-3 py-2">
      <FieldModeScope mode="edit">
        <DateField
          label="Disburses on"
          help={source}
          value={disburses}
          onValueChange={onTry}
          data-field="payoffs.disbursementDate"
        />
      </FieldModeScope>
      {isTried && (
        <Button size="sm" variant="quiet" onClick={() => onTry(null)}>
          Back to the date of the file
        </Button>
      )}
      {figure?.kind === 'figure' && (
        <>
          {figure.isPastGoodThrough && (
            <Badge tone="warning" icon={TriangleAlert}>
              Terms end before: ask for a new letter
            </Badge>
          )}
          <DescriptionList layout="ledger">
            <Description term="Money arrives">{formatDate(figure.arrives)}</Description>
            <Description term="Days of interest">{figure.extraDays}</Description>
            <Description term="Per diem">{formatMoney(toCents(figure.perDiem, 'halfUp'))}</Description>
            <Description term="Payoff" total>
              <button
                type="button"
                title="Why (F1)"
                className="cursor-pointer underline decoration-dotted underline-offset-4"
                onClick={onWhy}
              >
                {formatMoney(figure.total.value)}
              </button>
            </Description>
          </DescriptionList>
        </>
      )}
      {figure?.kind === 'open' && (
        <div>
          <p className="text-label text-muted">Missing for the payoff</p>
          <ul>
            {Object.entries(figure.missing).map(([field, words]) => (
              <li key={field}>
                <Button size="sm" variant="quiet" onClick={() => onOpenField(field)}>
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DescriptionList layout="ledger">
        <Description term="All payoffs" total>
          {total === null ? 'Open' : formatMoney(total.value)}
        </Description>
      </DescriptionList>
    </aside>
  );
}
