import type { ControlChange } from '@closewright/contract/controls';
import { controlOf, controlPlaces } from '@closewright/domain/controls';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useClock } from '../../../app/session/clock.ts';
import { changeTitle } from '../../../records/controls/waiting-changes.tsx';
import { ChangeState } from './change-columns.tsx';

/** The change in hand: what becomes possible, why it is asked for, and who decides. */
export function ChangePane({ change }: { change: ControlChange | null }) {
  const clock = useClock();
  if (change === null) return <p className="text-label text-muted">Choose a change to read what it means.</p>;
  const { control, was, becomes, now, isMoved, reason, askedBy, askedAt } = change;
  const { decidedBy, decidedAt, decisionReason, state } = change;
  const { means, place } = controlOf(control);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="text-section font-semibold break-words">{changeTitle(change)}</b>
        <span className="ms-auto">
          <ChangeState change={change} />
        </span>
      </p>
      <p>{means}</p>
      <DescriptionList>
        <Description term="From">{was}</Description>
        <Description term="To">{becomes}</Description>
        {isMoved && <Description term="Holds now">{now}</Description>}
        <Description term="Reason">{reason}</Description>
        <Description term="Asked by">{askedBy}</Description>
        <Description term="Asked on">{clock.moment(askedAt)}</Description>
        {decidedAt !== null && (
          <>
            <Description term={state === 'outdated' ? 'Asked anew by' : 'Decided by'}>{decidedBy}</Description>
            <Description term="Decided on">{clock.moment(decidedAt)}</Description>
          </>
        )}
        {decisionReason !== null && <Description term="Reason of the decision">{decisionReason}</Description>}
      </DescriptionList>
      {isMoved && (
        <p className="text-label text-muted">
          The setting moved since: this cannot be approved. Whoever still needs it asks again.
        </p>
      )}
      {state === 'asked' && !isMoved && (
        <p className="text-label text-muted">
          Approved or declined by another person than {askedBy}. Who may: {controlPlaces[place].people}.
        </p>
      )}
    </div>
  );
}
