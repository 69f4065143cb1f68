import { goldenAccount } from './golden.fixture.ts';
import {
  newPositivePayField,
  newPositivePayLayout,
  type PositivePayEvent,
  type PositivePayField,
  type PositivePayLayout,
  type PositivePayValue,
  positivePayFile,
  positivePaySample,
} from './index.ts';

export const field = (value: PositivePayValue, more: Partial<PositivePayField> = {}): PositivePayField => ({
  ...newPositivePayField,
  ...{ label: value, value },
  ...(value.includes('mount') && { amount: 'Decimal point' }),
  ...(value.includes('date') && { mask: 'YYYYMMDD' }),
  ...more,
});
export const detail = [field('Event code'), field('Check number'), field('Amount'), field('Payee')];
export const simple: PositivePayLayout = { ...newPositivePayLayout, name: 'Simple', detail };
export const fixedLayout: PositivePayLayout = {
  ...simple,
  ...{ format: 'Fixed', delimiter: null, quoting: null },
  detail: [
    field('Event code', { width: 1 }),
    field('Check number', { width: 10, align: 'Right', fill: 'Zero' }),
    field('Amount', { width: 12, align: 'Right', fill: 'Zero', amount: 'Two implied decimals' }),
    field('Payee', { width: 20 }),
  ],
};
const [first] = positivePaySample.events;
if (!first) throw new Error('the sample has events');
export const check = (more: Partial<PositivePayEvent>): PositivePayEvent => ({ ...first, payee: 'Ann Lee', ...more });
export const made = (layout: PositivePayLayout, ...events: readonly PositivePayEvent[]) =>
  positivePayFile(layout, goldenAccount, events, { date: '2026-06-30', number: 7 });
