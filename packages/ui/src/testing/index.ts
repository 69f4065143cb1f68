/** What tests of screens need from the kit: testers, and services that show nothing, record, and answer from a script. */
export { createDialogsDouble, type DialogsDouble, installDialogs } from '../services/dialogs/index.ts';
export { createToastsDouble, type ToastsDouble } from '../services/toasts/index.ts';
export type { Match } from './accessible.ts';
export { type Announcement, type AnnouncementRecorder, recordAnnouncements } from './announcements.ts';
export type { DialogTester } from './dialog-tester.ts';
export { type ContractCase, type ContractedField, type ContractStage, fieldContract } from './field-contract.ts';
export type { FieldTester } from './field-tester.ts';
export type { GridTester, RowMatch } from './grid-tester.ts';
export { createKitTester, type KitTester } from './kit-tester.ts';
export type { MenuTester } from './menu-tester.ts';
export type { ComboboxTester, SelectTester } from './select-tester.ts';
export type { TabsTester } from './tabs-tester.ts';
export type { ToastsTester } from './toasts-tester.ts';
export type { TestUser } from './user.ts';
