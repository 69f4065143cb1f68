import type { CompanyRecord, ProtectedChange } from '@closewright/contract/companies';
import { decisionProblem, type ProtectedDecision } from '@closewright/domain/companies';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { ApproveDialog, type ApproveDialogProps } from './approve-dialog.tsx';

export interface WaitingChangeProps {
  company: CompanyRecord;
  change: ProtectedChange;
  /** Why nothing can be changed; null where it can. */
  refusal: string | null;
  onStored(company: CompanyRecord): void;
}

/** A change that waits: what it would make of the record, and the buttons of whoever may decide. */
export function WaitingChange({ company, change, refusal, onStored }: WaitingChangeProps) {
  const clock = useClock();
  const { user } = useSession();
  const { companyID } = company;
  const { changeID } = change;
  const values = [
    change.bankName,
    change.routingNumber && `routing ${change.routingNumber}`,
    change.accountName,
    change.masked,
  ];

  const may = (decision: ProtectedDecision) => {
    const reason = refusal ?? decisionProblem(change, user.usersID, decision);
    return reason === null ? {} : { disabled: true, disabledReason: reason };
  };
  const decide = async (decision: 'refuse' | 'withdraw', note: string | null) => {
    try {
      const body = { decision, proof: null, note, verifiedOn: null };
      onStored(await call('decideCompanyChange', { params: { companyID, changeID }, body }));
      toasts.success(decision === 'refuse' ? 'Change refused' : 'Change withdrawn');
    } catch (error) {
      toasts.error({ title: 'The decision could not be stored', message: messageOf(error) });
    }
  };
  const refuse = async () => {
    const note = await dialogs.promptText({
      title: 'Refuse this change',
      label: 'Why',
      required: true,
      maxLength: 300,
    });
    if (note !== null) await decide('refuse', note);
  };
  const approve = async () => {
    const result = await dialogs.open<Omit<ApproveDialogProps, 'dialog'>, CompanyRecord>(
      ApproveDialog,
      { companyID, change, today: clock.today() },
      {
        title: 'Approve Change',
        label: 'Approve Change',
        subtitle: company.name,
        size: 'small',
        key: 'company-approve',
      },
    );
    if (result.dismissed) return;
    onStored(result.value);
    toasts.success('Change approved');
  };
  const isOwn = change.askedBy === user.usersID;
  return (
    <Banner
      tone="warning"
      label="Waiting change"
      title={`${change.askedByName} asked for this ${clock.moment(change.askedAt)}.`}
      actions={
        isOwn ? (
          <Button size="sm" {...may('withdraw')} onClick={() => void decide('withdraw', null)}>
            Withdraw
          </Button>
        ) : (
          <>
            <Button size="sm" {...may('refuse')} onClick={() => void refuse()}>
              Refuse
            </Button>
            <Button size="sm" variant="primary" {...may('approve')} onClick={() => void approve()}>
              Approve
            </Button>
          </>
        )
      }
    >
      {`${values.filter(Boolean).join(', ')}. ${change.reason}. ${isOwn ? 'Somebody else has to approve it.' : ''}`}
    </Banner>
  );
}
