import type { Settlement } from '@closewright/contract/settlement';
import { columnWords, feeName, payerColumn } from '@closewright/domain/fees';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import { DateField } from '@closewright/ui/date-field';
import { MoneyField } from '@closewright/ui/money-field';
import { RateField } from '@closewright/ui/rate-field';
import { SelectField } from '@closewright/ui/select-field';
import { useState } from 'react';
import type { Rows } from '../../editor/aggregate.ts';
import type { RecordErrors } from '../../form/record-errors.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { figuredRows } from '../statement-figures.ts';
import { type FactName, factsOfFile, type Tried, withFact } from './tried-facts.ts';

const amountOf = (value: number | null) => (value === null ? null : cents(value));

interface TriedFieldsProps {
  statement: Settlement;
  hasSeller: boolean;
  rows: Rows<StatementKind>;
  tried: Tried;
  errors: RecordErrors;
  onTry(tried: Tried): void;
}

/** The facts that can be tried, each with what the file has. */
export function TriedFields({ statement, hasSeller, rows, tried, errors, onTry }: TriedFieldsProps) {
  const ofFile = factsOfFile(statement);
  const shared = (name: FactName, text: string) => ({
    'data-field': `whatIf.${name}`,
    error: errors[name],
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
    <div className="grid grid-cols-3 gap-x-3 gap-y-2">
      {day('closingDate', 'Closing')}
      {day('disbursementDate', 'Disbursement')}
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
      <PayerOfFee rows={rows} tried={tried} errors={errors} onTry={onTry} />
    </div>
  );
}

const columnOptions = costColumns.map((column) => ({ value: column, label: columnWords[column] }));

/** Who would pay a fee. Only of fees that one pays whole: how several would share it is typed with the fee. */
function PayerOfFee({ rows, tried, errors, onTry }: Pick<TriedFieldsProps, 'rows' | 'tried' | 'errors' | 'onTry'>) {
  const fees = figuredRows(rows, 'fees').flatMap((row) => {
    const column = payerColumn(row.values);
    // One that is not saved yet has no id of its own.
    return column === null || row.id <= 0 ? [] : [{ row, column }];
  });
  const [chosen, setChosen] = useState<number | null>(() => Number(Object.keys(tried.payers)[0]) || null);
  const fee = fees.find(({ row }) => row.id === chosen);
  const isTried = fee !== undefined && fee.row.id in tried.payers;
  const pay = (column: CostColumn | null) => {
    if (fee === undefined) return;
    const { [fee.row.id]: _, ...others } = tried.payers;
    const isSame = column === null || column === fee.column;
    onTry({ ...tried, payers: isSame ? others : { ...others, [fee.row.id]: column } });
  };
  return (
    <>
      <SelectField
        label="Payer of"
        placeholder="A fee"
        data-field="whatIf.fee"
        options={fees.map(({ row }) => ({ value: row.id, label: feeName(row.values) }))}
        value={fee?.row.id ?? null}
        onValueChange={setChosen}
      />
      <SelectField
        label="Paid by"
        data-field="whatIf.payer"
        clearable={false}
        error={errors.payer}
        help={isTried ? `Was ${columnWords[fee.column].toLowerCase()}` : undefined}
        options={fee === undefined ? [] : columnOptions}
        value={fee === undefined ? null : (tried.payers[fee.row.id] ?? fee.column)}
        onValueChange={pay}
      />
    </>
  );
}
