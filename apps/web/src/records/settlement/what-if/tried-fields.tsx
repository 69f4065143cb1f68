import type { Settlement } from '@closewright/contract/settlement';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { DateField } from '@closewright/ui/date-field';
import type { RefusedText } from '@closewright/ui/field';
import { MoneyField } from '@closewright/ui/money-field';
import { RateField } from '@closewright/ui/rate-field';
import type { Rows } from '../../editor/aggregate.ts';
import type { RecordErrors } from '../../form/record-errors.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { PayerFields } from './payer-fields.tsx';
import { type FactName, factsOfFile, type Tried, withFact } from './tried-facts.ts';

const amountOf = (value: number | null) => (value === null ? null : cents(value));

interface TriedFieldsProps {
  statement: Settlement;
  hasSeller: boolean;
  rows: Rows<StatementKind>;
  tried: Tried;
  errors: RecordErrors;
  onTry(tried: Tried): void;
  /** A field was left with a text that it refuses, or that no longer stands. */
  onRefused(name: string, isRefused: boolean): void;
}

/** The facts that can be tried, each with what the file has. */
export function TriedFields({ statement, hasSeller, rows, tried, errors, onTry, onRefused }: TriedFieldsProps) {
  const ofFile = factsOfFile(statement);
  const shared = (name: FactName, text: string) => ({
    'data-field': `whatIf.${name}`,
    error: errors[name],
    onRefusedText: (refused: RefusedText | null) => onRefused(name, refused !== null),
    help: name in tried.facts ? `Was ${text || 'open'}` : undefined,
  });
  const day = (name: 'closingDate' | 'disbursementDate', label: string) => (
    <DateField
      label={label}
      {...shared(name, formatDate(ofFile[name]))}
      value={name in tried.facts ? tried.facts[name] : ofFile[name]}
      onValueChange={(value) => onTry(withFact(tried, ofFile, name, value))}
    />
  );
  const money = (name: 'salePrice' | 'earnestMoney' | 'loanAmount', label: string) => (
    <MoneyField
      label={label}
      {...shared(name, formatMoney(amountOf(ofFile[name])))}
      allowNegative={false}
      value={name in tried.facts ? tried.facts[name] : ofFile[name]}
      onValueChange={(value) => onTry(withFact(tried, ofFile, name, value))}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        {day('closingDate', 'Closing')}
        {day('disbursementDate', 'Disbursement')}
      </div>
      <div className="grid grid-cols-3 gap-x-3 gap-y-2">
        {hasSeller && money('salePrice', 'Sale price')}
        {hasSeller && money('earnestMoney', 'Earnest money')}
        {statement.loanID !== 0 && (
          <>
            {money('loanAmount', 'Loan amount')}
            <RateField
              label="Rate"
              {...shared('rate', formatRate(ofFile.rate))}
              value={'rate' in tried.facts ? tried.facts.rate : ofFile.rate}
              onValueChange={(value) => onTry(withFact(tried, ofFile, 'rate', value))}
            />
          </>
        )}
        <PayerFields rows={rows} tried={tried} error={errors.payer} onTry={onTry} onRefused={onRefused} />
      </div>
    </div>
  );
}
