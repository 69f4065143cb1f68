import type { Settlement } from '@closewright/contract/settlement';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { StatementPage, useStatementPage } from '../../records/settlement/statement-page.tsx';
import { type ChargeList, ChargeRows, chargeLists } from './charge-rows.tsx';

/** Recording fees and transfer taxes of a statement: what each costs, and who bears it. */
export function RecordingScreen() {
  return (
    <StatementPage routeName="file.settlement.recording-fees-and-taxes">
      {(statement) => <Charges statement={statement} />}
    </StatementPage>
  );
}

const choices = [
  { value: 'recordingDocuments', label: 'Documents' },
  { value: 'transferTaxes', label: 'Taxes' },
] as const;

function Charges({ statement }: { statement: Settlement }) {
  const { editor } = useStatementPage();
  const [kind, setKind] = useState<ChargeList>('recordingDocuments');
  // What is undone or refused may be in the other list.
  const ledTo = useStore(editor.ledTo);
  const [followed, setFollowed] = useState(ledTo);
  if (ledTo !== followed) {
    setFollowed(ledTo);
    if (ledTo !== null && isChargeList(ledTo.kind)) setKind(ledTo.kind);
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex-none border-b border-hairline px-2 py-1.5">
        <SegmentedControl label="What is shown" options={choices} value={kind} onValueChange={setKind} />
      </div>
      <div className="flex min-h-0 flex-1">
        <ChargeRows kind={kind} statement={statement} />
      </div>
    </div>
  );
}

const isChargeList = (kind: string): kind is ChargeList => kind in chargeLists;
