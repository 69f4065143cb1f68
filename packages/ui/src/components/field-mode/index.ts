export {
  type FieldMode,
  FieldModeScope,
  type FieldModeScopeProps,
  type FieldModeState,
  stricter,
  useFieldMode,
} from './field-mode.tsx';
