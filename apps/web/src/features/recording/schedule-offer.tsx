import type { RateVersionFile } from '@closewright/contract/rate-versions';
import type { Settlement } from '@closewright/contract/settlement';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { emptyRecordingDocument, type RecordingTerms } from '@closewright/domain/government-charges';
import { cents } from '@closewright/domain/money';
import {
  codeOfVersion,
  costBy,
  hasOtherTerms,
  pulledTerms,
  type RecordingSchedule,
  versionName,
  versionOn,
  versionsOfPlace,
} from '@closewright/domain/rate-versions';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useKindMode } from '../../records/rows/page-context.ts';
import { OfferButton } from '../../records/settlement/offer-button.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

const list = 'recordingDocuments';

/** What the schedules of the place take for a document on the day of the closing: pulled when asked, and told when another version is in force. */
export function ScheduleOffer({ row, statement }: { row: Row; statement: Settlement }) {
  const { propertyState, propertyCounty, closingDate } = statement;
  const state = propertyState ?? '';
  const { data = [] } = useQuery({
    ...queryFor('listRatesInForce', { query: { kind: 'recording-fees', state } }),
    enabled: /^[A-Z]{2}$/.test(state),
  });
  const versions = data.flatMap(scheduleOf);
  const document = { ...emptyRecordingDocument, ...row.values };
  const kept = document.rateVersion;
  if (closingDate === null) return null;
  if (kept === null) {
    const offered = versionsOfPlace(versions, { state, county: propertyCounty }, closingDate);
    return offered.map((version) => (
      <Offer key={version.code} row={row} version={version} words={`Take the fee of ${version.label}`} />
    ));
  }
  const inForce = versionOn(versions, codeOfVersion(kept), closingDate);
  const terms = inForce && pulledTerms(inForce, inForce.file, document);
  if (!inForce || !terms || !hasOtherTerms(document, terms))
    return <p className="text-muted">{document.fee === null ? `By ${kept}` : `Typed instead of ${kept}`}</p>;
  const cost = costBy(inForce, inForce.file, document);
  return (
    <div>
      <p className="text-label text-muted">
        {`By ${kept}. ${versionName(inForce)}, in force from ${formatDate(inForce.effectiveFrom)}, takes ${cost === null ? 'another fee' : formatMoney(cents(cost))}.`}
      </p>
      <Offer row={row} version={inForce} words={`Refresh to ${versionName(inForce)}`} />
    </div>
  );
}

type Schedule = RateVersionFile & { readonly file: RecordingSchedule };

const scheduleOf = (version: RateVersionFile): Schedule[] => {
  const { file } = version;
  return file.kind === 'recording-fees' ? [{ ...version, file }] : [];
};

interface OfferProps {
  row: Row;
  version: Schedule;
  words: string;
}

/** Takes over the terms of a version; what was typed gives way to them. */
function Offer({ row, version, words }: OfferProps) {
  const { editor } = useStatementPage();
  const { mode } = useKindMode(list);
  const terms: RecordingTerms | undefined = pulledTerms(version, version.file, {
    ...emptyRecordingDocument,
    ...row.values,
  });
  if (mode !== 'edit') return null;
  return (
    <OfferButton
      words={words}
      whyNot={terms ? undefined : 'The schedule has nothing for what it is recorded as'}
      onTake={() => terms && editor.set(list, row.key, { ...terms, fee: null })}
    />
  );
}
