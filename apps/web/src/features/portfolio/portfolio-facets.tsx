import type { PortfolioCounts, PortfolioCriteria } from '@closewright/contract/portfolio';
import type { WireDate } from '@closewright/domain/dates';
import { formatMoney } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import { closingWeekLabel, closingWeeks, staffDuties, staffDutyLabels } from '@closewright/domain/portfolio';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { SelectField } from '@closewright/ui/select-field';
import { Facet, type FacetValue } from '../../lib/facets/facet.tsx';
import { type ListPart, withPart } from './criteria.ts';

export interface PortfolioFacetsProps {
  criteria: PortfolioCriteria;
  /** Of the criteria; null while they are read for the first time. */
  counts: PortfolioCounts | null;
  lookups: LookupSets;
  today: WireDate;
  onChange: (criteria: PortfolioCriteria) => void;
}

/** What the list adds up to, and what there is to narrow it by. */
export function PortfolioFacets({ criteria, counts, lookups, today, onChange }: PortfolioFacetsProps) {
  if (counts === null) return null;
  const chosen = <V extends string | number>(part: ListPart) =>
    (criteria[part] ?? []) as readonly (string | number)[] as readonly V[];
  const toggle =
    <V extends string | number>(part: ListPart) =>
    (value: V, isOn: boolean) =>
      onChange(
        withPart(criteria, {
          [part]: isOn ? [...chosen<V>(part), value] : chosen<V>(part).filter((one) => one !== value),
        }),
      );
  const named = (part: ListPart, found: readonly { id: number; count: number }[], nameOf: (id: number) => string) =>
    withChosen(chosen<number>(part), found).map(
      ({ id, count }): FacetValue<number> => ({ value: id, label: nameOf(id), count }),
    );
  const lookup = (set: string) => (id: number) => itemName(lookups, set, id) || `No. ${id}`;
  const weeks = closingWeeks
    .map((week) => ({ week, count: counts.closings.find((one) => one.week === week)?.count ?? 0 }))
    .filter(({ week, count }) => count > 0 || criteria.closings?.includes(week))
    .map(({ week, count }) => ({ value: week, label: closingWeekLabel(week, today), count }));
  const lenders = counts.lenders.map(({ name, count }) => ({ value: name, label: name, count }));
  return (
    <section aria-label="Narrow the list" className="w-[212px] flex-none overflow-y-auto border-e border-hairline p-3">
      <DescriptionList layout="ledger" className="mb-3 border-b border-hairline pb-2">
        <Description term="Files">{counts.files.toLocaleString('en-US')}</Description>
        <Description term="Sales">{formatMoney(cents(counts.salePrice))}</Description>
        <Description term="Loans">{formatMoney(cents(counts.loanAmount))}</Description>
      </DescriptionList>
      <Facet label="Closing" values={weeks} chosen={chosen('closings')} onToggle={toggle('closings')} />
      <Facet
        label="Status"
        values={named('statuses', counts.statuses, lookup('fileStatuses'))}
        chosen={chosen('statuses')}
        onToggle={toggle('statuses')}
      />
      <SelectField
        aria-label="Officers by duty"
        className="mb-1"
        required
        options={staffDuties.map((duty) => ({ value: duty, label: staffDutyLabels[duty] }))}
        value={criteria.officerDuty}
        // The people chosen were those of the other duty.
        onValueChange={(duty) => duty !== null && onChange(withPart(criteria, { officerDuty: duty, officerIDs: [] }))}
      />
      <Facet
        label={staffDutyLabels[criteria.officerDuty]}
        isLabelHidden
        values={named('officerIDs', counts.officers, (id) => (id === 0 ? 'Nobody' : lookup('staff')(id)))}
        chosen={chosen('officerIDs')}
        onToggle={toggle('officerIDs')}
      />
      <Facet
        label="Branch"
        values={named('branchIDs', counts.branches, lookup('branches'))}
        chosen={chosen('branchIDs')}
        onToggle={toggle('branchIDs')}
      />
      {(counts.regions.length > 1 || criteria.regionIDs !== undefined) && (
        <Facet
          label="Region"
          values={named('regionIDs', counts.regions, lookup('regions'))}
          chosen={chosen('regionIDs')}
          onToggle={toggle('regionIDs')}
        />
      )}
      <Facet
        label="Lender"
        values={
          criteria.lender === undefined || lenders.some(({ value }) => value === criteria.lender)
            ? lenders
            : [{ value: criteria.lender, label: criteria.lender, count: counts.files }, ...lenders]
        }
        chosen={criteria.lender === undefined ? [] : [criteria.lender]}
        onToggle={(name, isOn) => onChange(withPart(criteria, { lender: isOn ? name : '' }))}
      />
    </section>
  );
}

/** What is chosen stays in the list when nothing of it is left, so that it can be taken away. */
function withChosen(chosen: readonly number[], found: readonly { id: number; count: number }[]) {
  const gone = chosen.filter((id) => !found.some((one) => one.id === id));
  return [...found, ...gone.map((id) => ({ id, count: 0 }))];
}
