export { type OutsidePartyPickerMessages, outsidePartyPickerMessages } from './outside-party-picker.messages.ts';
export {
  type OutsideParty,
  OutsidePartyPicker,
  type OutsidePartyPickerProps,
  type PartyRole,
} from './outside-party-picker.tsx';
