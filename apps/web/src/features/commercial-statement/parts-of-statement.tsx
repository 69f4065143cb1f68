import type { CommercialStatement } from '@closewright/contract/commercial-statement';
import type { CommercialFigures } from '@closewright/domain/commercial-statement';
import { tenantName } from '@closewright/domain/commercial-statement';
import { formatMoney } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { useMemo } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { useHolidays } from '../../lib/fields/use-holidays.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import type { RowsOfKind } from '../../records/editor/remove-rows.ts';
import { singleKey } from '../../records/editor/rows.ts';
import { fieldColumns } from '../../records/rows/field-columns.ts';
import { RowField } from '../../records/rows/row-field.tsx';
import { commercialKinds, useCommercialPage, useCommercialRows } from './commercial-aggregate.ts';
import { RowsGrid } from './rows-grid.tsx';

const plain = { sortable: false, filterable: false } as const;
const labelOf = (name: string) => (row: Row) => String(row.values[name] ?? '');

const sectionColumns = fieldColumns(commercialKinds.commercialSections.fields, [
  ['label', { ...plain, rowHeader: true, minWidth: 240 }],
  ['number', { ...plain, width: 130, editable: () => 'Lines name their section by it' }],
]);

/** The sections of the statement, in the order they stand in it. */
export const SectionsGrid = () => (
  <RowsGrid
    kind="commercialSections"
    label="Sections"
    columns={sectionColumns}
    nameOf={labelOf('label')}
    warning="Its lines stay, under no section."
    empty="Lines stand under sections in the words of your office."
  />
);

const partyColumns = fieldColumns(commercialKinds.commercialParties.fields, [
  ['name', { ...plain, rowHeader: true, minWidth: 240 }],
  ['side', { ...plain, width: 110 }],
  ['part', { ...plain, width: 140 }],
  ['number', { ...plain, width: 130, editable: () => 'Amounts name their party by it' }],
]);

/** Who has columns: the buyers and sellers of the file, or whoever is named, each with its part of what its side shares. */
export function PartiesGrid({ statement }: { statement: CommercialStatement }) {
  const { editor } = useCommercialPage();
  const { commercialParties } = useCommercialRows();
  const known = new Set(commercialParties.map(({ values }) => `${values.side} ${values.name}`));
  const others = statement.ofFile.parties.filter(({ name, side }) => !known.has(`${side} ${name}`));
  const take = () => {
    const first = Number(commercialKinds.commercialParties.begin?.(commercialParties).number ?? 1);
    editor.add(
      'commercialParties',
      others.map((party, at) => ({ ...party, number: first + at })),
    );
  };
  // Amounts name their party by its number, which the next party may get.
  const amountsOf = (gone: readonly Row[]): RowsOfKind => {
    const numbers = new Set(gone.map(({ values }) => values.number));
    const own = editor.rows.get().commercialAmounts.filter(({ values }) => numbers.has(values.party));
    return { kind: 'commercialAmounts', keys: own.map(({ key }) => key) };
  };
  return (
    <RowsGrid
      kind="commercialParties"
      label="Parties"
      columns={partyColumns}
      nameOf={labelOf('name')}
      warning="What is typed into its columns goes with it."
      takeAlong={amountsOf}
      actions={
        others.length > 0 && (
          <Button size="sm" variant="quiet" onClick={take}>
            Take the buyers and sellers of the file
          </Button>
        )
      }
      empty="Each buyer and seller has a debit and a credit column."
    />
  );
}

/** The tenants with what is collected and held, and what of it goes to the buyers at closing. */
export function RentRollGrid({ figures }: { figures: CommercialFigures }) {
  const today = useClock().today();
  const holidays = useHolidays();
  const columns = useMemo((): readonly GridColumn<Row>[] => {
    const known = new Map(figures.tenants.map((tenant) => [tenant.key, tenant]));
    return [
      ...fieldColumns(
        commercialKinds.commercialTenants.fields,
        [
          ['unit', { ...plain, rowHeader: true, width: 100 }],
          ['tenantName', { ...plain, minWidth: 180 }],
          ['rent', { ...plain, width: 130 }],
          ['paidFrom', { ...plain, width: 120 }],
          ['paidTo', { ...plain, width: 120 }],
          ['deposit', { ...plain, width: 140 }],
        ],
        { today, holidays },
      ),
      {
        ...plain,
        id: 'toBuyers',
        header: 'Rent to buyers',
        kind: 'money',
        width: 130,
        value: ({ key }) => {
          const rent = known.get(key)?.rent;
          return rent?.kind === 'figure' ? rent.value : null;
        },
        text: ({ key }) => {
          const rent = known.get(key)?.rent;
          if (!rent) return '';
          return rent.kind === 'open' ? 'Open' : formatMoney(rent.value);
        },
      },
    ];
  }, [figures.tenants, today, holidays]);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-none items-start gap-field-x border-b border-hairline px-3 py-2">
        <RowField kind="statement" row={singleKey} name="closingDayOf" className="w-[220px]" />
      </div>
      <RowsGrid
        kind="commercialTenants"
        label="Rent roll"
        columns={columns}
        nameOf={({ values }) =>
          tenantName({ unit: String(values.unit ?? ''), tenantName: String(values.tenantName ?? '') })
        }
        empty="Rent that the seller has collected is prorated to the closing day; deposits go to the buyers."
      />
    </div>
  );
}
