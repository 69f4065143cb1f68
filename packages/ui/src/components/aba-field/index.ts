export { AbaField, type AbaFieldProps } from './aba-field.tsx';
export type { BankLookup } from './use-bank-name.ts';
