export { MaskedIdField, type MaskedIdFieldProps } from './masked-id-field.tsx';
export { REVEAL_MILLISECONDS } from './use-reveal.ts';
