import type { StatementInterest } from '@closewright/domain/closing-file';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';

interface InterestFiguresProps {
  interest: StatementInterest;
  /** Where the form has it. */
  place: string;
}

/** What the loan bears from the disbursement up to its first payment, by day and in all. */
export function InterestFigures({ interest: { ofLoan, typedAt }, place }: InterestFiguresProps) {
  return (
    <section aria-label="Prepaid interest" className="px-cell">
      <h2 className="pb-1 text-section font-semibold">
        Prepaid interest{' '}
        <span className="text-label font-normal text-muted">{typedAt === null ? place : `typed in ${place}`}</span>
      </h2>
      {ofLoan.kind === 'none' ? (
        <p className="text-body text-muted">Choose how the interest of a day is reckoned, or type it as a fee.</p>
      ) : (
        <DescriptionList layout="ledger" className="max-w-[320px]">
          <Description term="Of a day">
            <FigureOrOpen name="interest.perDay" />
          </Description>
          <Description term="Days">
            <FigureOrOpen name="interest.days" />
          </Description>
          <Description term="Prepaid interest" total>
            <FigureOrOpen name="interest" />
          </Description>
        </DescriptionList>
      )}
    </section>
  );
}
