export { RecordField, type RecordFieldLook } from '../../records/field/record-field.tsx';
