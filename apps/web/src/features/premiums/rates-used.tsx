import type { Settlement } from '@closewright/contract/settlement';
import { formatDate } from '@closewright/domain/formats';
import { leftToType, manualOf, rateDayOf, rateStateOf } from '@closewright/domain/premium';
import { codeOfVersion, officeManualsOn } from '@closewright/domain/rate-versions';
import type { Row } from '../../records/editor/aggregate.ts';
import { useKindMode } from '../../records/rows/page-context.ts';
import { OfferButton } from '../../records/settlement/offer-button.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';
import type { ShownRates } from './rate-figures.ts';

export interface RatesUsedProps {
  row: Row;
  shown: ShownRates;
  file: Pick<Settlement, 'closingDate' | 'propertyState' | 'manuals'>;
}

/** The rates of an order: the version it stays with, and what else is in force on its date. Nothing changes by itself. */
export function RatesUsed({ row, shown: { stored, figure }, file }: RatesUsedProps) {
  const { editor } = useStatementPage();
  const { mode } = useKindMode('rateOrders');
  const { order } = stored;
  const kept = order.rateVersion;
  const [day, state] = [rateDayOf(order, file), rateStateOf(order, file)];
  const inForce = manualOf({ ...order, rateVersion: null }, file);
  const offers = [
    ...('missing' in inForce ? [] : [{ version: inForce.id, label: inForce.label }]),
    ...(state === null || day === null ? [] : officeManualsOn(file.manuals, state, day)).map(({ version, manual }) => ({
      version,
      label: manual.label,
    })),
  ].filter(({ version }) => version !== kept);
  const notAsked = figure.kind === 'figure' ? leftToType(figure.manual) : [];
  const take = (rateVersion: string | null) => editor.set('rateOrders', row.key, { rateVersion });
  return (
    <div className="flex flex-col items-start gap-1">
      {figure.kind === 'figure' && (
        <p className="text-label text-muted">
          {kept === null
            ? `${figure.manual.label}, in force on ${formatDate(figure.day)}`
            : `${figure.manual.label}, by ${kept}`}
        </p>
      )}
      {notAsked.length > 0 && (
        <p className="text-label text-muted">
          Not reckoned here: {notAsked.join('; ')}. One that applies is typed among the fees.
        </p>
      )}
      {mode === 'edit' &&
        offers.map(({ version, label }) => (
          <OfferButton key={version} words={wordsOf(version, label, kept)} onTake={() => take(version)} />
        ))}
    </div>
  );
}

const wordsOf = (version: string, label: string, kept: string | null): string => {
  if (kept === null && !version.includes('#')) return `Stay with ${version}`;
  const isNewer = kept !== null && codeOfVersion(kept) === codeOfVersion(version);
  return isNewer ? `Refresh to ${version}` : `Take ${label}, ${version}`;
};
