import {
  columnWords,
  feeName,
  paidInstead,
  payerColumn,
  payerColumns,
  type StoredFee,
  shareField,
} from '@closewright/domain/fees';
import { formatMoney, formatRate } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import type { RefusedText } from '@closewright/ui/field';
import { MoneyField } from '@closewright/ui/money-field';
import { PercentField } from '@closewright/ui/percent-field';
import { SelectField } from '@closewright/ui/select-field';
import { useState } from 'react';
import type { Rows } from '../../editor/aggregate.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { figuredRows } from '../statement-figures.ts';
import { type Tried, withShares } from './tried-facts.ts';

/** Among the columns: each pays a share. */
const several = 'several';

const payerOptions = [
  ...costColumns.map((column) => ({ value: column, label: columnWords[column] })),
  { value: several, label: 'Several' },
] as const;

interface PayerFieldsProps {
  rows: Rows<StatementKind>;
  tried: Tried;
  error: string | undefined;
  onTry(tried: Tried): void;
  onRefused(name: string, isRefused: boolean): void;
}

/** Who would pay a fee: one of them all of it, or several, each an amount or a percentage. */
export function PayerFields({ rows, tried, error, onTry, onRefused }: PayerFieldsProps) {
  // One that is not saved yet has no id of its own.
  const fees = figuredRows(rows, 'fees').filter(({ id, values }) => id > 0 && payerColumns(values).length > 0);
  const [chosen, setChosen] = useState<number | null>(() => Number(Object.keys(tried.payers)[0]) || null);
  // The fee whose shares are typed: with one payer left it is still one of several.
  const [split, setSplit] = useState<number | null>(null);
  const fee = fees.find(({ id }) => id === chosen);
  const stored: Partial<StoredFee> = fee?.values ?? {};
  const shown = { ...stored, ...(fee && tried.payers[fee.id]) };
  const column = payerColumn(shown);
  const isSplit = fee !== undefined && (split === fee.id || column === null);
  const share = (changed: Partial<StoredFee>) => fee && onTry(withShares(tried, fee, changed));
  const pay = (payer: CostColumn | typeof several | null) => {
    if (fee === undefined || payer === null) return;
    setSplit(payer === several ? fee.id : null);
    share(payer === several ? {} : paidInstead(stored, payer));
  };
  const was = payerColumn(stored);
  return (
    <>
      <SelectField
        label="Payer of"
        placeholder="A fee"
        data-field="whatIf.fee"
        options={fees.map(({ id, values }) => ({ value: id, label: feeName(values) }))}
        value={fee?.id ?? null}
        onValueChange={setChosen}
      />
      <SelectField
        label="Paid by"
        data-field="whatIf.payer"
        clearable={false}
        error={error}
        help={
          fee && fee.id in tried.payers ? `Was ${was === null ? several : columnWords[was].toLowerCase()}` : undefined
        }
        options={fee === undefined ? [] : payerOptions}
        value={fee === undefined ? null : isSplit ? several : column}
        onValueChange={pay}
      />
      {isSplit &&
        costColumns.map((each) => (
          <ShareField
            key={`${fee.id} ${each}`}
            column={each}
            stored={stored}
            shown={shown}
            onRefused={onRefused}
            onChange={(changed) => {
              setSplit(fee.id);
              share({ ...tried.payers[fee.id], ...changed });
            }}
          />
        ))}
    </>
  );
}

interface ShareFieldProps {
  column: CostColumn;
  /** The fee as it is, and as it would be. */
  stored: Partial<StoredFee>;
  shown: Partial<StoredFee>;
  onChange(changed: Partial<StoredFee>): void;
  onRefused(name: string, isRefused: boolean): void;
}

/** What one of several would pay, as the shares of the fee are typed: an amount or a percentage. */
function ShareField({ column, stored, shown, onChange, onRefused }: ShareFieldProps) {
  const name = shareField(stored, column);
  const common = {
    label: columnWords[column],
    'data-field': `whatIf.${name}`,
    onRefusedText: (refused: RefusedText | null) => onRefused(name, refused !== null),
  };
  if (name === column) {
    const was = stored[name] ?? null;
    const value = shown[name] ?? null;
    const help = value === was ? undefined : `Was ${was === null ? 'open' : formatMoney(cents(was))}`;
    return (
      <MoneyField {...common} help={help} value={value} onValueChange={(amount) => onChange({ [name]: amount })} />
    );
  }
  // The names of shares are those of amounts and percentages.
  const percent = name as `${CostColumn}Percent`;
  const [was, value] = [stored[percent] ?? null, shown[percent] ?? null];
  const help = value === was ? undefined : `Was ${formatRate(was) || 'open'}`;
  return <PercentField {...common} help={help} value={value} onValueChange={(rate) => onChange({ [percent]: rate })} />;
}
