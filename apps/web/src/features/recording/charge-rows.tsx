import type { Settlement } from '@closewright/contract/settlement';
import {
  type ChargedFile,
  type ChargeFigure,
  chargeTotals,
  emptyRecordingDocument,
  emptyTransferTax,
  recordingDocumentFigure,
  transferTaxFigure,
} from '@closewright/domain/government-charges';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { amountColumn, FiguredRows, figureOf } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside } from '../../records/settlement/figures-aside.tsx';
import { useSeriesLines } from '../../records/settlement/series-lines.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useFieldsOfRow } from '../../records/settlement/statement-fields.ts';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import { DocumentForm, TaxForm } from './charge-forms.tsx';
import { ScheduleOffer } from './schedule-offer.tsx';
import { TaxOffer } from './tax-offer.tsx';
import { useTaxesInForce } from './use-taxes-in-force.ts';

/** The two lists of the page. */
export const chargeLists = {
  recordingDocuments: {
    label: 'Recording documents',
    header: 'Document',
    noun: 'document',
    fresh: 'New document',
    totals: 'Recording fees',
    empty: { title: 'No document yet', add: 'Add each document that is recorded.', none: 'No document is recorded.' },
    figure: ({ values }: Row) => recordingDocumentFigure({ ...emptyRecordingDocument, ...values }),
    form: DocumentForm,
  },
  transferTaxes: {
    label: 'Transfer taxes',
    header: 'Tax',
    noun: 'tax',
    fresh: 'New tax',
    totals: 'Transfer taxes',
    empty: { title: 'No tax yet', add: 'Add each tax on the deed or the mortgage.', none: 'No tax is due.' },
    figure: ({ values }: Row, file: ChargedFile) => transferTaxFigure({ ...emptyTransferTax, ...values }, file),
    form: TaxForm,
  },
} as const;

/** A list of the page, by the name it has in a save. */
export type ChargeList = keyof typeof chargeLists;

/** Documents or taxes of a statement: what each costs, and who bears it. */
export function ChargeRows({ kind, statement }: { kind: ChargeList; statement: Settlement }) {
  const { label, header, noun, fresh, totals: words, empty, form: Form } = chargeLists[kind];
  const { editor } = useStatementPage();
  const { file, figures, totals } = useChargeFigures(kind, statement);
  const taxes = useTaxesInForce(statement, useStatementRows().transferTaxes);
  const openField = useFieldsOfRow(statement, 'file.settlement.recording-fees-and-taxes', kind);
  const lines = useSeriesLines(statement, 1200);
  const knownOf = (row: Row | undefined) => figureOf(figures, row);
  const nameOf = ({ values }: Row): string => String(values.label || fresh);
  return (
    <FiguredRows
      key={kind}
      kind={kind}
      label={label}
      columns={[
        { id: 'label', header, value: nameOf, minWidth: 100, sortable: false, rowHeader: true },
        amountColumn('Amount', (row) => knownOf(row)?.amount.value ?? null),
      ]}
      nameOf={nameOf}
      more={
        kind === 'transferTaxes' && (
          <Button
            size="sm"
            icon={ListPlus}
            disabled={taxes.toAdd.length === 0}
            disabledReason={taxes.whyNone}
            onClick={() => editor.add(kind, taxes.toAdd)}
          >
            Add those in force
          </Button>
        )
      }
      goesWithIt="The activity keeps what was there."
      empty={empty}
      amountsOf={(row) => {
        const { amount, borrower, seller } = knownOf(row) ?? {};
        const { all, borrower: allBorrower, seller: allSeller } = totals ?? {};
        return { amount, borrower, seller, all, allBorrower, allSeller, ...lines.amounts };
      }}
      onOpenField={openField}
      form={(row, deleteButton) => <Form row={row} deleteButton={deleteButton} />}
      figures={(row, amount) => {
        const figure = row && figures.get(row.key);
        return (
          <FiguresAside
            label={`${label} figures`}
            missing={
              row && figure?.kind === 'open'
                ? {
                    title: `Missing for the ${noun}`,
                    words: figure.missing,
                    onOpenField: (field) => openField(field, row),
                  }
                : undefined
            }
            totals={
              <>
                <Sides title={`All ${words.toLowerCase()}`} all={amount('all')}>
                  <Description term="All of the borrower">{amount('allBorrower')}</Description>
                  <Description term="All of the seller">{amount('allSeller')}</Description>
                </Sides>
                {lines.list(amount)}
              </>
            }
          >
            {figure?.kind === 'figure' && (
              <Sides title="Amount" all={amount('amount')}>
                <Description term="Borrower">{amount('borrower')}</Description>
                <Description term="Seller">{amount('seller')}</Description>
              </Sides>
            )}
            {row && kind === 'recordingDocuments' && <ScheduleOffer row={row} statement={statement} />}
            {kind === 'transferTaxes' && (
              <TaxOffer
                row={row}
                taxes={taxes.inForce}
                missing={row === undefined ? [] : taxes.missingBeside(row)}
                file={file}
              />
            )}
          </FiguresAside>
        );
      }}
    />
  );
}

const Sides = ({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) => (
  <DescriptionList layout="ledger">
    {children}
    <Description term={title} total>
      {all}
    </Description>
  </DescriptionList>
);

/** What the rows of a list come to as they stand on the screen, by their key. */
function useChargeFigures(kind: ChargeList, { salePrice, loans, loanID }: Settlement) {
  const rows = useStatementRows();
  return useMemo(() => {
    const file = { salePrice, loanAmount: loans.find((loan) => loan.loanID === loanID)?.amount ?? null };
    const ordered = inOrder(statementKinds, rows, kind);
    const made = ordered.map((row): ChargeFigure => chargeLists[kind].figure(row, file));
    return {
      file,
      figures: new Map(ordered.map(({ key }, at) => [key, made[at]])),
      totals: chargeTotals(made, kind, chargeLists[kind].totals),
    };
  }, [rows, kind, salePrice, loans, loanID]);
}
