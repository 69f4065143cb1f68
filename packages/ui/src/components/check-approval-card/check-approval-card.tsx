import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import {
  CardFacts,
  CardHead,
  type CardSource,
  type CardTriggerProps,
  cardMoment,
  PopoverCard,
} from '../popover-card/index.ts';
import { approvalState, type CheckApproval, hasLossDetails, recovery } from './approval-state.ts';
import { checkApprovalCardMessages } from './check-approval-card.messages.ts';

export interface CheckApprovalCardProps extends CardSource<CheckApproval>, CardTriggerProps {
  /** Accessible name of the card: "Approval of check 20417". */
  label?: string | undefined;
  /** Ids of the loss and advance money-movement types: only these show loss and advance details. */
  lossAdvanceTypes: readonly number[];
  messages?: Partial<typeof checkApprovalCardMessages> | undefined;
}

const looks = {
  approved: { tone: 'success', icon: CircleCheck },
  notApproved: { tone: 'danger', icon: CircleX },
  waiting: { tone: 'warning', icon: Clock },
} as const;

/** Who asked for a check and who approved it, when and why. */
export function CheckApprovalCard({ label, lossAdvanceTypes, messages, ...card }: CheckApprovalCardProps) {
  const text = { ...checkApprovalCardMessages, ...messages };
  return (
    <PopoverCard
      {...card}
      label={label ?? text.label}
      content={(approval) => {
        const state = approvalState(approval);
        const back = recovery(approval);
        return (
          <>
            <CardHead
              title={label ?? text.label}
              badge={
                <Badge tone={looks[state].tone} icon={looks[state].icon}>
                  {text[state]}
                </Badge>
              }
            />
            <CardFacts
              facts={[
                { term: text.requestor, value: approval.requestorName },
                { term: text.requestedOn, value: cardMoment(approval.requestedOn) },
                { term: text.requestorComment, value: approval.requestorComment },
                { term: text.approver, value: approval.approverName },
                { term: text.actionDate, value: cardMoment(approval.actionDate) },
                { term: text.approversComment, value: approval.approversComment },
              ]}
            />
            {hasLossDetails(approval, lossAdvanceTypes) && (
              <section aria-label={text.lossTitle} className="mt-1.5 border-t border-hairline pt-1.5">
                <div className="flex min-h-6 items-center gap-2">
                  <h3 className="font-semibold">{text.lossTitle}</h3>
                  {back && (
                    <Badge tone={back === 'recovered' ? 'success' : 'warning'} icon={RotateCcw}>
                      {text[back]}
                    </Badge>
                  )}
                </div>
                <CardFacts
                  facts={[
                    { term: text.category, value: approval.lossAdvanceReasonCategory },
                    { term: text.reason, value: approval.lossAdvanceReason },
                    { term: text.recoverable, value: approval.isRecoverable ? text.yes : text.no },
                  ]}
                />
              </section>
            )}
          </>
        );
      }}
    />
  );
}
