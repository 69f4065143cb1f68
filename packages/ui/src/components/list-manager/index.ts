export { type ListManagerMessages, listManagerMessages } from './list-manager.messages.ts';
export type { ListManagerProps } from './list-manager.props.ts';
export { ListManager } from './list-manager.tsx';
export type {
  ListChange,
  ListChangeDetails,
  ListChangeReason,
  ListItemID,
  ListManagerItem,
} from './list-manager.types.ts';
