import type { FirstPayment } from '@closewright/domain/escrow-account';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { singleKey } from '../../records/editor/rows.ts';
import { RowField } from '../../records/rows/row-field.tsx';

const ofStatement = { kind: 'statement', row: singleKey, className: 'w-[180px]' } as const;

/** The terms of the account, which are fields of the statement itself. */
export function EscrowTerms({ first }: { first: FirstPayment & { isOfLoan: boolean } }) {
  return (
    <section
      aria-label="Terms of the account"
      className="flex flex-none flex-wrap items-start gap-x-field-x gap-y-1 border-b border-hairline px-3 py-2"
    >
      {first.isOfLoan ? (
        <DescriptionList layout="stacked" className="w-[180px]">
          <Description term={first.source}>{first.day && formatDate(first.day)}</Description>
        </DescriptionList>
      ) : (
        <RowField {...ofStatement} name="firstEscrowPayment" />
      )}
      <RowField {...ofStatement} name="cushionMonths" unit="months" />
      <RowField {...ofStatement} name="escrowRounding" />
      <RowField {...ofStatement} name="lenderAdjustment" />
      <RowField {...ofStatement} name="lenderReason" className="w-[300px]" />
    </section>
  );
}
