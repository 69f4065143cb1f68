import type { Letter } from '@closewright/contract/closing-protection';
import { mayLetter } from '@closewright/domain/closing-protection';
import { Badge } from '@closewright/ui/badge';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { Ban, FileText, RefreshCw, Replace } from 'lucide-react';
import { addressLines, amountText, letterName, stateLooks } from './letter-words.ts';

export interface LetterFactsProps {
  letter: Letter;
  /** The letter it stands in place of. */
  old: Letter | undefined;
  mayEdit: boolean;
  moment: (instant: string) => string;
  busy: 'open' | 'retry' | null;
  onOpen: () => void;
  onRetry: () => void;
  onVoid: () => void;
  onReissue: () => void;
}

/** One letter: what it says, what happened to it, and what may be done with it. */
export function LetterFacts({ letter, old, mayEdit, moment, busy, ...on }: LetterFactsProps) {
  const { state, problem } = letter;
  const { tone, icon } = stateLooks[state];
  const may = (step: Parameters<typeof mayLetter>[0]) => mayEdit && mayLetter(step, state);
  return (
    <section aria-label={letterName(letter)} className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-body">{letterName(letter)}</h2>
        <Badge tone={tone} icon={icon}>
          {state}
        </Badge>
        <span className="flex-1" />
        {letter.letterNumber !== null && (
          <Button size="sm" icon={FileText} busy={busy === 'open'} onClick={on.onOpen}>
            Open PDF
          </Button>
        )}
        {may('retry') && (
          <Button size="sm" variant="primary" icon={RefreshCw} busy={busy === 'retry'} onClick={on.onRetry}>
            Try again
          </Button>
        )}
        {may('reissue') && (
          <Button size="sm" icon={Replace} onClick={on.onReissue}>
            Reissue
          </Button>
        )}
        {may('void') && (
          <Button size="sm" icon={Ban} onClick={on.onVoid}>
            Void
          </Button>
        )}
      </div>
      {problem !== null && <Banner tone={state === 'Pending' ? 'warning' : 'danger'} label="Problem" title={problem} />}
      <DescriptionList>
        <Description term="Form">{`${letter.form}, ${letter.propertyState}`}</Description>
        <Description term="Lender">{[letter.lenderName, letter.clause].filter(Boolean).join(', ')}</Description>
        <Description term="Address">{addressLines(letter)}</Description>
        {letter.attention !== null && <Description term="Attention">{letter.attention}</Description>}
        <Description term="Loan number" identifier>
          {letter.loanNumber}
        </Description>
        <Description term="Loan amount">{amountText(letter.loanAmount)}</Description>
        <Description term="Fee">
          {letter.fee === null ? 'No fee known' : `${amountText(letter.fee)}. ${letter.feeRule}`}
        </Description>
        <Description term="Requested">{`${moment(letter.requestedAt)} by ${letter.requestedBy}`}</Description>
        {letter.issuedAt !== null && <Description term="Issued">{moment(letter.issuedAt)}</Description>}
        {old && (
          <Description term="In place of" identifier>
            {letterName(old)}
          </Description>
        )}
        {letter.voidedAt !== null && (
          <Description term="Voided">
            {`${moment(letter.voidedAt)} by ${letter.voidedBy}: ${letter.voidReason}`}
          </Description>
        )}
      </DescriptionList>
    </section>
  );
}
