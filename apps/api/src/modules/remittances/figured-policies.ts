import { fileFactsOf, ratedFileOf, sourceOf } from '@closewright/domain/closing-file';
import { cents } from '@closewright/domain/money';
import { kindOfPolicy, type RatesFigure, ratesFigure } from '@closewright/domain/premium';
import { type ComponentLine, letterLine, policyLines, type RemitLine } from '@closewright/domain/remittances';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { asOfToday, readSettlements, type WholeSettlement } from '../settlement/settlement.queries.ts';
import type { StoredPolicy } from './policies.queries.ts';

/** A policy as it is now: its lines, none where it is void, or what keeps it from being remitted. */
export interface FiguredPolicy {
  readonly stored: StoredPolicy;
  readonly number: string;
  readonly policy: string;
  readonly lines: readonly RemitLine[];
  readonly missing: string | null;
}

/** Figures policies by the statements of their files, as their Premiums pages do. */
export async function figuredPolicies(
  tx: Transaction<DB>,
  tenant: string,
  policies: readonly StoredPolicy[],
): Promise<FiguredPolicy[]> {
  const keyOf = ({ ordersID, loanID }: StoredPolicy) => `${ordersID}.${loanID}`;
  const wanted = [...new Map(policies.map((policy) => [keyOf(policy), policy])).values()];
  const read = await readSettlements(tx, tenant, wanted);
  const documents = new Map(
    wanted.map((policy, at) => {
      const settlement = read[at];
      return [keyOf(policy), settlement ? ratedDocument(asOfToday(settlement)) : null];
    }),
  );
  return policies.map((policy) => figuredPolicy(policy, documents.get(keyOf(policy)) ?? null));
}

interface RatedDocument {
  readonly settlement: WholeSettlement;
  readonly figures: ReadonlyMap<number, RatesFigure>;
}

function ratedDocument(settlement: WholeSettlement): RatedDocument {
  const file = ratedFileOf(fileFactsOf(settlement));
  const { rates } = sourceOf(settlement).charges;
  const figures = rates.map(
    (stored, at) => [settlement.rateOrders[at]?.rateOrderID ?? 0, ratesFigure(stored, file)] as const,
  );
  return { settlement, figures: new Map(figures) };
}

function figuredPolicy(stored: StoredPolicy, document: RatedDocument | null): FiguredPolicy {
  const row = document?.settlement.titlePolicies.find(({ titlePolicyID }) => titlePolicyID === stored.titlePolicyID);
  const named = { stored, number: row?.number?.trim() ?? '', policy: row?.policy ?? 'Policy' };
  const without = (missing: string | null): FiguredPolicy => ({ ...named, lines: [], missing });
  // What is void or gone comes back.
  if (!document || !row || row.isVoid) return without(null);
  const kind = kindOfPolicy(row);
  const figure = document.figures.get(stored.rateOrderID);
  if (named.number === '') return without('Its number');
  if (row.policy === null || kind === null) return without('Which policy it is');
  if (stored.effectiveDate === null) return without('Its date');
  if (figure?.kind !== 'figure') return without(Object.values(figure?.missing ?? {})[0] ?? 'Its premium');
  const all = policyLines(figure);
  if (all === null) return without('The underwriter’s share');
  const own = all.find((policy) => policy.kind === kind);
  if (!own) return without('Its rate order rates no such policy');
  const letter = row.letterFee ? [letterLine(cents(row.letterFee))] : [];
  const common = {
    ...{
      policyNumber: named.number,
      policy: row.policy,
      effectiveDate: stored.effectiveDate,
      liability: own.liability,
    },
    ...{ state: figure.manual.state, county: document.settlement.propertyCounty?.slice(0, 80) ?? null },
  };
  return { ...named, missing: null, lines: [...own.lines, ...letter].map((line) => ({ ...common, ...lineOf(line) })) };
}

const lineOf = ({ type, label, gross, underwriter, agent }: ComponentLine) => ({
  ...{ type, label: label.slice(0, 200), gross: gross.value, underwriter: underwriter.value, agent: agent.value },
  ...{ trace: agent.trace, corrects: null, reason: null },
});
