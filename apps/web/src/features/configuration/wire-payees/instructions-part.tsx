import type { ToldWireInstructions } from '@closewright/contract/wires';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { RecordDiff } from '@closewright/ui/record-diff';
import { Section } from '@closewright/ui/section';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { CallLog } from './call-log.tsx';
import { compareInstructions, goodBefore } from './compare-instructions.ts';
import { InstructionStateBadge } from './payee-columns.tsx';
import { addressText, intermediaryText, stateWords } from './payee-words.ts';

export interface InstructionsPartProps {
  told: ToldWireInstructions;
  /** Of its payee. */
  all: readonly ToldWireInstructions[];
}

/** Instructions of a payee: how far they have come, what changed against those that were good, where money goes by them, and the calls about them. */
export function InstructionsPart({ told, all }: InstructionsPartProps) {
  const { moment } = useClock();
  const { number, state, beneficiary, address, bankName, routingNumber, accountNumber, furtherCredit } = told;
  const between = intermediaryText(told);
  return (
    <Section name={`instructions-${number}`} title={`Instructions ${number}`} foldable={false}>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <InstructionStateBadge state={state} />
          <span className="min-w-0 break-words">{stateWords(told, moment)}</span>
        </p>
        <Changes told={told} all={all} />
        <DescriptionList>
          <Description term="Beneficiary">{beneficiary}</Description>
          <Description term="Address">{addressText(address)}</Description>
          <Description term="Bank">{bankName}</Description>
          <Description term="Routing number" identifier>
            {routingNumber}
          </Description>
          <Description term="Account number" identifier>
            {accountNumber}
          </Description>
          {between !== '' && <Description term="By way of">{between}</Description>}
          {furtherCredit !== null && <Description term="For further credit">{furtherCredit}</Description>}
          {told.accountType !== null && (
            <Description term="ACH">
              {`${told.accountType}, ${told.secCode === 'CCD' ? 'a business (CCD)' : 'a person (PPD)'}`}
            </Description>
          )}
          <Description term="Came">{`By ${told.source.toLowerCase()}, ${formatDate(told.receivedOn)}`}</Description>
          {told.phoneGiven !== null && (
            <Description term="Phone in them">{`${told.phoneGiven}: not to be called`}</Description>
          )}
          <Description term="Entered">{`${told.enteredBy}, ${moment(told.enteredAt)}`}</Description>
          {told.note !== null && <Description term="Note">{told.note}</Description>}
        </DescriptionList>
        <h3 className="font-semibold">Call-backs</h3>
        <CallLog number={number} calls={told.callBacks} />
      </div>
    </Section>
  );
}

/** What is other than in the instructions that were good before, side by side; nothing of the first ones. */
function Changes({ told, all }: InstructionsPartProps) {
  const before = useMemo(() => goodBefore(told, all), [told, all]);
  const diff = useMemo(() => before && compareInstructions(before, told), [before, told]);
  if (told.changed === null) return null;
  if (before === null || diff === null)
    return (
      <p className="text-label text-muted">
        None before them were ever confirmed: there is nothing to hold them against.
      </p>
    );
  return (
    <RecordDiff
      diff={diff}
      label={`What changed from instructions ${before.number} to ${told.number}`}
      beforeLabel={`Good before (${before.number})`}
      afterLabel={`Entered (${told.number})`}
    />
  );
}
