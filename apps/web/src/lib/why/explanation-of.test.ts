import { emptyPayoff, payoffFigure } from '@closewright/domain/payoffs';
import { explanationText } from '@closewright/ui/explanation-panel';
import { expect, it } from 'vitest';
import { explanationOf } from './explanation-of.ts';

it('the trace of a figure is told step by step, as amounts, rates and days are written', () => {
  const stored = {
    ...emptyPayoff,
    lenderName: 'Rho Servicing',
    principal: 99_000_00,
    interest: 0,
    interestTo: '2026-11-20',
  };
  const figure = payoffFigure({ ...stored, rate: '4.95', daysInYear: '360' }, [], {
    day: '2026-11-30',
    source: 'Disbursement date of the file',
  });
  if (figure.kind !== 'figure') throw new Error('The figure is open');
  const explanation = explanationOf(figure.total.trace);
  const text = explanationText(explanation);
  expect(explanation).toMatchObject({ id: '0', origin: 'calculated', value: '99,136.13' });
  for (const part of [
    'Principal: 99,000.00',
    'Rate: 4.95',
    'The money arrives: 11/30/2026',
    'Disbursement date of the file: 11/30/2026',
    'Days: 10 days',
    'Interest from 11/21/2026',
  ])
    expect(text).toContain(part);
  expect(explanation.children?.[0]).toMatchObject({ id: '0.0', origin: 'typed', field: 'principal' });
});
