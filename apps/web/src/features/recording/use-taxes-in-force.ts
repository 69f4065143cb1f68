import type { RateVersionFile } from '@closewright/contract/rate-versions';
import type { Settlement } from '@closewright/contract/settlement';
import { emptyTransferTax } from '@closewright/domain/government-charges';
import {
  addedTax,
  isOfSmallerLoan,
  missingTaxes,
  type OfferedTax,
  type TaxesInForce,
  type TaxVersion,
  taxesInForce,
  taxesOfFile,
} from '@closewright/domain/rate-versions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';

type Values = Row['values'];

const none: TaxesInForce = { offered: [], unknown: [] };

/** The taxes of the place of the property on the day of the closing, and those of them that are not there yet, or why there is none. */
export function useTaxesInForce(statement: Settlement, rows: readonly Row[]) {
  const { propertyState: state, propertyCounty: county, closingDate, salePrice, loanID, loans } = statement;
  const hasSeller = useOpenFile()?.header?.hasSeller ?? statement.hasSeller;
  const isState = /^[A-Z]{2}$/.test(state ?? '');
  const { data, isError } = useQuery({
    ...queryFor('listRatesInForce', { query: { kind: 'tax-table', state: state ?? '' } }),
    enabled: isState,
  });
  const { offered, unknown } = useMemo(
    () =>
      data === undefined || closingDate === null
        ? none
        : taxesInForce(data.flatMap(tableOf), { state, county, salePrice }, closingDate),
    [data, state, county, salePrice, closingDate],
  );
  const isKnown = isState && data !== undefined && closingDate !== null;
  const storedOf = (all: readonly Row[]) => all.map(({ values }) => ({ ...emptyTransferTax, ...values }));
  const { due, toAdd, whyNone, leftOut } = taxesOfFile(storedOf(rows), offered, {
    hasSeller,
    hasLoan: loans.length > 0,
    isOfSmallerLoan: isOfSmallerLoan(loanID, loans),
  });
  return {
    inForce: isKnown ? { offered, unknown: [...unknown, ...leftOut] } : null,
    /** Those that no other row has. */
    missingBeside: (row: Row): readonly OfferedTax[] =>
      missingTaxes(storedOf(rows.filter(({ key }) => key !== row.key)), due),
    toAdd: toAdd.map((each): Values => addedTax(each)),
    whyNone: whyNone ?? whyNoneIsKnown(),
  };

  function whyNoneIsKnown(): string {
    if (!isState) return 'The file has no property with a state';
    if (closingDate === null) return 'The file has no closing date';
    if (data === undefined) return isError ? 'The tables of the office could not be read' : 'They are being read';
    const [first] = [...unknown, ...leftOut];
    if (due.length > 0) return first === undefined ? 'All of them are there' : 'All that are known are there';
    if (first !== undefined) return first;
    if (offered.length === 0) return `No tax of ${state} is known on the closing date`;
    return hasSeller
      ? 'Those in force are on a loan, and the file has none'
      : 'Those in force are on a sale, and the file has no seller';
  }
}

const tableOf = (version: RateVersionFile): TaxVersion[] => {
  const { file } = version;
  return file.kind === 'tax-table' ? [{ ...version, file }] : [];
};
