import type { StaleCheckCriteria } from '@closewright/contract/escrow-accounting';
import type { StaleCheck } from '@closewright/contract/stale-checks';
import type { StaleCheckSort } from '@closewright/domain/escrow-accounting';

type Asked = Omit<StaleCheckCriteria, 'bankAccountID'>;

const sorts: Readonly<Record<StaleCheckSort, (check: StaleCheck) => string | number | null>> = {
  age: ({ age }) => age,
  payee: ({ payee }) => payee.toLowerCase(),
  fileNumber: ({ fileNumber }) => fileNumber,
  amount: ({ amount }) => amount,
  state: ({ state }) => state,
  dormantOn: ({ dormancy }) => dormancy?.dormantOn ?? null,
  reportDue: ({ dormancy }) => dormancy?.reportDue ?? null,
};

/** The checks that fit what is asked, in the order that is asked for; what has nothing to order by stands last. */
export function fittingChecks(all: readonly StaleCheck[], asked: Asked): readonly StaleCheck[] {
  const words = (asked.text ?? '').toLowerCase().split(/\s+/);
  const fits = (check: StaleCheck): boolean => {
    const said = [check.payee, check.checkNumber ?? '', check.fileNumber, check.memo ?? ''].join('\n').toLowerCase();
    return (
      (asked.stage === undefined || check.stage === asked.stage) &&
      (asked.state === undefined || check.state === asked.state) &&
      (asked.from === undefined || check.date >= asked.from) &&
      (asked.until === undefined || check.date <= asked.until) &&
      (asked.least === undefined || check.amount >= asked.least) &&
      (asked.most === undefined || check.amount <= asked.most) &&
      words.every((word) => said.includes(word))
    );
  };
  const [of, way] = [sorts[asked.sort], asked.direction === 'descending' ? -1 : 1];
  // What is alike stays in the order it came in: the oldest first.
  return all.filter(fits).toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -way : Number(a > b) * way;
  });
}
