import type { SanctionsScreening, ToldSanctionsHit } from '@closewright/contract/sanctions';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useClock } from '../../../app/session/clock.ts';
import { ScreeningStateBadge } from './screening-columns.tsx';

/** The screening in hand: what was screened, and beside it what the list says of who is like it. */
export function ScreeningPane({ screening }: { screening: SanctionsScreening | null }) {
  const clock = useClock();
  if (screening === null) return <p className="text-label text-muted">Choose a payee to read what the list says.</p>;
  const { payee, names, state, hits, earlierHits, listDate, screenedAt, decision } = screening;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="text-section font-semibold break-words">{payee}</b>
        <span className="ms-auto">
          <ScreeningStateBadge state={state} />
        </span>
      </p>
      <DescriptionList>
        {names.length > 1 && <Description term="Screened names">{names.join('; ')}</Description>}
        <Description term="List of">{formatDate(listDate)}</Description>
        <Description term="Screened on">{clock.moment(screenedAt)}</Description>
        {decision !== null && (
          <>
            <Description term="Decided by">{decision.by}</Description>
            <Description term="Decided on">{clock.moment(decision.at)}</Description>
            <Description term="Reason">{decision.reason}</Description>
          </>
        )}
      </DescriptionList>
      {hits.length === 0 && <p className="text-label text-muted">No name on the list is like it.</p>}
      {hits.map((hit) => (
        <Hit key={`${hit.entry} ${hit.screened}`} hit={hit} />
      ))}
      {earlierHits.length > 0 && (
        <p className="text-label text-muted">
          {state === 'blocked'
            ? 'Of an earlier name or list, since it is blocked:'
            : 'Of an earlier name or list, and not decided yet:'}
        </p>
      )}
      {earlierHits.map((hit) => (
        <Hit key={`${hit.entry} ${hit.screened}`} hit={hit} />
      ))}
    </div>
  );
}

/** One entry of the list beside the name that it is like. */
function Hit({ hit }: { hit: ToldSanctionsHit }) {
  const { screened, name, kind, score, type, program, remarks, entry } = hit;
  return (
    <section aria-label={`${name}, ${score} of 100`} className="border-t border-hairline pt-2">
      <div className="grid grid-cols-2 gap-3">
        <p className="break-words">
          <span className="block text-label text-muted">Payee</span>
          {screened}
        </p>
        <p className="break-words">
          <span className="block text-label text-muted">
            {kind === 'alias' ? 'Alias on the list' : 'Name on the list'}
          </span>
          {name}
        </p>
      </div>
      <DescriptionList>
        <Description term="Score">{score} of 100</Description>
        <Description term="Entry">{entry}</Description>
        <Description term="Kind">{type === '' ? 'entity' : type}</Description>
        <Description term="Program">{program}</Description>
        {remarks !== '' && <Description term="Remarks">{remarks}</Description>}
      </DescriptionList>
    </section>
  );
}
