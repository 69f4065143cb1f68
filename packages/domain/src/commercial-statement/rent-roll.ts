import type { Missing } from '../closing-file/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { prorate } from '../prorations/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, given, money, withFields } from '../trace/index.ts';
import type { StoredCommercial, StoredTenant } from './stored.ts';

/** What a tenant’s rent and deposit come to, or what is missing for them. Null where there is none. */
export interface TenantFigure {
  readonly key: number;
  readonly rent: RentFigure | null;
  readonly deposit: Explained<Cents> | null;
}

/** The rent that goes from the sellers to the buyers, or what has to be known first. */
export type RentFigure =
  | ({ readonly kind: 'figure' } & Explained<Cents>)
  | { readonly kind: 'open'; readonly missing: readonly Missing[] };

/** What a tenant is called. */
export const tenantName = ({ unit, tenantName: name }: Pick<StoredTenant, 'unit' | 'tenantName'>): string =>
  [unit, name].filter(Boolean).join(', ') || 'Tenant';

type Day = Pick<StoredCommercial, 'closingDate' | 'closingDayOf'>;

/** The buyers’ days of the rent that the seller has collected, by actual days of the period it is for. Nothing is assumed. */
function rentFigure(row: StoredTenant, { closingDate, closingDayOf }: Day): RentFigure | null {
  const { rent, paidFrom, paidTo, key } = row;
  if (rent === null) return null;
  const name = tenantName(row);
  const path = `commercialTenants.${key}`;
  const label = `Rent of ${name}`;
  if (paidFrom === null || paidTo === null || closingDate === null || closingDayOf === null) {
    const missing = [
      ...(paidFrom === null ? [{ field: `${path}.paidFrom`, words: `${name}: the first day the rent is for` }] : []),
      ...(paidTo === null ? [{ field: `${path}.paidTo`, words: `${name}: the last day the rent is for` }] : []),
      ...(closingDate === null ? [{ field: 'closingDate', words: 'The closing date of the file' }] : []),
      ...(closingDayOf === null ? [{ field: 'statement.closingDayOf', words: 'Whose the closing day is' }] : []),
    ];
    return { kind: 'open', missing };
  }
  const made = attempt(
    () =>
      prorate(
        {
          label,
          amount: cents(rent),
          period: 'oneTime',
          from: paidFrom,
          to: paidTo,
          closing: closingDate,
          isPaid: true,
        },
        {
          dayCount: 'actual/365',
          closingDayBelongsTo: closingDayOf === 'Buyer' ? 'buyer' : 'seller',
          dailyDecimals: null,
        },
      ).amount,
  );
  if (made instanceof InputError)
    return {
      kind: 'open',
      missing: [{ field: `${path}.${fields[made.field] ?? made.field}`, words: `${name}: ${made.message}` }],
    };
  const names = Object.fromEntries(Object.entries(fields).map(([of, field]) => [of, `${path}.${field}`]));
  const trace = withFields(made.trace, {
    ...names,
    closing: 'closingDate',
    closingDayBelongsTo: 'statement.closingDayOf',
  });
  return { kind: 'figure', value: made.value, trace };
}

/** What the proration calls the fields of a tenant. */
const fields: Readonly<Record<string, string>> = { amount: 'rent', from: 'paidFrom', to: 'paidTo' };

/** What each tenant’s rent and deposit come to. */
export function tenantFigures({ tenants, ...day }: Pick<StoredCommercial, 'tenants'> & Day): readonly TenantFigure[] {
  return tenants.map((row) => ({
    key: row.key,
    rent: rentFigure(row, day),
    deposit:
      row.deposit === null
        ? null
        : {
            value: cents(row.deposit),
            trace: given(
              `Deposit of ${tenantName(row)}`,
              money(cents(row.deposit)),
              `commercialTenants.${row.key}.deposit`,
            ),
          },
  }));
}

/** What the rent roll adds to the statement: whole amounts that the sellers owe and the buyers are credited with. */
export function rentRollTotals(figures: readonly TenantFigure[]) {
  const rents = figures.flatMap(({ rent }) => rent ?? []);
  const missing = rents.flatMap((rent) => (rent.kind === 'open' ? rent.missing : []));
  const known = rents.flatMap((rent) => (rent.kind === 'figure' ? [rent.trace] : []));
  const deposits = figures.flatMap(({ deposit }) => (deposit ? [deposit.trace] : []));
  return {
    rents:
      rents.length === 0 ? null : { whole: sumOf('Rents, prorated', known, 'The buyers’ days of all rents'), missing },
    deposits:
      deposits.length === 0 ? null : { whole: sumOf('Security deposits', deposits, 'All deposits'), missing: [] },
  };
}
