import type { StatementLoan } from '@closewright/contract/settlement';
import { formatDate, formatMoney, formatRate } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { Section } from '@closewright/ui/section';
import type { Row } from '../../records/editor/aggregate.ts';
import { type FieldPlace, when } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { FieldLink } from '../../records/settlement/computed/computed-page.tsx';
import { useStatementRows } from '../../records/settlement/statement-page.tsx';

const scheduleLayout: readonly FieldPlace[] = [
  ['amortizationMonths', 6, { unit: 'months', help: 'Its term; more for a balloon' }],
  ['termRounding', 6],
];

const adjustableLayout: readonly FieldPlace[] = [
  ['firstCap', 4],
  ['laterCap', 4],
  ['rateFloor', 4, { help: 'Empty: the margin' }],
  ['indexRate', 4, { help: 'For page 5' }],
  ['rateRoundedTo', 4, { help: 'Empty: not rounded' }],
];

const growthLayout: readonly FieldPlace[] = [
  ['riseLimit', 4],
  ['balanceLimit', 4, { unit: '% of the loan' }],
  ['recastMonths', 4, { unit: 'months' }],
];

const changingLayout: readonly FieldPlace[] = [
  ['optionalPayments', 12, { help: 'When, as “for your first 60 payments”; empty where there are none' }],
  ['stepPayments', 12],
  ['seasonalPayments', 12, { help: 'As “from June to August”' }],
];

/** The terms of a loan that its statement needs: those of the note to read, the others to write. A HUD-1 has its escrow and reverse mortgages here, too. */
export function TermsForm({ loan, isHud }: { loan: StatementLoan; isHud: boolean }) {
  const row = useStatementRows().statement[0];
  if (row === undefined) return null;
  const isInsured = loan.mortgageInsurance !== 0;
  const part = { kind: 'statement', row } as const;
  return (
    <RowForm row={row} name="loan-terms">
      <div>
        <NoteTerms loan={loan} />
        <RowSection {...part} name="interest" title="Up to the first payment" fields={[['prepaidInterestDay', 6]]} />
      </div>
      <div>
        <RowSection {...part} name="schedule" title="Schedule" fields={scheduleLayout} />
        {loan.isAdjustableRate && (
          <RowSection {...part} name="adjustable" title="Limits of the rate" fields={adjustableLayout} />
        )}
        {loan.isNegativeAmortization && (
          <RowSection {...part} name="growth" title="How the balance may grow" fields={growthLayout} />
        )}
        <RowSection
          {...part}
          name="penalty"
          title="Paying early"
          fields={[
            ['prepaymentPenalty', row.values.prepaymentPenalty === 'Yes' ? 4 : 6],
            ...when(
              row.values.prepaymentPenalty === 'Yes',
              ['penaltyPercent', 4],
              ['penaltyMonths', 4, { unit: 'months' }],
            ),
          ]}
        />
        {isHud && <HudSections row={row} />}
        {isInsured && (
          <RowSection
            {...part}
            name="insurance"
            title="Mortgage insurance"
            fields={[
              ['originalValue', 6],
              ['insuranceMonths', 6, { help: 'Always for FHA, VA or USDA; empty: private, ends at 78 %' }],
            ]}
          />
        )}
        <RowSection {...part} name="changing" title="Payments that change by themselves" fields={changingLayout} />
      </div>
    </RowForm>
  );
}

/** What page 3 of a HUD-1 asks besides. */
function HudSections({ row }: { row: Row }) {
  const part = { kind: 'statement', row } as const;
  const isReverse = !!row.values.reverseMortgage;
  return (
    <>
      <RowSection
        {...part}
        name="escrow"
        title="Into escrow"
        fields={[['monthlyEscrow', 6, { help: 'Without items in Aggregate Escrow; 0 if none' }]]}
      />
      <RowSection
        {...part}
        name="reverse"
        title="Draws instead of payments"
        fields={[
          ['reverseMortgage', 6, { help: 'Empty for any other loan' }],
          ...when(isReverse, ['drawnItems', 6, { help: 'Property taxes, insurance' }]),
        ]}
      />
    </>
  );
}

const amountOf = (cents: number | null) => formatMoney(cents as Cents | null);

type NoteTerm = readonly [field: string, label: string, value: string];

/** What the loan stores of an adjustable rate. */
const adjustableTerms = ({
  armIndex,
  armMargin,
  maximumRate,
  firstAdjustmentMonths: first,
  adjustmentMonths: every,
}: StatementLoan): readonly NoteTerm[] => [
  ['loan.armIndex', 'Index', armIndex ?? ''],
  ['loan.armMargin', 'Margin', armMargin === null ? '' : formatRate(armMargin)],
  ['loan.maximumRate', 'Highest rate', maximumRate === null ? '' : formatRate(maximumRate)],
  ['loan.firstAdjustmentMonths', 'First change after', first === null ? '' : `${first} months`],
  ['loan.adjustmentMonths', 'Then every', every === null ? '' : `${every} months`],
];

/** What the loan itself stores, each with the way to its field. */
function NoteTerms({ loan }: { loan: StatementLoan }) {
  const { rate, termMonths, firstPaymentDate, interestTo, dayBasis, mortgageInsurance } = loan;
  const terms: readonly NoteTerm[] = [
    ['loanAmount', 'Loan amount', amountOf(loan.amount)],
    ['loan.rate', 'Rate', rate === null ? '' : formatRate(rate)],
    ['loan.termMonths', 'Term', termMonths === null ? '' : `${termMonths} months`],
    ['loan.product', 'Product', loan.product ?? ''],
    ['loan.firstPaymentDate', 'First payment', formatDate(firstPaymentDate)],
    ['loan.interestTo', 'Interest to', formatDate(interestTo)],
    ['loan.dayBasis', 'Days in the year', dayBasis ?? ''],
    ['loan.mortgageInsurance', 'MI per month', amountOf(mortgageInsurance)],
    ...(loan.isAdjustableRate ? adjustableTerms(loan) : []),
  ];
  return (
    <Section name="note" title="From the loan of the file">
      <DescriptionList>
        {terms.map(([field, label, value]) => (
          <Description key={field} term={<FieldLink field={field}>{label}</FieldLink>}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </Section>
  );
}
