import { aprCase } from '@closewright/contract/closing-math';
import { InputError } from '@closewright/domain/errors';
import {
  addPeriods,
  aprTolerance,
  chooseUnitPeriod,
  daysOfPeriod,
  exactRate,
  type Flow,
  type FlowStream,
  isFinanceChargeAccurate,
  isWithinTolerance,
  periodsPerYear,
  timedRate,
  timedTransaction,
  totalOf,
  type UnitPeriod,
} from '@closewright/domain/loans';
import { cents } from '@closewright/domain/money';
import type { z } from 'zod';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';

type Input = z.output<typeof aprCase>;
type FlowInput = Input['payments'][number];

const mostFlows = 10_000;

/** Flows of a case on their days. */
function dated(flows: readonly FlowInput[], unitPeriod: UnitPeriod): Flow[] {
  return flows.flatMap(({ date = '', amount, count, every }) =>
    Array.from({ length: count }, (_, at) => ({ date: addPeriods(date, at * every, unitPeriod), amount })),
  );
}

/** Flows of a case by the unit-periods from the beginning. */
function timed(flows: readonly FlowInput[], unitPeriod: UnitPeriod): FlowStream[] {
  const per = daysOfPeriod(unitPeriod);
  return flows.flatMap(({ periods = 0, days, amount, count, every }) => {
    const time = { periods: periods + Math.floor(days / per), rest: days % per, per };
    if (every === 1) return [{ time, amount, count }];
    return Array.from({ length: count }, (_, at) => ({
      time: { ...time, periods: time.periods + at * every },
      amount,
      count: 1,
    }));
  });
}

/** Whether the flows have dates. All of them have, or none. */
function hasDates(input: Input): boolean {
  const all = [
    ...input.advances.map((flow, at) => ({ flow, at, name: 'advances' })),
    ...input.payments.map((flow, at) => ({ flow, at, name: 'payments' })),
  ];
  const isDated = all.some(({ flow }) => flow.date !== undefined);
  for (const { flow, at, name } of all) {
    if (isDated && flow.periods !== undefined)
      throw new InputError('INCONSISTENT', `${name}.${at}.periods`, 'Times are all dates, or all unit-periods');
    if (isDated && flow.date === undefined)
      throw new InputError('MISSING', `${name}.${at}.date`, 'Times are all dates, or all unit-periods');
    if (!isDated && name === 'payments' && flow.periods === undefined && flow.days === 0)
      throw new InputError(
        'MISSING',
        `${name}.${at}.periods`,
        'When is it paid? Give its date or its unit-periods from the beginning',
      );
  }
  if (all.reduce((sum, { flow }) => sum + flow.count, 0) > mostFlows)
    throw new InputError('OUT_OF_RANGE', 'payments', `At most ${mostFlows} payments and advances`);
  return isDated;
}

/** The days that are known before the unit-period is: with several payments of one entry it must be given, or be a month. */
function unitPeriodOf(input: Input, isDated: boolean): UnitPeriod {
  if (input.unitPeriod) return checked(input.unitPeriod);
  const month: UnitPeriod = { unit: 'month', multiple: 1 };
  const isSpread = [...input.advances, ...input.payments].some(({ count }) => count > 1);
  if (!isDated || isSpread) return month;
  return chooseUnitPeriod(
    input.advances.map(({ date = '' }) => date),
    input.payments.map(({ date = '' }) => date),
  );
}

function checked({ unit, multiple }: NonNullable<Input['unitPeriod']>): UnitPeriod {
  const most = { day: 366, week: 52, semimonth: 1, month: 12, year: 1 }[unit];
  if (multiple > most)
    throw new InputError('OUT_OF_RANGE', 'unitPeriod.multiple', 'A unit-period is a year at the most');
  if (unit === 'semimonth' || unit === 'year') return { unit, multiple: 1 };
  return { unit, multiple };
}

const aprKind = kindOf('apr', aprCase, (input) => {
  const isDated = hasDates(input);
  const unitPeriod = unitPeriodOf(input, isDated);
  const [advances, payments] = [timed(input.advances, unitPeriod), timed(input.payments, unitPeriod)];
  const counted = isDated
    ? timedTransaction({
        advances: dated(input.advances, unitPeriod),
        payments: dated(input.payments, unitPeriod),
        unitPeriod,
      })
    : { advances, payments, periodsPerYear: periodsPerYear(unitPeriod) };
  const apr = timedRate(counted);
  const financed = cents(totalOf(advances), 'advances');
  const paid = cents(totalOf(payments), 'payments');
  const charge = cents(paid - financed, 'payments');
  const { disclosedRate, disclosedFinanceCharge, transaction } = input;
  return {
    apr,
    unitPeriod: { ...unitPeriod, perYear: periodsPerYear(unitPeriod) },
    amountFinanced: dollars(financed),
    totalOfPayments: dollars(paid),
    financeCharge: dollars(charge),
    tolerance: disclosedRate === undefined ? undefined : aprTolerance[transaction],
    isAccurate:
      disclosedRate === undefined ? undefined : isWithinTolerance(disclosedRate, exactRate(counted), transaction),
    isFinanceChargeAccurate:
      disclosedFinanceCharge === undefined ? undefined : isFinanceChargeAccurate(disclosedFinanceCharge, charge),
  };
});

export const aprKinds: readonly Kind[] = [aprKind];
