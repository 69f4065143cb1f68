export { formatMoney } from '../../lib/parse/format-money.ts';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
