export { formatMoney } from '../../lib/parse/money.ts';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
