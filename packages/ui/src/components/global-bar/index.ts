export { globalBarMessages } from './global-bar.messages.ts';
export { GlobalBar, type GlobalBarProps } from './global-bar.tsx';
export type {
  GlobalBarAction,
  GlobalBarArea,
  GlobalBarRegion,
  GlobalBarStatus,
  GlobalBarUser,
} from './global-bar.types.ts';
